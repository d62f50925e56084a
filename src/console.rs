//! Bottone with a console, for Windows: packed as `bottone.com`, which a prompt finds before `bottone.exe`.

mod program;

fn main() -> std::process::ExitCode {
    program::run()
}
