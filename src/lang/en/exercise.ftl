# Exercises: what is asked, what helps, what is right and what is not.

# By which letters options are named.
exercise-letters = ABCDEFGHIJKLMNOP

## Tasks
# $to-move: “White to move”; $man: “Ritter”; $at, $to: squares

task-find-captures = { $to-move }: find every capture.
task-judge = May the { $man } go from { $at } to { $to }?
task-judge-hand = { $to-move }: may a man be placed on { $to }?
task-choose-one = Choose the right answer.
task-choose-all = Choose every right answer.
task-number-from = To how many squares may the { $man } on { $at } go?
task-number-hand = { $to-move }: on how many squares may a man be placed?
task-number-moves = { $to-move }: how many moves are there?
task-number-captures = { $to-move }: how many captures are there?
task-number-max = On the empty board, to how many squares may the { $man } go at most?
task-number-min = On the empty board, to how many squares may the { $man } go at least?
task-number-alone = On the empty board, to how many squares may the { $man } go from { $at }?
# $where: “in the castles”
task-number-zone = How many squares are { $where }?
# $side-of: “White’s”; $men: “Knechts”
task-number-men = How many men are on the board?
task-number-men-of = How many of { $side-of } men are on the board?
task-number-men-zone = How many men are { $where }?
task-number-men-zone-of = How many of { $side-of } men are { $where }?
task-number-kind = How many { $men } are on the board?
task-number-kind-of = How many of { $side-of } { $men } are on the board?
# $side-of: “White’s”
task-number-force = What is { $side-of } force on { $at }?
task-set-up = Set up the starting array of { $game }.

## Squares to be found; the clauses are about one of them

where-reached = Find every square to which the { $man } on { $at } may go.
    .clause = the { $man } on { $at } may go there
where-placed = { $to-move }: find every square on which a man may be placed.
    .clause = a man may be placed there
where-reaching = { $to-move }: find every man that may go to { $at }.
    .clause = a man stands there that may go to { $at }
where-refused = Find every square on the lines of the { $man } on { $at } to which it may not go.
    .clause = the { $man } on { $at } has it on its lines but may not go there
# $rule: the title of an article
where-refused-for = Find every square that is closed to the { $man } on { $at } by the article “{ $rule }”.
    .clause = it is closed to the { $man } on { $at } by the article “{ $rule }”
where-not-placed = { $to-move }: find every square on which no man may be placed.
    .clause = no man may be placed there
where-not-placed-for = { $to-move }: find every square on which the article “{ $rule }” lets no man be placed.
    .clause = the article “{ $rule }” lets no man be placed there
where-struck = Find every square that the { $man } on { $at } strikes.
    .clause = the { $man } on { $at } strikes it
where-striking = Find every man of either side that strikes { $at }.
    .clause = a man stands there that strikes { $at }
where-force = Find every square on which { $side-of } force is { $relation ->
    [less] less than { $number }
    [at-most] at most { $number }
    [more] more than { $number }
    [at-least] at least { $number }
   *[equal] exactly { $number }
}.
    .clause = { $side-of } force there is { $relation ->
        [less] less than { $number }
        [at-most] at most { $number }
        [more] more than { $number }
        [at-least] at least { $number }
       *[equal] exactly { $number }
    }
# $side-of: “White’s”; $other-of: “Black’s”
where-force-other = Find every square on which { $side-of } force is { $relation ->
    [less] less than { $other-of }
    [at-most] at most { $other-of }
    [more] greater than { $other-of }
    [at-least] at least { $other-of }
   *[equal] equal to { $other-of }
}.
    .clause = { $side-of } force there is { $relation ->
        [less] less than { $other-of }
        [at-most] at most { $other-of }
        [more] greater than { $other-of }
        [at-least] at least { $other-of }
       *[equal] equal to { $other-of }
    }
where-mobile = { $to-move }: find every man that can move.
    .clause = a man stands there that can move
where-stuck = { $to-move }: find every man that cannot move.
    .clause = a man stands there that cannot move
where-capturing = { $to-move }: find every man that can capture.
    .clause = a man stands there that can capture
where-not-capturing = { $to-move }: find every man that can capture nothing.
    .clause = a man stands there that can capture nothing
where-count = { $to-move }: find every man that may go to { $relation ->
    [less] fewer than
    [at-most] at most
    [more] more than
    [at-least] at least
   *[equal] exactly
} { $number ->
    [one] { $number } square
   *[other] { $number } squares
}.
    .clause = a man stands there that may go to { $relation ->
        [less] fewer than
        [at-most] at most
        [more] more than
        [at-least] at least
       *[equal] exactly
    } { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
where-count-captures = { $to-move }: find every man that may capture on { $relation ->
    [less] fewer than
    [at-most] at most
    [more] more than
    [at-least] at least
   *[equal] exactly
} { $number ->
    [one] { $number } square
   *[other] { $number } squares
}.
    .clause = a man stands there that may capture on { $relation ->
        [less] fewer than
        [at-most] at most
        [more] more than
        [at-least] at least
       *[equal] exactly
    } { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
where-frozen = Find every man that cannot move because an enemy freezes it.
    .clause = a frozen man stands there
# $squares: “squares of the castles”; $where: “in the castles”
where-zone = Find all { $squares }.
    .clause = it is { $where }
# $clauses: the conditions, with semicolons between
where-all = Find every square for which all of this is true: { $clauses }.
    .zone = Find all { $squares } for which this is true: { $clauses }.

## Goals to be played for
# $within: empty for one move, else play-within

play-within = {" "}in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
play-win = { $to-move }: win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
play-mate = { $to-move }: mate in { $moves }.
play-capture = { $to-move }: capture the { $man } on { $at }{ $within }.
# $count: how many such men the player has
play-promote = { $to-move }: promote { $count ->
    [one] the { $man }
   *[other] a { $man }
}{ $within }.
    .any = { $to-move }: promote a man{ $within }.
play-check = { $to-move }: give check{ $within }.
play-reach = { $to-move }: bring a man to { $at }{ $within }.
play-freeze = { $to-move }: freeze the { $man } on { $at }{ $within }.
play-save = { $to-move }: save the { $man } on { $at }{ $within }.
play-stalemate = { $to-move }: leave the other side without a move{ $within }.

## Hints

hint-answers = { $count ->
    [one] There is only one.
   *[other] There are { $count } of them.
}
hint-strikers = Count { $side-of } men that strike { $at }: there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
hint-keys = { $count ->
    [one] { $count } move does it.
   *[other] { $count } different moves do it.
}
hint-mover = The { $man } on { $at } begins.

## Answers

answer-none = There are none.
answer-yes = Yes.
answer-no = No.
answer-number = { $number }.
answer-undecided = The engine has not come to the end of this one.

## Why

# $line: “1. Qh6 gxh6 2. Bxh6”
explain-line = Against the longest defence: { $line }.
# $moves: moves with commas; $end: a sentence
explain-end = After { $moves } the game is over. { $end }
says-strikes = The { $man } on { $at } strikes { $to }.
says-strikes-not = The { $man } on { $at } does not strike { $to }.
says-count = Squares to which the { $man } on { $at } may go: { $count }.
says-count-captures = Squares on which the { $man } on { $at } may capture: { $count }.
# $move, $reply: moves as books write them; $end: a sentence
wrong-quiet = { $move } takes nothing.
wrong-misses = { $move } does not reach the goal.
wrong-end = { $move } ends the game otherwise. { $end }
wrong-claim = After { $move } the other side may claim a draw: { $rule }.
wrong-reply = { $move } is answered by { $reply }.
# $line: “1. Rb7 Kf8”; $moves: two or more
explain-choice = After { $line } any of these will do: { $moves }.
