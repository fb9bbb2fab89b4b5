//! Exercises on their pages.

use super::pages::faults;
use super::{book, files};

const LESSON: &str = r#"+++
title = "Exercises"
game = "chess-t1"
+++

```diagram
id: ritter
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
```

```exercise
id: first
position: @ritter
study: yes
task: find moves of c2
hint: Look <around>.
caption: A Ritter.
```

See [the exercise](fig:second), where [c3](legal:c2-c3#first) is free.

```exercise
id: second
position: @ritter
study: yes
task: choose
option: [It may go to c3](legal:c2-c3)
option: [It may go to c4](legal:c2-c4)
```

```exercise
id: third
task: set up
```
"#;

#[test]
fn exercises_have_numbers_folds_and_answers_for_paper() {
    let lessons = [("en", "chess-t1/01-exercises.md", LESSON), ("ru", "chess-t1/01-exercises.md", LESSON)];
    let files = files(&book::book(&lessons), &[]);
    assert_eq!(faults(&files), Vec::<String>::new());
    let page = &files["en/chess-t1/exercises.html"];
    for part in [
        "<div class=\"exercise\" id=\"first\" role=\"group\" aria-labelledby=\"first.task\">",
        "<span class=\"label\">Exercise 1</span> Find every square to which the Ritter on c2 may go.",
        "<span class=\"label\">Figure 1</span>",
        "<summary>Hint 1<span class=\"unseen\">: Exercise 1</span></summary>\n<p>Look &lt;around&gt;.</p>",
        "<summary>Answer<span class=\"unseen\">: Exercise 1</span></summary>\n<p class=\"true\">b2, c3, d2, e2.</p>",
        "<p class=\"caption\">A Ritter.</p>",
        "<a class=\"to-figure\" href=\"#second\">",
        "<li>B. It may go to c4</li>",
        "<li class=\"wrong-choice\">B. It may go to c4 <span class=\"verdict\">wrong</span>",
        "<dt>Exercise 3</dt>\n<dd>White: King e1,",
        "Checked by the engine: 5 claims on this page.",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // Nothing that is open gives an answer away: the board of the task has no marks and no legend.
    let (before, _) = page.split_once("<summary>Hint 1<span class=\"unseen\">: Exercise 1").unwrap();
    let (_, task) = before.split_once("id=\"first\"").unwrap();
    assert!(!task.contains("class=\"legend\"") && !task.contains("b2, c3"), "{task}");
    // Nor does the empty board of an array, whose words are open to all.
    let (_, array) = page.split_once("id=\"third\"").unwrap();
    let (task, answer) = array.split_once("<details class=\"fold answer\">").unwrap();
    assert!(task.contains("<p>The board is empty.</p>") && !task.contains("class=\"fen\""), "{task}");
    for told in ["King", "Prince", "to move", "spent"] {
        assert!(!task.contains(told), "{told}: {task}");
    }
    assert!(answer.contains("King e1"), "{answer}");
    assert!(
        files["ru/chess-t1/exercises.html"].contains("<span class=\"label\">Упражнение 1</span> Найдите")
    );
    for (page, name) in [("en/coverage.html", "Exercise 1"), ("ru/coverage.html", "Упражнение 1")] {
        let way = format!("<a href=\"chess-t1/exercises.html#first\">Exercises, {name}</a>");
        assert!(files[page].contains(&way), "{way}");
    }
    assert!(files["style.css"].contains(".fold { display: none; }"));
}

const NONE: &str = r#"+++
title = "Alone"
game = "chess-t1"
+++

```exercise
id: none
white: Ritter c2, Knecht a2
black: Knecht c4, Knecht c5, Ver Knecht d2
study: yes
task: find squares where illegal:c2-* (lock)
answer: none
```

```exercise
id: some
position: @none
study: yes
task: find moves of c2
```

```diagram
position: @none
study: yes
show: zone castle
```
"#;

#[test]
fn a_lesson_in_no_folder_numbers_for_itself_and_lists_only_likely_mistakes() {
    let lessons = [("en", "01-alone.md", NONE), ("en", "02-again.md", &NONE.replace("Alone", "Again"))];
    let files = files(&book::book(&lessons), &[]);
    assert_eq!(faults(&files), Vec::<String>::new());
    for page in ["en/alone.html", "en/again.html"] {
        let page = &files[page];
        assert!(page.contains("<dt>Exercise 1</dt>") && page.contains("<dt>Exercise 2</dt>"), "{page}");
        assert!(page.contains("<span class=\"label\">Figure 1</span>"), "{page}");
        let (none, some) = page.split_once("id=\"some\"").unwrap();
        assert!(!none.contains("class=\"wrong\""), "{none}");
        assert!(some.contains("<p class=\"wrong\" id=\"some.wrong\">"), "{some}");
        assert!(some.contains("<ul aria-labelledby=\"some.wrong\">"), "{some}");
        assert!(some.contains(" The castles: c1, c8"), "{some}");
    }
}
