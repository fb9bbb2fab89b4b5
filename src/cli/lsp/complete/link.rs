//! Links: schemes and what stands behind them, ids of blocks and lessons, terms, files.

use std::ops::Range;

use lsp_types::CompletionItemKind as Kind;
use tabia::book::Chapter;
use tabia::check::CheckedBlock;
use tabia::game::Verdict;
use tabia::lesson::{BlockKind, ClaimedState, TermList, about};

use super::super::alone;
use super::super::cursor::{Reading, word_start};
use super::super::hover;
use super::super::view::View;
use super::lists::List;
use super::{Menu, Offer, board};

/// What may come next in a destination.
pub(super) fn targets(view: &View<'_>, reading: &Reading<'_>, written: Range<usize>) -> Menu {
    let text = view.text();
    let target = &text[written.clone()];
    let Some((scheme, body)) = target.split_once(':') else { return starts(view, written) };
    let end = written.end;
    let word = |offers| Menu { from: word_start(text, end, |c| c.is_alphanumeric()), offers };
    let whole = |offers| Menu { from: end - body.len(), offers };
    if scheme == "fig" {
        return whole(boards(view, reading));
    }
    // Behind a `#` stands the block of which the claim speaks.
    if let Some((_, id)) = body.split_once('#') {
        return Menu { from: end - id.len(), offers: boards(view, reading) };
    }
    if scheme == "term" {
        return whole(terms(view));
    }
    let Some(game) = view.game(None) else { return whole(Vec::new()) };
    let setup = || alone::board_of(view, reading, None, written.start);
    match scheme {
        "rule" => whole(board::rules(view, Some(game))),
        "piece" => whole(board::kinds(view, game)),
        "legal" | "illegal" => {
            let board_above = setup();
            let (game, position) = match &board_above {
                Some((game, position)) => (*game, Some(position)),
                None => (game, None),
            };
            let from = body.split_once('-').and_then(|(from, _)| game.spec().board.point(from));
            match from.zip(position) {
                Some((from, position)) if scheme == "legal" => {
                    word(board::ways(view, game, position, from, Verdict::is_legal))
                }
                Some((from, position)) => word(board::ways(view, game, position, from, |v| !v.is_legal())),
                None if body.contains('-') => word(board::squares(game.spec().board, |_, offer| offer)),
                None => {
                    let mut men = board::men_first(view, game, position);
                    men.iter_mut().for_each(|offer| offer.text.push('-'));
                    word(men)
                }
            }
        }
        "count" => {
            let board_above = setup();
            let position = board_above.as_ref().map(|(_, position)| position);
            let list = List { view, game, position, written: body, offset: end };
            Menu { from: end - body.len(), offers: list.counted("") }
        }
        "force" => match body.contains('.') {
            true => word(["white", "black"].map(|side| Offer::new(side, Kind::VALUE)).into()),
            false => {
                let mut squares = board::squares(game.spec().board, |_, offer| offer);
                squares.iter_mut().for_each(|offer| offer.text.push('.'));
                word(squares)
            }
        },
        "state" => {
            let plain = ClaimedState::WORDS.iter().map(|state| Offer::new(*state, Kind::VALUE));
            let not = ClaimedState::WORDS.iter().filter(|state| **state != "none");
            let not = not.map(|state| Offer::new(format!("not-{state}"), Kind::VALUE).rank(2));
            whole(plain.chain(not).collect())
        }
        "square" => {
            let position = setup().map(|(_, position)| position);
            word(board::men_first(view, game, position.as_ref()))
        }
        _ => whole(Vec::new()),
    }
}

/// Schemes, and the pages of the book.
fn starts(view: &View<'_>, written: Range<usize>) -> Menu {
    let target = &view.text()[written.clone()];
    if let Some((path, anchor)) = target.split_once('#') {
        let lesson = match path {
            "" => Some(&view.lesson),
            path => view
                .others()
                .map(|chapter| &*chapter.checked.lesson)
                .find(|lesson| way(&view.lesson.path, &lesson.path) == path),
        };
        let headings = lesson.into_iter().flat_map(|lesson| &lesson.headings);
        let offers = headings
            .map(|heading| Offer::new(heading.anchor.clone(), Kind::REFERENCE).detail(heading.text.clone()));
        return Menu { from: written.end - anchor.len(), offers: offers.collect() };
    }
    let scheme = |scheme: &about::Word| {
        Offer::new(format!("{}:", scheme.name), Kind::KEYWORD).says(hover::key(scheme))
    };
    let mut offers: Vec<Offer> = about::SCHEMES.iter().map(scheme).collect();
    let page = |chapter: &Chapter| {
        let path = way(&view.lesson.path, &chapter.checked.lesson.path);
        Offer::new(path, Kind::FILE).detail(chapter.title.clone()).rank(2)
    };
    offers.extend(view.others().map(page));
    Menu { from: written.start, offers }
}

/// The relative path from one lesson to another.
fn way(from: &str, to: &str) -> String {
    let folder = |path: &str| path.rfind('/').map_or(0, |at| at + 1);
    let shared = from.bytes().zip(to.bytes()).take_while(|(a, b)| a == b).map(|(a, _)| a);
    let shared =
        shared.enumerate().filter(|&(_, byte)| byte == b'/').map(|(at, _)| at + 1).last().unwrap_or(0);
    let up = from[shared..folder(from).max(shared)].matches('/').count();
    format!("{}{}", "../".repeat(up), &to[shared..])
}

/// What may come next in a title: the rules, those that decide the claim first.
pub(super) fn titles(
    view: &View<'_>,
    reading: &Reading<'_>,
    target: &Range<usize>,
    title: Range<usize>,
) -> Menu {
    let written = &view.text()[target.clone()];
    let Some(game) = view.game(None) else { return Menu { from: title.start, offers: Vec::new() } };
    let body = written.split_once(':').map_or("", |(_, body)| body);
    let (way, about) = body.split_once('#').map_or((body, None), |(way, about)| (way, Some(about)));
    let board_above = alone::board_of(view, reading, about, target.start);
    let cited = board_above.and_then(|(game, position)| {
        let (from, to) = way.split_once('-')?;
        let board = game.spec().board;
        let verdict = game.verdict(&position, board.point(from)?, board.point(to)?);
        Some(board::cited(game, &verdict))
    });
    Menu { from: title.start, offers: board::reasons(view, game, &cited.unwrap_or_default()) }
}

/// The boards that can be named: those of this lesson, and those of others with their slugs.
pub(super) fn boards(view: &View<'_>, reading: &Reading<'_>) -> Vec<Offer> {
    let text = view.text();
    let own = reading.fences.iter().filter_map(|fence| {
        let kind = match fence.kind {
            BlockKind::Diagram => "diagram",
            BlockKind::Exercise => "exercise",
            BlockKind::Record => "record",
            BlockKind::Figures => return None,
        };
        Some(Offer::new(fence.id(text)?, Kind::REFERENCE).detail(kind))
    });
    let mut offers: Vec<Offer> = own.collect();
    for chapter in view.others() {
        let slug = chapter.checked.lesson.slug();
        let named = |block: &CheckedBlock| -> Vec<(String, String)> {
            let figures = block.figures().into_iter();
            figures.map(|figure| (figure.id.clone(), figure.caption.clone().unwrap_or_default())).collect()
        };
        // A lesson of another part is called by its address, which no other has.
        let name = if chapter.part == view.lesson.part() { slug } else { chapter.address.clone() };
        let figures = chapter.checked.blocks.iter().flat_map(named);
        let known = |id: &str| {
            chapter
                .checked
                .lesson
                .blocks
                .iter()
                .any(|block| block.fields.id.as_ref().is_some_and(|own| id.starts_with(&own.value)))
        };
        let given = figures.filter(|(id, _)| known(id));
        offers.extend(given.map(|(id, caption)| {
            Offer::new(format!("{name}#{id}"), Kind::REFERENCE)
                .detail(chapter.title.clone())
                .says(caption)
                .rank(2)
        }));
    }
    offers
}

/// The ids of the original's blocks to which no block of this translation answers yet.
pub(super) fn untranslated(view: &View<'_>, reading: &Reading<'_>) -> Vec<Offer> {
    let there: Vec<&str> = reading.fences.iter().filter_map(|fence| fence.id(view.text())).collect();
    let original = view.original().into_iter().flat_map(|original| &original.blocks);
    let ids = original
        .filter_map(|block| block.fields.id.as_ref())
        .filter(|id| !there.contains(&id.value.as_str()));
    ids.map(|id| Offer::new(id.value.clone(), Kind::REFERENCE).detail("of the original")).collect()
}

fn terms(view: &View<'_>) -> Vec<Offer> {
    let lists = view.snapshot.into_iter().flat_map(|snapshot| &snapshot.sources.terms);
    let list = lists.into_iter().find(|(language, _)| *language == view.lesson.language);
    let Some((language, source)) = list else { return Vec::new() };
    let (list, _) = TermList::parse(source, language);
    let own = view.lesson.front.game.as_ref().map(|game| game.value.as_str());
    let fits =
        |term: &&tabia::lesson::Term| term.game.as_ref().is_none_or(|game| Some(game.value.as_str()) == own);
    let offer = |term: &tabia::lesson::Term| {
        let text = term.text.as_ref().map(|text| text.value.clone()).unwrap_or_default();
        Offer::new(term.id.value.clone(), Kind::REFERENCE).detail(term.term.value.clone()).says(text)
    };
    list.terms.iter().filter(fits).map(offer).collect()
}

#[cfg(test)]
mod tests {
    use super::way;

    #[test]
    fn pages_are_called_by_relative_paths() {
        assert_eq!(way("a.md", "b.md"), "b.md");
        assert_eq!(way("x/a.md", "x/b.md"), "b.md");
        assert_eq!(way("x/a.md", "y/b.md"), "../y/b.md");
        assert_eq!(way("a.md", "y/b.md"), "y/b.md");
        assert_eq!(way("x/a.md", "b.md"), "../b.md");
    }
}
