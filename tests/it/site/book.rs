//! A book made by hand: what the parser and the checker will make of lessons, for a few lines of Markdown.

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use tabia::book::{
    Article, Book, Chapter, Checked, CheckedBlock, CheckedLink, Claim, Edition, Figure, Lang, Lesson, Node,
    PieceEntry, Reference,
};
use tabia::diag::{Source, Span, Spanned};
use tabia::diagram::{Diagram, LegendLine, Man, Mark, MarkKind, Shade, Sign, View};
use tabia::explain;
use tabia::game::Game;
use tabia::games;
use tabia::lang::Case;
use tabia::lesson::{Block, BlockKind, Fields, Front, Heading};
use tabia::notation;
use tabia::position::{Kind, Piece, Position, RuleId, Side, State};

const BLOCKS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_FOOTNOTES)
    .union(Options::ENABLE_DEFINITION_LIST)
    .union(Options::ENABLE_STRIKETHROUGH);

pub(super) fn game() -> &'static dyn Game {
    games::find("chess-t1").expect("a game")
}

pub(super) fn book(editions: Vec<Edition>) -> Book {
    Book {
        title: "Games & <rules>".to_owned(),
        authors: vec!["A \"quoted\" author".to_owned()],
        license: Some("CC-BY-4.0".to_owned()),
        base_url: None,
        editions,
    }
}

/// An edition of the lessons, each a path, an address and a text; the rule `jump` is taught in the last.
pub(super) fn edition(code: &str, lessons: &[(&str, &str, &str)]) -> Edition {
    let lang = notation::language(code, games::GAMES).expect("a language");
    let chapters =
        lessons.iter().enumerate().map(|(number, lesson)| chapter(&lang, number, *lesson)).collect();
    let references = vec![reference(&lang, lessons.len() - 1)];
    Edition { lang, chapters, references }
}

fn chapter(lang: &Lang, number: usize, (path, address, text): (&str, &str, &str)) -> Chapter {
    let source = Source::new(path, text);
    let span = Span::new(&source, 0..0);
    let title = text.lines().next().expect("a title").trim_start_matches("# ").to_owned();
    let body = text.split_once('\n').map_or("", |(_, body)| body);
    let mut lesson = Lesson {
        source: source.clone(),
        language: lang.code().to_owned(),
        path: path.to_owned(),
        front: Front {
            title: Spanned::new(title.clone(), span.clone()),
            game: None,
            teaches: Vec::new(),
            summary: None,
            slug: None,
            look: None,
        },
        nodes: Vec::new(),
        blocks: Vec::new(),
        links: Vec::new(),
        headings: Vec::new(),
    };
    let mut blocks = Vec::new();
    let mut links = Vec::new();
    let mut fence: Option<(BlockKind, String)> = None;
    let mut heading: Option<String> = None;
    for (event, range) in Parser::new_ext(body, BLOCKS).into_offset_iter() {
        let node = match event.into_static() {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(word))) if &*word == "diagram" => {
                fence = Some((BlockKind::Diagram, String::new()));
                continue;
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(word))) if &*word == "figures" => {
                fence = Some((BlockKind::Figures, String::new()));
                continue;
            }
            Event::End(TagEnd::CodeBlock) if fence.is_some() => {
                let (kind, text) = fence.take().expect("a fence");
                let id = Spanned::new(value(&text, "id").unwrap_or_default(), span.clone());
                blocks.push(match kind {
                    BlockKind::Diagram => CheckedBlock::Figure(Box::new(figure(lang, &text))),
                    BlockKind::Figures => group(&lesson, &text),
                });
                lesson.blocks.push(Block {
                    kind,
                    head: span.clone(),
                    span: span.clone(),
                    fields: Fields { id: Some(id), ..Fields::default() },
                    keys: Vec::new(),
                });
                Node::Block(lesson.blocks.len() - 1)
            }
            Event::Start(Tag::Heading { level, .. }) => {
                heading = Some(String::new());
                lesson.headings.push(Heading {
                    level: level as u8,
                    text: String::new(),
                    anchor: String::new(),
                    span: span.clone(),
                });
                Node::Heading(lesson.headings.len() - 1)
            }
            Event::End(TagEnd::Heading(level)) => {
                if let (Some(text), Some(last)) = (heading.take(), lesson.headings.last_mut()) {
                    last.anchor = text.to_lowercase().replace(|c: char| !c.is_alphanumeric(), "-");
                    last.text = text;
                }
                Node::Markdown(Event::End(TagEnd::Heading(level)), range)
            }
            Event::Start(Tag::Link { dest_url, title, .. }) => {
                links.push(link(&dest_url, &title, path, &lesson));
                Node::Link(links.len() - 1)
            }
            Event::Text(text) if fence.is_some() => {
                fence.as_mut().expect("a fence").1.push_str(&text);
                continue;
            }
            event => {
                if let (Some(heading), Event::Text(text)) = (&mut heading, &event) {
                    heading.push_str(text);
                }
                Node::Markdown(event, range)
            }
        };
        lesson.nodes.push(node);
    }
    let figures = (1..=blocks.len()).map(|figure| Some(format!("{number}.{figure}"))).collect();
    let part = address.rsplit_once('/').map_or("", |(part, _)| part);
    Chapter {
        part: part.to_owned(),
        opens: address.ends_with("index"),
        address: address.to_owned(),
        number: Some(number).filter(|&number| number > 0),
        title,
        summary: Some("What it is about & \"why\".".to_owned()),
        figures,
        checked: Checked { lesson, teaches: Vec::new(), blocks, links },
    }
}

fn value(text: &str, key: &str) -> Option<String> {
    text.lines().find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(": ")?.to_owned()))
}

fn group(lesson: &Lesson, text: &str) -> CheckedBlock {
    let layout = value(text, "layout").unwrap_or_default();
    let place = |word: &str| {
        lesson.blocks.iter().position(|b| b.fields.id.as_ref().is_some_and(|id| id.value == word))
    };
    CheckedBlock::Group(layout.split(' ').filter_map(place).collect(), value(text, "caption"))
}

fn figure(lang: &Lang, text: &str) -> Figure {
    let id = value(text, "id").unwrap_or_default();
    let fen = value(text, "position").filter(|fen| fen.contains('/'));
    let mut position = match &fen {
        Some(fen) => notation::parse_position(game(), fen).expect("a position"),
        None => Position::empty(State::NEW),
    };
    if value(text, "position").is_some_and(|word| word == "start") {
        position = notation::parse_position(game(), game().spec().start).expect("an array");
    }
    for (key, side) in [("white", Side::White), ("black", Side::Black)] {
        let (list, _) = notation::parse_pieces(game(), &value(text, key).unwrap_or_default(), &[lang]);
        for placed in list.men {
            position.set(placed.point, Some(Piece::new(side, placed.kind)));
        }
    }
    let from = value(text, "show").and_then(|show| Some(show.split_once("moves ")?.1[..2].to_owned()));
    let mut diagram = diagram(&id, &position, from.as_deref());
    diagram.words = explain::position(game(), &position, lang);
    diagram.title = value(text, "caption").unwrap_or_default();
    Figure {
        id,
        game: game().spec().id,
        diagram,
        caption: value(text, "caption"),
        fen: notation::write_position(game(), &position),
        claims: 2,
    }
}

fn diagram(id: &str, position: &Position, from: Option<&str>) -> Diagram {
    let spec = game().spec();
    let men = spec.board.points().filter_map(|at| {
        let piece = position.at(at)?;
        let shade = if piece.side() == Side::White { Shade::Light } else { Shade::Dark };
        Some(Man { at, glyph: spec.of(piece.kind()).glyph, shade })
    });
    let mut marks = Vec::new();
    let mut legend = Vec::new();
    if let Some(from) = from.and_then(|name| spec.board.point(name)) {
        marks.push(Mark { at: from, kind: MarkKind::Origin });
        for mv in game().moves_from(position, from) {
            let kind = if mv.removes.is_empty() { MarkKind::Move } else { MarkKind::Capture };
            marks.extend(mv.to.map(|at| Mark { at, kind }));
        }
        for (kind, text) in
            [(MarkKind::Move, "may move here"), (MarkKind::Capture, "may capture here & \"there\"")]
        {
            if marks.iter().any(|mark| mark.kind == kind) {
                legend.push(LegendLine { mark: Sign::Mark(kind), text: text.to_owned() });
            }
        }
    }
    Diagram {
        id: format!("d-{id}"),
        board: spec.board,
        view: View::White,
        men: men.collect(),
        marks,
        arrows: Vec::new(),
        bounds: spec.board.zone("castle").into_iter().collect(),
        turn: None,
        title: "A board".to_owned(),
        words: String::new(),
        legend,
    }
}

fn link(address: &str, title: &str, path: &str, lesson: &Lesson) -> CheckedLink {
    let above = lesson.blocks.last().and_then(|block| block.fields.id.as_ref()).map(|id| id.value.clone());
    let word = |word: &str| -> &'static str { String::leak(word.to_owned()) };
    let folder = path.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    match address.split_once(':') {
        Some((scheme @ ("legal" | "illegal" | "count" | "force" | "square"), target)) => {
            let (target, about) = match target.split_once('#') {
                Some((target, id)) => (target, Some(id.to_owned())),
                None => (target, above),
            };
            CheckedLink::Claim(Claim {
                scheme: word(scheme),
                about: about.map(|id| (None, id)),
                squares: target.split('-').map(str::to_owned).collect(),
                says: (scheme != "square").then(|| format!("{target} is {scheme} \"so\" & {title}")),
            })
        }
        Some(("rule", rule)) => CheckedLink::Rule("chess-t1", word(rule), rule.to_owned()),
        Some(("piece", piece)) => CheckedLink::Piece("chess-t1", word(piece), piece.to_owned()),
        Some(("fig", id)) => CheckedLink::Figure(path.to_owned(), id.to_owned()),
        Some(_) => CheckedLink::Outside(address.to_owned()),
        None => match address.split_once('#') {
            Some(("", anchor)) => CheckedLink::Anchor(anchor.to_owned()),
            Some((page, anchor)) => CheckedLink::Page(format!("{folder}{page}"), Some(anchor.to_owned())),
            None => CheckedLink::Page(format!("{folder}{address}"), None),
        },
    }
}

fn reference(lang: &Lang, teaches: usize) -> Reference {
    let game = game();
    let spec = game.spec();
    let array = notation::parse_position(game, spec.start).expect("an array");
    let pieces = spec.kinds.iter().enumerate().map(|(place, kind)| {
        let man = Kind(place as u8);
        PieceEntry {
            id: kind.id,
            name: notation::kind_name(game, man, lang, Case::Nominative),
            abbreviation: notation::abbreviation(game, man, lang),
            text: explain::kind_moves(game, man, lang),
            glyph: kind.glyph,
            diagram: {
                let mut position = Position::empty(State::NEW);
                let at = spec.board.point("d5").expect("a point");
                position.set(at, Some(Piece::new(Side::White, man)));
                diagram(&format!("man-{}", kind.id), &position, Some("d5"))
            },
        }
    });
    let articles = spec.rules.iter().enumerate().map(|(place, rule)| Article {
        id: rule.id,
        number: place + 1,
        title: explain::rule_title(game, RuleId(place as u8), lang),
        statement: explain::rule_statement(game, RuleId(place as u8), lang),
        taught: if rule.id == "jump" { vec![teaches] } else { Vec::new() },
    });
    Reference {
        game: spec.id,
        name: explain::game_name(game, lang),
        address: "chess-t1/reference".to_owned(),
        array: diagram("array", &array, None),
        fen: spec.start,
        pieces: pieces.collect(),
        articles: articles.collect(),
    }
}
