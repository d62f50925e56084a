//! The faults of a theme, in words.

use bottone_i18n::Saying;

use super::{
    FIGURES, FaceTurn, Layout, MOST_FIGURES, MOST_NAME, MOST_SECONDS, MOST_STRENGTH, MOST_TURNS,
    MOST_WORDS, StripPart, TIME, Texts, ThemePicture, WallPlan, WallTheme,
};
use crate::profiles::{
    ContentFault,
    PathStep::{self, Field, Item},
};

pub(super) fn of(theme: &WallTheme) -> Option<ContentFault> {
    let name = theme.name.trim();
    if name.is_empty() || name.chars().count() > MOST_NAME {
        let fault = Saying::of("files-name-letters").with("most", MOST_NAME);
        return Some(ContentFault { path: vec![Field("name")], fault });
    }
    layout(&theme.layout)
        .or_else(|| theme.picture.as_ref().and_then(picture))
        .or_else(|| texts(&theme.texts))
        .or_else(|| plan(&theme.plan))
}

fn at(path: &[PathStep], fault: Saying) -> ContentFault {
    ContentFault { path: path.to_vec(), fault }
}

fn layout(layout: &Layout) -> Option<ContentFault> {
    let place = |field| [Field("layout"), Field(field)];
    for (field, figures) in [("left", &layout.left), ("right", &layout.right)] {
        if figures.len() > MOST_FIGURES {
            let most = Saying::of("files-field-most").with("field", field);
            return Some(at(&place(field), most.with("most", MOST_FIGURES)));
        }
    }
    let parts = &layout.strip;
    let twice = |(at, part): (usize, &StripPart)| parts[..at].contains(part);
    if let Some(index) = parts.iter().enumerate().position(twice) {
        let path = [Field("layout"), Field("strip"), Item(index)];
        return Some(at(&path, Saying::of("wall-wrong-part-twice")));
    }
    for (field, size, within) in
        [("time", layout.time, &TIME), ("figures", layout.figures, &FIGURES)]
    {
        if !within.contains(&size) {
            let what = Saying::of("wall-wrong-size");
            let what = what
                .with("least", u64::from(*within.start()))
                .with("most", u64::from(*within.end()));
            return Some(at(&place(field), what));
        }
    }
    None
}

fn picture(picture: &ThemePicture) -> Option<ContentFault> {
    if picture.file.trim().is_empty() {
        return Some(at(&[Field("picture"), Field("file")], Saying::of("wall-wrong-picture")));
    }
    if picture.strength > MOST_STRENGTH {
        let what = Saying::of("wall-wrong-size").with("least", 0_u64);
        let what = what.with("most", u64::from(MOST_STRENGTH));
        return Some(at(&[Field("picture"), Field("strength")], what));
    }
    None
}

impl Texts {
    /// Returns every line with its name in the file.
    pub fn lines(&self) -> [(&'static str, &String); 12] {
        [
            ("title", &self.title),
            ("footer", &self.footer),
            ("sponsor", &self.sponsor),
            ("waiting", &self.waiting),
            ("break", &self.pause),
            ("day_over", &self.day_over),
            ("winner", &self.winner),
            ("moves", &self.moves),
            ("seats", &self.seats),
            ("payouts", &self.payouts),
            ("final_table", &self.final_table),
            ("registration", &self.registration),
        ]
    }
}

fn texts(texts: &Texts) -> Option<ContentFault> {
    let long = |(_, words): &(&str, &String)| {
        words.chars().count() > MOST_WORDS || words.chars().any(char::is_control)
    };
    let (field, _) = texts.lines().into_iter().find(long)?;
    let what = Saying::of("wall-wrong-words").with("most", MOST_WORDS);
    Some(at(&[Field("texts"), Field(field)], what))
}

fn plan(plan: &WallPlan) -> Option<ContentFault> {
    for (field, turns) in [
        ("registration", &plan.registration),
        ("play", &plan.play),
        ("break", &plan.pause),
        ("over", &plan.over),
    ] {
        if turns.len() > MOST_TURNS {
            let most = Saying::of("files-field-most").with("field", field);
            return Some(at(&[Field("plan"), Field(field)], most.with("most", MOST_TURNS)));
        }
        let wrong = |turn: &FaceTurn| turn.seconds == 0 || turn.seconds > MOST_SECONDS;
        if let Some(index) = turns.iter().position(wrong) {
            let path = [Field("plan"), Field(field), Item(index), Field("seconds")];
            let what = Saying::of("wall-wrong-seconds").with("most", u64::from(MOST_SECONDS));
            return Some(at(&path, what));
        }
    }
    None
}
