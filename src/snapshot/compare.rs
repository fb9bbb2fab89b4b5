//! What two records of a book differ in.

use std::collections::{BTreeMap, BTreeSet};

use super::{Entry, Fact, Picture, Snapshot};

/// What became of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// It is in the later record alone.
    Added,
    /// It is in the earlier record alone.
    Removed,
    /// Something of it is another now.
    Changed,
}

impl What {
    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            What::Added => "added",
            What::Removed => "removed",
            What::Changed => "changed",
        }
    }
}

/// An entry that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The page's address with its language.
    pub page: String,
    /// The entry's name on the page.
    pub id: String,
    /// What it is, or was.
    pub kind: String,
    /// What became of it.
    pub what: What,
    /// What is true of it no longer, or newly.
    pub facts: Vec<FactChange>,
    /// The picture before, if it changed.
    pub before: Option<Picture>,
    /// The picture after, if it changed.
    pub after: Option<Picture>,
}

/// A fact that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactChange {
    /// What it is about.
    pub name: String,
    /// The values that are true no longer.
    pub gone: Vec<String>,
    /// The values that are new.
    pub come: Vec<String>,
}

/// What has changed from one record to another, in the order of the later one; what was removed comes last.
pub fn compare(before: &Snapshot, after: &Snapshot) -> Vec<Change> {
    fn key(entry: &Entry) -> (&str, &str) {
        (&entry.page, &entry.id)
    }
    let known: BTreeMap<_, &Entry> = before.entries.iter().map(|entry| (key(entry), entry)).collect();
    let kept: BTreeSet<_> = after.entries.iter().map(key).collect();
    let new = after.entries.iter().filter_map(|entry| change(known.get(&key(entry)).copied(), Some(entry)));
    let gone = before.entries.iter().filter(|entry| !kept.contains(&key(entry)));
    new.chain(gone.filter_map(|entry| change(Some(entry), None))).collect()
}

fn change(before: Option<&Entry>, after: Option<&Entry>) -> Option<Change> {
    let (what, entry) = match (before, after) {
        (None, Some(entry)) => (What::Added, entry),
        (Some(entry), None) => (What::Removed, entry),
        (Some(before), Some(after)) if before != after => (What::Changed, after),
        _ => return None,
    };
    let facts = |entry: Option<&Entry>| -> Vec<Fact> {
        let kind = entry.map(|entry| Fact::one("kind", &entry.kind));
        kind.into_iter().chain(entry.iter().flat_map(|entry| entry.facts.clone())).collect()
    };
    let mut changes =
        if what == What::Changed { differences(&facts(before), &facts(after)) } else { Vec::new() };
    let picture = |entry: Option<&Entry>| entry.and_then(|entry| entry.picture.clone());
    let (mut old, mut new) = (picture(before), picture(after));
    if what == What::Changed && old == new {
        (old, new) = (None, None);
    } else if changes.is_empty() && what == What::Changed {
        let words = |picture: &Option<Picture>| picture.iter().map(|picture| picture.words.clone()).collect();
        changes.extend(difference("picture", words(&old), words(&new)));
    }
    Some(Change {
        page: entry.page.clone(),
        id: entry.id.clone(),
        kind: entry.kind.clone(),
        what,
        facts: changes,
        before: old,
        after: new,
    })
}

/// The facts that differ, in the order of the later ones.
fn differences(before: &[Fact], after: &[Fact]) -> Vec<FactChange> {
    let values = |facts: &[Fact], name: &str| {
        facts.iter().find(|fact| fact.name == name).map(|fact| fact.values.clone()).unwrap_or_default()
    };
    let mut names: Vec<&str> = after.iter().map(|fact| fact.name.as_str()).collect();
    names.extend(
        before.iter().map(|fact| fact.name.as_str()).filter(|name| !after.iter().any(|f| f.name == *name)),
    );
    names.into_iter().filter_map(|name| difference(name, values(before, name), values(after, name))).collect()
}

/// What one list has and the other has not. Lists that differ in their order alone are given whole.
fn difference(name: &str, before: Vec<String>, after: Vec<String>) -> Option<FactChange> {
    if before == after {
        return None;
    }
    let without = |list: &[String], other: &[String]| -> Vec<String> {
        let mut other = other.to_vec();
        let mut new = |value: &&String| match other.iter().position(|known| known == *value) {
            Some(at) => {
                other.swap_remove(at);
                false
            }
            None => true,
        };
        list.iter().filter(|value| new(value)).cloned().collect()
    };
    let (mut gone, mut come) = (without(&before, &after), without(&after, &before));
    if gone.is_empty() && come.is_empty() {
        (gone, come) = (before, after);
    }
    Some(FactChange { name: name.to_owned(), gone, come })
}
