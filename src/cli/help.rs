//! The help, in the language of whoever reads it.
//!
//! Commands and what they take are declared without a word; here each gets the words that have its
//! name. What clap itself says of words that it does not understand stays English: it has no place
//! for another language.

use clap::{Arg, Command};

use crate::tongue::Language;

/// The command with its help in this language.
pub(super) fn in_words(command: Command, language: Language) -> Command {
    // Twice: a command that is built knows whether it has a longer help, and has only then the
    // option that shows it.
    let mut command = with_words(command, language);
    command.build();
    with_words(command, language)
}

fn with_words(command: Command, language: Language) -> Command {
    let word = |name: &str| language.word(name);
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        word("cli-usage")
    );
    let command = command
        .about(word("cli-about"))
        .long_about(word("cli-about-long"))
        .after_help(word("cli-examples"))
        .subcommand_help_heading(word("cli-commands"))
        .help_template(template.clone())
        .mut_args(|arg| of_arg(arg, "cli-arg", language));
    command.mut_subcommands(|command| {
        let name = format!("cli-{}", command.get_name());
        command
            .about(word(&name))
            .long_about(word(&format!("{name}-long")))
            .help_template(template.clone())
            .mut_args(|arg| of_arg(arg, &name, language))
    })
}

/// What a command takes, with its words; those that all commands share have their own.
fn of_arg(arg: Arg, command: &str, language: Language) -> Arg {
    let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
    let own = format!("{command}-{}", arg.get_id());
    let shared = format!("cli-arg-{}", arg.get_id());
    let name = if language.has(&own) { own } else { shared };
    arg.help(language.word(&name)).help_heading(language.word(heading))
}
