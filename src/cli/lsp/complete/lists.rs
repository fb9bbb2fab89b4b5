//! Lists of squares, counts and forces: `c2 -> b2 c3 (reason)`, `e5 = 16`, `d2 = 2 : 1½`. What the engine knows comes first.

use lsp_types::CompletionItemKind as Kind;
use tabia::board::PointSet;
use tabia::game::{Game, Verdict};
use tabia::position::Position;

use super::super::cursor::word_start;
use super::super::view::View;
use super::{Menu, Offer, board};

/// What is known of a half-written list.
pub(super) struct List<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) game: &'static dyn Game,
    /// The position, if it could be read.
    pub(super) position: Option<&'a Position>,
    /// The value up to the place, in one line.
    pub(super) written: &'a str,
    pub(super) offset: usize,
}

fn of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '-'
}

impl List<'_> {
    fn menu(&self, offers: Vec<Offer>) -> Menu {
        Menu { from: word_start(self.view.text(), self.offset, of_word), offers }
    }

    /// The last group of the list: what stands before its arrow, and what behind.
    fn group(&self) -> (&str, Option<&str>) {
        let group = self.written.rsplit(';').next().unwrap_or_default();
        match group.split_once("->") {
            Some((from, to)) => (from.trim(), Some(to)),
            None => (group.trim(), None),
        }
    }

    /// `X -> squares`, perhaps with reasons.
    pub(super) fn destinations(&self, key: &str) -> Menu {
        let (from, to) = self.group();
        let from = from.rsplit(' ').next().unwrap_or(from);
        let Some(to) = to else {
            let mut offers = board::men_first(self.view, self.game, self.position);
            offers.iter_mut().for_each(|offer| offer.text.push_str(" -> "));
            return self.menu(offers);
        };
        let spec = self.game.spec();
        let known = self.position.zip(spec.board.point(from));
        // Behind an open parenthesis stands a reason.
        if let Some((before, _)) = to.rsplit_once('(').filter(|(_, reason)| !reason.contains(')')) {
            let square = before
                .split_whitespace()
                .last()
                .and_then(|word| spec.board.point(word.trim_start_matches('x')));
            let verdict =
                known.zip(square).map(|((position, from), square)| self.game.verdict(position, from, square));
            let cited = verdict.map(|verdict| board::cited(self.game, &verdict)).unwrap_or_default();
            return self.menu(board::reasons(self.view, self.game, &cited));
        }
        let Some((position, from)) = known else {
            return self.menu(board::squares(spec.board, |_, offer| offer));
        };
        let mut offers = match key {
            "strikes" => {
                let struck = self.game.strikes(position, from);
                board::squares(spec.board, |point, offer| {
                    offer.rank(if struck.contains(point) { 1 } else { 2 })
                })
            }
            "illegal" => board::ways(self.view, self.game, position, from, |verdict| !verdict.is_legal()),
            _ => board::ways(self.view, self.game, position, from, Verdict::is_legal),
        };
        // Captures have their sign where all moves are listed.
        let captures = self.captures(position, from);
        if key == "exactly" {
            let taken =
                |offer: &&mut Offer| captures.iter().any(|point| spec.board.name(point) == offer.text);
            offers.iter_mut().filter(taken).for_each(|offer| offer.text.insert(0, 'x'));
        }
        let there: Vec<&str> = to.split([' ', ',']).collect();
        let (written, current) = there.split_at(there.len().saturating_sub(1));
        offers.retain(|offer| !written.contains(&offer.text.as_str()));
        if written.iter().all(|word| word.is_empty()) && current.iter().all(|word| word.is_empty()) {
            offers.extend(self.whole(key, position, from, captures));
        }
        self.menu(offers)
    }

    fn captures(&self, position: &Position, from: tabia::board::Point) -> PointSet {
        let moves = self.game.moves_from(position, from);
        moves
            .iter()
            .filter(|mv| mv.to.is_some_and(|to| mv.captures().contains(to)))
            .filter_map(|mv| mv.to)
            .collect()
    }

    /// The whole list, as the engine has it.
    fn whole(
        &self,
        key: &str,
        position: &Position,
        from: tabia::board::Point,
        captures: PointSet,
    ) -> Option<Offer> {
        let spec = self.game.spec();
        let points: PointSet = match key {
            "exactly" | "legal" => {
                self.game.moves_from(position, from).iter().filter_map(|mv| mv.to).collect()
            }
            "strikes" => self.game.strikes(position, from),
            _ => return None,
        };
        let name = |point| {
            let sign = if key == "exactly" && captures.contains(point) { "x" } else { "" };
            format!("{sign}{}", spec.board.name(point))
        };
        let list: Vec<String> = spec.board.sorted(points).into_iter().map(name).collect();
        let list = if list.is_empty() { "none".to_owned() } else { list.join(" ") };
        Some(Offer::new(list, Kind::SNIPPET).detail("the engine’s word").rank(0))
    }

    /// `X = N`: the number, or what is counted.
    pub(super) fn counts(&self) -> Menu {
        let item = self.written.rsplit([',', ';']).next().unwrap_or_default();
        let Some((what, _)) = item.split_once('=') else { return self.menu(self.counted(" = ")) };
        let Some(position) = self.position else { return self.menu(Vec::new()) };
        let count = match what.trim() {
            "moves" => Some(self.game.moves(position).len()),
            "captures" => {
                let moves = self.game.moves(position);
                Some(moves.iter().filter(|mv| !mv.captures().is_empty()).count())
            }
            square => self.game.spec().board.point(square).map(|from| {
                let moves = self.game.moves_from(position, from);
                moves.iter().filter_map(|mv| mv.to).collect::<PointSet>().len()
            }),
        };
        let number = |count: usize| Offer::new(count.to_string(), Kind::VALUE).detail("the engine’s word");
        self.menu(count.map(number).into_iter().collect())
    }

    /// What can be counted, each with what follows it.
    pub(super) fn counted(&self, then: &str) -> Vec<Offer> {
        let mut offers = vec![
            Offer::new("moves", Kind::KEYWORD).detail("the legal moves of the side to move"),
            Offer::new("captures", Kind::KEYWORD).detail("those among them that take"),
            Offer::new("white", Kind::KEYWORD).detail("White’s men"),
            Offer::new("black", Kind::KEYWORD).detail("Black’s men"),
            Offer::new("pieces", Kind::KEYWORD).detail("all men"),
        ];
        for kind in board::kinds(self.view, self.game) {
            offers.push(
                Offer::new(format!("{}.max", kind.text), Kind::KEYWORD)
                    .detail("the most squares that it has")
                    .rank(2),
            );
            offers.push(
                Offer::new(format!("{}.min", kind.text), Kind::KEYWORD)
                    .detail("the fewest squares that it has")
                    .rank(2),
            );
        }
        offers.extend(board::men_first(self.view, self.game, self.position));
        offers.iter_mut().for_each(|offer| offer.text.push_str(then));
        offers
    }

    /// `X = W : B`: both forces, or a square.
    pub(super) fn forces(&self) -> Menu {
        let item = self.written.rsplit([',', ';']).next().unwrap_or_default();
        let Some((square, rest)) = item.split_once('=') else {
            let mut offers = board::squares(self.game.spec().board, |_, offer| offer);
            offers.iter_mut().for_each(|offer| offer.text.push_str(" = "));
            return self.menu(offers);
        };
        let point = self.game.spec().board.point(square.trim());
        let force = self.position.zip(point).and_then(|(position, point)| self.game.force(position, point));
        let force = force.filter(|_| rest.trim().is_empty());
        let offer = force.map(|[white, black]| {
            Offer::new(format!("{white} : {black}"), Kind::VALUE).detail("the engine’s word")
        });
        self.menu(offer.into_iter().collect())
    }
}
