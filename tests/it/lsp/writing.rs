//! What may come next, in texts that are half written.

use serde_json::Value;

use super::client::Client;
use super::{Desk, TERMS, marked};

/// A client with a lesson in which things are tried.
struct Writing {
    _desk: Desk,
    client: Client,
    uri: String,
    version: i64,
}

impl Writing {
    fn new() -> Writing {
        let desk = Desk::translated();
        desk.write("en/terms.toml", TERMS);
        let (mut client, uri) = (desk.client(), desk.uri("en/02-new.md"));
        desk.write("en/02-new.md", "");
        // The rest of the book has been looked at.
        client.open(&uri, "");
        client.findings(&uri, Some(1));
        Writing { _desk: desk, client, uri, version: 1 }
    }

    /// What is offered at the bar, the likeliest first: what would be written there, with what it replaces.
    #[track_caller]
    fn offers(&mut self, text: &str) -> Vec<(String, String)> {
        let (text, place) = marked(text);
        self.version += 1;
        self.client.replace(&self.uri, self.version, &text);
        let answer = self.client.at("completion", &self.uri, &place);
        let mut items: Vec<&Value> = answer["items"].as_array().unwrap().iter().collect();
        items.sort_by_key(|item| item["sortText"].as_str().unwrap());
        let line = text.split('\n').nth(place["line"].as_u64().unwrap() as usize).unwrap();
        let units: Vec<u16> = line.encode_utf16().collect();
        let one = |item: &&Value| {
            let edit = &item["textEdit"];
            let column = |end: &str| edit["range"][end]["character"].as_u64().unwrap() as usize;
            let replaced = String::from_utf16(&units[column("start")..column("end")]).unwrap();
            (edit["newText"].as_str().unwrap().to_owned(), replaced)
        };
        items.iter().map(one).collect()
    }

    /// The first offers are these, and all of them replace the given text.
    #[track_caller]
    fn check(&mut self, text: &str, replaced: &str, expected: &[&str]) {
        let offers = self.offers(text);
        let first: Vec<&str> = offers.iter().take(expected.len()).map(|(text, _)| text.as_str()).collect();
        assert_eq!(first, expected, "{text}");
        for (offer, old) in &offers {
            assert_eq!(old, replaced, "{text}: {offer}");
        }
    }

    /// The offers hold these and not those.
    #[track_caller]
    fn holds(&mut self, text: &str, these: &[&str], those: &[&str]) {
        let offers = self.offers(text);
        let has = |wanted: &&&str| offers.iter().any(|(offer, _)| offer == *wanted);
        let missing: Vec<_> = these.iter().filter(|wanted| !has(wanted)).collect();
        let surplus: Vec<_> = those.iter().filter(has).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{text}: lacks {missing:?}, has {surplus:?}\n{offers:?}"
        );
    }
}

const HEAD: &str = "+++\ntitle = \"New\"\ngame = \"chess-t1\"\n+++\n\n";

const BOARD: &str = "```diagram\nid: one\nwhite: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\n";

fn block(rest: &str) -> String {
    format!("{HEAD}{BOARD}{rest}")
}

#[test]
fn front_matter_is_completed() {
    let mut writing = Writing::new();
    writing.check("+++\nti|", "ti", &["title = ", "game = ", "teaches = ["]);
    writing.holds("+++\ntitle = \"a\"\n|\n+++\n", &["game = "], &["title = "]);
    writing.check("+++\ngame = |\n+++\n", "", &["\"chess-t1\"", "\"chess\""]);
    writing.check("+++\ngame = \"ch|\n+++\n", "ch", &["chess-t1", "chess"]);
    writing.holds(
        "+++\ntitle = \"a\"\ngame = \"chess\"\nteaches = [\"rook\", \"|\n+++\n",
        &["bishop"],
        &["rook", "jump"],
    );
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn blocks_and_their_keys_are_completed() {
    let mut writing = Writing::new();
    writing.check(&format!("{HEAD}```di|"), "di", &["diagram", "exercise", "record", "figures"]);
    writing.holds(&block("sh|"), &["show: ", "exactly: "], &["id: ", "white: ", "task: ", "position: "]);
    writing.holds(
        &format!("{HEAD}```exercise\nposition: start\nhint: a\n|"),
        &["task: ", "hint: "],
        &["position: ", "show: ", "board: "],
    );
    writing.holds(&format!("{HEAD}```record\n|\n```\n"), &["moves: ", "show after: "], &["white: "]);
    // A colon that is there is not written again.
    writing.holds(&block("ex|: c2 -> c3\n```\n"), &["exactly"], &["exactly: "]);
    writing.check(&format!("{HEAD}> ```diagram\n> study: |"), "", &["yes"]);
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn men_and_squares_are_completed_in_the_lesson_s_languages() {
    let mut writing = Writing::new();
    writing.holds(&format!("{HEAD}```diagram\nwhite: Ri|"), &["Ritter ", "Ver Knecht ", "Риттер "], &[]);
    writing.holds(&format!("{HEAD}```diagram\nwhite: Ritter c2, Ver |"), &["Ver Knecht "], &["Ver "]);
    writing.check(&format!("{HEAD}```diagram\nwhite: Ritter a1, Ritter |"), "", &["b1", "c1"]);
    writing.holds(&format!("{HEAD}```diagram\nshow: |"), &["moves", "zone"], &["hand"]);
    writing.check(&block("show: moves |"), "", &["a2", "c2"]);
    writing.check(&block("show: moves c2, zone |"), "", &["castle"]);
    writing.holds(&block("state: not |"), &["check", "danger"], &["mate"]);
    writing.holds(&block("result: |"), &["white wins", "draw"], &["draw agreed"]);
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn the_engine_s_word_comes_first() {
    let mut writing = Writing::new();
    writing.check(&block("exactly: |"), "", &["a2 -> ", "c2 -> "]);
    writing.check(&block("exactly: c2 -> |"), "", &["b2 c3 xd2 e2", "b2", "xd2", "e2", "c3"]);
    writing.check(&block("exactly: c2 -> b2 x|"), "x", &["xd2", "e2", "c3"]);
    writing.check(&block("exactly: c2 -> b2\n  |"), "", &["xd2", "e2", "c3"]);
    writing.holds(&block("legal: c2 -> b|"), &["b2", "d2"], &["xd2"]);
    writing.check(&block("illegal: c2 -> c4 (|"), "", &["force"]);
    writing.check(&block("count: c2 = |"), "", &["4"]);
    writing.check(&block("force: d2 = |"), "", &["2 : 1½"]);
    // The position is that of this moment, however it is given.
    writing.check(
        &format!("{HEAD}```diagram\nposition: @ritter#ritter-c2\nstudy: yes\nexactly: c2 -> |"),
        "",
        &["b2 c3 xd2 e2"],
    );
    writing.check(&format!("{}```\n\n```exercise\nposition: @one\ntask: judge c2-|", block("")), "", &["a1"]);
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn moves_are_completed_one_after_the_other() {
    let mut writing = Writing::new();
    let chess = HEAD.replace("chess-t1", "chess");
    writing.holds(&format!("{chess}```diagram\nposition: start\nafter: |"), &["e4", "Nf3"], &["e5"]);
    writing.holds(&format!("{chess}```diagram\nposition: start\nafter: e4 |"), &["e5", "Nf6"], &["d4"]);
    writing.holds(&format!("{chess}```diagram\nposition: start\nafter: e4 e5 N|"), &["Nf3"], &["Nf6"]);
    writing.holds(&format!("{chess}```record\nmoves: 1. e4 e5 2. |"), &["Nf3"], &["Nf6"]);
    writing.check(&format!("{chess}```record\nmoves: 1. e4 e5\nshow after: |"), "", &["1 white", "1 black"]);
    writing.holds(&format!("{HEAD}```diagram\nposition: start\nafter: c2-c3 |"), &["c7-c6"], &[]);
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn links_are_completed() {
    let mut writing = Writing::new();
    let text = |link: &str| format!("{}```\n\nIt goes {link}", block(""));
    writing.holds(&text("[x](|"), &["legal:", "fig:", "01-ritter.md", "index.md"], &[]);
    writing.check(&text("[x](legal:|"), "", &["a2-", "c2-"]);
    writing.check(&text("[x](legal:c2-|)"), "", &["b2", "d2", "e2", "c3"]);
    writing.check(&text("[x](illegal:c2-c4 \"|\")"), "", &["force"]);
    writing.check(&text("[x](force:c4.|"), "", &["white", "black"]);
    writing.check(&text("[x](legal:c2-c3#|"), "", &["one", "ritter#ritter-c2"]);
    writing.check(&text("[x](fig:|"), "", &["one", "ritter#ritter-c2"]);
    writing.check(&text("[x](term:|"), "", &["force"]);
    writing.holds(&text("[x](rule:j|"), &["jump"], &[]);
    writing.holds(&text("[x](piece:|"), &["ver-knecht"], &[]);
    writing.holds(&text("[x](state:|"), &["danger", "not-danger"], &[]);
    writing.check(&text("[x](01-ritter.md#|"), "", &["on-c2"]);
    assert_eq!(writing.client.leave(), Some(0));
}

#[test]
fn a_translation_is_offered_what_its_original_has() {
    let desk = Desk::translated();
    let (mut client, uri) = (desk.client(), desk.uri("ru/01-ritter.md"));
    client.open(&uri, super::RITTER_RU);
    client.findings(&uri, Some(1));
    let ask = |client: &mut Client, version: i64, text: &str| {
        let (text, place) = marked(text);
        client.replace(&uri, version, &text);
        let answer = client.at("completion", &uri, &place);
        let items = answer["items"].as_array().unwrap().iter();
        items.map(|item| item["textEdit"]["newText"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let head = &super::RITTER_RU[..super::RITTER_RU.find("```").unwrap()];
    assert_eq!(ask(&mut client, 2, &format!("{head}```diagram\nid: |")), ["ritter-c2"]);
    let offers = ask(&mut client, 3, &format!("{head}```diagram\nid: ritter-c2\nexactly: c2 -> |"));
    assert!(offers.contains(&"b2 c3 xd2 e2".to_owned()), "{offers:?}");
    assert_eq!(client.leave(), Some(0));
}
