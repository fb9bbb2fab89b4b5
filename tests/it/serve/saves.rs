//! What is saved is shown: soon, the last of it, and never half.

use std::fs;
use std::io::Write;
use std::time::Instant;

use super::client::{PATIENCE, Server};
use super::{LESSON, book, write};

const PAGE: &str = "en/part/ritter.html";

fn page(server: &Server) -> String {
    server.get(&format!("/{PAGE}")).text().to_owned()
}

#[test]
#[expect(clippy::print_stdout, reason = "the figure is what one wants to see when it is too great")]
fn a_save_is_shown_at_once() {
    let dir = book();
    let server = Server::start(dir.path());
    let mut events = server.events(PAGE);
    let first = events.next();
    let mut page_now = first["page"].clone();
    let mut slowest = 0.0_f64;
    for number in 0..10 {
        let text = LESSON.replace("A Ritter jumps.", &format!("A Ritter jumps {number} times."));
        let start = Instant::now();
        fs::write(dir.path().join("en/part/01-ritter.md"), text).unwrap();
        page_now = events.until(|event| event["page"] != page_now)["page"].clone();
        assert!(page(&server).contains(&format!("jumps {number} times")));
        slowest = slowest.max(start.elapsed().as_secs_f64());
    }
    println!("from a save to the page that shows it: {:.1} ms at most", slowest * 1000.0);
    assert!(slowest < 5.0, "{slowest}");
}

#[test]
fn pages_that_have_not_changed_are_left_alone() {
    let dir = book();
    let server = Server::start(dir.path());
    let (mut here, mut there) = (server.events(PAGE), server.events("en/part/more.html"));
    let (before, other) = (here.next()["page"].clone(), there.next()["page"].clone());
    fs::write(dir.path().join("en/part/01-ritter.md"), LESSON.replace("jumps", "hops")).unwrap();
    here.until(|event| event["page"] != before);
    // A finding reaches every page, so that this one has an event to look at.
    fs::write(dir.path().join("en/part/01-ritter.md"), LESSON.replace("legal:c2-c3", "legal:c2-c9")).unwrap();
    assert_eq!(there.until(|event| event["found"]["errors"] != 0)["page"], other);
    fs::write(
        dir.path().join("en/part/dot.svg"),
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 2 2\"/>",
    )
    .unwrap();
    there.until(|event| event["page"] != other);
}

#[test]
fn of_a_thousand_saves_the_last_is_shown() {
    let dir = book();
    let server = Server::start(dir.path());
    let mut events = server.events(PAGE);
    events.next();
    for number in 0..1000 {
        let text = LESSON.replace("A Ritter jumps.", &format!("Save {number}."));
        fs::write(dir.path().join("en/part/01-ritter.md"), text).unwrap();
        if number % 7 == 0 {
            fs::write(
                dir.path().join(format!("en/part/9-new{number}.md")),
                "+++\ntitle = \"N\"\n+++\n\nN.\n",
            )
            .unwrap();
        }
    }
    let start = Instant::now();
    while !page(&server).contains("Save 999.") {
        assert!(start.elapsed() < PATIENCE);
        events.next();
    }
    let start = Instant::now();
    while server.get("/en/part/new994.html").status != 200 {
        assert!(start.elapsed() < PATIENCE);
        events.next();
    }
    for number in (0..1000).step_by(7) {
        assert_eq!(server.get(&format!("/en/part/new{number}.html")).status, 200, "{number}");
    }
}

#[test]
fn a_lesson_with_errors_stays_as_it_was_and_the_error_is_told() {
    let dir = book();
    let server = Server::start(dir.path());
    let mut events = server.events(PAGE);
    let good = events.next();
    assert_eq!((&good["found"]["errors"], &good["found"]["trouble"]), (&0.into(), &serde_json::Value::Null));
    fs::write(
        dir.path().join("en/part/01-ritter.md"),
        LESSON.replace("[c3](legal:c2-c3)", "[c4](legal:c2-c4)"),
    )
    .unwrap();
    let event = events.until(|event| event["found"]["errors"] == 1);
    assert_eq!(event["page"], good["page"]);
    let one = &event["found"]["list"][0];
    assert_eq!((&one["code"], &one["error"]), (&"not-legal".into(), &true.into()));
    assert!(one["place"].as_str().unwrap().ends_with("en/part/01-ritter.md:18:26"), "{one}");
    assert!(
        one["text"].as_str().unwrap().contains("^^") && one["text"].as_str().unwrap().contains("help: "),
        "{one}"
    );
    assert!(page(&server).contains("c3"));
    // What is right elsewhere is shown all the same.
    write(dir.path(), &[("en/part/02-more.md", "+++\ntitle = \"More\"\n+++\n\nOther words.\n")]);
    let mut more = server.events("en/part/more.html");
    while !server.get("/en/part/more.html").text().contains("Other words.") {
        more.next();
    }
    fs::write(dir.path().join("en/part/01-ritter.md"), LESSON.replace("jumps", "hops")).unwrap();
    events.until(|event| event["found"]["errors"] == 0 && event["page"] != good["page"]);
    assert!(page(&server).contains("hops"));
}

#[test]
fn a_file_that_is_being_written_is_not_shown_half() {
    let dir = book();
    let server = Server::start(dir.path());
    let mut events = server.events(PAGE);
    events.next();
    let path = dir.path().join("en/part/01-ritter.md");
    let new = LESSON.replace("A Ritter jumps.", "A Ritter leaps, in a new text.");
    let (start, end) = new.split_at(new.find("exactly").unwrap());
    for _ in 0..20 {
        let mut file = fs::File::create(&path).unwrap();
        let begun = Instant::now();
        file.write_all(start.as_bytes()).unwrap();
        file.flush().unwrap();
        while begun.elapsed().as_millis() < 40 {
            let shown = page(&server);
            assert!(shown.contains("The Ritter.") && shown.contains("It goes to"), "{shown}");
        }
        file.write_all(end.as_bytes()).unwrap();
    }
    events.until(|event| event["found"]["errors"] == 0 && page(&server).contains("in a new text"));
    // Editors put a new file into the place of the old one, or empty the old one first.
    let draft = dir.path().join("en/part/.draft");
    fs::write(&draft, LESSON).unwrap();
    fs::rename(&draft, &path).unwrap();
    events.until(|_| page(&server).contains("A Ritter jumps."));
    fs::write(&path, "").unwrap();
    fs::write(&path, &new).unwrap();
    events.until(|event| event["found"]["errors"] == 0 && page(&server).contains("in a new text"));
}

#[test]
fn a_book_that_goes_away_is_shown_until_it_is_back() {
    let dir = book();
    let root = dir.path().join("book");
    fs::create_dir(&root).unwrap();
    for part in ["book.toml", "en"] {
        fs::rename(dir.path().join(part), root.join(part)).unwrap();
    }
    let server = Server::start(&root);
    let mut events = server.events(PAGE);
    events.next();
    fs::rename(&root, dir.path().join("elsewhere")).unwrap();
    let event = events.until(|event| !event["found"]["trouble"].is_null());
    assert!(event["found"]["trouble"].as_str().unwrap().contains("`book.toml`"), "{event}");
    assert!(page(&server).contains("A Ritter jumps."));
    fs::rename(dir.path().join("elsewhere"), &root).unwrap();
    events.until(|event| event["found"]["trouble"].is_null());
    fs::write(root.join("en/part/01-ritter.md"), LESSON.replace("jumps", "hops")).unwrap();
    while !page(&server).contains("hops") {
        events.next();
    }
    let settings = fs::read_to_string(root.join("book.toml")).unwrap();
    fs::write(root.join("book.toml"), "title = \n").unwrap();
    events.until(|event| event["found"]["errors"] != 0);
    assert!(page(&server).contains("hops"));
    fs::write(root.join("book.toml"), settings.replace("Small", "Great")).unwrap();
    events.until(|event| event["found"]["errors"] == 0);
    assert!(page(&server).contains("Great"));
}

#[test]
fn a_fault_of_the_book_s_own_templates_is_told_and_the_last_good_page_stays() {
    let dir = book();
    let server = Server::start(dir.path());
    let mut events = server.events(PAGE);
    let good = events.next();
    for wrong in ["{% if %}", "{{ nothing.here }}"] {
        write(dir.path(), &[("templates/chapter.html", wrong)]);
        let event = events.until(|event| !event["found"]["trouble"].is_null());
        assert!(event["found"]["trouble"].as_str().unwrap().contains("chapter.html"), "{event}");
        assert_eq!(event["page"], good["page"]);
        assert!(page(&server).contains("A Ritter jumps."));
        write(dir.path(), &[("templates/chapter.html", "<html><head></head>mine: {{ title }}</html>")]);
        events.until(|event| event["found"]["trouble"].is_null() && event["page"] != good["page"]);
        assert!(page(&server).contains("mine: Ritter"));
        fs::remove_file(dir.path().join("templates/chapter.html")).unwrap();
        events.until(|event| event["page"] == good["page"]);
    }
}

#[test]
fn a_book_with_errors_from_the_start_says_them_and_is_shown_when_it_is_mended() {
    let dir = book();
    write(dir.path(), &[("book.toml", "languages = 3\n")]);
    let server = Server::start(dir.path());
    let answer = server.get("/");
    assert_eq!(answer.status, 503);
    assert!(
        answer.text().contains("book.toml:1:13") && answer.text().contains("/_tabia/live.js"),
        "{}",
        answer.text()
    );
    let mut events = server.events("index.html");
    events.next();
    write(dir.path(), &[("book.toml", "title = \"Small\"\nlanguages = [\"en\"]\n")]);
    events.until(|event| event["page"] != "");
    assert_eq!(server.get("/en/").status, 200);
}

#[test]
fn the_console_says_what_changed_and_what_is_wrong() {
    let dir = book();
    let server = Server::start(dir.path());
    fs::write(
        dir.path().join("en/part/01-ritter.md"),
        LESSON.replace("[c3](legal:c2-c3)", "[c4](legal:c2-c4)"),
    )
    .unwrap();
    server.says("error[not-legal]");
    let line = server.says("01-ritter.md: ");
    assert!(line.starts_with("en/part/01-ritter.md: 1 error in ") && line.ends_with(" ms"), "{line}");
}
