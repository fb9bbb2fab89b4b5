//! The values of blocks, as they are read.

use tabia::diag::Spanned;
use tabia::lesson::{
    Aim, BlockKind, BlockRef, ClaimedResult, ClaimedState, Counted, Destinations, HandMarkKind, Node, Player,
    PositionText, Quantity, Relation, Show, StateClaim, Task, Where,
};

use super::good;

fn fields(keys: &str) -> tabia::lesson::Fields {
    good(&format!("```diagram\n{keys}\n```\n")).blocks.remove(0).fields
}

/// Destinations in one line: `c2: b2 xd2 c4(force)`.
fn shown(groups: Option<Vec<Destinations>>) -> Vec<String> {
    let square = |d: &tabia::lesson::Destination| {
        let reason = d.reason.as_ref().map(|r| format!("({})", r.value)).unwrap_or_default();
        format!(" {}{}{reason}", if d.capture { "x" } else { "" }, d.square.value)
    };
    let group =
        |g: &Destinations| format!("{}:{}", g.from.value, g.to.iter().map(square).collect::<String>());
    groups.unwrap().iter().map(group).collect()
}

#[test]
fn destinations_may_be_given_in_several_groups() {
    assert_eq!(shown(fields("exactly: c2 -> b2 c3 xd2 e2").exactly), ["c2: b2 c3 xd2 e2"]);
    assert_eq!(shown(fields("exactly: c2 -> b2, c3; d4 -> none").exactly), ["c2: b2 c3", "d4:"]);
    assert_eq!(shown(fields("strikes: c2->b2 c3\n  d4 → e5,").strikes), ["c2: b2 c3", "d4: e5"]);
    assert_eq!(
        shown(fields("illegal: c2 -> c1 (castle) a2 ( own-piece ), xc4 (force) d1").illegal),
        ["c2: c1(castle) a2(own-piece) xc4(force) d1"]
    );
}

#[test]
fn squares_are_any_words() {
    assert_eq!(
        shown(fields("legal: hand -> ё2 1-2 x2 xx2").legal),
        ["hand: ё2 1-2 x2 xx2"].map(|s| s.to_owned())
    );
}

#[test]
fn positions_are_start_an_array_a_reference_or_a_fen() {
    let position = |value: &str| fields(&format!("position: {value}")).position.unwrap().value;
    assert_eq!(position("start"), PositionText::Start);
    assert_eq!(position("array  12"), PositionText::Array(12));
    assert_eq!(position("@ritter-c2"), PositionText::Of(BlockRef { lesson: None, id: "ritter-c2".into() }));
    let elsewhere = BlockRef { lesson: Some("03-ritter".into()), id: "c2".into() };
    assert_eq!(position("@03-ritter#c2"), PositionText::Of(elsewhere));
    assert_eq!(position("8/8/8 w - - 0 1"), PositionText::Fen("8/8/8 w - - 0 1".into()));
}

#[test]
fn short_values_are_read() {
    let f = fields(
        "id: a-1\ngame: chess\nturn: black\nview: white\nstudy: yes\ncount-since: 7\nhands: 12/12\ntarget: e3",
    );
    assert_eq!(f.id.unwrap().value, "a-1");
    assert_eq!(f.turn.unwrap().value, Player::Black);
    assert_eq!(f.view.unwrap().value, Player::White);
    assert_eq!(f.count_since.unwrap().value, 7);
    assert!(f.study.is_some());
}

#[test]
fn overlays_are_read() {
    let shows = fields(
        "show: moves c2, moves; captures, refusals c2, strikes c2, force d2, frozen, zone castle, last-move,\n  arrow a1 b2, mark a1 b2 c3, label c4 \"a, b; c\", label c5 «да», before",
    )
    .show
    .unwrap();
    let kinds: Vec<String> = shows.iter().map(|s| s.span.text().to_owned()).collect();
    assert_eq!(kinds.len(), 14);
    assert!(matches!(&shows[0].value, Show::Moves(Some(x)) if x.value == "c2"));
    assert!(matches!(shows[1].value, Show::Moves(None)));
    assert!(matches!(&shows[9].value, Show::Arrow(x, y) if x.value == "a1" && y.value == "b2"));
    assert!(matches!(&shows[10].value, Show::Mark(squares) if squares.len() == 3));
    assert!(matches!(&shows[11].value, Show::Label(x, text) if x.value == "c4" && text.value == "a, b; c"));
    assert!(
        matches!(&shows[12].value, Show::Label(_, text) if text.value == "да" && text.span.text() == "да")
    );
    assert!(matches!(shows[13].value, Show::Before));
}

#[test]
fn counts_are_read_with_and_without_commas() {
    for keys in ["count: e5 = 16, moves = 20, prince.max=8", "count: e5=16 moves=20\n  prince.max = 8"] {
        let counts = fields(keys).count.unwrap();
        let read: Vec<_> = counts.iter().map(|c| (c.what.value.clone(), c.number.value)).collect();
        let max = Counted::Max("prince".into());
        assert_eq!(read, [(Counted::From("e5".into()), 16), (Counted::Moves, 20), (max, 8)]);
    }
}

#[test]
fn counts_of_pieces_and_of_zones_are_read() {
    let counts =
        fields("count: white = 10, white castle = 2; black Ver Knecht = 1 pieces=16, zone castle = 8");
    let read: Vec<_> = counts.count.unwrap().iter().map(|c| c.what.value.clone()).collect();
    let men = |side, of: Option<&str>| Counted::Men(side, of.map(str::to_owned));
    let (white, black) = (Some(Player::White), Some(Player::Black));
    assert_eq!(
        read,
        [
            men(white, None),
            men(white, Some("castle")),
            men(black, Some("Ver-Knecht")),
            men(None, None),
            Counted::Zone("castle".into())
        ]
    );
}

#[test]
fn force_is_read_with_halves_and_decimals() {
    let read = |keys: &str| -> Vec<String> {
        let claims = fields(keys).force.unwrap();
        claims.iter().map(|c| format!("{} {} {}", c.square.value, c.white.value, c.black.value)).collect()
    };
    assert_eq!(read("force: d2 = 2 : 1½; c4 = 2 : 2"), ["d2 2 1½", "c4 2 2"]);
    assert_eq!(read("force: d2=2:1,5, c4 = 0.5 : ½"), ["d2 2 1,5", "c4 0.5 ½"]);
    assert_eq!(read("force: d2 = 2:1,c4 = 2 : 2"), ["d2 2 1", "c4 2 2"]);
}

#[test]
fn states_and_results_are_read() {
    let states = fields("state: not check, frozen d4; not stage placing, passes").state.unwrap();
    let read: Vec<_> = states.iter().map(|s| s.span.text()).collect();
    assert_eq!(read, ["not check", "frozen d4", "not stage placing", "passes"]);
    assert_eq!(states[0].value, StateClaim { not: true, state: ClaimedState::Check });
    assert_eq!(states[2].value.state.of().unwrap().value, "placing");
    assert_eq!(fields("state: none").state.unwrap()[0].value.state.word(), "none");

    let result = fields("result: white wins (castle-captured)").result.unwrap().value;
    assert_eq!(result.result, ClaimedResult::Wins(Player::White));
    assert_eq!(result.rule.unwrap().value, "castle-captured");
    assert_eq!(fields("result: open").result.unwrap().value.result, ClaimedResult::Open);
    assert_eq!(fields("result: draw (bare)").result.unwrap().value.result, ClaimedResult::Draw);
}

#[test]
fn comments_are_left_out_and_other_hashes_are_text() {
    let f = fields("# one\ncaption: No. #1,\n# two\n\n  # three\nalt: x");
    assert_eq!(f.caption.unwrap().value, "No. #1, # three");
    assert_eq!(f.alt.unwrap().value, "x");
}

#[test]
fn blocks_and_code_are_told_apart() {
    let lesson = good(
        "```diagram\nid: a\n```\n\n~~~~figures\nlayout: a, b c\n~~~~\n\n```rust\ndiagram: x\n```\n\n    diagram\n",
    );
    let kinds: Vec<_> = lesson.blocks.iter().map(|b| (b.kind, b.head.text())).collect();
    assert_eq!(kinds, [(BlockKind::Diagram, "diagram"), (BlockKind::Figures, "figures")]);
    let layout = lesson.blocks[1].fields.layout.as_ref().unwrap();
    assert_eq!(layout.iter().map(|id| id.value.as_str()).collect::<Vec<_>>(), ["a", "b", "c"]);
    let blocks = lesson.nodes.iter().filter(|node| matches!(node, Node::Block(_))).count();
    assert_eq!((blocks, lesson.nodes.len()), (2, 8));
}

#[test]
fn a_drawn_board_keeps_its_rows_and_their_places() {
    let board = fields("board:\n  r . K\n# a comment\n  . . .\n\n  . P x").board.unwrap();
    let rows: Vec<_> = board.value.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    assert_eq!(rows, ["r . K", ". . .", ". P x"]);
    let x = board.value.find('x').unwrap();
    assert_eq!(board.span.sub(x..x + 1).text(), "x");
}

#[test]
fn a_crop_has_two_corners() {
    for text in ["a1-e5", "a1 – e5", "a1 - e5"] {
        let crop = fields(&format!("crop: {text}")).crop.unwrap();
        assert_eq!(crop.value.each_ref().map(|corner| corner.span.text()), ["a1", "e5"]);
    }
}

#[test]
fn moves_that_take_may_have_signs_and_blanks_of_their_own() {
    let value = "g6c6 -> h6 b6; a2-a3:a4,b3 -> a4 b3;\n  Пр c4-f1Кт → none; e8=Q -> d8";
    let groups = fields(&format!("vanish: {value}")).vanish;
    let expected = ["g6c6: h6 b6", "a2-a3:a4,b3: a4 b3", "Пр c4-f1Кт:", "e8=Q: d8"];
    assert_eq!(shown(groups.clone()), expected);
    assert!(groups.unwrap().iter().all(|group| group.from.span.text() == group.from.value));
}

#[test]
fn marks_are_read_in_groups_of_three_kinds() {
    let marks = fields("marks: legal c2 -> c3, d2; capture c2 -> d4 refused hand -> e5").marks.unwrap();
    let kinds: Vec<_> = marks.iter().map(|marks| marks.kind).collect();
    assert_eq!(kinds, [HandMarkKind::Legal, HandMarkKind::Capture, HandMarkKind::Refused]);
    let lists = marks.into_iter().map(|marks| marks.list).collect();
    assert_eq!(shown(Some(lists)), ["c2: c3 d2", "c2: d4", "hand: e5"]);
}

/// The task of an exercise with this line.
fn task(line: &str) -> Task {
    let lesson = good(&format!("```exercise\ntask: {line}\n```\n"));
    lesson.blocks[0].fields.task.clone().unwrap().value
}

#[test]
fn tasks_and_their_open_claims_are_read() {
    assert!(matches!(task("find  moves of c2"), Task::FindMoves(from) if from.value == "c2"));
    assert!(
        matches!(task("judge hand–c3"), Task::Judge(from, to) if from.value == "hand" && to.value == "c3")
    );
    assert!(matches!(task("set up"), Task::SetUp));
    for counted in ["number of e5", "number of count:e5"] {
        let Task::Number(Quantity::Count(what)) = task(counted) else { panic!("{counted}") };
        assert_eq!((what.value, what.span.text()), (Counted::From("e5".to_owned()), "e5"));
    }
    for force in ["number of force d2 white", "number of force:d2.white"] {
        assert!(matches!(task(force), Task::Number(Quantity::Force(at, Player::White)) if at.value == "d2"));
    }
    let claims = "force:*.white ≥ 1½ and illegal:c2-* (force) and count:*.captures>0 and zone:castle";
    let Task::FindSquares(claims) = task(&format!("find squares where {claims}")) else { panic!("{claims}") };
    let written: Vec<&str> = claims.iter().map(|claim| claim.span.text()).collect();
    assert_eq!(written, ["force:*.white ≥ 1½", "illegal:c2-* (force)", "count:*.captures>0", "zone:castle"]);
    let Where::Refused(from, Some(reason)) = &claims[1].value else { panic!("{claims:?}") };
    assert_eq!((from.span.text(), reason.span.text()), ("c2", "force"));
    let count = Where::Count {
        captures: true,
        relation: Relation::More,
        number: Spanned::new(0, claims[2].span.sub(17..18)),
    };
    assert_eq!(claims[2].value, count);
}

#[test]
fn goals_hints_and_options_are_read() {
    let text = "```exercise\ntask: play\ngoal: capture d4 in 2\nhint: one\nhint: two\n  lines\noption: yes (right)\noption: [It may](legal:c2-c3 \"step\")\n```\n";
    let fields = &good(text).blocks[0].fields;
    let goal = &fields.goal.as_ref().unwrap().value;
    assert!(matches!(&goal.aim, Aim::Capture(at) if at.value == "d4"));
    assert_eq!((goal.moves.value, goal.moves.span.text()), (2, "2"));
    assert_eq!(fields.hints.iter().map(|hint| hint.value.as_str()).collect::<Vec<_>>(), ["one", "two lines"]);
    let [yes, may] = &fields.options[..] else { panic!("{:?}", fields.options) };
    assert_eq!((yes.text.value.as_str(), yes.right.as_ref().unwrap().text()), ("yes", "(right)"));
    let claim = may.claim.as_ref().unwrap();
    assert_eq!((may.text.span.text(), claim.place.text()), ("It may", "legal:c2-c3"));
    assert_eq!(claim.title.as_ref().unwrap().value, "step");
}
