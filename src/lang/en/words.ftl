# Shared sentences: sides, positions in words, verdicts, results, legends.

## The sides

side-white = White
    .possessive = White’s
    .to-move = White to move
    .wins = White wins
    .resigned = White resigned.
    .lost-on-time = White lost on time.
side-black = Black
    .possessive = Black’s
    .to-move = Black to move
    .wins = Black wins
    .resigned = Black resigned.
    .lost-on-time = Black lost on time.
move-pass = pass
draw = Draw

## Positions in words

# $men: “Ritter c2, Knecht a2”
words-men-white = White: { $men }.
words-men-black = Black: { $men }.
words-none-white = White has no men on the board.
words-none-black = Black has no men on the board.
words-empty = The board is empty.
words-turn-white = White to move.
words-turn-black = Black to move.
# “White’s Ritter”
words-man = { $side-of } { $man }
# “b2, c3 and e2”
words-list = { $items } and { $last }
# “the Spy on c4”
words-taken = the { $man } on { $at }
words-hands = Men in hand: White { $white }, Black { $black }.
words-target = The point passed over by the last double step: { $at }.
words-stage = Stage of the game: { $stage }.
words-stages = Stage of the game: White { $white }, Black { $black }.
words-with-diagonals = On a point with diagonals
words-without-diagonals = On a point without diagonals
# A zone whose forms the game's texts lack
words-zone = { $zone }
    .where = in this part of the board: { $zone }
    .squares = squares of this part of the board: { $zone }
words-crop = The picture shows the part from { $from } to { $to }.

## Verdicts

# $move: “c2–c3”; $number, $title: the article that decides
verdict-legal = { $move } is legal (article { $number }, { $title }).
verdict-legal-because = { $move } is legal (article { $number }, { $title }): { $because }
verdict-illegal = { $move } is not legal. { $reason }

## Results

result-open = The game goes on.
result-agreed = A draw by agreement.
check = Check

## Moves as they are announced

# Each message may speak of: $side, $side-of (who moves), $mover and its cases, $man with $man-side-of (the man on the
# square of arrival, or the one that goes along), $from, $to, $taken (a list of played-taken)
played = { $what }{ $more }{ $becomes }.
played-goes = { $side-of } { $mover } goes from { $from } to { $to }
played-takes = { $side-of } { $mover } takes { $man-side-of } { $man } on { $to }
played-also = , and also { $taken }
played-goes-and-takes = { $side-of } { $mover } goes from { $from } to { $to } and takes { $taken }
played-taken = { $man-side-of } { $man } on { $at }
played-exchange = { $side-of } { $mover } is exchanged for { $man-side-of } { $man } on { $to }
played-leaves = { $side-of } { $mover } on { $from } leaves the board
played-swap = { $side-of } { $mover } on { $from } and { $man } on { $to } change places
played-castles = { $side } castles: { $mover } to { $to }, { $man } to { $other-to }
played-drop = { $side-of } { $mover } is placed on { $to }
played-pass = { $side } passes
played-becomes = {" "}and becomes: { $man }

## Moves that are typed

read-unreadable = This cannot be read as a move.
read-turn = It is not { $side-of } turn.
read-piece = Another man stands there: { $man }.
read-no-man = No such man can go there.
read-ambiguous = Several men can make this move: { $moves }.
read-promotion = Say what it becomes: { $men }.
read-other = The move is written in another way.
read-pass = Passing is not legal here.
read-castling = Castling is not legal here.
# $move: the whole move in the right writing
read-written = Write { $move }.
# $moves: legal moves that look like what was typed
read-near = Did you mean { $moves }?

## Records

record-title = The record of a game: { $game }
record-open = The record breaks off here.
record-white = { $number }.
record-black = { $number }…
# $move: “12. e4:e3”
record-after = After { $move }.

## Legends

legend-origin = the man whose moves are shown
legend-move = may move here
legend-capture = may capture here
legend-placement = may be placed here
legend-taken = taken by a capture that is marked
legend-taken-last = taken by the last move
legend-refused = may not go here: { $rule }
legend-strike = struck
legend-frozen = cannot move
legend-zone = { $zone }
legend-last-move = the last move
legend-marked = pointed out
legend-arrow = pointed out by an arrow
legend-force = force, White : Black

## Men

piece-moves = The { $man } { $moves }.

## Pictures in words: what is marked on them

marked-moves = { $man } on { $from } may go to { $squares }.
marked-captures = It may capture on { $squares }.
marked-swaps = { $man } on { $from } may change places with the men on { $squares }.
# $to: squares of arrival; $squares: the men taken
marked-takes = By going to { $to } it takes what stands on { $squares }.
marked-leaves = { $man } on { $from } may leave the board as the whole turn.
marked-placements = A man from the hand may be placed on { $squares }.
marked-no-placements = No man from the hand may be placed.
marked-pass = { $side } has no other move and must pass.
marked-no-moves = { $man } on { $from } has no moves.
marked-refused = It may not go to { $squares }: { $rule }.
marked-strikes = { $man } on { $from } strikes { $squares }.
marked-strikes-nothing = { $man } on { $from } strikes nothing.
marked-force = Force on { $at }: White { $white }, Black { $black }.
marked-frozen = Cannot move: { $squares }.
marked-frozen-none = No man is kept from moving.
marked-zone = { $zone }: { $squares }.
marked-last-move = The last move: { $move }.
marked-took = It took what stood on { $squares }.
marked-squares = Marked: { $squares }.
marked-arrow = An arrow from { $from } to { $to }.
marked-label = On { $at }: { $text }.

## Claims in the prose

# $number: how many squares or moves
claim-count = The engine counts { $number }.
# $side-of: “White’s”; $at: a square; $force: a number
claim-force = { $side-of } force on { $at } is { $force }.

## Pictures

diagram-title = A position of { $game }
