//! Findings as one types, and what can be done about them.

use serde_json::{Value, json};

use super::client::Client;
use super::{Desk, RITTER, RITTER_RU};

#[test]
fn findings_come_as_one_types_and_go_when_they_are_mended() {
    let desk = Desk::new();
    let mut client = desk.client();
    let uri = desk.uri("en/01-ritter.md");
    client.open(&uri, RITTER);
    assert_eq!(client.codes(&uri, Some(1)), Vec::<String>::new());
    client.replace(&uri, 2, &RITTER.replace("xd2 e2", "xd2 e3"));
    let findings = client.findings(&uri, Some(2));
    assert_eq!(findings.len(), 1);
    let finding = &findings[0];
    assert_eq!((finding["code"].as_str(), finding["severity"].as_i64()), (Some("wrong-moves"), Some(1)));
    assert_eq!(finding["source"], "tabia");
    assert_eq!(finding["range"]["start"]["line"], 14);
    // A single letter is typed, and taken back.
    let change = |text: &str, from: u32, to: u32| {
        let place = |character: u32| json!({"line": 14, "character": character});
        json!([{"range": {"start": place(from), "end": place(to)}, "text": text}])
    };
    client.change(&uri, 3, change("2", 26, 27));
    assert_eq!(client.codes(&uri, Some(3)), Vec::<String>::new());
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn columns_are_counted_as_agreed_on() {
    let desk = Desk::translated();
    let text = RITTER_RU.replace("Он может пойти", "Он 😀 может пойти").replace("legal:c2-c3", "legal:c2-c1");
    let uri = desk.uri("ru/01-ritter.md");
    for (offered, agreed, column) in [
        (json!(["utf-8", "utf-16"]), "utf-8", "Он 😀 может пойти на [c3](legal:".len()),
        (json!(["utf-16"]), "utf-16", "Он 😀 может пойти на [c3](legal:".encode_utf16().count()),
        (Value::Null, "utf-16", "Он 😀 может пойти на [c3](legal:".encode_utf16().count()),
    ] {
        let capabilities = json!({"general": {"positionEncodings": offered}});
        let mut client = Client::start_with(Some(desk.folder.path()), capabilities, &[]);
        assert_eq!(client.capabilities["positionEncoding"], agreed);
        client.open(&uri, &text);
        let findings = client.findings(&uri, Some(1));
        let found = findings.iter().find(|finding| finding["code"] == "not-legal").expect("a finding");
        let start = found["range"]["start"]["character"].as_u64().unwrap() as usize;
        assert!(start >= column && start <= column + 3, "{agreed}: {start} {column}");
        // A change is placed by the same columns.
        let line = text[..text.find("legal:").unwrap()].matches('\n').count();
        let at = column + "c2-c".len();
        let range =
            json!({"start": {"line": line, "character": at}, "end": {"line": line, "character": at + 1}});
        client.change(&uri, 2, json!([{"range": range, "text": "3"}]));
        assert_eq!(client.codes(&uri, Some(2)), Vec::<String>::new(), "{agreed}");
        assert_eq!(client.leave(), Some(0));
    }
}

#[test]
fn findings_of_other_files_are_shown_with_the_places_that_matter() {
    let desk = Desk::translated();
    let mut client = desk.client();
    let (original, translation) = (desk.uri("en/01-ritter.md"), desk.uri("ru/01-ritter.md"));
    client.open(&original, &RITTER.replace("white: Ritter c2", "white: Riter c2"));
    let findings = client.findings(&original, Some(1));
    let found = findings.iter().find(|finding| finding["code"] == "bad-piece-list").expect("a finding");
    let related = &found["relatedInformation"][0];
    assert_eq!(related["location"]["uri"], translation.as_str());
    // What is wrong with the settings.
    let settings = desk.uri("book.toml");
    client.open(&settings, "titel = \"T\"\nlanguages = [\"en\", \"ru\"]\n");
    assert_eq!(client.codes(&settings, Some(1)), ["unknown-key", "missing-key"]);
    assert_eq!(client.leave(), Some(0));
}

#[test]
fn slips_are_mended_and_claims_blessed_by_code_actions() {
    let desk = Desk::new();
    let mut client = desk.client();
    let uri = desk.uri("en/01-ritter.md");
    let text = RITTER
        .replace("show: moves", "shows: moves")
        .replace("caption:", "captoin:")
        .replace("xd2 e2", "xd2");
    client.open(&uri, &text);
    let findings = client.findings(&uri, Some(1));
    let of = |code: &str| findings.iter().find(|finding| finding["code"] == code).cloned().expect(code);
    let ask = |client: &mut Client, range: &Value, only: Value| {
        let context = json!({"diagnostics": [], "only": only});
        let params = json!({"textDocument": {"uri": uri}, "range": range, "context": context});
        client.ask("textDocument/codeAction", params)["result"].as_array().unwrap().clone()
    };
    let quick = ask(&mut client, &of("unknown-key")["range"], json!(["quickfix"]));
    assert_eq!(quick[0]["title"], "Write `show`");
    assert_eq!(quick[0]["isPreferred"], true);
    assert_eq!(quick[0]["edit"]["changes"][&uri][0]["newText"], "show");
    let bless = ask(&mut client, &of("wrong-moves")["range"], Value::Null);
    let titles: Vec<&str> = bless.iter().map(|action| action["title"].as_str().unwrap()).collect();
    assert!(titles.iter().any(|title| title.starts_with("Take the engine’s word: `")), "{titles:?}");
    // All slips at once; a claim is no slip.
    let nowhere = json!({"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}});
    let all = ask(&mut client, &nowhere, json!(["source.fixAll"]));
    assert_eq!(all.len(), 1);
    let mended = all[0]["edit"]["changes"][&uri][0]["newText"].as_str().unwrap();
    assert_eq!(mended, RITTER.replace("xd2 e2", "xd2"));
    client.replace(&uri, 2, mended);
    assert_eq!(client.codes(&uri, Some(2)), ["wrong-moves"]);
    assert_eq!(client.leave(), Some(0));
}
