//! `diagnostics`: the list of codes and the page about one.

use super::{prints, refuses, tabia};

#[test]
fn the_list_has_every_code_with_its_few_words_below_its_family() {
    let list = prints(&["diagnostics"]);
    for (code, about) in tabia::diag::CODES {
        let row = list.lines().find(|line| line.starts_with(&format!("  {code} ")));
        assert!(row.is_some_and(|row| row.ends_with(&format!(" {about}"))), "{code}");
    }
    let families = list.lines().filter(|line| !line.is_empty() && !line.starts_with(' ')).count();
    assert_eq!(families, tabia::diag::catalogue::FAMILIES.len());
}

#[test]
fn the_page_of_a_code_has_its_meaning_and_both_examples_as_plain_text() {
    let page = prints(&["diagnostics", "wrong-capture"]);
    let expected = "\
error[wrong-capture]: a move that is claimed to capture does not

An `x` before a square says that the move takes something there, and this one
takes nothing. Leave the `x` out, or put the man there that is to be taken.

Wrong

    ```diagram
    white: Knight a1
    study: yes
    legal: a1 -> xb3
    ```

What `tabia check` says

    error[wrong-capture]: the move to `b3` captures nothing
      help: leave the `x` out

Right

    ```diagram
    white: Knight a1
    black: Pawn b3
    study: yes
    legal: a1 -> xb3
    ```
";
    assert_eq!(page, expected);
}

#[test]
fn pages_speak_russian() {
    let list = prints(&["diagnostics", "--lang", "ru"]);
    assert!(list.contains("\n  wrong-answer           ответ неверен\n"), "{list}");
    let page = prints(&["diagnostics", "wrong-capture", "--lang", "ru"]);
    assert!(page.starts_with("error[wrong-capture]: ход объявлен взятием"), "{page}");
    assert!(page.contains("\nНеверно\n\n    ```diagram\n    white: Конь a1\n"), "{page}");
}

#[test]
fn programs_read_pages_as_json() {
    let json: serde_json::Value =
        serde_json::from_str(&prints(&["diagnostics", "nothing-above", "--format", "json"])).unwrap();
    assert_eq!((json["code"].as_str(), json["severity"].as_str()), (Some("nothing-above"), Some("warning")));
    assert!(json["text"].as_str().unwrap().starts_with("The words point at something"));
    assert_eq!(json["wrong"]["format"], "markdown");
    assert!(json["says"].as_str().unwrap().starts_with("warning[nothing-above]: "));
    assert_ne!(json["wrong"]["text"], json["right"]["text"]);
    let all: serde_json::Value = serde_json::from_str(&prints(&["diagnostics", "--format", "json"])).unwrap();
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), tabia::diag::CODES.len());
    assert!(all.iter().all(|page| !page["summary"].as_str().unwrap().is_empty()));
}

#[test]
fn a_code_may_be_copied_with_what_stands_around_it() {
    let page = prints(&["diagnostics", "not-legal"]);
    assert_eq!(prints(&["diagnostics", "error[not-legal]:"]), page);
    assert_eq!(prints(&["diagnostics", "NOT-LEGAL"]), page);
}

#[test]
fn an_unknown_code_is_answered_with_the_nearest() {
    refuses(&tabia(&["diagnostics", "not-legel"]), "did you mean `not-legal`?");
    refuses(&tabia(&["diagnostics", "front-matter"]), "did you mean `missing-front-matter`?");
    refuses(&tabia(&["diagnostics", "e0308"]), "`tabia diagnostics` without a code lists them all");
    refuses(&tabia(&["diagnostics", ""]), "without a code lists them all");
}

#[test]
fn headings_are_bold_where_colours_are_wanted() {
    assert!(prints(&["diagnostics", "bad-id", "--color", "always"]).contains("\x1b[1mWrong\x1b[0m"));
    assert!(!prints(&["diagnostics", "bad-id"]).contains('\x1b'));
}
