//! Makes the record of a book.

use std::collections::BTreeMap;

use super::{Entry, Fact, Picture, Snapshot, VERSION};
use crate::book::{
    Aside, Book, Chapter, CheckedBlock, CheckedLink, Edition, Exercise, Figure, Record, RecordLine,
    RecordPly, Reference,
};
use crate::diagram::{Diagram, MarkKind};
use crate::games;
use crate::lesson::{Block, Link, Target};
use crate::notation;
use crate::svg::{self, Theme};

/// The keys of blocks by which authors say what must be true.
const CLAIMS: [&str; 16] = [
    "exactly",
    "legal",
    "illegal",
    "strikes",
    "vanish",
    "count",
    "force",
    "state",
    "result",
    "marks",
    "task",
    "goal",
    "answer",
    "option",
    "moves",
    "show after",
];

/// The record of a book.
pub fn record(book: &Book) -> Snapshot {
    let mut entries = Vec::new();
    for edition in &book.editions {
        for chapter in &edition.chapters {
            let page = page(edition, &chapter.address);
            blocks(chapter, &page, &mut entries);
            claims(chapter, &page, &mut entries);
        }
        for reference in &edition.references {
            articles(reference, &page(edition, &reference.address), &mut entries);
        }
    }
    Snapshot { version: VERSION, title: book.title.clone(), entries }
}

fn page(edition: &Edition, address: &str) -> String {
    format!("{}/{address}", edition.lang.code())
}

fn blocks(chapter: &Chapter, page: &str, entries: &mut Vec<Entry>) {
    let checked = &chapter.checked;
    let written = &checked.lesson.blocks;
    for (number, (block, written)) in checked.blocks.iter().zip(written).enumerate() {
        let id =
            written.fields.id.as_ref().map_or_else(|| format!("block-{}", number + 1), |id| id.value.clone());
        let (kind, mut facts, shown) = match block {
            CheckedBlock::Figure(figure) => ("diagram", figure_facts(figure), Some(picture(&figure.diagram))),
            CheckedBlock::Record(game) => ("record", game_facts(game), Some(picture(&game.start))),
            CheckedBlock::Exercise(exercise) => {
                let drawn = exercise.solution.as_ref().or(exercise.diagram.as_ref());
                ("exercise", exercise_facts(exercise), drawn.map(picture))
            }
            CheckedBlock::Group(members) => {
                let ids = members.iter().filter_map(|&at| checked.lesson.blocks[at].fields.id.as_ref());
                ("figures", vec![Fact::new("layout", ids.map(|id| id.value.clone()).collect())], None)
            }
            CheckedBlock::Broken => ("block with errors", Vec::new(), None),
        };
        facts.push(Fact::new("claims", said(written)));
        entries.push(Entry { page: page.to_owned(), id, kind: kind.to_owned(), facts, picture: shown });
        if let CheckedBlock::Record(game) = block {
            entries.extend(game.shown.iter().map(|shown| Entry {
                page: page.to_owned(),
                id: shown.figure.id.clone(),
                kind: "diagram".to_owned(),
                facts: figure_facts(&shown.figure),
                picture: Some(picture(&shown.figure.diagram)),
            }));
        }
    }
}

/// The moves of a record as programs write them, the position at its end, and its result.
fn game_facts(game: &Record) -> Vec<Fact> {
    let mut facts = vec![Fact::one("position", &game.fen)];
    facts.push(Fact::new("moves", moves_of(&game.line)));
    facts.extend(game.line.plies.last().map(|ply| Fact::one("last position", &ply.fen)));
    facts.extend(game.result.iter().map(|result| Fact::one("result", &result.sentence)));
    facts
}

/// The moves of a line, each followed by its variations in parentheses.
fn moves_of(line: &RecordLine) -> Vec<String> {
    let ply = |ply: &RecordPly| {
        let variations = ply.asides.iter().filter_map(|aside| match aside {
            Aside::Variation(line) => Some(format!("({})", moves_of(line).join(" "))),
            Aside::Comment(_) => None,
        });
        [ply.machine.clone()].into_iter().chain(variations).collect::<Vec<_>>().join(" ")
    };
    line.plies.iter().map(ply).collect()
}

/// What an exercise asks and what is right.
fn exercise_facts(exercise: &Exercise) -> Vec<Fact> {
    let mut facts: Vec<Fact> = exercise.fen.iter().map(|fen| Fact::one("position", fen)).collect();
    facts.push(Fact::one("task", &exercise.task));
    let right = exercise.candidates.iter().filter(|one| one.right);
    facts.push(Fact::new("right answers", right.map(|one| one.machine.clone()).collect()));
    facts.push(Fact::new("explanation", exercise.explanation.clone()));
    facts
}

/// What the engine and the author say of a diagram.
fn figure_facts(figure: &Figure) -> Vec<Fact> {
    let mut facts = vec![Fact::one("position", &figure.fen)];
    if let Some(game) = games::find(figure.game) {
        let position = &figure.position;
        let moves = game.moves(position);
        let mut moves: Vec<String> = moves.iter().map(|mv| notation::machine(game, position, mv)).collect();
        moves.sort();
        let outcome = match game.outcome(position) {
            None => "open".to_owned(),
            Some(end) => {
                let winner = end.winner.map_or_else(|| "draw".to_owned(), |side| format!("{side:?} wins"));
                format!("{} ({})", winner.to_lowercase(), game.spec().rule_id(end.rule))
            }
        };
        facts.push(Fact::one("number of moves", moves.len().to_string()));
        facts.push(Fact::new("moves", moves));
        facts.push(Fact::one("outcome", outcome));
    }
    let diagram = &figure.diagram;
    facts.push(Fact::new("marks", marks(diagram)));
    facts.push(Fact::new("legend", diagram.legend.iter().map(|line| line.text.clone()).collect()));
    facts.push(Fact::new("caption", figure.caption.iter().cloned().collect()));
    facts
}

/// The marks and arrows, a word and a place each.
fn marks(diagram: &Diagram) -> Vec<String> {
    let name = |at| diagram.board.name(at);
    let marks = diagram.marks.iter().map(|mark| {
        let word = match &mark.kind {
            MarkKind::Refused(number) => format!("refused, reason {number}:"),
            MarkKind::Text(text) => format!("text `{text}` on"),
            kind => format!("{kind:?}").to_lowercase(),
        };
        format!("{word} {}", name(mark.at))
    });
    let arrows = diagram.arrows.iter().map(|arrow| format!("arrow {} {}", name(arrow.from), name(arrow.to)));
    marks.chain(arrows).collect()
}

fn picture(diagram: &Diagram) -> Picture {
    let words = format!("{} {}", diagram.title, diagram.words);
    Picture { svg: svg::render(diagram, Theme::Light), words }
}

/// The claims as the block itself writes them, `key: value`.
fn said(block: &Block) -> Vec<String> {
    let claims = block.written().filter(|(key, _)| CLAIMS.contains(key));
    claims.map(|(key, value)| format!("{key}: {value}")).collect()
}

/// The claims of the prose. One that is made several times on a page has a number after its target.
fn claims(chapter: &Chapter, page: &str, entries: &mut Vec<Entry>) {
    let mut met = BTreeMap::new();
    for (link, checked) in chapter.checked.lesson.links.iter().zip(&chapter.checked.links) {
        let mut facts = vec![Fact::one("text", &link.text.value)];
        match checked {
            CheckedLink::Claim(claim) => facts.push(Fact::new("says", claim.says.iter().cloned().collect())),
            CheckedLink::Broken if is_claim(link) => facts.push(Fact::one("says", "not true")),
            _ => continue,
        }
        let target = link.place.text();
        let count = met.entry(target).or_insert(0);
        *count += 1;
        let id = if *count == 1 { target.to_owned() } else { format!("{target} ({count})") };
        entries.push(Entry { page: page.to_owned(), id, kind: "claim".to_owned(), facts, picture: None });
    }
}

fn is_claim(link: &Link) -> bool {
    matches!(
        link.target,
        Target::Legal(..) | Target::Illegal(..) | Target::Count(_) | Target::Force(..) | Target::State(_)
    )
}

/// The articles and the men of a game, each man with its first picture.
fn articles(reference: &Reference, page: &str, entries: &mut Vec<Entry>) {
    let entry = |id: String, kind: &str, facts, picture| Entry {
        page: page.to_owned(),
        id,
        kind: kind.to_owned(),
        facts,
        picture,
    };
    for article in &reference.articles {
        let facts = vec![
            Fact::one("number", article.number.to_string()),
            Fact::one("title", &article.title),
            Fact::one("statement", &article.statement),
        ];
        entries.push(entry(format!("rule-{}", article.id), "article", facts, None));
    }
    for piece in &reference.pieces {
        let shown = piece.moves.iter();
        let marks: Vec<String> = shown.flat_map(|moves| marks(&moves.diagram)).collect();
        let facts = vec![
            Fact::one("name", &piece.name),
            Fact::one("text", &piece.text),
            Fact::new("moves on the empty board", marks),
        ];
        let picture = piece.moves.first().map(|moves| picture(&moves.diagram));
        entries.push(entry(format!("piece-{}", piece.id), "man", facts, picture));
    }
}
