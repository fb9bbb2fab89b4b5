//! The names in a lesson and what they name: rules, blocks, terms, men, pages.

use std::ops::Range;

use tabia::games;
use tabia::lesson::{Block, BlockRef, Destinations, Lesson, PositionText, Target, Text, resolve};

/// What a name names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Named {
    /// A rule of a game.
    Rule {
        /// The game's id.
        game: String,
        /// The rule's.
        rule: String,
    },
    /// A block of a lesson.
    Block {
        /// The lesson's path below its language's folder.
        path: String,
        /// The block's id.
        id: String,
    },
    /// A term, by its id.
    Term(String),
    /// A kind of man, as it is written.
    Piece(String),
    /// A lesson by its path, and a place in it.
    Page {
        /// The lesson's path below its language's folder.
        path: String,
        /// A heading or a block.
        anchor: Option<String>,
    },
}

/// What a name is there for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// It gives the name.
    Gives,
    /// It uses the name.
    Uses,
}

/// A name in a lesson.
#[derive(Debug, Clone)]
pub(super) struct Name {
    pub(super) named: Named,
    pub(super) role: Role,
    pub(super) range: Range<usize>,
}

/// The names in a lesson. `lessons` are those of its language, for slugs.
pub(super) fn all(lesson: &Lesson, lessons: &[&Lesson]) -> Vec<Name> {
    let mut names = Gathering { lesson, lessons, names: Vec::new() };
    for rule in &lesson.front.teaches {
        names.rule(None, rule, Role::Gives);
    }
    if !lesson.front.title.value.is_empty() {
        let named = Named::Page { path: lesson.path.clone(), anchor: None };
        names.push(named, Role::Gives, &lesson.front.title);
    }
    lesson.blocks.iter().for_each(|block| names.block(block));
    for link in &lesson.links {
        match &link.target {
            Target::Legal(..) | Target::Illegal(..) => {
                link.title.iter().for_each(|title| names.rule(None, title, Role::Uses));
            }
            Target::Rule(rule) => names.rule(None, rule, Role::Uses),
            Target::Term(term) => names.push(Named::Term(term.value.clone()), Role::Uses, term),
            Target::Piece(piece) => names.push(Named::Piece(piece.value.clone()), Role::Uses, piece),
            Target::Figure(figure) => names.reference(&figure.value, &figure.span.range),
            Target::Page(path, anchor) => names.page(path.as_ref(), anchor.as_ref()),
            _ => {}
        }
        if let Some(about) = &link.about {
            names.reference(&about.value, &about.span.range);
        }
    }
    names.names
}

/// The lesson that a slug means, seen from another: one of its own part, or else any.
pub(super) fn called<'a>(lessons: &[&'a Lesson], from: &Lesson, slug: &str) -> Option<&'a Lesson> {
    let called = |lesson: &&&Lesson| lesson.slug() == slug || lesson.address() == slug;
    let near = lessons.iter().filter(called).find(|lesson| lesson.part() == from.part());
    near.or_else(|| lessons.iter().find(called)).copied()
}

struct Gathering<'a> {
    lesson: &'a Lesson,
    lessons: &'a [&'a Lesson],
    names: Vec<Name>,
}

impl Gathering<'_> {
    fn push(&mut self, named: Named, role: Role, text: &Text) {
        self.names.push(Name { named, role, range: text.span.range.clone() });
    }

    fn rule(&mut self, block: Option<&Block>, rule: &Text, role: Role) {
        let own = block.and_then(|block| block.fields.game.as_ref());
        let Some(game) = own.or(self.lesson.front.game.as_ref()) else { return };
        let known = games::find(&game.value)
            .and_then(|game| Some(game.spec().rule_id(game.spec().rule(&rule.value)?)));
        if let Some(known) = known {
            self.push(Named::Rule { game: game.value.clone(), rule: known.to_owned() }, role, rule);
        }
    }

    fn reference(&mut self, reference: &BlockRef, range: &Range<usize>) {
        let path = match &reference.lesson {
            None => Some(self.lesson.path.clone()),
            Some(slug) => called(self.lessons, self.lesson, slug).map(|lesson| lesson.path.clone()),
        };
        if let Some(path) = path {
            let named = Named::Block { path, id: reference.id.clone() };
            self.names.push(Name { named, role: Role::Uses, range: range.clone() });
        }
    }

    fn page(&mut self, path: Option<&Text>, anchor: Option<&Text>) {
        let own = self.lesson.path.as_str();
        let there = match path {
            None => Some(own.to_owned()),
            Some(path) => resolve(own, &path.value),
        };
        let mut places = path.into_iter().chain(anchor).map(|text| &text.span.range);
        let range = places.clone().next().zip(places.next_back()).map(|(first, last)| first.start..last.end);
        if let (Some(path), Some(range)) = (there, range) {
            let named = Named::Page { path, anchor: anchor.map(|anchor| anchor.value.clone()) };
            self.names.push(Name { named, role: Role::Uses, range });
        }
    }

    fn block(&mut self, block: &Block) {
        let fields = &block.fields;
        let own = |id: &Text| Named::Block { path: self.lesson.path.clone(), id: id.value.clone() };
        if let Some(id) = &fields.id {
            self.push(own(id), Role::Gives, id);
        }
        for id in fields.layout.iter().flatten() {
            self.push(Named::Block { path: self.lesson.path.clone(), id: id.value.clone() }, Role::Uses, id);
        }
        if let Some(position) = &fields.position
            && let PositionText::Of(reference) = &position.value
        {
            self.reference(reference, &position.span.range);
        }
        let lists = [&fields.exactly, &fields.legal, &fields.illegal].into_iter().flatten().flatten();
        let marks = fields.marks.iter().flatten().map(|mark| &mark.list);
        let reasons =
            |list: &Destinations| list.to.iter().filter_map(|to| to.reason.clone()).collect::<Vec<_>>();
        let reasons: Vec<Text> = lists.chain(marks).flat_map(reasons).collect();
        reasons.iter().for_each(|reason| self.rule(Some(block), reason, Role::Uses));
        if let Some(rule) = fields.result.as_ref().and_then(|result| result.value.rule.as_ref()) {
            self.rule(Some(block), rule, Role::Uses);
        }
    }
}
