//! What the tags tell of a game: who played, where and when; and a name for it.

use std::collections::BTreeSet;

use super::GameText;
use crate::lang::Lang;
use crate::lesson::slug;

/// Who played; else what the game is called.
pub(super) fn title(game: &GameText, lang: &Lang) -> Option<String> {
    let chapter = game.tag("ChapterName").map(str::to_owned).or_else(|| {
        // A study of lichess names its chapters in the event: `Study: Chapter`.
        let (study, chapter) = game.tag("Event")?.split_once(": ")?;
        let site = game.tag("Site").or(game.tag("ChapterURL"))?;
        (site.contains("/study/") && !study.is_empty()).then(|| chapter.trim().to_owned())
    });
    let players = || match (game.tag("White"), game.tag("Black")) {
        (None, None) => None,
        (white, black) => {
            let unknown = lang.text("pgn-unknown", &[]);
            Some(format!("{} – {}", white.unwrap_or(&unknown), black.unwrap_or(&unknown)))
        }
    };
    chapter.or_else(players).or_else(|| game.tag("Event").map(str::to_owned))
}

/// What the file as a whole is called, where its games agree: the study, else the event.
pub(super) fn common(games: &[&GameText]) -> Option<String> {
    let study = |game: &GameText| {
        let own = game.tag("StudyName").map(str::to_owned);
        let site = game.tag("Site").or(game.tag("ChapterURL")).unwrap_or_default();
        own.or_else(|| match game.tag("Event")?.split_once(": ") {
            Some((study, _)) if site.contains("/study/") => Some(study.to_owned()),
            _ => game.tag("Event").map(str::to_owned),
        })
    };
    let first = study(games.first()?)?;
    games.iter().all(|game| study(game).as_ref() == Some(&first)).then_some(first)
}

/// Where and when it was played and who has written the comments, as a line of Markdown; empty where nothing is known.
pub(super) fn facts(game: &GameText, lang: &Lang) -> String {
    let mut facts: Vec<String> = Vec::new();
    // The event of a study is its title and the chapter's.
    let study = game.tag("Site").or(game.tag("ChapterURL")).is_some_and(|site| site.contains("/study/"));
    // Nor is an event said twice that the game is called after.
    let named = title(game, lang);
    let event = game.tag("Event").filter(|event| !study && named.as_deref() != Some(event));
    facts.extend(event.map(markdown));
    for name in ["Site", "ChapterURL"] {
        facts.extend(game.tag(name).map(link));
    }
    facts.extend(date(game.tag("Date").or(game.tag("UTCDate")).unwrap_or_default()));
    facts.extend(game.tag("Round").map(|round| lang.text("pgn-round", &[("round", markdown(round).into())])));
    facts.dedup();
    let mut sentences: Vec<String> = Vec::new();
    sentences.extend((!facts.is_empty()).then(|| format!("{}.", facts.join(", "))));
    sentences
        .extend(game.tag("Annotator").map(|name| lang.text("pgn-annotator", &[("name", link(name).into())])));
    sentences.join(" ")
}

/// The parts of a date that are known: `1851-06-21`, `1851`.
fn date(text: &str) -> Option<String> {
    let known = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split('.').take_while(known).collect();
    (!parts.is_empty()).then(|| parts.join("-"))
}

/// A text as Markdown, or an address as a link.
fn link(text: &str) -> String {
    let address = text.starts_with("https://") || text.starts_with("http://");
    match address && !text.contains(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '\\')) {
        true => format!("<{text}>"),
        false => markdown(text),
    }
}

/// A text with everything escaped that Markdown would take for more than text.
pub(super) fn markdown(text: &str) -> String {
    let text = super::comment::plain(text);
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\`*_[]<>#|&~".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    // What begins a list, a definition or an underline in Markdown.
    let digits = escaped.bytes().take_while(u8::is_ascii_digit).count();
    match escaped.chars().nth(digits) {
        Some('.' | ')') if digits > 0 => escaped.insert(digits, '\\'),
        Some('-' | '+' | '=' | ':') if digits == 0 => escaped.insert(0, '\\'),
        _ => {}
    }
    escaped
}

/// An id for a game that none of those taken is: by its players, in small Latin letters.
pub(super) fn id(game: &GameText, taken: &mut BTreeSet<String>) -> String {
    let name = |tag: &str| {
        let name = game.tag(tag)?;
        Some(slug(name.split(',').next().unwrap_or(name))).filter(|id| !id.is_empty())
    };
    let players = name("White").zip(name("Black")).map(|(white, black)| format!("{white}-{black}"));
    let base = players.filter(|id| id.len() <= 40).unwrap_or_else(|| "game".to_owned());
    // `game-12w` would be the board after a turn of another record.
    let base = if base.ends_with(['w', 'b']) && base.rsplit('-').next().is_some_and(is_turn) {
        format!("{base}-game")
    } else {
        base
    };
    let mut id = base.clone();
    let mut number = 1;
    while !taken.insert(id.clone()) {
        number += 1;
        id = format!("{base}-{number}");
    }
    id
}

fn is_turn(part: &str) -> bool {
    part.len() > 1 && part[..part.len() - 1].bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tags_say_is_text_and_no_markdown() {
        for (text, expected) in [
            ("*A* [b](c) <d>", "\\*A\\* \\[b\\](c) \\<d\\>"),
            ("1. Bundesliga", "1\\. Bundesliga"),
            ("- x", "\\- x"),
            ("U-18 {a}", "U-18 (a)"),
        ] {
            assert_eq!(markdown(text), expected);
        }
        assert_eq!(date("1851.06.??").as_deref(), Some("1851-06"));
        assert_eq!(date("????.??.??"), None);
    }
}
