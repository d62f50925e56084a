//! The help, in the language of whoever reads it.
//!
//! Commands and what they take are declared without a word; here each gets the words that have its
//! name. Errors are in `misread`.

use clap::{Arg, Command};

use crate::i18n::Language;

/// The command with its help in this language.
pub(super) fn in_words(command: Command, language: Language) -> Command {
    // Twice: a command that is built knows whether it has a longer help, and has only then the
    // option that shows it.
    let mut command = with_words(command, language);
    command.build();
    with_words(command, language)
}

/// The words of the usage that clap sets itself: in it, and the message that replaces them.
const OF_CLAP: [(&str, &str); 2] =
    [("[OPTIONS]", "cli-usage-options"), ("<COMMAND>", "cli-usage-command")];

/// Returns a usage of clap with its own words in this language.
pub(super) fn usage(language: Language, usage: &str) -> String {
    OF_CLAP.iter().fold(usage.to_owned(), |usage, (of_clap, name)| {
        usage.replace(of_clap, &language.word(name))
    })
}

fn with_words(command: Command, language: Language) -> Command {
    let word = |name: &str| language.word(name);
    let template = template(&command, language);
    let command = command
        .about(word("cli-about"))
        .long_about(word("cli-about-long"))
        .after_help(word("cli-examples"))
        .help_template(template)
        .mut_args(|arg| of_arg(arg, "cli-arg", language));
    command.mut_subcommands(|command| of_command(command, "", language))
}

/// A command with its words, and with those of the commands that it has; `above` is what stands before its name.
fn of_command(command: Command, above: &str, language: Language) -> Command {
    // The command that shows the help has the same words wherever it stands, and repeats those of all others.
    let is_help = command.get_name() == "help";
    let above = if is_help { "" } else { above };
    let name = format!("cli-{above}{}", command.get_name());
    let within = format!("{above}{}-", command.get_name());
    let template = self::template(&command, language);
    let command = command
        .about(language.word(&name))
        .long_about(language.word(&format!("{name}-long")))
        .help_template(template)
        .mut_args(|arg| of_arg(arg, &name, language));
    if is_help {
        return command;
    }
    command.mut_subcommands(|command| of_command(command, &within, language))
}

/// What stands where in the help of a command.
fn template(command: &Command, language: Language) -> String {
    // clap sets a second line of the usage for a heading of six letters.
    let heading = format!("{:<6}", language.word("cli-usage"));
    // To render the usage builds a command, and words that are set afterwards count no more.
    let whole = command.clone().render_usage().to_string();
    let usage = usage(language, whole.split_once(':').map_or(&*whole, |(_, usage)| usage.trim()));
    let part = |is_there: bool, name: &str, tag: &str| {
        if is_there { format!("{}\n{tag}\n\n", language.word(name)) } else { String::new() }
    };
    let commands = part(command.has_subcommands(), "cli-commands", "{subcommands}");
    let takes = command.get_positionals().next().is_some();
    let takes = part(takes, "cli-arguments", "{positionals}");
    let options = format!("{}\n{{options}}", language.word("cli-options"));
    format!("{{about-with-newline}}\n{heading} {usage}\n\n{commands}{takes}{options}{{after-help}}")
}

/// What a command takes, with its words; those that all commands share have their own.
fn of_arg(arg: Arg, command: &str, language: Language) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let (own, shared) = (format!("{command}-{name}"), format!("cli-arg-{name}"));
    let words = language.word(if language.has(&own) { &own } else { &shared });
    // Its own help is the only one that has longer words from clap.
    let arg = if arg.get_id() == "help" { arg.long_help(words.clone()) } else { arg };
    arg.help(words)
}
