//! Records: whole games in, every ply out.

use super::checked;
use crate::rules::cases::{Table, files};
use crate::rules::reached::Chance;
use tabia::check::{Aside, CheckedBlock, Record, RecordLine};
use tabia::diag::short;
use tabia::games::GAMES;
use tabia::lang::Lang;
use tabia::lesson::{Player, Turn};
use tabia::notation;
use tabia::position::{Position, Side};

/// The records of a lesson, of which nothing may be wrong.
#[track_caller]
fn records_in(language: &str, game: &str, blocks: &str) -> Vec<Record> {
    let text = format!("+++\ntitle = \"Test\"\ngame = \"{game}\"\n+++\n\n{blocks}\n");
    records_of(&[(format!("{language}/test.md"), text)])
}

/// The records of the last of the lessons.
#[track_caller]
fn records_of(lessons: &[(String, String)]) -> Vec<Record> {
    let (mut checked, found) = checked(lessons);
    let found: Vec<_> = found.iter().map(|d| (short(d), &d.notes, &d.hint)).collect();
    assert!(found.is_empty(), "{lessons:#?}\n{found:#?}");
    let record = |block| match block {
        CheckedBlock::Record(record) => Some(*record),
        _ => None,
    };
    checked.pop().unwrap().blocks.into_iter().filter_map(record).collect()
}

#[test]
fn the_lines_and_games_of_the_files_are_records() {
    let (tables, files) = files();
    let mut count = 0;
    for file in &files {
        let array = tables.of(None, file).game.spec().start;
        let lines = file.positions.iter().flat_map(|case| {
            case.lines.iter().map(move |line| (case.game.as_ref(), case.fen.as_str(), line))
        });
        let games = file.games.iter().map(|record| (record.game.as_ref(), array, &record.moves));
        for (game, fen, line) in lines.chain(games) {
            let table = tables.of(game, file);
            let moves: Vec<&str> = line.iter().map(|ply| ply.text.as_str()).collect();
            // A study is set up by a diagram that says so.
            let diagram = format!("```diagram\nid: study\nposition: {fen}\nstudy: yes\n```\n\n");
            let (diagram, position) = match table.game.incomplete(&table.position(fen)) {
                true => (diagram.as_str(), "@study"),
                false => ("", fen),
            };
            let block = format!("{diagram}```record\nposition: {position}\nmoves: {}\n```", moves.join(" "));
            let records = records_in("ru", table.game.spec().id, &block);
            assert_eq!(records[0].line.plies.len(), line.len());
            for (ply, wanted) in records[0].line.plies.iter().zip(line) {
                // The files may leave the last counter out.
                assert!(ply.fen.starts_with(&wanted.fen_after), "{}: {}", ply.fen, wanted.fen_after);
            }
            count += 1;
        }
    }
    assert!(count > 10, "{count}");
}

/// A game by chance from the array: its movetext with numbers in the language, and its positions.
fn by_chance(table: &Table, lang: &Lang, plies: usize, chance: &mut Chance) -> (String, Vec<Position>) {
    let game = table.game;
    let mut history = vec![table.position(game.spec().start)];
    let (mut text, mut number) = (String::new(), history[0].state.number.max(1));
    while history.len() <= plies {
        let position = *history.last().unwrap();
        let moves = game.moves(&position);
        if game.outcome(&position).is_some() || game.repeated(&history).end.is_some() {
            break;
        }
        let mv = moves[chance.below(moves.len())];
        let white = position.state.turn == Side::White;
        text += &match (white, chance.below(3)) {
            (true, _) => format!("{number}. "),
            (false, 0) => format!("{number}... "),
            (false, _) => String::new(),
        };
        text += &notation::write_move(game, &position, &mv, lang);
        text += if chance.below(9) == 0 { "?! {a word} " } else { " " };
        let next = position.apply(&mv);
        number += u16::from(!white && next.state.turn == Side::White);
        history.push(next);
    }
    (text, history)
}

#[test]
fn every_game_by_chance_is_a_record_in_both_languages() {
    for &game in GAMES {
        let table = Table::new(game);
        let mut chance = Chance::new(0x9e37_79b9 + game.spec().start.len() as u64);
        for lang in [&table.en, &table.ru] {
            let (text, history) = by_chance(&table, lang, 40, &mut chance);
            let block = format!("```record\nmoves: {text}\n```");
            let record = records_in(lang.code(), game.spec().id, &block).remove(0);
            let fens: Vec<&str> = record.line.plies.iter().map(|ply| ply.fen.as_str()).collect();
            let wanted: Vec<String> =
                history[1..].iter().map(|position| notation::write_position(game, position)).collect();
            assert_eq!(fens, wanted, "{}", game.spec().id);
            assert!(record.from_array && record.claims == wanted.len());
            let over = game.outcome(history.last().unwrap()).is_some();
            assert_eq!(record.result.is_some(), over, "{}", game.spec().id);
        }
    }
}

const GAME: &str = "```record
id: game
moves: {Italian.} 1. e4 e5 2. Nf3! Nc6 {develops
  and guards} (2... d6 3. d4 {or} (3. Bc4 Be7) exd4) 3. Bc4 Nd4?? 4. Bxf7+
  1-0
result: black resigned
show after: 4 white, 2 black
```";

/// The moves of a line as a text, with comments and variations.
fn told(line: &RecordLine) -> String {
    let mut words: Vec<String> = line.opening.iter().map(|text| format!("{{{text}}}")).collect();
    for ply in &line.plies {
        let Turn { number, player } = ply.turn;
        let dots = if player == Player::White { "." } else { "..." };
        words.push(format!("{number}{dots}{}{}", ply.text, ply.sign.unwrap_or_default()));
        for aside in &ply.asides {
            words.push(match aside {
                Aside::Comment(text) => format!("{{{text}}}"),
                Aside::Variation(line) => format!("({})", told(line)),
            });
        }
    }
    words.join(" ")
}

#[test]
fn a_record_keeps_comments_variations_signs_and_boards() {
    let record = records_in("en", "chess", GAME).remove(0);
    assert_eq!(
        told(&record.line),
        "{Italian.} 1.e4 1...e5 2.Nf3! 2...Nc6 {develops and guards} \
         (2...d6 3.d4 {or} (3.Bc4 3...Be7) 3...exd4) 3.Bc4 3...Nd4?? 4.Bxf7+"
    );
    let shown: Vec<_> = record
        .shown
        .iter()
        .map(|shown| (shown.ply, shown.figure.id.as_str(), shown.figure.caption.as_deref()))
        .collect();
    assert_eq!(shown, [(3, "game-2b", Some("After 2… Nc6.")), (6, "game-4w", Some("After 4. Bxf7+."))]);
    let last = record.line.plies.last().unwrap();
    assert_eq!(last.fen, record.shown[1].figure.fen);
    assert_eq!(
        (last.machine.as_str(), record.fen.as_str()),
        ("c4f7", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    );
    let result = record.result.unwrap();
    assert_eq!((result.score, result.sentence.as_str(), result.rule), ("1–0", "Black resigned.", None));
    // Seven moves that were played, five that could have been, and the result.
    assert_eq!(record.claims, 13);
    assert_eq!(record.rules, ["bishop", "knight", "pawn", "double-step", "pawn-capture"]);
}

#[test]
fn a_translation_tells_the_inherited_moves_in_its_own_words() {
    let lesson =
        |title: &str, blocks: &str| format!("+++\ntitle = \"{title}\"\ngame = \"chess\"\n+++\n\n{blocks}\n");
    let english = ("en/test.md".to_owned(), lesson("Test", GAME));
    let own = "```record\nid: game\n```\n\nСлон [бьёт](count:f7#game-4w): [9](count:f7#game-4w).";
    let inherited = records_of(&[english.clone(), ("ru/test.md".to_owned(), lesson("Проба", &own[..22]))]);
    let line = told(&inherited[0].line);
    assert!(line.starts_with("{Italian.} 1.e4 1...e5 2.Кf3! 2...Кc6"), "{line}");
    assert_eq!(inherited[0].shown[1].figure.caption.as_deref(), Some("После хода 4. Сxf7+."));
    assert_eq!(inherited[0].result.as_ref().unwrap().sentence, "Чёрные сдались.");

    let anew = "```record\nid: game\nmoves: 1. e4 e5 2. Кf3 Кc6 (2. … d6 3. d4 (3. Сc4 Сe7) exd4) 3. Сc4 Кd4 {Ошибка.} 4. Сxf7+\n```";
    let translated = records_of(&[english, ("ru/test.md".to_owned(), lesson("Проба", anew))]);
    let line = told(&translated[0].line);
    assert!(line.ends_with("3...Кd4 {Ошибка.} 4.Сxf7+"), "{line}");
    assert_eq!(translated[0].shown.len(), 2);
}

/// A record's result: the score, the sentence and the rule.
#[track_caller]
fn check_result(game: &str, record: &str, score: &str, sentence: &str, rule: Option<&str>) {
    let records = records_in("en", game, &format!("```record\n{record}\n```"));
    let result = records[0].result.as_ref().unwrap();
    assert_eq!((result.score, result.sentence.as_str(), result.rule), (score, sentence, rule));
    assert!(rule.is_none_or(|rule| records[0].rules.contains(&rule)));
}

#[test]
fn results_are_told_with_their_rules() {
    let mate = "moves: 1. f3 e5 2. g4 Qh4#";
    check_result("chess", mate, "0–1", "Black wins: White is mated.", Some("mate"));
    check_result(
        "chess",
        &format!("{mate} 0:1\nresult: black wins"),
        "0–1",
        "Black wins: White is mated.",
        Some("mate"),
    );
    check_result("chess", "moves: 1. e4 1/2-1/2\nresult: draw agreed", "½–½", "A draw by agreement.", None);
    check_result("chess", "moves: 1. e4 *\nresult: open", "*", "The record breaks off here.", None);
    check_result("chess", "moves: 1. e4 *", "*", "The record breaks off here.", None);
    check_result("chess", "moves: 1. e4\nresult: white lost on time", "0–1", "White lost on time.", None);
    let fifty = "position: 7k/8/8/8/8/8/8/KR6 w - - 98 80\nmoves: 80. Rb2 Kh7\nresult: draw (fifty-moves)";
    check_result(
        "chess",
        fifty,
        "½–½",
        "A draw after fifty moves without a capture or a Pawn’s move.",
        Some("fifty-moves"),
    );
    let shuffle = "1. R a1-a3 R a8-a6 2. R a3-a1 R a6-a8 3. R a1-a3 R a8-a6 4. R a3-a1 R a6-a8";
    check_result(
        "chess-t1",
        &format!("moves: {shuffle}\nresult: draw (repetition)"),
        "½–½",
        "A draw by repetition.",
        Some("repetition"),
    );
}

#[test]
fn a_side_that_moves_twice_keeps_its_number() {
    let moves = "1. a1 b1 a2 b2 2. a3 b3 2... a4 b4 3. c1 c2";
    let record =
        records_in("en", "seega", &format!("```record\nid: s\nmoves: {moves}\nshow after: 2 white\n```"))
            .remove(0);
    let turns: Vec<u16> = record.line.plies.iter().map(|ply| ply.turn.number).collect();
    assert_eq!(turns, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
    // The board of a turn is the one after its last move.
    assert_eq!(record.shown[0].ply, 5);
}
