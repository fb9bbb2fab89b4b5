//! The pages on which games are played.

use super::book::book;
use super::files;
use super::pages::values;

const FRONT: &str = "+++\ntitle = \"Front\"\n+++\n[Seega](seega/index.md)\n";
const LESSON: &str = "+++\ntitle = \"Seega\"\ngame = \"seega\"\n+++\nA game.\n\n```diagram\nid: seven\ngame: seega-7\nposition: start\n```\n";

#[test]
fn every_game_of_the_book_has_a_page_to_play_it() {
    let site = files(&book(&[("en", "index.md", FRONT), ("en", "seega/index.md", LESSON)]), &[]);
    for (path, game) in [("en/seega/play.html", "seega"), ("en/seega/seega-7-play.html", "seega-7")] {
        let page = &site[path];
        assert!(page.contains(&format!("<div class=\"match\" data-game=\"{game}\">")), "{page}");
        let scripts = values(page, "src");
        let expected = [
            "../../tabia/theme.js".to_owned(),
            "../../tabia/en/words.js".to_owned(),
            format!("../../tabia/en/{game}.js"),
            "../../tabia/reader.js".to_owned(),
            "../../tabia/play.js".to_owned(),
        ];
        assert_eq!(scripts, expected);
        // Without a script: what is missing, the array, the way to the rules.
        assert!(page.contains("when the page may run its script") && page.contains("<svg"), "{page}");
    }
    assert!(values(&site["en/seega/play.html"], "href").contains(&"reference.html".to_owned()));
}

#[test]
fn the_reference_and_the_contents_lead_to_it() {
    let site = files(&book(&[("en", "index.md", FRONT), ("en", "seega/index.md", LESSON)]), &[]);
    let link = "<p class=\"to-play\"><a href=\"play.html\">Play a game of Seega</a></p>";
    assert!(site["en/seega/reference.html"].contains(link));
    let entry = "<a href=\"play.html\"><span class=\"number\">▷</span> <span>Play a game of Seega</span></a>";
    assert!(site["en/seega/index.html"].contains(entry));
    assert!(site["tabia/en/seega.js"].contains("\"play\":\"en/seega/play.html\""));
}
