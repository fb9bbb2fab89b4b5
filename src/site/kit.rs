//! The file by which a page shows any position of a game: the board's ground, the outlines of its men and marks, names,
//! and the ways to its rules.

use std::collections::BTreeMap;

use serde::Serialize;

use super::script;
use crate::board::Drawn;
use crate::book::{Book, EDITOR, Edition, Kit, Reference, Side};
use crate::diagram::View;
use crate::html::address::{Ground, Places, path};
use crate::svg::{self, Theme, kit};

/// The kit as the script reads it.
#[derive(Debug, Serialize)]
struct Sheet<'a> {
    game: &'a str,
    name: &'a str,
    /// The letters of the files, and the number of ranks.
    files: String,
    ranks: usize,
    lines: bool,
    start: &'a str,
    turn: Option<usize>,
    hands: Option<usize>,
    /// The size of a square, the margins left and above, the strip of a torn edge, the picture's width and height.
    cell: f64,
    left: f64,
    top: f64,
    tear: f64,
    width: f64,
    height: f64,
    /// The board's ground from White's side and from Black's.
    ground: [String; 2],
    glyphs: BTreeMap<&'static str, [String; 2]>,
    men: BTreeMap<char, Man<'a>>,
    looks: BTreeMap<&'static str, BTreeMap<char, &'static str>>,
    /// The signs of numbers: their widths and strokes.
    letters: BTreeMap<char, (f64, String)>,
    /// The points within drawn bounds, on which dark men need an edge.
    bounded: Vec<String>,
    /// Marks by kind: beneath and above the man, on an empty square; the same on an occupied one.
    marks: BTreeMap<&'static str, [String; 4]>,
    rules: BTreeMap<&'a str, Rule<'a>>,
    /// The address of the site, where it is known.
    base: Option<&'a str>,
    /// The ways from the site's root to the reference page and to where the game is played.
    reference: String,
    play: String,
    /// The way to where positions are set up.
    editor: String,
    /// What is needed to write positions: the kinds of men in their order with letter, id and name, the fields after the
    /// board, whether a study is said, whether there are numbered arrays, the ends that are states.
    kinds: &'a [(char, &'static str, String)],
    fields: &'a [String],
    study: bool,
    arrays: bool,
    ends: &'a [&'static str],
}

#[derive(Debug, Serialize)]
struct Man<'a> {
    side: char,
    glyph: &'static str,
    name: &'a str,
}

/// A rule: its title, and the way from the site's root to where it is taught.
#[derive(Debug, Serialize)]
struct Rule<'a> {
    title: &'a str,
    href: String,
}

/// The signs of which numbers consist, of one side or of both.
const NUMBERS: &str = "0123456789½:";

/// The path of the file of a game in an edition.
pub(super) fn file_path(edition: &Edition, reference: &Reference) -> String {
    format!("tabia/{}/{}.js", edition.lang.code(), reference.kit.game)
}

/// The file of a game in an edition.
pub(super) fn file(book: &Book, edition: &Edition, reference: &Reference) -> String {
    let kit = &reference.kit;
    script::value(&format!("kit/{}", kit.game), &view(book, edition, reference, kit))
}

fn view<'a>(book: &'a Book, edition: &'a Edition, reference: &'a Reference, kit: &'a Kit) -> Sheet<'a> {
    let board = kit.board;
    let ground = [View::White, View::Black].map(|view| kit::ground(board, view, &kit.bounds, Theme::Site));
    let looks = kit.looks.iter().map(|(look, glyphs)| {
        let men = kit.men.iter().zip(glyphs.iter().flat_map(|glyph| [*glyph; 2]));
        (*look, men.map(|(man, glyph)| (man.letter, glyph)).collect::<BTreeMap<_, _>>())
    });
    let looks: BTreeMap<_, _> = looks.collect();
    let shown =
        kit.men.iter().map(|man| man.glyph).chain(looks.values().flat_map(|look| look.values().copied()));
    let glyphs = shown.map(|name| {
        let (body, lines) = kit::glyph(name);
        (name, [body.into_owned(), lines.into_owned()])
    });
    let marks = kit::MARKS.iter().map(|(name, kind)| {
        let [bare, beside] =
            [false, true].map(|occupied| kit::mark(kind, occupied, board.drawn(), Theme::Site));
        (*name, [bare.0, bare.1, beside.0, beside.1])
    });
    let (width, height) = kit::size(board, kit.hands.is_some());
    // Ways to rules start at the site's root, since pages of any depth share the file.
    let places = Places { edition, ground: Ground::Site(""), here: None };
    let rules = reference.articles.iter().filter_map(|article| {
        let href = places.rule(kit.game, article.id)?;
        Some((article.id, Rule { title: &article.title, href }))
    });
    Sheet {
        game: kit.game,
        name: &kit.name,
        files: (0..board.files()).map(|file| board.file_letter(file)).collect(),
        ranks: board.ranks(),
        lines: board.drawn() == Drawn::Lines,
        start: kit.start,
        turn: kit.turn,
        hands: kit.hands,
        cell: svg::CELL,
        left: svg::MARGIN,
        top: svg::TOP,
        tear: svg::TEAR,
        width,
        height,
        ground,
        glyphs: glyphs.collect(),
        men: kit.men.iter().map(|man| (man.letter, self::man(man.side, man.glyph, &man.name))).collect(),
        looks,
        letters: NUMBERS.chars().map(|sign| (sign, kit::letter(sign))).collect(),
        bounded: kit.bounds.iter().flat_map(|zone| board.names(*zone)).collect(),
        marks: marks.collect(),
        rules: rules.collect(),
        base: book.base_url.as_deref(),
        reference: path(edition, &reference.address),
        play: path(edition, &reference.play),
        editor: path(edition, EDITOR),
        kinds: &kit.kinds,
        fields: &kit.fields,
        study: kit.asks_study,
        arrays: kit.arrays,
        ends: &kit.ends,
    }
}

fn man<'a>(side: Side, glyph: &'static str, name: &'a str) -> Man<'a> {
    let side = match side {
        Side::White => 'w',
        Side::Black => 'b',
    };
    Man { side, glyph, name }
}
