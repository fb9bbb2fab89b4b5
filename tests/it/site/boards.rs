//! What scripts need of figures, and the script for other pages.

use super::pages::Files;

#[test]
fn a_figure_carries_its_game_and_its_position() {
    let site = super::files(&super::small(), &[]);
    let page = &site["en/chess-t1/ritter.html"];
    assert!(
        page.contains("id=\"lone-one\" data-game=\"chess-t1\" data-fen=\"8/8/8/2i5/8/8/2R5/8 w Pp\"",),
        "{page}"
    );
}

/// The value that a script registers under a key.
fn registered(script: &str, key: &str) -> serde_json::Value {
    let start = format!("(self.tabia||={{}})[{key:?}]=");
    let (_, rest) = script.split_once(&start).unwrap();
    serde_json::from_str(rest.lines().next().unwrap().trim_end_matches(';')).unwrap()
}

#[test]
fn a_kit_has_the_signs_of_numbers_and_the_bounds_of_zones() {
    let site: Files = super::files(&super::small(), &[]);
    let kit = registered(&site["tabia/en/chess-t1.js"], "kit/chess-t1");
    assert_eq!(kit["letters"].as_object().unwrap().len(), 12);
    assert!(kit["letters"]["½"][0].as_f64().unwrap() > 0.0);
    assert!(kit["bounded"].as_array().unwrap().contains(&"c1".into()));
    assert!(kit["rules"]["jump"]["href"].as_str().unwrap().starts_with("en/chess-t1/"));
}

#[test]
fn the_script_for_other_pages_holds_all_that_a_board_needs() {
    let site: Files = super::files(&super::small(), &[]);
    let script = &site["tabia-board.js"];
    let shelf = registered(script, "embed");
    let style = shelf["style"].as_str().unwrap();
    assert!(style.contains(":host {") && style.contains(".grid {") && style.contains("--tabia-frame"));
    assert!(style.contains(":is(.tools, div.choice, .ways, .match) button"), "buttons look as in the book");
    assert!(script.starts_with('\u{feff}'), "a page without a named encoding reads the words");
    assert!(!style.contains(":root") && !style.contains(".contents"), "{style}");
    for part in [
        "[\"embed/engine\"]",
        "[\"embed/en\"]",
        "[\"kit/chess-t1\"]",
        "[\"texts/en\"]",
        "customElements.define",
    ] {
        assert!(script.contains(part), "{part}");
    }
    assert!(!script.contains("import ") && !script.contains("fetch("));
}
