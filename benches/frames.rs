//! The cost of a frame of each screen before drawing: layout and triangulation. No display is
//! needed.
//!
//! ```text
//! cargo bench --bench frames -- EVENT.ron
//! ```
//!
//! The clock of a copy of EVENT runs, and a frame is made for each second at 1920×1080. The output
//! has the processor time of this thread: for the first frame of a screen, and the mean of the next
//! forty. The vertices of all triangles and the size of the glyph texture follow. Linux only.
#![allow(
    missing_docs,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench"
)]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it copies a file and measures"
)]

use bottone::{
    base::time::{Span, Timestamp},
    session::{
        Desk as _, Operator, file,
        time::{StageClock, Timekeeper as _},
    },
    store::settings::SettingsFile,
    tournament::{Command, clock::ClockCommand},
    ui::app::App,
    ui_frame::action::{Action, Screen},
    ui_kit::fonts,
};
use egui::{Context, Pos2, RawInput, Rect, epaint::Primitive, vec2};

const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);
const SCREENS: [Screen; 9] = [
    Screen::Clock,
    Screen::Floor,
    Screen::Players,
    Screen::Table,
    Screen::Chips,
    Screen::Money,
    Screen::Room,
    Screen::Log,
    Screen::Setup,
];
const FRAMES: usize = 40;

fn main() {
    // `cargo bench` adds arguments of its own.
    let event = std::env::args().skip(1).find(|word| !word.starts_with("--")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("event.ron");
    std::fs::copy(event, &copy).unwrap();
    let clock = StageClock::at(EVENING);
    let operator = Operator { name: "Ann".into(), station: "bench".into() };
    let mut desk = file::open(&copy, Box::new(clock.clone()), operator).unwrap().desk;
    let last = desk.records().last().map_or(EVENING, |record| record.recorded);
    clock.set(clock.now().max(last));
    // A running clock goes on.
    let _ = desk.submit(Command::Clock(ClockCommand::Start), None);

    let ctx = Context::default();
    fonts::install(&ctx);
    let mut app = App::new(SettingsFile::none(), None).unattended();
    app.set_desk(desk);
    println!(
        "screen   first: layout ms  triangles ms  then: layout ms    triangles ms  corners  letters"
    );
    let mut time = 0.0;
    for screen in SCREENS {
        app.request(Action::Go(screen));
        let mut lay_out = |frames: usize| {
            let frame = |_| {
                clock.set(clock.now().after(Span::from_millis(1_000)));
                time += 1.0;
                let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1_920.0, 1_080.0)));
                let (max_texture_side, time) = (Some(16_384), Some(time));
                let input = RawInput { screen_rect, max_texture_side, time, ..RawInput::default() };
                let mut output = ctx.run_ui(input, |ui| app.ui(ui));
                output.textures_delta.clear();
                output.shapes
            };
            (0..frames).map(frame).collect::<Vec<_>>()
        };
        let (mut costs, mut corners) = (Vec::new(), 0);
        // Requests are performed at the end of a frame and shown in the next.
        lay_out(1);
        for frames in [1, FRAMES] {
            let began = processor();
            let shapes = lay_out(frames);
            let laid_out = processor();
            let drawn: Vec<_> =
                shapes.into_iter().map(|shapes| ctx.tessellate(shapes, 1.0)).collect();
            let made = processor();
            costs
                .extend([laid_out - began, made - laid_out].map(|cost| cost * 1e3 / frames as f64));
            let meshes =
                drawn.last().into_iter().flatten().filter_map(|shape| match &shape.primitive {
                    Primitive::Mesh(mesh) => Some(mesh.vertices.len()),
                    Primitive::Callback(_) => None,
                });
            corners = meshes.sum::<usize>();
        }
        let [wide, high] = ctx.fonts_mut(|fonts| fonts.font_image_size());
        print!("{:8}", format!("{screen:?}"));
        for cost in costs {
            print!("{cost:16.2}");
        }
        println!("{corners:9}  {wide}×{high}");
    }
}

/// Returns the processor time of this thread so far, in seconds.
fn processor() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
