//! What a place means, where it leads, and the shape of a lesson.

use serde_json::{Value, json};

use super::client::Client;
use super::{Desk, RITTER, TERMS, marked};

/// A client that has the lesson open, and a text in it.
struct Asking {
    desk: Desk,
    client: Client,
    uri: String,
    version: i64,
}

impl Asking {
    fn new(desk: Desk) -> Asking {
        let (mut client, uri) = (desk.client(), desk.uri("en/01-ritter.md"));
        client.open(&uri, RITTER);
        client.findings(&uri, Some(1));
        Asking { desk, client, uri, version: 1 }
    }

    /// Puts the text with a bar into the lesson, and asks about the place of the bar.
    #[track_caller]
    fn about(&mut self, method: &str, text: &str) -> Value {
        let (text, place) = marked(text);
        self.version += 1;
        self.client.replace(&self.uri, self.version, &text);
        self.client.at(method, &self.uri, &place)
    }

    /// What hovering over the place of the bar says, where the text of the lesson has `old` in place of `new`.
    #[track_caller]
    fn hover(&mut self, old: &str, new: &str, expected: &[&str]) {
        assert!(RITTER.contains(old), "{old}");
        let answer = self.about("hover", &RITTER.replacen(old, new, 1));
        let says = answer["contents"]["value"].as_str().unwrap_or_default();
        for part in expected {
            assert!(says.contains(part), "{new}\n{says}\nlacks {part}");
        }
    }
}

#[test]
fn hovering_tells_what_a_place_means() {
    let desk = Desk::new();
    desk.write("en/terms.toml", TERMS);
    let mut asking = Asking::new(desk);
    // A block: its board, and whether its claims are true.
    asking.hover(
        "```diagram",
        "```dia|gram",
        &["2 I  .* R@ vx .*", "The Ritter on c2.", "✓ The claim is true."],
    );
    asking.hover(
        "```diagram\nid: ritter-c2\nwhite: Ritter c2, Knecht a2",
        "```dia|gram\nid: ritter-c2\nwhite: Ritter c2",
        &["✗ "],
    );
    // Keys and words of the language.
    asking.hover("exactly:", "exa|ctly:", &["All moves of the man on a square"]);
    asking.hover("show: moves", "show: mo|ves", &["The moves of the side to move"]);
    asking.hover("game = \"chess-t1\"", "ga|me = \"chess-t1\"", &["The game that the blocks"]);
    asking.hover("game = \"chess-t1\"", "game = \"chess|-t1\"", &["chess-T1"]);
    // Squares: what stands there; in a list, the way there.
    asking.hover(
        "study: yes",
        "crop: c|2-h8\nstudy: yes",
        &["**c2**: White’s Ritter", "It may go to b2 c3 d2 e2", "Force: 2 : "],
    );
    asking.hover("xd2 e2", "xd2 e|2", &["c2–e2 is legal"]);
    // Men, rules, terms, figures.
    asking.hover("white: Ritter", "white: Rit|ter", &["**Ritter** (R)", "one or two squares"]);
    asking.hover(
        "black: Knecht c4, Knecht c5, Ver Knecht",
        "black: Knecht c4, Knecht c5, Ver Kn|echt",
        &["**Ver Knecht**"],
    );
    asking.hover("\"jump\"", "\"ju|mp\"", &["`jump`", "→ The Ritter"]);
    asking.hover("rule:jump", "rule:ju|mp", &["`jump`"]);
    asking.hover("\"force\"", "\"fo|rce\"", &["`force`"]);
    asking.hover("[jumps](rule:jump)", "[jumps](term:fo|rce)", &["**force**", "How much a man weighs."]);
    asking.hover("fig:ritter-c2", "fig:rit|ter-c2", &["2 I  .* R@"]);
    asking.hover("rule:jump", "piece:kon|net", &["**Konnet**"]);
    // Claims: what the engine says, whatever the text says.
    asking.hover("[c3](legal:c2-c3)", "[c3](legal:c2|-c3)", &["✓ c2–c3 is legal"]);
    asking.hover("[c3](legal:c2-c3)", "[c|1](legal:c2-c1)", &["✗ `c2–c1` is not legal", "castle"]);
    asking.hover("[c3](legal:c2-c3)", "[|2](force:c4.white#ritter-c2)", &["✓ White’s force on c4 is 2."]);
    assert_eq!(asking.client.leave(), Some(0));
}

#[test]
fn what_is_wrong_at_a_place_is_told_with_what_its_code_means() {
    let mut asking = Asking::new(Desk::new());
    let text = RITTER.replace("show: moves", "sh|ows: moves");
    let (text, place) = marked(&text);
    asking.client.replace(&asking.uri.clone(), 9, &text);
    asking.client.findings(&asking.uri, Some(9));
    let answer = asking.client.at("hover", &asking.uri, &place);
    let says = answer["contents"]["value"].as_str().unwrap();
    assert!(says.contains("`unknown-key`: there is no such key."), "{says}");
}

#[test]
fn names_lead_to_where_they_are_given() {
    let desk = Desk::translated();
    desk.write("en/terms.toml", TERMS);
    desk.write("ru/terms.toml", &TERMS.replace("\"force\"", "\"сила\""));
    let other = "+++\ntitle = \"Other\"\ngame = \"chess-t1\"\n+++\n\nSee [it](fig:ritter#ritter-c2), [jump](rule:jump), [that](01-ritter.md#on-c2), [force](term:force).\n";
    desk.write("en/02-other.md", other);
    let mut client = desk.client();
    let uri = desk.uri("en/02-other.md");
    client.open(&uri, other);
    client.findings(&uri, Some(1));
    let (ritter, ru) = (desk.uri("en/01-ritter.md"), desk.uri("ru/01-ritter.md"));
    let leads = |client: &mut Client, uri: &str, text: &str, marks: &str| {
        let (_, place) = marked(&text.replacen(&marks.replace('|', ""), marks, 1));
        let answer = client.at("definition", uri, &place);
        let place = |one: &Value| {
            (one["uri"].as_str().unwrap().to_owned(), one["range"]["start"]["line"].as_u64().unwrap())
        };
        answer.as_array().unwrap().iter().map(place).collect::<Vec<_>>()
    };
    assert_eq!(leads(&mut client, &uri, other, "ritter#ritt|er-c2"), [(ritter.clone(), 9)]);
    assert_eq!(leads(&mut client, &uri, other, "rule:ju|mp"), [(ritter.clone(), 3)]);
    assert_eq!(leads(&mut client, &uri, other, "01-ritter.md#on|-c2"), [(ritter.clone(), 6)]);
    assert_eq!(leads(&mut client, &uri, other, "term:for|ce"), [(desk.uri("en/terms.toml"), 0)]);
    // Between the original and its translation, both ways.
    client.open(&ritter, RITTER);
    client.open(&ru, super::RITTER_RU);
    assert_eq!(leads(&mut client, &ritter, RITTER, "id: ritt|er-c2"), [(ru.clone(), 9)]);
    assert_eq!(leads(&mut client, &ru, super::RITTER_RU, "id: ritt|er-c2"), [(ritter.clone(), 9)]);
    assert_eq!(leads(&mut client, &ritter, RITTER, "title = \"The| Ritter\""), [(ru.clone(), 1)]);
    // And back: who speaks of it?
    let (_, place) = marked(&RITTER.replacen("id: ritter", "id: rit|ter", 1));
    let answer = client.at("references", &ritter, &place);
    let places: Vec<&str> =
        answer.as_array().unwrap().iter().map(|one| one["uri"].as_str().unwrap()).collect();
    assert_eq!(places, [ritter.as_str(), ritter.as_str(), uri.as_str()]);
    let term = client.at("references", &desk.uri("en/terms.toml"), &json!({"line": 0, "character": 2}));
    assert_eq!(term[0]["uri"], uri.as_str());
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn a_lesson_has_a_shape() {
    let mut asking = Asking::new(Desk::new());
    let params = json!({"textDocument": {"uri": asking.uri}});
    let symbols = asking.client.ask("textDocument/documentSymbol", params.clone())["result"].clone();
    assert_eq!((&symbols[0]["name"], symbols.as_array().unwrap().len()), (&json!("On c2"), 1));
    let block = &symbols[0]["children"][0];
    assert_eq!((&block["name"], &block["detail"]), (&json!("ritter-c2"), &json!("diagram")));
    let folds = asking.client.ask("textDocument/foldingRange", params.clone())["result"].clone();
    let lines = |fold: &Value| (fold["startLine"].as_u64().unwrap(), fold["endLine"].as_u64().unwrap());
    let lines: Vec<_> = folds.as_array().unwrap().iter().map(lines).collect();
    assert_eq!(lines, [(6, 18), (8, 16), (0, 4)]);
    let text =
        RITTER.replace("See [there](fig:ritter-c2)", "See [home](index.md) and [out](https://example.org/)");
    asking.client.replace(&asking.uri.clone(), 2, &text);
    let links = asking.client.ask("textDocument/documentLink", params)["result"].clone();
    let targets: Vec<&str> =
        links.as_array().unwrap().iter().map(|link| link["target"].as_str().unwrap()).collect();
    assert_eq!(targets, [asking.desk.uri("en/index.md").as_str(), "https://example.org/"]);
    assert_eq!(asking.client.leave(), Some(0));
}

#[test]
fn formatting_writes_what_fmt_would_write() {
    let mut asking = Asking::new(Desk::new());
    let options = json!({"tabSize": 4, "insertSpaces": true});
    let params = json!({"textDocument": {"uri": asking.uri}, "options": options});
    assert_eq!(asking.client.ask("textDocument/formatting", params.clone())["result"], json!([]));
    let neat = RITTER.replacen("caption: The Ritter on c2.", "caption: The Ritter 😀 on c2.", 1);
    let other = neat.replacen("white: Ritter c2, Knecht a2", "white:Ritter c2,Knecht a2", 1);
    asking.client.replace(&asking.uri, 2, &other);
    let answer = asking.client.ask("textDocument/formatting", params);
    let edits = answer["result"].as_array().unwrap();
    assert_eq!(edits.len(), 1, "{answer}");
    let offset = |place: &Value| {
        let line = place["line"].as_u64().unwrap() as usize;
        let start: usize = other.split_inclusive('\n').take(line).map(str::len).sum();
        let units = place["character"].as_u64().unwrap() as usize;
        let text: Vec<u16> = other[start..].encode_utf16().take(units).collect();
        start + String::from_utf16(&text).unwrap().len()
    };
    let range = offset(&edits[0]["range"]["start"])..offset(&edits[0]["range"]["end"]);
    let mut text = other.clone();
    text.replace_range(range, edits[0]["newText"].as_str().unwrap());
    assert_eq!(text, neat);
}
