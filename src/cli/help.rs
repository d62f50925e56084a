//! The help, in the reader's language.
//!
//! Commands and their arguments are declared without texts; here each gets the texts of its name.
//! Errors are in `misread`.

use bottone_i18n::Language;
use clap::{Arg, Command};

/// Returns the command with its help in this language.
pub(super) fn localized(command: Command, language: Language) -> Command {
    // Twice: only a built command knows whether it has a longer help. It has the option that shows
    // the help only then.
    let mut command = with_words(command, language);
    command.build();
    with_words(command, language)
}

/// The texts that clap itself puts into a usage, and the messages that replace them.
const OF_CLAP: [(&str, &str); 2] =
    [("[OPTIONS]", "cli-usage-options"), ("<COMMAND>", "cli-usage-command")];

/// Returns a usage of clap with its own texts in this language.
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
        .mut_args(|arg| localize_arg(arg, "cli-arg", language));
    command.mut_subcommands(|command| localize_command(command, "", language))
}

/// Returns a command with its texts, and those of its subcommands. `above` is the text before its
/// name.
fn localize_command(command: Command, above: &str, language: Language) -> Command {
    // The help command has the same texts everywhere, and repeats those of all others.
    let is_help = command.get_name() == "help";
    let above = if is_help { "" } else { above };
    let own = text_name(command.get_name());
    let (name, within) = (format!("cli-{above}{own}"), format!("{above}{own}-"));
    let template = self::template(&command, language);
    let command = command
        .about(language.word(&name))
        .long_about(language.word(&format!("{name}-long")))
        .help_template(template)
        .mut_args(|arg| localize_arg(arg, &name, language));
    if is_help {
        return command;
    }
    command.mut_subcommands(|command| localize_command(command, &within, language))
}

/// Returns a typed name of a command or an argument as the texts have it: texts call a house a club.
fn text_name(typed: &str) -> &str {
    if typed == "house" { "club" } else { typed }
}

/// Returns the layout of a command's help.
fn template(command: &Command, language: Language) -> String {
    // clap indents a second usage line for a heading of six letters.
    let heading = format!("{:<6}", language.word("cli-usage"));
    // Rendering the usage builds a command, and texts set afterwards have no effect.
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

/// Returns an argument with its text. Arguments common to all commands have a shared text.
fn localize_arg(arg: Arg, command: &str, language: Language) -> Arg {
    let name = text_name(arg.get_id().as_str()).replace('_', "-");
    let (own, shared) = (format!("{command}-{name}"), format!("cli-arg-{name}"));
    let words = language.word(if language.has_sentence(&own) { &own } else { &shared });
    // Only the help option has a longer text from clap.
    let arg = if arg.get_id() == "help" { arg.long_help(words.clone()) } else { arg };
    arg.help(words)
}
