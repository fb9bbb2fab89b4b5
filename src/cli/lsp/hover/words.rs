//! Words with what they mean, in Markdown.

use tabia::explain;
use tabia::game::Game;
use tabia::games;
use tabia::lang::{Case, Lang};
use tabia::lesson::TermList;
use tabia::lesson::about::Word;
use tabia::notation;

use super::super::view::View;

/// A word of the lesson language.
pub(in super::super) fn key(word: &Word) -> String {
    format!("**{}**: {}\n\n```text\n{}\n```", word.name, word.says, word.example)
}

/// A game.
pub(in super::super) fn game(game: &dyn Game, lang: &Lang) -> String {
    format!("**{}** — {}", explain::game_name(game, lang), explain::about(game, lang))
}

/// A rule: its title and statement, and the lessons that teach it.
pub(in super::super) fn rule(view: &View<'_>, game_id: &str, rule: &str) -> Option<String> {
    let game = games::find(game_id)?;
    let id = game.spec().rule(rule)?;
    let (title, statement) =
        (explain::rule_title(game, id, view.lang()), explain::rule_statement(game, id, view.lang()));
    let known = game.spec().rule_id(id);
    let teaches = view.chapters().filter(|chapter| {
        let front = &chapter.checked.lesson.front;
        front.game.as_ref().is_some_and(|game| game.value == game_id)
            && chapter.checked.teaches.contains(&known)
    });
    let lessons: Vec<&str> = teaches.map(|chapter| chapter.title.as_str()).collect();
    let taught = match lessons.is_empty() {
        true => String::new(),
        false => format!("\n\n→ {}", lessons.join(", ")),
    };
    Some(format!("**{}. {title}** (`{known}`)\n\n{statement}{taught}", id.index() + 1))
}

/// A kind of man.
pub(in super::super) fn piece(game: &dyn Game, name: &str, view: &View<'_>) -> Option<String> {
    let kind = notation::parse_kind(game, name, &view.readable())?;
    let lang = view.lang();
    let (full, short) =
        (notation::kind_name(game, kind, lang, Case::Nominative), notation::abbreviation(game, kind, lang));
    Some(format!("**{full}** ({short})\n\n{}", explain::kind_moves(game, kind, lang)))
}

/// A term.
pub(in super::super) fn term(view: &View<'_>, id: &str) -> Option<String> {
    let lists = view.snapshot?.sources.terms.iter();
    let (language, source) = lists.into_iter().find(|(language, _)| *language == view.lesson.language)?;
    let (list, _) = TermList::parse(source, language);
    let term = list.find(id)?;
    let text = term.text.as_ref().map_or("", |text| &text.value);
    Some(format!("**{}**\n\n{text}", term.term.value))
}
