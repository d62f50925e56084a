//! Tests of `src/base/fair.rs`.

use bottone_base::fair::{Hash, Secret, typed_code};

#[test]
fn hashes_are_those_of_the_standard() {
    // FIPS 180-4, the example of one block.
    let hash = Hash::of("abc");
    assert_eq!(
        hash.to_string(),
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    );
    assert_eq!(Hash::read(&hash.to_string()), Some(hash));
    assert_eq!(Hash::read("ba78"), None);
    assert_eq!(Hash::read(&"g".repeat(64)), None);
}

#[test]
fn a_code_is_sixty_bits_in_base_32() {
    // Calculated by a second program: the top 60 bits of 0xba7816bf8f01cfea…
    assert_eq!(Hash::of("abc").code(), "Q9W1-DFWF-077Y");
    for (typed, meant) in [
        ("q9w1-dfwf-077y", "Q9W1-DFWF-077Y"),
        ("Q9WI DFWF O77Y", "Q9W1-DFWF-077Y"),
        ("q9wldfwfo77y", "Q9W1-DFWF-077Y"),
        ("", ""),
    ] {
        assert_eq!(typed_code(typed), meant, "{typed}");
    }
}

#[test]
fn a_secret_is_not_shown_by_mistake() {
    let secret = Secret::new([7; 32]);
    let label = format!("{secret:?}");
    assert!(!label.contains(&secret.revealed()) && label.contains(&secret.hash().to_string()));
    assert_eq!(ron::from_str::<Secret>(&ron::to_string(&secret).unwrap()), Ok(secret));
    assert!(ron::from_str::<Secret>("\"0707\"").is_err());
}

#[test]
fn a_seed_hangs_on_the_secret_the_word_and_what_is_asked() {
    // The output of `sha256sum` for these lines begins with 9a 7e 46 f0 6c 5d 60 04.
    let secret = Secret::new([7; 32]);
    let seed = secret.seed("sette bello", "0\nseats 1 2\n1 - 1,2");
    assert_eq!(seed, 315_354_696_384_937_626);
    assert_ne!(seed, secret.seed("sette belle", "0\nseats 1 2\n1 - 1,2"));
    assert_ne!(seed, secret.seed("sette bello", "1\nseats 1 2\n1 - 1,2"));
    assert_ne!(seed, Secret::new([8; 32]).seed("sette bello", "0\nseats 1 2\n1 - 1,2"));
}
