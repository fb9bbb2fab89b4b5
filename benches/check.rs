//! How fast a book of ten thousand claims is read and checked: `cargo bench --bench check`.

use std::collections::BTreeSet;
use std::fmt::Write;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rayon::ThreadPoolBuilder;
use tabia::diag::Source;
use tabia::{check, games, lesson, notation};

const LESSONS: usize = 40;
const DIAGRAMS: usize = 8;

fn main() {
    divan::main();
}

/// The text of a lesson, and how many claims it makes.
fn text() -> (String, usize) {
    let mut text = "+++\ntitle = \"The Ritter\"\ngame = \"chess-t1\"\n+++\n\n".to_owned();
    let mut claims = 0;
    for number in 0..DIAGRAMS {
        let block = "white: Ritter c2, Knecht a2\nblack: Knecht c4, Knecht c5, Ver Knecht d2\nstudy: yes\n\
            show: moves c2, refusals c2\nexactly: c2 -> b2 c3 xd2 e2\nlegal: c2 -> b2 c3\n\
            illegal: c2 -> c1 (castle) a2 (own-piece) c4 (force)\ncount: c2 = 4\nforce: d2 = 2 : 1½\n```\n\n";
        let _ = write!(text, "```diagram\nid: d{number}\n{block}");
        claims += 8;
        for _ in 0..6 {
            text += "It may go to [c3](legal:c2-c3), not to [c4](illegal:c2-c4 \"force\"): White’s force is \
                [2](force:c4.white); that makes [4](count:c2) squares.\n\n";
            claims += 4;
        }
    }
    (text, claims)
}

/// Reading and checking all lessons, with this many workers.
#[divan::bench(args = [1, 2])]
fn ten_thousand_claims(bencher: Bencher, workers: usize) {
    let (text, claims) = text();
    let sources: Vec<_> =
        (0..LESSONS).map(|number| Source::new(format!("en/{number}.md"), text.as_str())).collect();
    let langs = [notation::language("en", games::GAMES).expect("a language")];
    let pool = ThreadPoolBuilder::new().num_threads(workers).build().expect("workers");
    bencher.counter(ItemsCount::new(claims * LESSONS)).bench(|| {
        pool.install(|| {
            let lessons = sources.iter().map(|source| lesson::parse(source, "en", &source.path[3..]).0);
            let (checked, found) = check::check(black_box(lessons.collect()), &langs, &BTreeSet::new());
            assert!(found.is_empty() && checked.len() == LESSONS);
        });
    });
}
