//! The links of the prose: claims about the nearest diagram, and places of the book.

use super::cited::Rules;
use super::claims::Judge;
use super::context::{BlockAt, Context, relative, unknown, unknown_rule};
use super::page::id_of;
use super::place::find_point;
use super::scene::{Scene, Scenes, shows_position};
use super::setup::side;
use super::{CheckedLink, Claim};
use crate::diag::{Diagnostic, Spanned, guess};
use crate::explain;
use crate::game::Verdict;
use crate::lesson::{BlockKind, BlockRef, Counted, Link, Player, StateClaim, Target, Text, resolve};
use crate::notation;

mod text;

/// A link of a lesson being checked.
pub(super) struct Checking<'a, 'b> {
    pub(super) context: &'a Context<'a>,
    pub(super) lesson: usize,
    pub(super) link: &'b Link,
}

impl Checking<'_, '_> {
    /// What the link turns out to be.
    pub(super) fn check(&self, scenes: &mut Scenes<'_>, out: &mut Vec<Diagnostic>) -> CheckedLink {
        let found = match &self.link.target {
            Target::Broken => None,
            Target::Outside(address) => Some(CheckedLink::Outside(address.clone())),
            Target::Page(path, anchor) => self.page(path.as_ref(), anchor.as_ref(), out),
            Target::Figure(reference) => self.figure(reference, out),
            Target::Rule(rule) => self.rule(rule, out),
            Target::Piece(piece) => self.piece(piece, out),
            Target::Term(term) => self.term(term, out),
            _ => self.claim(scenes, out).map(CheckedLink::Claim),
        };
        found.unwrap_or(CheckedLink::Broken)
    }

    fn figure(&self, reference: &Spanned<BlockRef>, out: &mut Vec<Diagnostic>) -> Option<CheckedLink> {
        let at = self.context.block(self.lesson, reference, out)?;
        if self.context.board(at).is_some_and(|board| !board.shown) {
            let message = format!("the record does not show the board `{}`", reference.value.id);
            out.push(
                Diagnostic::error("not-shown", reference.span.clone(), message)
                    .hint("add the move to the record’s `show after`"),
            );
            return None;
        }
        let path = self.context.lesson(at.lesson).path.clone();
        Some(CheckedLink::Figure(path, reference.value.id.clone()))
    }

    fn page(
        &self,
        path: Option<&Text>,
        anchor: Option<&Text>,
        out: &mut Vec<Diagnostic>,
    ) -> Option<CheckedLink> {
        let lesson = self.context.lesson(self.lesson);
        let mut target = self.lesson;
        if let Some(path) = path {
            let resolved = resolve(&lesson.path, &path.value);
            let known = resolved.as_deref().and_then(|p| self.context.lesson_at(&lesson.language, p));
            if known.is_none()
                && let Some(file) = self.context.asset(self.lesson, &path.value)
            {
                return Some(CheckedLink::File(file));
            }
            let Some(found) = known else {
                let message = match &resolved {
                    Some(resolved) => format!("there is no lesson `{}/{resolved}`", lesson.language),
                    None => "this path leaves the book".to_owned(),
                };
                let near = self.context.paths(&lesson.language);
                let mut diagnostic = Diagnostic::error("broken-link", path.span.clone(), message);
                if let Some((near, kind)) = resolved.and_then(|p| guess(&p, near)) {
                    let near = relative(&lesson.path, near);
                    diagnostic = diagnostic.hint(format!("did you mean `{near}`?"));
                    diagnostic = diagnostic.fix_as(kind, path.span.clone(), near);
                }
                out.push(diagnostic);
                return None;
            };
            target = found;
        }
        if let Some(anchor) = anchor {
            let lesson = self.context.lesson(target);
            let headings = lesson.headings.iter().map(|heading| heading.anchor.as_str());
            let ids = self.context.blocks(target).iter().filter_map(|block| block.fields.id.as_ref());
            let known: Vec<&str> = headings.chain(ids.map(|id| id.value.as_str())).collect();
            if !known.contains(&anchor.value.as_str()) {
                out.push(unknown("broken-anchor", anchor, "heading or figure", &known));
                return None;
            }
        }
        let anchor = anchor.map(|anchor| anchor.value.clone());
        Some(match (target == self.lesson, anchor) {
            (true, Some(anchor)) => CheckedLink::Anchor(anchor),
            (_, anchor) => CheckedLink::Page(self.context.lesson(target).path.clone(), anchor),
        })
    }

    fn rule(&self, rule: &Text, out: &mut Vec<Diagnostic>) -> Option<CheckedLink> {
        let game = self.context.game(self.lesson, None, out)?;
        let spec = game.spec();
        let Some(id) = spec.rule(&rule.value) else {
            out.push(unknown_rule(spec, rule));
            return None;
        };
        let title = explain::rule_title(game, id, self.context.lang(self.lesson));
        Some(CheckedLink::Rule(spec.id, spec.rule_id(id), title))
    }

    fn piece(&self, piece: &Text, out: &mut Vec<Diagnostic>) -> Option<CheckedLink> {
        let game = self.context.game(self.lesson, None, out)?;
        let langs = self.context.reading(self.lesson);
        let Some(kind) = notation::parse_kind(game, &piece.value, &langs) else {
            let known: Vec<&str> = game.spec().kinds.iter().map(|kind| kind.id).collect();
            out.push(unknown("unknown-piece", piece, "piece", &known));
            return None;
        };
        let name =
            notation::kind_name(game, kind, self.context.lang(self.lesson), crate::lang::Case::Nominative);
        Some(CheckedLink::Piece(game.spec().id, game.spec().of(kind).id, name))
    }

    /// The block that the claim speaks of: the one named, else the nearest diagram above.
    fn about(&self, out: &mut Vec<Diagnostic>) -> Option<BlockAt> {
        if let Some(reference) = &self.link.about {
            return self.context.block(self.lesson, reference, out);
        }
        let blocks = &self.context.blocks(self.lesson)[..self.link.blocks_above];
        let nearest = blocks.iter().enumerate().rev().find_map(|(at, block)| match block.kind {
            BlockKind::Diagram => Some(at),
            // The last board that it shows.
            BlockKind::Record => {
                let boards = self.context.boards_of(BlockAt { lesson: self.lesson, block: at });
                boards.max_by_key(|board| board.turn).map(|board| board.block)
            }
            _ => None,
        });
        if nearest.is_none() {
            out.push(
                Diagnostic::error(
                    "no-diagram-above",
                    self.link.span.clone(),
                    "no diagram stands above this claim",
                )
                .hint("put the diagram before the sentence, or name it: `…#id`"),
            );
        }
        nearest.map(|block| BlockAt { lesson: self.lesson, block })
    }

    fn claim(&self, scenes: &mut Scenes<'_>, out: &mut Vec<Diagnostic>) -> Option<Claim> {
        if let Target::Count(what) = &self.link.target {
            match what.value {
                Counted::Max(_) | Counted::Min(_) | Counted::Alone(..) => {
                    return self.claim_of_empty_board(out);
                }
                Counted::Zone(_) if self.link.about.is_none() => return self.claim_of_empty_board(out),
                _ => {}
            }
        }
        let at = self.about(out)?;
        let block = &self.context.blocks(at.lesson)[at.block];
        let scene = match scenes.get(at, out) {
            Some(scene) => scene.clone(),
            None if shows_position(block.kind) => return None,
            None => {
                let place = self.link.about.as_ref().map_or(&self.link.place, |about| &about.span);
                let message = "a claim speaks of a diagram, and this block is none";
                out.push(Diagnostic::error("no-diagram", place.clone(), message));
                return None;
            }
        };
        let reading = self.context.reading(self.lesson);
        let judge = Judge { scene: &scene, reading: &reading, english: self.context.english };
        let before = out.len();
        let mut claim = self.decide(&judge, out)?;
        if out[before..].iter().any(|found| found.severity == crate::diag::Severity::Error) {
            return None;
        }
        // A board that is not shown is a part of its record.
        let hidden = self.context.board(at).filter(|board| !board.shown).map(|board| board.record);
        let number = hidden.unwrap_or(at.block);
        let id = id_of(&self.context.blocks(at.lesson)[number], number);
        let elsewhere = (at.lesson != self.lesson).then(|| self.context.lesson(at.lesson).path.clone());
        claim.about = Some((elsewhere, id));
        claim.rules = judge.ids(self.cited(&judge));
        Some(claim)
    }

    /// `count:prince.max` and its like, which need no diagram.
    fn claim_of_empty_board(&self, out: &mut Vec<Diagnostic>) -> Option<Claim> {
        let game = self.context.game(self.lesson, None, out)?;
        let position = notation::parse_position(game, game.spec().start).ok()?;
        let scene = Scene { game, position, last: None };
        let reading = self.context.reading(self.lesson);
        let judge = Judge { scene: &scene, reading: &reading, english: self.context.english };
        let before = out.len();
        let claim = self.decide(&judge, out);
        claim.filter(|_| out.len() == before)
    }

    /// The rules on which the claim relies.
    fn cited(&self, judge: &Judge<'_>) -> Rules {
        let mut quiet = Vec::new();
        match &self.link.target {
            Target::Legal(from, to) => {
                let from = judge.whence(from, &mut quiet);
                from.map_or_else(Rules::new, |from| judge.cited_by_legal(from, to))
            }
            Target::Illegal(from, to) => {
                let from = judge.whence(from, &mut quiet);
                let reason = self.link.title.as_ref();
                from.map_or_else(Rules::new, |from| judge.cited_by_illegal(from, to, reason))
            }
            Target::Count(what) => {
                judge.cited_by_count(&what.value, &Text::new(String::new(), what.span.clone()))
            }
            Target::Force(..) => judge.scene.game.spec().rule("force").into_iter().collect(),
            Target::State(state) => judge.cited_by_state(&state.value).into_iter().collect(),
            _ => Rules::new(),
        }
    }

    /// Decides a claim about the scene of the judge.
    pub(super) fn decide(&self, judge: &Judge<'_>, out: &mut Vec<Diagnostic>) -> Option<Claim> {
        match &self.link.target {
            Target::Legal(from, to) => self.way("legal", judge, from, to, out),
            Target::Illegal(from, to) => self.way("illegal", judge, from, to, out),
            Target::Count(what) => self.count(judge, what, out),
            Target::Force(square, player) => self.force(judge, square, player.value, out),
            Target::State(state) => Some(self.state(judge, state, out)),
            Target::Square(square) => {
                let point = find_point(judge.scene.game.spec().board, square, out)?;
                let squares = vec![judge.name(point)];
                self.text_names(judge, &squares, out);
                Some(Claim { scheme: "square", about: None, squares, says: None, rules: Vec::new() })
            }
            _ => None,
        }
    }

    fn way(
        &self,
        scheme: &'static str,
        judge: &Judge<'_>,
        from: &Text,
        to: &Text,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Claim> {
        let game = judge.scene.game;
        let start = judge.whence(from, out)?;
        let arrival = find_point(game.spec().board, to, out)?;
        let squares: Vec<String> =
            start.point().into_iter().chain([arrival]).map(|p| judge.name(p)).collect();
        self.text_names(judge, &squares, out);
        if scheme == "legal" {
            let moves = judge.legal_way(start, to, out)?;
            if let Some(reason) = &self.link.title {
                judge.cited(reason, &moves.iter().map(|mv| mv.rule).collect::<Vec<_>>(), out);
            }
        } else {
            judge.illegal(start, to, self.link.title.as_ref(), out);
        }
        let position = &judge.scene.position;
        let verdict = judge.verdict(start, arrival);
        self.text_move(judge, start, arrival, &verdict, out);
        let way = start.way(arrival);
        let lang = self.context.lang(self.lesson);
        let says = match (&verdict, &self.link.title) {
            // Where the author gives a reason, the sentence is about that one.
            (Verdict::Illegal(refusals), Some(reason)) => {
                let rule = game.spec().rule(&reason.value);
                let cited = refusals.iter().find(|refusal| Some(refusal.rule) == rule).copied();
                let cited: Vec<_> = cited.into_iter().chain(refusals.iter().copied()).take(1).collect();
                explain::verdict(game, position, way, &Verdict::Illegal(cited), lang)
            }
            _ => explain::verdict(game, position, way, &verdict, lang),
        };
        Some(Claim { scheme, about: None, squares, says: Some(says), rules: Vec::new() })
    }

    fn count(&self, judge: &Judge<'_>, what: &Spanned<Counted>, out: &mut Vec<Diagnostic>) -> Option<Claim> {
        let truth = judge.count(&what.value, &what.span, out)?;
        let truth_text = truth.to_string();
        self.text_number(&truth_text, judge.count_note(&what.value, &what.span), out);
        let squares: Vec<String> = match &what.value {
            // The hand is no square, and a square may have been written with look-alikes.
            Counted::From(word) => {
                let whence = judge.whence(&Text::new(word.clone(), what.span.clone()), &mut Vec::new())?;
                whence.point().into_iter().map(|point| judge.name(point)).collect()
            }
            other => {
                let points = judge.counted_points(other, &what.span, &mut Vec::new());
                points.map_or_else(Vec::new, |points| judge.names(points))
            }
        };
        let about: Vec<String> = match &what.value {
            // The text may say where the piece goes.
            Counted::From(word) => {
                let whence = judge.whence(&Text::new(word.clone(), what.span.clone()), &mut Vec::new())?;
                let to = whence.point().map(|_| judge.names(judge.destinations(whence).0));
                squares.iter().cloned().chain(to.into_iter().flatten()).collect()
            }
            Counted::Alone(_, square) => {
                let point = notation::parse_point(judge.scene.game.spec().board, square).ok();
                point.map(|(point, _)| judge.name(point)).into_iter().collect()
            }
            _ => Vec::new(),
        };
        if let Some(own) = about.first() {
            self.text_counts(judge, own, &about, out);
        }
        let lang = self.context.lang(self.lesson);
        let says = lang.text("claim-count", &[("number", (truth as usize).into())]);
        Some(Claim { scheme: "count", about: None, squares, says: Some(says), rules: Vec::new() })
    }

    fn force(
        &self,
        judge: &Judge<'_>,
        square: &Text,
        player: Player,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Claim> {
        let [white, black] = judge.force(square, out)?;
        let truth = match player {
            Player::White => white,
            Player::Black => black,
        };
        let note = format!("force on {}, White : Black, is {white} : {black}", square.value);
        self.text_number(&truth.to_string(), Some(note), out);
        let point = find_point(judge.scene.game.spec().board, square, &mut Vec::new())?;
        let at = judge.name(point);
        self.text_names(judge, std::slice::from_ref(&at), out);
        let lang = self.context.lang(self.lesson);
        let of = lang.attr(explain::side_message(side(player)), "possessive", &[]);
        let args = [("side-of", of.into()), ("at", at.clone().into()), ("force", truth.to_string().into())];
        let says = lang.text("claim-force", &args);
        Some(Claim { scheme: "force", about: None, squares: vec![at], says: Some(says), rules: Vec::new() })
    }

    fn state(&self, judge: &Judge<'_>, state: &Spanned<StateClaim>, out: &mut Vec<Diagnostic>) -> Claim {
        judge.state(state, out);
        Claim { scheme: "state", about: None, squares: Vec::new(), says: None, rules: Vec::new() }
    }
}
