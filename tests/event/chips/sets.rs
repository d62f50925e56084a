//! Chip sets on the shelf: the shipped ones, and the faults of a file.

use std::{collections::BTreeSet, fs};

use bottone::{
    base::chips::Chips,
    rules::{
        chip_set::{ChipSet, ChipStock, Style, remarks, starting_stack},
        levels::Structure,
    },
    store::profiles::{self, Origin},
};

fn shipped() -> Vec<(String, ChipSet)> {
    let shelf = profiles::shelf::<ChipSet>(None).into_iter();
    shelf.map(|entry| (entry.id, entry.profile.unwrap())).collect()
}

#[test]
fn shipped_sets_can_be_played_with() {
    let sets = shipped();
    assert_eq!(sets.len(), 5);
    let owned = |id: &str| sets.iter().find(|(found, _)| found == id).unwrap().1.count();
    assert_eq!((owned("home-500"), owned("home-1000")), (500, 1_000));
    for (id, set) in &sets {
        let colours: BTreeSet<_> = set.chips.iter().map(|chip| chip.colour).collect();
        assert_eq!(colours.len(), set.chips.len(), "{id}: every value has its colour");
        let values = set.values();
        for pair in values.windows(2) {
            assert!(pair[1].get().is_multiple_of(pair[0].get()), "{id}: {pair:?} can be raced");
        }
    }
    // Some set makes the starting stack of every structure that names its chips.
    for entry in profiles::shelf::<Structure>(None) {
        let structure = entry.profile.unwrap();
        let in_play: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
        let stack = structure.starting_stack;
        let made = starting_stack(&in_play, stack, Style::Ample);
        let made = made.unwrap_or_else(|| panic!("{}", entry.id));
        assert_eq!(remarks(&made, stack), [], "{}: {made:?}", entry.id);
    }
}

#[test]
fn what_is_wrong_with_a_set_is_said_where_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own.ron");
    let chip = |value: &str, owned: &str| {
        format!(
            "        (value: {value}, name: \"green\", colour: (46, 139, 87), owned: {owned}),\n"
        )
    };
    let set = |chips: &str| format!("(\n    name: \"Own\",\n    chips: [\n{chips}    ],\n)\n");
    let cases = [
        (set(""), "3:12: `chips`: expected at least one"),
        (set(&chip("0", "5")), "4:17: `value` of a chip: expected at least 1"),
        (
            set(&[chip("25", "5"), chip("25", "6")].concat()),
            "5:17: `value` 25 is in the set twice: expected another",
        ),
        (set(&chip("25", "10_000_001")), "4:66: `owned`: expected at most 10,000,000"),
    ];
    for (text, said) in cases {
        fs::write(&file, &text).unwrap();
        let error = profiles::read::<ChipSet>(&file).unwrap_err().to_string();
        assert!(error.ends_with(said), "{error}\nnot {said}");
    }
}

#[test]
fn a_house_keeps_its_own() {
    let events = tempfile::tempdir().unwrap();
    let folder = events.path().join("chips");
    let mut set = ChipSet { name: "Circolo / Sala 2".to_owned(), ..ChipSet::default() };
    assert!(profiles::save(&folder, &set.name, &set).is_err(), "a set without chips");
    let colour = (46, 139, 87);
    set.chips.push(ChipStock { value: Chips::new(25), name: "verde".into(), colour, owned: 300 });
    let file = profiles::save(&folder, &set.name, &set).unwrap();
    assert_eq!(file, folder.join("circolo-sala-2.ron"));
    set.chips[0].owned = 280;
    assert_eq!(profiles::save(&folder, &set.name, &set).unwrap(), file);
    let shelf = profiles::shelf::<ChipSet>(Some(&folder));
    let own: Vec<_> = shelf.iter().filter(|entry| entry.origin != Origin::Shipped).collect();
    assert_eq!(own.len(), 1);
    assert_eq!(own[0].profile.as_ref().unwrap(), &set);
}
