//! What a place means: a key, a rule, a man, a square, what the engine says of a claim; a block is drawn.

mod words;

use std::ops::Range;

use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};
use tabia::board::Point;
use tabia::check::{CheckedBlock, CheckedLink};
use tabia::diag::{self, Diagnostic, Severity};
use tabia::diagram;
use tabia::explain;
use tabia::game::Game;
use tabia::lesson::{BlockKind, Target, about};
use tabia::position::Position;

use super::super::render;
use super::alone::{self, Part};
use super::cursor::{Reading, Spot, word_at};
use super::lead;
use super::named::Named;
use super::view::View;

pub(super) use words::{game, key, rule};

/// What there is to say about a place.
pub(super) fn at(view: &View<'_>, offset: usize) -> Option<Hover> {
    let reading = view.reading();
    let (range, mut parts) = said(view, &reading, offset).unwrap_or_default();
    // What is wrong there, and what that means.
    let wrong = view.found().filter(|found| found.span.range.contains(&offset));
    parts.extend(wrong.map(|found| format!("`{}`: {}.", found.code, diag::about(found.code))));
    let value = parts.join("\n\n");
    let range = (!range.is_empty()).then(|| view.lines().area(&range));
    let contents = HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value });
    (!parts.is_empty()).then_some(Hover { contents, range })
}

type Said = (Range<usize>, Vec<String>);

fn said(view: &View<'_>, reading: &Reading<'_>, offset: usize) -> Option<Said> {
    if let Some(name) = lead::name_at(view, offset)
        && let Some(says) = named(view, reading, &name.named, offset)
    {
        return Some((name.range, vec![says]));
    }
    match reading.spot(offset) {
        Spot::Info(_) => Some(whole(view, reading, reading.fence_at(offset)?)),
        Spot::Key(number, _) => {
            let range = word_at(view.text(), offset, |c| c.is_alphanumeric() || c == '-' || c == ' ');
            match about::find_key(view.text()[range.clone()].trim()) {
                Some(word) => Some((range, vec![words::key(&word)])),
                None => Some(whole(view, reading, number)),
            }
        }
        Spot::Value(number, entry) => value(view, reading, (number, entry), offset),
        Spot::FrontKey(_) | Spot::FrontValue(..) => {
            let range = word_at(view.text(), offset, |c| c.is_alphanumeric() || c == '-');
            let word = &view.text()[range.clone()];
            let key = about::FRONT.iter().find(|front| front.name == word).map(words::key);
            let game = tabia::games::find(word).map(|game| words::game(game, view.lang()));
            Some((range, vec![key.or(game)?]))
        }
        Spot::Target(_) | Spot::Title(..) | Spot::Prose => claim(view, reading, offset),
    }
}

/// What a name names.
fn named(view: &View<'_>, reading: &Reading<'_>, named: &Named, offset: usize) -> Option<String> {
    match named {
        Named::Rule { game, rule } => words::rule(view, game, rule),
        Named::Term(id) => words::term(view, id),
        Named::Piece(piece) => words::piece(view.game(None)?, piece, view),
        Named::Block { path, id } => {
            // At the place of a reference; a block's own id stands in the block, which is drawn.
            let own = *path == view.lesson.path;
            let fence = reading.fences.iter().position(|fence| own && fence.id(view.text()) == Some(id));
            match fence {
                Some(number) => Some(whole(view, reading, number).1.join("\n\n")),
                None => elsewhere(view, path, id),
            }
        }
        Named::Page { path, .. } => {
            let chapter = view.others().find(|chapter| chapter.checked.lesson.path == *path)?;
            let summary = chapter.summary.as_deref().unwrap_or_default();
            (offset > 0).then(|| format!("**{}**\n\n{summary}", chapter.title))
        }
    }
}

/// A figure of another lesson.
fn elsewhere(view: &View<'_>, path: &str, id: &str) -> Option<String> {
    let chapter = view.chapters().find(|chapter| chapter.checked.lesson.path == path)?;
    let figures = chapter.checked.blocks.iter().flat_map(CheckedBlock::figures);
    let figure = figures.into_iter().find(|figure| figure.id == id)?;
    let picture = diagram::plain(&figure.diagram, |glyph| render::letter(figure.game, glyph));
    Some(format!("{}:\n\n```text\n{picture}```", chapter.title))
}

/// A block: its board and what the engine says of its claims.
fn whole(view: &View<'_>, reading: &Reading<'_>, number: usize) -> Said {
    let fence = &reading.fences[number];
    let mut parts = Vec::new();
    if fence.kind != BlockKind::Figures {
        // An exercise is not solved while somebody waits; its findings are shown when the book has been checked.
        let solves = fence.kind == BlockKind::Exercise;
        let alone = alone::block(view, reading, number, if solves { Part::Setup } else { Part::Whole });
        parts.extend(task(view, number, reading));
        if let Some(figure) = alone.figure() {
            let picture = diagram::plain(&figure.diagram, |glyph| render::letter(figure.game, glyph));
            parts.push(format!("```text\n{picture}```"));
        }
        let claims = match alone.block() {
            Some(CheckedBlock::Figure(figure)) if !solves => figure.claims,
            Some(CheckedBlock::Record(record)) => record.claims,
            _ => 0,
        };
        parts.push(verdict(&alone.found, claims));
    }
    (fence.span.start..fence.info.end, parts)
}

/// What an exercise asks, if it has been checked as it is.
fn task(view: &View<'_>, number: usize, reading: &Reading<'_>) -> Option<String> {
    let fence = &reading.fences[number];
    let chapter = view.chapters().find(|chapter| chapter.checked.lesson.path == view.lesson.path)?;
    let blocks = chapter.checked.lesson.blocks.iter().zip(&chapter.checked.blocks);
    let written = view.text().get(fence.span.clone())?.trim_end();
    blocks.into_iter().find_map(|(block, checked)| match checked {
        CheckedBlock::Exercise(exercise) if block.span.text().trim_end() == written => {
            Some(format!("{}\n\n{}", exercise.task, exercise.answer))
        }
        _ => None,
    })
}

fn verdict(found: &[Diagnostic], claims: usize) -> String {
    let errors: Vec<&Diagnostic> = found.iter().filter(|found| found.severity == Severity::Error).collect();
    match (errors.is_empty(), claims) {
        (true, 0) => "The game accepts the position.".to_owned(),
        (true, 1) => "✓ The claim is true.".to_owned(),
        (true, claims) => format!("✓ All {claims} claims are true."),
        (false, _) => errors.iter().map(|found| told(found)).collect::<Vec<_>>().join("\n\n"),
    }
}

/// A finding in a paragraph.
fn told(found: &Diagnostic) -> String {
    let notes = found.notes.iter().map(|note| format!("  \n{note}")).collect::<String>();
    format!("✗ {}{notes}", found.message)
}

/// A word of a value: a square, a man, a word of the language; otherwise the block.
fn value(
    view: &View<'_>,
    reading: &Reading<'_>,
    (number, entry): (usize, usize),
    offset: usize,
) -> Option<Said> {
    let (text, fence) = (view.text(), &reading.fences[number]);
    let name = fence.entries[entry].name(text);
    let game = view.game(Some(fence));
    let square = |word: &str| game.and_then(|game| game.spec().board.point(word.trim_start_matches('x')));
    let range = word_at(text, offset, char::is_alphanumeric);
    let wordy = ["caption", "alt", "hint", "explain", "moves"].contains(&name);
    if let (Some(game), Some(point), false) = (game, square(&text[range.clone()]), wordy) {
        let (_, position) = alone::position(view, reading, number)?;
        let from = ["exactly", "legal", "illegal", "strikes"].contains(&name);
        let value = fence.entries[entry].value(text, range.start);
        let from = from.then(|| source_of(&value, game)).flatten();
        return Some((range, vec![stands(view, game, &position, from, point)]));
    }
    if matches!(name, "white" | "black")
        && let Some(game) = game
    {
        // The words of an item up to its first square.
        let item = word_at(text, offset, |c| !matches!(c, ',' | ';' | ':' | '\n'));
        let words = text[item.clone()].split_whitespace().take_while(|word| square(word).is_none());
        if let Some(says) = words::piece(game, &words.collect::<Vec<_>>().join(" "), view) {
            return Some((item, vec![says]));
        }
    }
    let range = word_at(text, offset, |c| c.is_alphanumeric() || c == '-');
    let word = &text[range.clone()];
    let lists: &[&[about::Word]] = match name {
        "show" => &[&about::OVERLAYS],
        "task" => &[&about::TASKS, &about::SCHEMES],
        "goal" => &[&about::GOALS],
        _ => &[],
    };
    let meant = |one: &&about::Word| one.name.split(' ').any(|part| part == word);
    if let Some(found) = lists.iter().flat_map(|list| list.iter()).find(meant) {
        return Some((range, vec![words::key(found)]));
    }
    Some(whole(view, reading, number))
}

/// The square before the arrow of the list that ends the text.
fn source_of(value: &str, game: &dyn Game) -> Option<Point> {
    let group = value.rsplit(';').next()?;
    let (from, _) = group.split_once("->")?;
    game.spec().board.point(from.trim())
}

/// What stands on a square and may be done there or, of a way, whether it may be gone.
fn stands(
    view: &View<'_>,
    game: &dyn Game,
    position: &Position,
    from: Option<Point>,
    point: Point,
) -> String {
    let lang = view.lang();
    if let Some(from) = from {
        let verdict = game.verdict(position, from, point);
        return explain::verdict(game, position, (from, point), &verdict, lang);
    }
    let name = game.spec().board.name(point);
    let mut parts = match position.at(point) {
        Some(man) => vec![format!(
            "**{name}**: {}. {}",
            explain::man(game, man, lang),
            explain::kind_moves(game, man.kind(), lang)
        )],
        None => vec![format!("**{name}** is empty.")],
    };
    if position.at(point).is_some() {
        let moves = game.moves_from(position, point);
        let squares: tabia::board::PointSet = moves.iter().filter_map(|mv| mv.to).collect();
        let squares = game.spec().board.names(squares).join(" ");
        parts.push(if squares.is_empty() {
            "It has no move.".to_owned()
        } else {
            format!("It may go to {squares}.")
        });
    }
    if let Some([white, black]) = game.force(position, point) {
        parts.push(format!("Force: {white} : {black}."));
    }
    parts.join("\n\n")
}

/// What the engine says of the link at the place.
fn claim(view: &View<'_>, reading: &Reading<'_>, offset: usize) -> Option<Said> {
    let link = view.lesson.links.iter().find(|link| link.span.range.contains(&offset))?;
    let range = link.span.range.clone();
    let told = |found: &[Diagnostic]| -> Vec<String> { found.iter().map(told).collect() };
    match &link.target {
        Target::Outside(_) | Target::Page(..) | Target::Broken => None,
        Target::Figure(_) | Target::Term(_) | Target::Rule(_) | Target::Piece(_) => {
            // On the words of the link; its name is further on.
            let name = lead::name_at(view, link.place.range.end)?;
            Some((range, vec![named(view, reading, &name.named, offset)?]))
        }
        Target::Square(square) => {
            let about = link.about.as_ref().map(|about| about.span.text());
            let (game, position) = alone::board_of(view, reading, about, range.start)?;
            let point = game.spec().board.point(&square.value)?;
            Some((range, vec![stands(view, game, &position, None, point)]))
        }
        _ => {
            let alone = alone::link(view, reading, link);
            let says = match alone.link() {
                Some(CheckedLink::Claim(claim)) => claim.says.as_ref().map(|says| vec![format!("✓ {says}")]),
                _ => None,
            };
            let scheme = about::SCHEMES.iter().find(|scheme| link.place.text().starts_with(scheme.name));
            let wrong = || told(&alone.found);
            let parts = says.filter(|_| alone.found.is_empty()).unwrap_or_else(wrong);
            Some((range, if parts.is_empty() { vec![words::key(scheme?)] } else { parts }))
        }
    }
}
