//! Exercises as data, and the page on which they come back.

use serde_json::Value;

use super::pages::{Files, faults};
use super::{book, files};

const LESSON: &str = r#"+++
title = "Tasks"
game = "chess-t1"
+++

```exercise
id: find
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
task: find moves of c2
hint: Look </script> around.
view: black
```

```exercise
id: array
task: set up
```

```exercise
id: mate
game: chess
position: 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
task: play
goal: mate in 1
```
"#;

const OTHER: &str = r#"+++
title = "Elsewhere"
game = "chess-t1"
+++

```exercise
id: force
white: Ritter c2
black: Ver Knecht d2
study: yes
task: number of force d2 black
```
"#;

fn site() -> Files {
    files(
        &book::book(&[
            ("en", "chess-t1/01-tasks.md", LESSON),
            ("en", "chess-t1/02-elsewhere.md", OTHER),
            ("ru", "chess-t1/01-tasks.md", LESSON),
        ]),
        &[],
    )
}

/// The exercises that the page holds as data.
fn held(page: &str) -> Vec<Value> {
    let pieces = page.split("<script type=\"application/json\" class=\"data\">").skip(1);
    let texts = pieces.map(|piece| piece.split_once("</script>").expect("the end of the data").0);
    texts.map(|text| serde_json::from_str(text).expect("JSON")).collect()
}

/// What a script registers.
fn registered(file: &str, key: &str) -> Value {
    let start = format!("(self.tabia||={{}})[\"{key}\"]=");
    let text = file.strip_prefix(start.as_str()).expect("the register").trim_end().trim_end_matches(';');
    serde_json::from_str(text).expect("JSON")
}

fn right(task: &Value) -> Vec<&str> {
    let all = task["candidates"].as_array().expect("candidates");
    all.iter().filter(|one| one["right"] == true).map(|one| one["m"].as_str().expect("a name")).collect()
}

#[test]
fn a_page_holds_its_exercises_as_data() {
    let site = site();
    let tasks = held(&site["en/chess-t1/tasks.html"]);
    let [find, array, mate] = &tasks[..] else { panic!("{} exercises", tasks.len()) };
    assert_eq!(find["key"], "chess-t1/01-tasks.md#find");
    assert_eq!(
        (&find["kind"], &find["game"], &find["black"]),
        (&"squares".into(), &"chess-t1".into(), &true.into())
    );
    assert_eq!(find["hints"][0], "Look </script> around.");
    assert_eq!(right(find), ["b2", "c3", "d2", "e2"]);
    let candidates = find["candidates"].as_array().unwrap();
    let castle = candidates.iter().find(|one| one["m"] == "c1").unwrap();
    assert!(castle["says"].as_str().unwrap().contains("castle"), "{castle}");

    // The array is not given before it is set up.
    assert_eq!((&array["kind"], &array["fen"]), (&"set-up".into(), &Value::Null));
    assert_eq!(right(array), ["rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w Pp"]);

    assert_eq!(right(mate), ["a1a8"]);
    let tries = mate["candidates"].as_array().unwrap();
    assert_eq!(tries[0]["line"][0]["fen"], "R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1");
    assert!(tries.iter().all(|one| one["line"][0]["m"] == one["m"] && one["line"][0]["t"] == one["t"]));
}

#[test]
fn an_exercise_has_the_same_mark_in_every_language_and_another_when_it_changes() {
    let site = site();
    let marks = |page: &str| held(&site[page]).iter().map(|task| task["mark"].clone()).collect::<Vec<_>>();
    let english = marks("en/chess-t1/tasks.html");
    assert_eq!(english, marks("ru/chess-t1/tasks.html"));
    let changed = LESSON.replace("Knecht c4, ", "");
    let changed = files(&book::book(&[("en", "chess-t1/01-tasks.md", &changed)]), &[]);
    let other = held(&changed["en/chess-t1/tasks.html"])[0]["mark"].clone();
    assert_ne!(english[0], other);
    // What is only said of it in another way is the same exercise.
    let said = LESSON.replace("hint: Look </script> around.", "explain: It jumps.");
    let said = files(&book::book(&[("en", "chess-t1/01-tasks.md", &said)]), &[]);
    assert_eq!(english[0], held(&said["en/chess-t1/tasks.html"])[0]["mark"]);
}

#[test]
fn the_practice_page_leads_to_every_exercise_and_reads_them_all() {
    let site = site();
    assert_eq!(faults(&site), Vec::<String>::new());
    let page = &site["en/practice.html"];
    for part in [
        "data-games=\"chess-t1 chess\"",
        "<li data-key=\"chess-t1/01-tasks.md#find\"><a href=\"chess-t1/tasks.html#find\">Exercise 1<span",
        "<a href=\"chess-t1/elsewhere.html#force\">Exercise 4<span class=\"unseen\">: Elsewhere</span></a>",
        "tabia/practice.js",
        "<noscript>",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let all = registered(&site["tabia/en/exercises.js"], "exercises");
    let all = all.as_array().unwrap();
    let names: Vec<&Value> = all.iter().map(|task| &task["href"]).collect();
    assert_eq!(
        names,
        [
            "en/chess-t1/tasks.html#find",
            "en/chess-t1/tasks.html#array",
            "en/chess-t1/tasks.html#mate",
            "en/chess-t1/elsewhere.html#force"
        ]
    );
    assert_eq!((&all[3]["label"], &all[3]["lesson"]), (&"Exercise 4".into(), &"Elsewhere".into()));
    let ours = held(&site["en/chess-t1/elsewhere.html"]).remove(0);
    let fields = ours.as_object().unwrap();
    assert!(fields.iter().all(|(name, value)| all[3][name] == *value));
    assert!(site["ru/practice.html"].contains("<a href=\"chess-t1/tasks.html#find\">Упражнение 1<span"));
    assert!(site["en/chess-t1/tasks.html"].contains("<a href=\"../practice.html\">Practice</a>"));
}
