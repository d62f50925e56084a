//! Late reports on the command line: `rehearse --late`, `tell`, `show --at` and `--record`.

use crate::stage::bottone;

#[test]
fn an_evening_reported_late_is_the_evening_and_goes_on_late() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (plain, late) = (file("plain.ron"), file("late.ron"));
    let rehearse = ["rehearse", "--entries", "40", "--seed", "4", "--until", "players:20"];
    assert_eq!(bottone(rehearse.into_iter().chain([plain.as_str()])).status, Some(0));
    let output = bottone(rehearse.into_iter().chain(["--late", late.as_str()]));
    assert_eq!((output.status, output.complaint.as_str()), (Some(0), ""));
    let shown = |arguments: &[&str]| {
        let said = bottone(std::iter::once(&"show").chain(arguments));
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        said.out
    };
    assert_eq!(shown(&[&plain]), shown(&[&late]), "reported late, it is the same evening");
    assert_eq!(bottone(["check", &late]).status, Some(0));

    let text = std::fs::read_to_string(&late).unwrap();
    assert!(text.contains("happened:"), "nothing was reported late");
    // The state at an instant, by the present knowledge.
    let instant = text.split("recorded:\"").nth(30).unwrap().split('"').next().unwrap();
    assert_eq!(shown(&["--at", instant, &plain]), shown(&["--at", instant, &late]));
    let known = shown(&["--record", "20", &plain]);
    assert_ne!(known, shown(&[&plain]));
    assert_ne!(known, shown(&["--record", "19", &plain]));
    let unknown = bottone(["show", "--record", "99999", &plain]);
    assert_eq!(unknown.status, Some(1));
    assert!(unknown.complaint.contains("no record 99"), "{}", unknown.complaint);
    let never = bottone(["show", "--at", "noon", &plain]);
    assert!(never.complaint.contains("“noon” is not a time"), "{}", never.complaint);
}

/// Checks evenings found by the long runs, each with an office. They once stopped early when they
/// were played again with late reports.
#[test]
fn found_evenings_end_when_they_are_reported_late() {
    let folder = tempfile::tempdir().unwrap();
    for (profile, entries, alternates, seed, why) in [
        ("heads-up-match", "54", "5", "2", "a draw under a sealed secret hangs on who is in"),
        ("charity-rebuys", "30", "5", "817", "a deal falls by half of a colour-up in one instant"),
        ("charity-rebuys", "47", "0", "1135", "a seat that somebody left in time is drawn"),
    ] {
        let file = folder.path().join(format!("{seed}.ron"));
        let file = file.to_str().unwrap();
        let output = bottone([
            "rehearse",
            "--office",
            "--late",
            "--profile",
            profile,
            "--entries",
            entries,
            "--alternates",
            alternates,
            "--seed",
            seed,
            file,
        ]);
        assert_eq!((output.status, output.complaint.as_str()), (Some(0), ""), "{why}");
        assert_eq!(bottone(["check", file]).status, Some(0), "{why}");
    }
}

#[test]
fn one_act_is_reported_and_its_record_or_the_refusal_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.ron").to_str().unwrap().to_owned();
    let rehearse = ["rehearse", "--entries", "30", "--until", "level:3", &file];
    assert_eq!(bottone(rehearse).status, Some(0));
    let text = std::fs::read_to_string(&file).unwrap();
    let last = text.rsplit("recorded:\"").nth(2).unwrap().split('"').next().unwrap().to_owned();
    let pinned = "Tables(Pin(entry:7,pinned:true))";
    let late = bottone(["tell", &file, pinned, "--happened", &last]);
    assert_eq!((late.status, late.complaint.as_str()), (Some(0), ""));
    assert!(late.out.contains(&format!("happened:Some(\"{last}\")")), "{}", late.out);
    let again = bottone(["tell", &file, pinned]);
    assert_eq!(again.status, Some(1));
    assert!(again.complaint.contains("NothingToDo"), "{}", again.complaint);
    let now = bottone(["tell", &file, "Tables(Pin(entry:7,pinned:false))"]);
    assert_eq!(now.status, Some(0));
    assert!(!now.out.contains("happened"), "{}", now.out);
    let early = bottone(["tell", &file, pinned, "--happened", "2020-01-01T00:00:00.000Z"]);
    assert!(early.complaint.contains("did not exist at that time"), "{}", early.complaint);
    let wrong = bottone(["tell", &file, "Tables(Pin(entry:7))"]);
    assert!(wrong.complaint.contains("command not recognised"), "{}", wrong.complaint);
    assert_eq!(bottone(["check", &file]).status, Some(0));
}
