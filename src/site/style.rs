//! The style sheet: the colours of the pictures for every ground, then the rules, with a dark ground for whoever chose it.

use crate::svg::{Theme, css_variables};

/// How a part of the rules begins that holds on dark grounds. It ends at the next brace at the start of a line.
const DARK: &str = "@media screen and (prefers-color-scheme: dark) {\n";

/// The style sheet with these rules.
pub(super) fn style(rules: &str) -> String {
    let block = |theme, by: &str| {
        let lines = css_variables(theme);
        let lines: String = lines.lines().map(|line| format!("{by}  {}\n", line.trim())).collect();
        format!("{by}:root {{\n{lines}{by}}}\n")
    };
    let light = block(Theme::Light, "");
    let dark = block(Theme::Dark, "  ");
    let print = block(Theme::Print, "  ");
    chosen(&format!("{light}{DARK}{dark}}}\n@media print {{\n{print}}}\n{rules}"))
}

/// The rules where those for dark grounds obey the page's `data-theme`, and the system's wish only if it names none.
fn chosen(rules: &str) -> String {
    let mut parts = rules.split(DARK);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (dark, rest) = part.split_once("\n}\n").unwrap_or((part, ""));
        let under = |theme: &str| -> String {
            dark.lines().map(|line| selected(line, &format!(":root{theme}")) + "\n").collect()
        };
        let (wished, taken) = (under(":not([data-theme=\"light\"])"), under("[data-theme=\"dark\"]"));
        text.push_str(&format!("{DARK}{wished}}}\n@media screen {{\n{taken}}}\n{rest}"));
    }
    text
}

/// The line with its selector under the given root, if it begins a rule.
fn selected(line: &str, root: &str) -> String {
    let begins = line.strip_prefix("  ").filter(|rule| !rule.starts_with([' ', '}']));
    match begins.and_then(|rule| rule.split_once('{')) {
        Some((":root ", rest)) => format!("  {root} {{{rest}"),
        Some((selector, rest)) => format!("  {root} :is({}) {{{rest}", selector.trim()),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{chosen, style};

    #[test]
    fn dark_rules_are_there_for_the_system_and_for_the_reader() {
        let rules = "a { x: 1 }\n@media screen and (prefers-color-scheme: dark) {\n  :root {\n    --a: b;\n  }\n  p, q { c: d }\n}\nb {}\n";
        let expected = "a { x: 1 }\n@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme=\"light\"]) {\n    --a: b;\n  }\n  :root:not([data-theme=\"light\"]) :is(p, q) { c: d }\n}\n@media screen {\n  :root[data-theme=\"dark\"] {\n    --a: b;\n  }\n  :root[data-theme=\"dark\"] :is(p, q) { c: d }\n}\nb {}\n";
        assert_eq!(chosen(rules), expected);
    }

    #[test]
    fn every_part_of_the_rules_begins_outside_of_all_blocks() {
        let mut part = "";
        let mut open = 0;
        for line in include_str!("../../templates/style.css").lines() {
            if line.starts_with("/* ") {
                assert_eq!(open, 0, "the part after `{part}` is within a block");
                part = line;
            }
            open += line.matches('{').count() as i32 - line.matches('}').count() as i32;
        }
        assert_eq!(open, 0, "the last part, `{part}`, is not closed");
    }

    #[test]
    fn paper_is_never_dark() {
        let sheet = style("p {}\n");
        let (_, print) = sheet.split_once("@media print {\n  :root {\n").unwrap();
        assert!(print.contains("--tabia-square-dark:") && !print.contains("data-theme"), "{print}");
        assert_eq!(sheet.matches(":root[data-theme=\"dark\"] {").count(), 1);
    }
}
