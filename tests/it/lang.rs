//! The languages: every message in each of them, with the forms that it needs.

use std::collections::BTreeMap;

use tabia::explain;
use tabia::game::{Game, Refusal, Why};
use tabia::games::GAMES;
use tabia::lang::{Case, LANGUAGES, Lang};
use tabia::notation;
use tabia::position::{Kind, Move, Piece, Position, RuleId, Side, State};

/// The ids of a Fluent text with their attributes.
pub(crate) fn messages(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut messages: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines() {
        if let Some(attribute) = line.strip_prefix("    .") {
            let name = attribute.split([' ', '=']).next().unwrap_or_default();
            messages.get_mut(&last).unwrap().push(name.to_owned());
        } else if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            last = line.split(' ').next().unwrap_or_default().to_owned();
            let twice = messages.insert(last.clone(), Vec::new());
            assert_eq!(twice, None, "`{last}` is given twice");
        }
    }
    messages
}

/// The attributes that are forms of a name, of which English has fewer.
const FORMS: [&str; 6] = ["gen", "dat", "acc", "ins", "prep", "plural-gen"];

#[track_caller]
fn check_pair(en: &str, ru: &str) {
    let (en, ru) = (messages(en), messages(ru));
    let without_forms = |messages: &BTreeMap<String, Vec<String>>| -> Vec<(String, Vec<String>)> {
        let keep =
            |names: &Vec<String>| names.iter().filter(|n| !FORMS.contains(&n.as_str())).cloned().collect();
        messages.iter().map(|(id, names)| (id.clone(), keep(names))).collect()
    };
    assert_eq!(without_forms(&en), without_forms(&ru));
}

#[test]
fn both_languages_have_the_same_shared_messages() {
    check_pair(include_str!("../../src/lang/en/site.ftl"), include_str!("../../src/lang/ru/site.ftl"));
    check_pair(include_str!("../../src/lang/en/words.ftl"), include_str!("../../src/lang/ru/words.ftl"));
}

#[test]
fn both_languages_have_the_same_messages_of_exercises() {
    check_pair(
        include_str!("../../src/lang/en/exercise.ftl"),
        include_str!("../../src/lang/ru/exercise.ftl"),
    );
}

#[test]
fn both_languages_have_the_same_messages_of_the_importer() {
    check_pair(include_str!("../../src/lang/en/pgn.ftl"), include_str!("../../src/lang/ru/pgn.ftl"));
}

#[test]
fn both_languages_have_the_same_messages_of_worksheets() {
    check_pair(
        include_str!("../../src/lang/en/worksheet.ftl"),
        include_str!("../../src/lang/ru/worksheet.ftl"),
    );
}

#[test]
fn both_languages_have_the_words_of_the_reader_s_script() {
    // The plurals of Russian are others.
    let plain = |text: &str| -> String {
        let plural = |line: &&str| {
            !["one", "few", "many", "other"].iter().any(|form| line.starts_with(&format!("    .{form} =")))
        };
        text.lines().filter(plural).map(|line| line.to_owned() + "\n").collect()
    };
    let [en, ru] =
        [include_str!("../../src/lang/en/reader.ftl"), include_str!("../../src/lang/ru/reader.ftl")];
    check_pair(&plain(en), &plain(ru));
    let editor = [include_str!("../../src/lang/en/editor.ftl"), include_str!("../../src/lang/ru/editor.ftl")];
    check_pair(&plain(editor[0]), &plain(editor[1]));
    let mut known = messages(en);
    known.extend(messages(editor[0]));
    for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/reader")).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        for call in ["word(\"", "counted(\""] {
            for rest in text.split(call).skip(1) {
                let (key, after) = rest.split_once('"').unwrap();
                // A name that is put together says only how it begins.
                let whole = after.starts_with([',', ')']);
                let key = key.split('.').next().unwrap();
                let start = if key.starts_with("editor-") { "" } else { "reader-" };
                let id = format!("{start}{key}");
                assert!(!whole || known.contains_key(&id), "{}: no message `{id}`", path.display());
            }
        }
    }
}

#[test]
fn both_languages_have_the_same_messages_of_every_game() {
    for game in GAMES {
        let text = |code: &str| game.spec().texts_in(code).collect::<Vec<_>>().join("\n");
        check_pair(&text("en"), &text("ru"));
    }
}

fn languages(game: &'static dyn Game) -> Vec<Lang> {
    LANGUAGES.iter().map(|code| notation::language(code, &[game]).unwrap()).collect()
}

#[test]
fn every_kind_of_man_has_its_names_and_moves() {
    for &game in GAMES {
        for lang in languages(game) {
            assert!(lang.has(game.spec().id));
            for at in 0..game.spec().kinds.len() {
                let kind = Kind(at as u8);
                let id = notation::kind_message(game.spec(), kind);
                let attributes = lang.attrs(&id);
                let needed: &[&str] = match lang.code() {
                    "ru" => &["gen", "dat", "acc", "ins", "prep", "plural", "plural-gen", "abbr", "moves"],
                    _ => &["plural", "abbr", "moves"],
                };
                assert!(lang.has(&id) && needed.iter().all(|n| attributes.iter().any(|a| a == n)), "{id}");
                assert!(explain::kind_moves(game, kind, &lang).ends_with('.'));
                for case in Case::ALL {
                    assert!(!lang.form(&id, case).is_empty());
                }
                let name = notation::kind_name(game, kind, &lang, Case::Nominative);
                assert_eq!(notation::parse_kind(game, &name.to_uppercase(), &[&lang]), Some(kind));
                let short = notation::abbreviation(game, kind, &lang);
                assert_eq!(notation::parse_kind(game, &short.to_lowercase(), &[&lang]), Some(kind));
            }
        }
    }
}

#[test]
fn every_article_has_a_title_and_a_statement() {
    for &game in GAMES {
        for lang in languages(game) {
            for at in 0..game.spec().rules.len() {
                let rule = RuleId(at as u8);
                assert!(!explain::rule_title(game, rule, &lang).is_empty());
                assert!(explain::rule_statement(game, rule, &lang).ends_with('.'));
            }
            for zone in game.spec().board.zones() {
                assert!(!explain::zone(game, zone.id, &lang).is_empty());
                // A zone that the board has of its own has its forms in the game's texts.
                let of =
                    [explain::zone_where(game, zone.id, &lang), explain::zone_squares(game, zone.id, &lang)];
                assert!(of.iter().all(|said| !said.contains(':')), "{of:?}");
            }
        }
    }
}

/// Every refusal and permission text of a game can be said with the particulars that there are.
#[test]
fn every_sentence_finds_its_particulars() {
    for &game in GAMES {
        let spec = game.spec();
        let (from, to) = (spec.board.at(0, 0).unwrap(), spec.board.at(1, 1).unwrap());
        let man = Piece::new(Side::Black, Kind(spec.kinds.len() as u8 - 1));
        for lang in languages(game) {
            for kind in 0..spec.kinds.len() {
                let mut position = Position::empty(State::NEW);
                position.set(from, Some(Piece::new(Side::White, Kind(kind as u8))));
                position.set(to, Some(man));
                let force = game.force(&position, to);
                for at in 0..spec.rules.len() {
                    let rule = RuleId(at as u8);
                    let id = explain::rule_message(game, rule);
                    let why = Why { man: Some(man), at: Some(to), force };
                    if lang.has_attr(&id, "refusal") {
                        let said =
                            explain::refusal(game, &position, (from, to), &Refusal { rule, why }, &lang);
                        assert!(said.ends_with('.'), "{said}");
                    }
                    let said = explain::legal(game, &position, &Move::new(from, to, State::NEW, rule), &lang);
                    assert!(said.ends_with('.') && !said.contains('{'), "{said}");
                }
            }
        }
    }
}

#[test]
fn a_language_that_tabia_does_not_speak_is_refused() {
    assert!(Lang::new("de", &[]).is_none());
    assert!(Lang::new("", &[]).is_none());
}

#[test]
fn russian_counts_in_three_forms() {
    let ru = Lang::new("ru", &[]).unwrap();
    for (count, text) in [
        (1, " 1 утверждение "),
        (3, " 3 утверждения "),
        (5, " 5 утверждений "),
        (21, " 21 утверждение "),
        (112, " 112 утверждений "),
    ] {
        let said = ru.text("site-checked-claims", &[("count", count.into())]);
        assert!(said.contains(text), "{said}");
    }
}

/// The ids that the code names, such as `words-man` in `.text("words-man", …)`.
fn ids_in(folder: &std::path::Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            ids_in(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            let code = std::fs::read_to_string(&path).unwrap();
            for call in ["lang.text(\"", "lang.attr(\"", "english.text(\"", "english.attr(\""] {
                let ids = code.split(call).skip(1).filter_map(|rest| rest.split('"').next());
                found.extend(ids.map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_message_that_the_code_names_is_there() {
    let mut ids = Vec::new();
    ids_in(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut ids);
    assert!(!ids.is_empty());
    for code in LANGUAGES {
        let lang = Lang::new(code, &[]).unwrap();
        let missing: Vec<_> = ids.iter().filter(|id| !lang.has(id)).collect();
        assert!(missing.is_empty(), "missing in `{code}`: {missing:?}");
    }
}

#[test]
fn every_shared_message_is_used() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    for entry in walkdir::WalkDir::new(root.join("src")) {
        let path = entry.unwrap().into_path();
        if path.extension().is_some_and(|end| end == "rs") {
            code += &std::fs::read_to_string(path).unwrap();
        }
    }
    let texts = [include_str!("../../src/lang/en/site.ftl"), include_str!("../../src/lang/en/words.ftl")];
    let used = |id: &str| {
        let named = |name: &str| code.contains(&format!("\"{name}\""));
        // `site/words.rs` names the messages of templates without their beginning.
        named(id)
            || id.strip_prefix("site-").is_some_and(named)
            || texts
                .iter()
                .any(|text| text.contains(&format!("{{ {id} ")) || text.contains(&format!("{{ {id}.")))
    };
    let ids = texts.iter().flat_map(|text| messages(text).into_keys());
    let unused: Vec<String> = ids.filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
