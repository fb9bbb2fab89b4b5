//! The values of a block's keys.

use lsp_types::CompletionItemKind as Kind;
use tabia::board::PointSet;
use tabia::check::CheckedBlock;
use tabia::game::{Field, Game};
use tabia::lang::Lang;
use tabia::lesson::{BlockKind, ClaimedState, about};
use tabia::notation;
use tabia::position::Position;

use super::super::alone::{self, Part};
use super::super::cursor::{Fence, Reading, word_start};
use super::super::view::View;
use super::lists::List;
use super::{Menu, Offer, board, head, link, word};

/// What may come next in a value.
pub(super) fn offers(
    view: &View<'_>,
    reading: &Reading<'_>,
    (number, entry): (usize, usize),
    offset: usize,
) -> Menu {
    let (text, fence) = (view.text(), &reading.fences[number]);
    let entry = &fence.entries[entry];
    let written = entry.value(text, offset);
    let desk = Desk { view, reading, number, fence, game: view.game(Some(fence)), written: &written, offset };
    let key = entry.name(text);
    let menu = desk.menu(key).or_else(|| desk.of_game(key));
    menu.unwrap_or(Menu { from: offset, offers: Vec::new() })
}

/// A half-written value.
struct Desk<'a> {
    view: &'a View<'a>,
    reading: &'a Reading<'a>,
    number: usize,
    fence: &'a Fence,
    game: Option<&'static dyn Game>,
    /// The value up to the place, in one line.
    written: &'a str,
    offset: usize,
}

impl Desk<'_> {
    fn from(&self, fits: impl Fn(char) -> bool) -> usize {
        word_start(self.view.text(), self.offset, fits)
    }

    fn words(&self, words: impl IntoIterator<Item = Offer>) -> Option<Menu> {
        let from = self.from(|c| c.is_alphanumeric() || c == '-');
        Some(Menu { from, offers: words.into_iter().collect() })
    }

    /// All of the value that is written.
    fn whole(&self, words: Vec<Offer>) -> Option<Menu> {
        Some(Menu { from: self.offset - self.written.trim_start().len().min(self.offset), offers: words })
    }

    fn plain(&self, words: &[&str]) -> Option<Menu> {
        self.words(words.iter().map(|word| Offer::new(*word, Kind::VALUE)))
    }

    /// Values that need no game.
    fn menu(&self, key: &str) -> Option<Menu> {
        match key {
            "id" => {
                let ids = link::untranslated(self.view, self.reading);
                Some(Menu { from: self.from(|c| c.is_alphanumeric() || c == '-'), offers: ids })
            }
            "game" => self.words(head::games(self.view)),
            "turn" | "view" => self.plain(&["white", "black"]),
            "study" => self.plain(&["yes"]),
            "task" => self.task(),
            "goal" => self.goal(),
            "layout" => {
                let diagrams = |fence: &&Fence| fence.kind == BlockKind::Diagram;
                let ids = self
                    .reading
                    .fences
                    .iter()
                    .filter(diagrams)
                    .filter_map(|fence| fence.id(self.view.text()));
                self.words(ids.map(|id| Offer::new(id, Kind::REFERENCE)))
            }
            "position" => self.position(),
            "option" => {
                let inner = self.written.rsplit_once("](").map(|(_, target)| target.len())?;
                Some(link::targets(
                    self.view,
                    self.reading,
                    self.offset - inner.min(self.offset)..self.offset,
                ))
            }
            _ => None,
        }
    }

    fn task(&self) -> Option<Menu> {
        let written = self.written.trim_start();
        let game = self.game?;
        let of =
            ["find moves of ", "judge ", "number of "].into_iter().find(|task| written.starts_with(task));
        let Some(of) = of else {
            if let Some(claim) = written.strip_prefix("find squares where ") {
                let from = self.offset - claim.rsplit(' ').next().unwrap_or_default().len();
                return Some(link::targets(self.view, self.reading, from..self.offset));
            }
            return self.whole(about::TASKS.iter().map(word).collect());
        };
        let position = self.setup();
        let men = || board::men_first(self.view, game, position.as_ref());
        if of == "number of " {
            let list = self.list(game, position.as_ref());
            return self.words(list.counted(""));
        }
        let way = written.rsplit_once('-').filter(|_| of == "judge ");
        let from = way.and_then(|(before, _)| game.spec().board.point(before.rsplit(' ').next()?));
        match (from, &position) {
            (Some(from), Some(position)) => {
                let offers = board::ways(self.view, game, position, from, |_| true);
                Some(Menu { from: self.from(char::is_alphanumeric), offers })
            }
            _ => Some(Menu { from: self.from(char::is_alphanumeric), offers: men() }),
        }
    }

    fn goal(&self) -> Option<Menu> {
        let written = self.written.trim_start();
        let takes =
            ["capture ", "reach ", "freeze ", "save "].into_iter().any(|goal| written.starts_with(goal));
        match self.game.filter(|_| takes) {
            Some(game) => self.words(board::men_first(self.view, game, self.setup().as_ref())),
            None => self.whole(about::GOALS.iter().map(word).collect()),
        }
    }

    fn position(&self) -> Option<Menu> {
        let from = self.from(|c| c.is_alphanumeric() || matches!(c, '-' | '@' | '#' | '/' | '_'));
        let mut offers = vec![Offer::new("start", Kind::CONSTANT).detail("the array")];
        if let Some(game) = self.game {
            let arrays = (1..=3).filter(|number| game.array(*number).is_some());
            offers.extend(arrays.map(|number| Offer::new(format!("array {number}"), Kind::CONSTANT)));
            offers.push(Offer::new(game.spec().start, Kind::TEXT).detail("the array as a FEN").rank(3));
        }
        let own = self.fence.id(self.view.text());
        let ids = link::boards(self.view, self.reading)
            .into_iter()
            .filter(|offer| Some(offer.text.as_str()) != own);
        offers.extend(ids.map(|offer| Offer { text: format!("@{}", offer.text), ..offer }));
        Some(Menu { from, offers })
    }

    /// The position of the block as it is set up.
    fn setup(&self) -> Option<Position> {
        let alone = alone::block(self.view, self.reading, self.number, Part::Setup);
        alone.position().map(|(_, position)| position)
    }

    fn list<'b>(&'b self, game: &'static dyn Game, position: Option<&'b Position>) -> List<'b> {
        List { view: self.view, game, position, written: self.written, offset: self.offset }
    }

    /// Values that speak of the game and its board.
    fn of_game(&self, key: &str) -> Option<Menu> {
        let game = self.game?;
        match key {
            "white" | "black" => Some(self.pieces(game)),
            "rights" => {
                let fields = game.spec().fields.iter();
                let rights =
                    fields.filter_map(
                        |field| if let Field::Rights(letters) = field { Some(*letters) } else { None },
                    );
                self.words(rights.chain(["-"]).map(|rights| Offer::new(rights, Kind::VALUE)))
            }
            "hands" => {
                let mut parts = game.spec().fields.iter().zip(game.spec().start.split(' ').skip(1));
                let hands = parts.find(|(field, _)| matches!(field, Field::Hands)).map(|(_, hands)| hands)?;
                self.whole(vec![Offer::new(hands, Kind::VALUE).detail("as in the array")])
            }
            "target" | "crop" => {
                let from = self.from(char::is_alphanumeric);
                Some(Menu { from, offers: board::squares(game.spec().board, |_, offer| offer) })
            }
            "after" | "moves" => self.moves(game),
            "show" => Some(self.show(game)),
            "exactly" | "legal" | "illegal" | "strikes" => {
                Some(self.list(game, self.setup().as_ref()).destinations(key))
            }
            "marks" => {
                let group = self.written.rsplit(';').next().unwrap_or_default().trim_start();
                match group.split_once(' ') {
                    None => self.plain(&["legal", "capture", "refused"]),
                    Some((kind, _)) => {
                        let key = if kind == "refused" { "illegal" } else { "legal" };
                        Some(self.list(game, self.setup().as_ref()).destinations(key))
                    }
                }
            }
            "vanish" => {
                let position = self.setup();
                match self.written.rsplit(';').next().is_some_and(|group| group.contains("->")) {
                    true => self.words(board::men_first(self.view, game, position.as_ref())),
                    false => self.words(board::moves(self.view, game, position.as_ref()?)),
                }
            }
            "count" => Some(self.list(game, self.setup().as_ref()).counts()),
            "force" => Some(self.list(game, self.setup().as_ref()).forces()),
            "state" => self.state(game),
            "result" => self.result(game),
            "answer" => self.answer(game),
            "show after" => self.turns(),
            _ => None,
        }
    }

    /// A name, or a square behind one.
    fn pieces(&self, game: &'static dyn Game) -> Menu {
        let item = self.written.rsplit(',').next().unwrap_or_default();
        let named = item.trim_start().rsplit_once(' ').map(|(name, _)| name.trim());
        let words = self.view.readable();
        let first =
            named.map(|name| name.split(' ').take_while(|word| game.spec().board.point(word).is_none()));
        let name = first.map(|words| words.collect::<Vec<_>>().join(" ")).unwrap_or_default();
        if notation::parse_kind(game, &name, &words).is_some() {
            let mut offers = board::free_first(game, self.taken(game, &words));
            // The name may be the beginning of a longer one.
            let longer = board::pieces(self.view, game)
                .into_iter()
                .filter(|offer| offer.text.starts_with(&format!("{name} ")));
            offers.extend(longer.filter(|offer| offer.text.trim_end() != name));
            return Menu { from: self.from(char::is_alphanumeric), offers };
        }
        Menu { from: self.offset - item.trim_start().len(), offers: board::pieces(self.view, game) }
    }

    /// The squares on which men are put by lists that may be half written.
    fn taken(&self, game: &dyn Game, langs: &[&Lang]) -> PointSet {
        let text = self.view.text();
        let lists = ["white", "black"].into_iter().filter_map(|side| self.fence.entry(text, side));
        let men =
            lists.flat_map(|list| notation::parse_pieces(game, &list.value(text, text.len()), langs).0.men);
        men.map(|man| man.point).collect()
    }

    /// The moves that may follow those written.
    fn moves(&self, game: &'static dyn Game) -> Option<Menu> {
        let text = self.view.text();
        let mut from = self.from(|c| !c.is_whitespace());
        // A move may have blanks in it, so that what stands before the last of them may be half a move.
        for _ in 0..3 {
            let before = self.written.len().saturating_sub(self.offset - from);
            let played = self.written.get(..before).unwrap_or_default();
            let alone = alone::block(self.view, self.reading, self.number, Part::After(played));
            let good = !alone.found.iter().any(|found| found.code.contains("move"));
            if let Some((_, position)) = alone.position().filter(|_| good) {
                return Some(Menu { from, offers: board::moves(self.view, game, &position) });
            }
            let shorter = text[..from].trim_end().len();
            from = word_start(text, shorter, |c| !c.is_whitespace());
        }
        None
    }

    fn show(&self, game: &'static dyn Game) -> Menu {
        let item = self.written.rsplit(',').next().unwrap_or_default().trim_start();
        let Some((overlay, _)) = item.split_once(' ') else {
            let overlays = about::OVERLAYS.iter().filter(|overlay| overlay.name != "hand");
            return Menu { from: self.offset - item.len(), offers: overlays.map(word).collect() };
        };
        let from = self.from(|c| c.is_alphanumeric() || c == '-');
        let position = self.setup();
        let offers = match overlay {
            "zone" => board::zones(self.view, game),
            "captures" | "frozen" | "last-move" | "before" => Vec::new(),
            _ => board::men_first(self.view, game, position.as_ref()),
        };
        Menu { from, offers }
    }

    fn state(&self, game: &'static dyn Game) -> Option<Menu> {
        let item = self.written.rsplit(',').next().unwrap_or_default().trim_start();
        let item = item.strip_prefix("not ").unwrap_or(item);
        match item.split_once(' ') {
            Some(("frozen", _)) => self.words(board::men_first(self.view, game, self.setup().as_ref())),
            Some(("claimable", _)) => self.words(board::rules(self.view, Some(game))),
            Some(_) => None,
            None => {
                let spec = game.spec();
                let has = |state: &&&str| match **state {
                    "mate" | "stalemate" | "blockade" => spec.rule(state).is_some(),
                    _ => true,
                };
                let states = ClaimedState::WORDS.iter().chain(&["not"]).filter(has);
                self.words(states.map(|state| Offer::new(*state, Kind::VALUE)))
            }
        }
    }

    fn result(&self, game: &'static dyn Game) -> Option<Menu> {
        if self.written.contains('(') {
            return self.words(board::rules(self.view, Some(game)));
        }
        let record = self.fence.kind == BlockKind::Record;
        let results = about::RESULTS.iter().filter(|(_, of_records)| record || !of_records);
        self.whole(results.map(|(result, _)| Offer::new(*result, Kind::VALUE)).collect())
    }

    fn answer(&self, game: &'static dyn Game) -> Option<Menu> {
        let task = self.fence.entry(self.view.text(), "task").map(|entry| entry.word(self.view.text()));
        let position = self.setup();
        match task.unwrap_or_default() {
            task if task.starts_with("judge") => self.plain(&["legal", "illegal"]),
            "play" | "find captures" => self.words(board::moves(self.view, game, position.as_ref()?)),
            "choose" => None,
            _ => self.words(board::squares(game.spec().board, |_, offer| offer)),
        }
    }

    /// The turns of the record.
    fn turns(&self) -> Option<Menu> {
        let item = self.written.rsplit(',').next().unwrap_or_default().trim_start();
        let alone = alone::block(self.view, self.reading, self.number, Part::Whole);
        let Some(CheckedBlock::Record(record)) = alone.block() else { return None };
        let turn = |ply: &tabia::check::RecordPly| {
            let side = match ply.turn.player {
                tabia::lesson::Player::White => "white",
                tabia::lesson::Player::Black => "black",
            };
            Offer::new(format!("{} {side}", ply.turn.number), Kind::EVENT).detail(ply.text.clone())
        };
        let offers = record.line.plies.iter().map(turn).collect();
        Some(Menu { from: self.offset - item.len(), offers })
    }
}
