//! Whether to use colours.

use std::io::IsTerminal;

use tabia::diag::Colour;

use super::args::When;

/// Whether what goes to a stream is coloured. `NO_COLOR` (<https://no-color.org>) comes before `CLICOLOR_FORCE`
/// (<https://bixense.com/clicolors>), and what the command line says before both.
pub(super) fn of(when: When, stream: &impl IsTerminal) -> Colour {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let wanted = match when {
        When::Always => true,
        When::Never => false,
        When::Auto => !refused && (set("CLICOLOR_FORCE") || stream.is_terminal()),
    };
    if wanted { Colour::Always } else { Colour::Never }
}
