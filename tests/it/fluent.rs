//! The reader of texts against the Fluent project's own: the same sentences for every message and all sorts of arguments.

use std::collections::BTreeSet;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tabia::games::GAMES;
use tabia::lang::{Arg, LANGUAGES, Lang, words};
use unic_langid::LanguageIdentifier;

use crate::lang::messages;

/// What follows each of the signs in the text, up to what cannot be part of a name.
fn names<'a>(text: &'a str, sign: char) -> BTreeSet<&'a str> {
    let name = |rest: &'a str| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next();
    text.split(sign).skip(1).filter_map(name).filter(|name| !name.is_empty()).collect()
}

#[track_caller]
fn check(code: &str, text: &str) {
    let ours = Lang::of(code, [text]).expect("well-formed Fluent");
    let locale: LanguageIdentifier = code.parse().unwrap();
    let mut theirs = FluentBundle::new(vec![locale]);
    theirs.set_use_isolating(false);
    theirs.add_resource(FluentResource::try_new(text.to_owned()).expect("well-formed Fluent")).unwrap();
    let arguments = names(text, '$');
    let keys = names(text, '[').into_iter().map(Arg::from);
    let numbers = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].into_iter().map(Arg::Number);
    for value in keys.chain(["½ « »".into()]).chain(numbers) {
        let args: Vec<(&str, Arg)> = arguments.iter().map(|name| (*name, value.clone())).collect();
        let mut their_args = FluentArgs::new();
        for name in &arguments {
            match &value {
                Arg::Text(text) => their_args.set(*name, text.as_ref()),
                Arg::Number(number) => their_args.set(*name, *number),
            }
        }
        for id in messages(text).keys() {
            let message = theirs.get_message(id).unwrap();
            let said =
                |pattern| theirs.format_pattern(pattern, Some(&their_args), &mut Vec::new()).into_owned();
            assert_eq!(ours.has(id), message.value().is_some(), "{id}");
            if let Some(pattern) = message.value() {
                assert_eq!(ours.text(id, &args), said(pattern), "{id} of {value:?}");
            }
            let attributes: Vec<&str> = message.attributes().map(|attribute| attribute.id()).collect();
            assert_eq!(ours.attrs(id), attributes);
            for attribute in message.attributes() {
                let name = attribute.id();
                assert_eq!(ours.attr(id, name, &args), said(attribute.value()), "{id}.{name} of {value:?}");
            }
        }
    }
}

#[test]
fn every_message_reads_as_the_fluent_project_reads_it() {
    for code in LANGUAGES {
        check(code, words(code).unwrap());
        let folder = format!("{}/src/lang/{code}", env!("CARGO_MANIFEST_DIR"));
        for shared in ["site.ftl", "exercise.ftl"] {
            check(code, &std::fs::read_to_string(format!("{folder}/{shared}")).unwrap());
        }
        GAMES.iter().flat_map(|game| game.spec().texts_in(code)).for_each(|text| check(code, text));
    }
}

#[test]
fn rarer_forms_are_read_alike() {
    check(
        "en",
        "# comment\n\n## section\na = one { $x } two{\"  \"}three {\" \"}\nb =\n    on its own line\n    .c = { $x ->\n        [one] one\n        [5] five { $y ->\n            [few] few\n           *[other] { $x }\n        }\n       *[other] many\n    } after\n    .d = d\nonly =\n    .attribute = value\nlast = no line end",
    );
}

#[test]
fn what_is_not_well_formed_is_refused() {
    for wrong in [
        "a",
        "a =",
        "a = {",
        "a = { $ }",
        "a = { $x",
        "a = }",
        " a = b",
        "= b",
        "a = { $x -> }",
        "a = { $x ->\n [one] 1\n }",
        "a = { $x ->\n *[one] 1\n *[two] 2\n }",
        "a = b\n    .c",
        "a = { \"x }",
        "a = { -term }",
        "a = { other }",
        "1 = 2",
        "a = b\nc",
    ] {
        assert!(Lang::of("en", [wrong]).is_err(), "{wrong:?}");
    }
    assert!(Lang::of("de", [""]).is_err());
    let error = Lang::of("en", ["a = b\n\nc d\n"]).unwrap_err();
    assert!(error.ends_with("line 3"), "{error}");
}
