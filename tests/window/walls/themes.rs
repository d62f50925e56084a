//! Themes as files: the built-in ones, a house's own, and the errors of a wrong one.

use std::fs;

use bottone::{
    i18n::{Language, ToText as _},
    store::profiles::{
        self, Origin, ProfileError, read,
        themes::{
            LEAST_CONTRAST, LEAST_OVER_PICTURE, MOST_STRENGTH, PicturePlace, ThemePicture,
            WallTheme, contrast, of_name, read_picture,
        },
    },
    ui_walls::{Walls, decode},
};

use crate::walls::evenings::themes;

#[test]
fn every_theme_of_the_program_is_read_from_the_back() {
    assert_eq!(
        themes().iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(),
        ["felt", "paper", "stadium"]
    );
    for (id, theme) in themes() {
        for pair in theme.colours.pairs() {
            assert!(
                pair.contrast >= LEAST_CONTRAST,
                "{id}: {} on {} has a contrast of {:.2}",
                pair.ink.0,
                pair.ground.0,
                pair.contrast,
            );
        }
        assert_eq!(theme.colours.is_dark(), id != "paper");
    }
}

#[test]
fn contrast_is_measured_as_wcag_does() {
    assert!((contrast((0, 0, 0), (255, 255, 255)) - 21.0).abs() < 0.01);
    assert!((contrast((0x77, 0x77, 0x77), (255, 255, 255)) - 4.48).abs() < 0.01);
}

/// Checks four thousand backgrounds, each alone in a file. Everything on them has the contrast that
/// WCAG 2.2 asks for (7, criterion 1.4.6). On a background neither dark nor light, where no colour
/// reaches that, it is as legible as black or white.
#[test]
fn a_ground_alone_makes_a_theme_that_is_read() {
    let steps: Vec<u8> = (0..=15).map(|step| step * 17).collect();
    let mut middle = 0;
    for red in &steps {
        for green in &steps {
            for blue in &steps {
                let ground = (*red, *green, *blue);
                let text = format!("(name: \"A\", colours: (ground: {ground:?}))");
                let theme: WallTheme = ron::from_str(&text).unwrap();
                assert_eq!(theme.colours.ground, ground);
                let most = contrast((0, 0, 0), ground).max(contrast((255, 255, 255), ground));
                let least = most.min(LEAST_CONTRAST);
                middle += usize::from(most < LEAST_CONTRAST);
                for pair in theme.colours.pairs() {
                    let (ink, on, found) = (pair.ink, pair.ground, pair.contrast);
                    assert!(found >= least, "{ground:?}: {ink:?} on {on:?}: {found:.2}");
                }
                let line = contrast(theme.colours.line, ground);
                assert!(line > 1.1, "{ground:?}: a line of {line:.2}");
            }
        }
    }
    assert!((1..2_048).contains(&middle), "{middle}");
}

/// Checks that values in a file stay. Missing ones follow from the file's background, or without
/// one from the built-in theme.
#[test]
fn what_a_theme_names_is_kept() {
    let of = |colours: &str| -> WallTheme {
        ron::from_str(&format!("(name: \"A\", colours: ({colours}))")).unwrap()
    };
    let usual = WallTheme::default().colours;
    assert_eq!(of("").colours, usual);
    let gold = of("gold: (1, 2, 3)").colours;
    assert_eq!((gold.gold, gold.text, gold.banner), ((1, 2, 3), usual.text, usual.banner));
    let light = of("ground: (250, 250, 250), text: (9, 9, 9), panel: (200, 220, 255)").colours;
    assert!(!light.is_dark());
    assert_eq!((light.text, light.panel), ((9, 9, 9), (200, 220, 255)));
    for pair in light.pairs() {
        assert!(pair.contrast >= LEAST_CONTRAST, "{pair:?}");
    }
    let own = of("ground: (20, 0, 40), gold: (240, 200, 90)").colours;
    assert_eq!(own.banner, own.gold, "the banner is of the house's gold");
}

/// Checks the brightest or darkest spot of a picture, at the greatest strength of a theme.
#[test]
fn a_picture_behind_the_figures_leaves_them_to_be_read() {
    let share = f32::from(MOST_STRENGTH) / 100.0;
    for (id, theme) in themes() {
        let spot = if theme.colours.is_dark() { 255.0 } else { 0.0 };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between two shares of light, which are 0 to 255"
        )]
        let over = |ground: u8| (f32::from(ground) * (1.0 - share) + spot * share).round() as u8;
        let (red, green, blue) = theme.colours.ground;
        let ground = (over(red), over(green), over(blue));
        for ink in [theme.colours.text, theme.colours.dim] {
            let found = contrast(ink, ground);
            assert!(found >= LEAST_OVER_PICTURE, "{id}: {ink:?} on {ground:?}: {found:.2}");
        }
    }
}

#[test]
fn what_a_house_keeps_is_on_the_shelf_and_goes_before_the_program_s() {
    let folder = tempfile::tempdir().unwrap();
    let mut theme = WallTheme { name: "Felt".to_owned(), ..WallTheme::default() };
    theme.texts.sponsor = "Caffè della Stazione".to_owned();
    theme.picture = Some(ThemePicture {
        file: "logo.png".to_owned(),
        place: PicturePlace::Background,
        strength: MOST_STRENGTH,
    });
    let file = profiles::save(folder.path(), &theme.name, &theme).unwrap();
    assert_eq!(read::<WallTheme>(&file).unwrap(), theme);
    let shelf = profiles::shelf::<WallTheme>(Some(folder.path()));
    assert_eq!(shelf.last().unwrap().origin, Origin::File(file));
    let (found, lies) = of_name(&shelf, "felt").unwrap();
    assert_eq!((found, lies), (&theme, Some(folder.path())));
    let logo = theme.picture.as_ref().unwrap().path(lies);
    assert_eq!(logo, folder.path().join("logo.png"));
    assert_eq!(of_name(&shelf, "paper").unwrap().1, None);
    assert!(of_name(&shelf, "nothing").is_none());
}

/// Checks each row: the file, line, column, and the words of the error.
#[test]
fn a_wrong_theme_says_where_and_what_was_expected() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.ron");
    let long = "x".repeat(201);
    for (text, line, column, says) in [
        ("(name: \"\")", 1, 8, "60 letters"),
        ("()", 1, 2, "name"),
        ("(name: \"A\",\n colour: ())", 2, 2, "colours"),
        ("(name: \"A\",\n colours: (grund: (1, 2, 3)))", 2, 12, "ground"),
        ("(name: \"A\",\n colours: (text: (1, 2, 256)))", 2, 25, "range"),
        ("(name: \"A\",\n layout: (left: [Player]))", 2, 18, "Players"),
        ("(name: \"A\",\n layout: (strip: [Chips, Chips]))", 2, 26, "once"),
        ("(name: \"A\",\n layout: (time: 10))", 2, 17, "70 to 115"),
        ("(name: \"A\",\n layout: (figures: 99))", 2, 20, "100 to 130"),
        ("(name: \"A\",\n picture: (file: \" \"))", 2, 18, "PNG, JPEG or SVG"),
        ("(name: \"A\",\n picture: (file: \"a\", strength: 21))", 2, 33, "0 to 20"),
        ("(name: \"A\",\n plan: (play: [(face: Clock, seconds: 0)]))", 2, 39, "1 to 3"),
        ("(name: \"A\",\n plan: (play: [(face: Cloc, seconds: 9)]))", 2, 23, "Clock"),
        (&format!("(name: \"A\",\n texts: (footer: \"{long}\"))"), 2, 18, "200 letters"),
    ] {
        fs::write(&file, text).unwrap();
        let error = read::<WallTheme>(&file).unwrap_err();
        let message = error.to_text(Language::English);
        let ProfileError::Wrong { line: at, column: from, .. } = error else {
            panic!("{text}: {message}")
        };
        assert!(message.contains(says), "{text}: {message}");
        assert_eq!((at, from), (line, column), "{text}: {message}");
        assert!(
            !ProfileError::to_text(&read::<WallTheme>(&file).unwrap_err(), Language::Italian)
                .is_empty()
        );
    }
}

#[test]
fn a_theme_that_is_kept_reads_back_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    for (id, theme) in themes() {
        let file = profiles::save(folder.path(), &id, &theme).unwrap();
        assert_eq!(read::<WallTheme>(&file).unwrap(), theme, "{id}");
    }
}

/// Returns a picture of one colour as PNG.
fn png(wide: u32, high: u32) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let image = image::RgbaImage::from_pixel(wide, high, image::Rgba([9, 8, 7, 255]));
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

#[test]
fn a_picture_is_read_within_limits() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("logo.png");
    let whole = png(300, 200);
    fs::write(&file, &whole).unwrap();
    let image = decode(&file, &read_picture(&file).unwrap()).unwrap();
    assert_eq!(image.size, [300, 200]);
    // A picture larger than any wall is reduced to a wall's size.
    let image = decode(&file, &png(8_000, 100)).unwrap();
    assert_eq!(image.size, [3_840, 48]);
    let mut jpeg = std::io::Cursor::new(Vec::new());
    let plain = image::RgbImage::from_pixel(40, 30, image::Rgb([9, 8, 7]));
    plain.write_to(&mut jpeg, image::ImageFormat::Jpeg).unwrap();
    assert_eq!(decode(&file, jpeg.get_ref()).unwrap().size, [40, 30]);
}

#[test]
fn a_hostile_picture_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("logo.png");
    let whole = png(30, 20);
    let mut huge = whole.clone();
    // A header that claims 65,536 by 65,536 pixels.
    huge[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    let mut gif = b"GIF89a".to_vec();
    gif.extend([0; 40]);
    let cases = [&b""[..], b"not a picture", &whole[..whole.len() / 2], &whole[..20], &huge, &gif];
    for bytes in cases {
        let error = decode(&file, bytes).unwrap_err();
        for language in Language::complete() {
            assert!(error.to_text(language).contains("logo.png"), "{error:?}");
        }
    }
    assert!(read_picture(folder.path()).is_err(), "a folder");
    assert!(read_picture(&folder.path().join("none.png")).is_err());
    let large = folder.path().join("large.png");
    fs::File::create(&large).unwrap().set_len(25 << 20).unwrap();
    assert!(read_picture(&large).unwrap_err().to_text(Language::English).contains("24 MB"));
    #[cfg(unix)]
    assert!(read_picture(std::path::Path::new("/dev/zero")).is_err(), "a device never ends");
}

/// Checks that a picture from a USB stick is still there when the stick is gone.
#[test]
fn the_picture_of_a_theme_that_is_kept_lies_beside_it() {
    let (events, stick) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = stick.path().join("Caffè Roma.PNG");
    fs::write(&file, png(30, 20)).unwrap();
    let mut walls = Walls::new(Some(events.path()));
    let mut theme = WallTheme { name: "Ours".to_owned(), ..themes().remove(0).1 };
    let mut keep = |file: &str, beside: &str| {
        let place = PicturePlace::Logo;
        theme.picture = Some(ThemePicture { file: file.to_owned(), place, strength: 12 });
        let id = walls.save_theme(&theme).unwrap().unwrap();
        let (kept, folder) = walls.theme(&id);
        let picture = kept.picture.unwrap();
        assert_eq!(picture.file, beside, "{file}");
        picture.path(folder.as_deref())
    };
    let from = file.display().to_string();
    let first = keep(&from, "caffe-roma.png");
    assert_eq!(fs::read(&first).unwrap(), png(30, 20));
    // The same picture again, by its full path there and by its name: it stays a single file.
    keep(&from, "caffe-roma.png");
    keep(&first.display().to_string(), "caffe-roma.png");
    keep("caffe-roma.png", "caffe-roma.png");
    // Another picture of that name does not replace it.
    fs::write(&file, png(40, 20)).unwrap();
    let second = keep(&from, "caffe-roma-2.png");
    drop(stick);
    assert_eq!(fs::read(&first).unwrap(), png(30, 20));
    assert_eq!(fs::read(&second).unwrap(), png(40, 20));
    // An unreadable picture is stored with its name, and reported where it is shown.
    keep(&from, &from);
}
