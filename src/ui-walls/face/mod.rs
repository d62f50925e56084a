//! The faces of the wall, each with its own look, sized by the height of the window.

mod backgrounds;
mod canvas;
mod clock;
mod clocks;
mod final_round;
mod final_table;
mod frame;
mod hand_for_hand;
mod lists;
mod moments;
mod payouts;
mod registration;
mod schedule;
mod standings;
mod stopped_clock;
mod strip;
mod winner;

use bottone_store::profiles::themes::{Colour, Colours, Layout, PicturePlace, Texts, WallTheme};
use bottone_ui_kit::theme::Theme;
use egui::{Color32, Rect, TextureHandle, Ui};

use super::scene::{FaceView, WallScene};

use canvas::Canvas;
pub use canvas::LEAST;
pub use lists::LEAST_NAME;

/// The time for which a page of a list stays, in milliseconds.
pub(super) const PAGE: u64 = 9_000;

/// The look of a wall: its theme in drawable form.
#[derive(Clone)]
pub struct WallLook {
    inks: Inks,
    layout: Layout,
    texts: Texts,
    picture: Option<(TextureHandle, PicturePlace, u8)>,
    /// True if chips fall.
    moves: bool,
    /// True for light on dark.
    is_dark: bool,
    /// The club's name; may be empty.
    club: String,
    /// The club's logo, shown where the theme has none.
    club_logo: Option<TextureHandle>,
}

/// The theme's colours in drawable form.
#[derive(Clone, Copy, Debug)]
struct Inks {
    ground: Color32,
    rest: Color32,
    alarm_ground: Color32,
    feast: Color32,
    panel: Color32,
    line: Color32,
    text: Color32,
    dim: Color32,
    accent: Color32,
    gold: Color32,
    alarm: Color32,
    banner: Color32,
    on_banner: Color32,
    /// For chips, which are drawn as on the desk.
    desk: &'static Theme,
}

impl From<&Colours> for Inks {
    fn from(colours: &Colours) -> Self {
        let of = |(red, green, blue): Colour| Color32::from_rgb(red, green, blue);
        Self {
            ground: of(colours.ground),
            rest: of(colours.rest),
            alarm_ground: of(colours.alarm_ground),
            feast: of(colours.feast),
            panel: of(colours.panel),
            line: of(colours.line),
            text: of(colours.text),
            dim: of(colours.dim),
            accent: of(colours.accent),
            gold: of(colours.gold),
            alarm: of(colours.alarm),
            banner: of(colours.banner),
            on_banner: of(colours.on_banner),
            desk: if colours.is_dark() { &Theme::DARK } else { &Theme::LIGHT },
        }
    }
}

impl WallLook {
    /// Returns the look of a theme, with its picture if there is one.
    pub fn of(theme: &WallTheme, picture: Option<TextureHandle>) -> Self {
        let placed = theme.picture.as_ref().zip(picture);
        Self {
            inks: Inks::from(&theme.colours),
            layout: theme.layout.clone(),
            texts: theme.texts.clone(),
            moves: theme.moments.motion,
            picture: placed.map(|(of, picture)| (picture, of.place, of.strength)),
            is_dark: theme.colours.is_dark(),
            club: String::new(),
            club_logo: None,
        }
    }

    /// Returns the look with the club's name and logo.
    #[must_use]
    pub fn of_club(self, name: &str, logo: Option<TextureHandle>) -> Self {
        Self { club: name.trim().to_owned(), club_logo: logo, ..self }
    }

    /// Returns the theme's logo, or else the club's.
    fn logo(&self) -> Option<&TextureHandle> {
        let own = self.picture.as_ref().filter(|(_, place, _)| *place == PicturePlace::Logo);
        own.map(|(picture, ..)| picture).or(self.club_logo.as_ref())
    }
}

/// Draws `scene` over `place`. With `named`, screen readers get the words.
pub fn draw(ui: &Ui, place: Rect, scene: &WallScene, look: &WallLook, named: bool) {
    let canvas = Canvas::new(ui, scene.language, place, look, named);
    match &scene.view {
        FaceView::LevelUp(level) => return canvas.level_up(scene, level),
        FaceView::InTheMoney(money) => return canvas.in_the_money(scene, money),
        FaceView::HandForHand(hand) => return canvas.hand_for_hand(scene, hand),
        FaceView::FinalPoster(table) => return canvas.final_poster(scene, table),
        FaceView::Winner(poster) => return canvas.winner(poster),
        FaceView::FinalTable(Some(table)) if !canvas.upright => {
            canvas.ground(scene);
            canvas.final_round(scene, table);
            return canvas.edge(scene);
        }
        _ => {}
    }
    canvas.ground(scene);
    let top = canvas.head(scene);
    let top = canvas.banner(&scene.head.banner, top);
    let bottom = canvas.foot();
    let bottom =
        if matches!(scene.view, FaceView::Clock(_)) { canvas.seal(scene, bottom) } else { bottom };
    let body = place.with_min_y(top).with_max_y(bottom);
    match &scene.view {
        FaceView::Clock(clock) => canvas.clock(clock, body),
        FaceView::Clocks(tiles) => canvas.clocks(tiles, body),
        FaceView::Moves(moves) => canvas.moves(moves, scene.shown_millis, body),
        FaceView::Seats(seats) => canvas.seats(seats, scene.shown_millis, body),
        FaceView::Payouts(payouts) => canvas.payouts(payouts, scene.shown_millis, body),
        FaceView::FinalTable(table) => canvas.final_table(table.as_deref(), body),
        FaceView::Registration(registration) => canvas.registration(registration, body),
        FaceView::Schedule(schedule) => canvas.schedule(schedule, scene.shown_millis, body),
        FaceView::Standings(standings) => canvas.standings(standings, scene.shown_millis, body),
        // These moments cover the whole wall.
        FaceView::LevelUp(_)
        | FaceView::InTheMoney(_)
        | FaceView::HandForHand(_)
        | FaceView::FinalPoster(_)
        | FaceView::Winner(_) => {}
    }
    canvas.edge(scene);
}
