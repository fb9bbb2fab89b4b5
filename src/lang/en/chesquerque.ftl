# Chesquerque: names, zones, articles, refusals, results, objections.

chesquerque = Chesquerque
    .about = George R. Dekle’s chess of 1986 on the lines of four Alquerque boards: a piece moves by the point it stands on.

## The pieces

chesquerque-piece-king = King
    .plural = Kings
    .abbr = K
    .moves = moves one step along a line, or castles
chesquerque-piece-queen = Queen
    .plural = Queens
    .abbr = Q
    .moves = moves any number of points along a line
chesquerque-piece-archbishop = Archbishop
    .plural = Archbishops
    .abbr = A
    .moves = moves as a Bishop or as a Knight
chesquerque-piece-rook = Rook
    .plural = Rooks
    .abbr = R
    .moves = moves any number of points along a rank or file, and from a point with diagonals also one step along a diagonal
chesquerque-piece-bishop = Bishop
    .plural = Bishops
    .abbr = B
    .moves = moves one step along a rank or file, and from a point with diagonals also any number of points along a diagonal
chesquerque-piece-knight = Knight
    .plural = Knights
    .abbr = N
    .moves = goes one step along a rank or file and one outward along a diagonal, or first the diagonal step and then the other, without leaping
chesquerque-piece-pawn = Pawn
    .plural = Pawns
    .abbr = P
    .moves = moves one point straight forward, two from its starting point, and captures straight forward, or diagonally forward from a point with diagonals

## What the position’s text says beside the men

chesquerque-held-0 = White may still castle on the archbishop’s side.
chesquerque-held-1 = White may still castle on the queen’s side.
chesquerque-held-2 = Black may still castle on the archbishop’s side.
chesquerque-held-3 = Black may still castle on the queen’s side.

## The zones

chesquerque-zone-diagonals = points with diagonals
    .where = on points with diagonals
    .squares = points with diagonals
    .count = How many points with diagonals are there?
chesquerque-zone-no-diagonals = points without diagonals
    .where = on points without diagonals
    .squares = points without diagonals
    .count = How many points without diagonals are there?

## The articles

chesquerque-rule-turn = Turns
    .statement = White moves first; then the sides move in turn. A move is made with one piece of the side to move, and it is compulsory.
    .refusal = No piece stands on { $from }.
chesquerque-rule-own-piece = Own pieces
    .statement = A piece moves to an empty point or onto an enemy piece, which it captures, never onto a piece of its own side.
    .refusal = { $man-side } own { $man } stands on { $to }.
chesquerque-rule-no-diagonal = Points without diagonals
    .statement = A piece that stands on a point without diagonals cannot leave it diagonally. A point has diagonals when the numbers of its file (a = 1) and rank have an even sum.
    .refusal = The { $mover } stands on { $at }, a point without diagonals, and cannot leave it diagonally.
chesquerque-rule-reach = Reach
    .statement = A piece moves along the drawn lines, as its pattern for the point on which it stands says.
    .refusal = { $to } is out of reach from { $from }: the { $mover } { $moves }.
chesquerque-rule-bishop = The Bishop
    .statement = The Bishop moves one step along a rank or file; from a point with diagonals it also moves any number of points along a diagonal.
    .legal = the Bishop moves one step along a rank or file, or along a diagonal.
chesquerque-rule-rook = The Rook
    .statement = The Rook moves any number of points along a rank or file; from a point with diagonals it also moves one step along a diagonal.
    .legal = the Rook moves along a rank or file, or one step along a diagonal.
chesquerque-rule-queen = The Queen
    .statement = The Queen moves any number of points along any line that passes through its point.
    .legal = the Queen moves along the line.
chesquerque-rule-knight = The Knight
    .statement = From a point without diagonals the Knight goes one step along a rank or file and then one step outward along a diagonal; from a point with diagonals, one step along a diagonal and then one step outward along a rank or file.
    .legal = the Knight makes its two steps.
chesquerque-rule-leg = The Knight’s leg
    .statement = The point of the first of the two steps, the leg, must be empty, whoever might stand there. It always has diagonals, and each leg serves two destinations.
    .refusal = The leg { $at } is occupied by { $man-side } { $man }: the { $mover } cannot leap.
chesquerque-rule-archbishop = The Archbishop
    .statement = The Archbishop moves as a Bishop or as a Knight. An enemy on a leg stops it as it stops the Knight, but it may capture that enemy by the Bishop’s move.
    .legal = the Archbishop moves as a Bishop or as a Knight.
chesquerque-rule-pawn = The Pawn’s step
    .statement = The Pawn moves forward to the empty point immediately in front of it. From a point with diagonals it does not capture straight ahead, and a double step never captures.
    .legal = the Pawn moves one point forward.
    .refusal = From { $from } the Pawn cannot capture on { $to }, where { $man-side } { $man } stands: straight ahead it captures one point away and only from a point without diagonals.
chesquerque-rule-double-step = The double step
    .statement = On its first move the Pawn may instead advance two points straight forward, without capturing, if both are empty.
    .legal = from its starting point the Pawn moves two points forward.
    .refusal = A Pawn moves two points only from its starting point, and { $from } is not one.
chesquerque-rule-pawn-capture = The Pawn’s capture
    .statement = From a point with diagonals the Pawn captures diagonally forward and does not move there otherwise; from a point without diagonals it captures straight forward.
    .legal = the Pawn captures.
    .refusal = { $to } is empty: the Pawn moves diagonally only to capture.
chesquerque-rule-en-passant = En passant
    .statement = A Pawn that attacks a point crossed by an enemy Pawn’s double step may capture that Pawn as though it had moved one point only, but just on the next move. This concerns only Pawns that start on points without diagonals: the points that the others cross cannot be attacked diagonally.
    .legal = the Pawn beside has just passed over { $to } and is captured.
    .refusal = The Pawn on { $at } may be captured en passant only at once after its double step.
chesquerque-rule-promotion = Promotion
    .statement = A Pawn that reaches the last rank is exchanged, as part of the same move, for a Queen, Archbishop, Rook, Bishop or Knight of its side. Promotion is compulsory.
    .legal = on { $to } the Pawn becomes another piece.
chesquerque-rule-king = The King
    .statement = The King moves one step along any line that passes through its point. Two Kings on diagonally adjacent points without diagonals do not attack each other.
    .legal = the King moves one step.
chesquerque-rule-castling = Castling
    .statement = The King moves three points along its rank from its starting point towards a Rook on its own starting point, and that Rook goes to the point that the King crossed last. On the archbishop’s side, 0-0, the King comes to the h-file and the Rook to the g-file; on the queen’s side, 0-0-0, the King comes to the b-file and the Rook to the c-file.
    .legal = the King goes three points towards the Rook, and the Rook to its other side.
chesquerque-rule-castling-rights = The right to castle
    .statement = The right to castle with a Rook is lost for good when the King or that Rook has moved.
    .refusal = { $side } may no longer castle with the Rook from { $at }: the King or that Rook has moved.
chesquerque-rule-castling-blocked = Castling: nothing between
    .statement = All points between the King and the Rook must be empty.
    .refusal = { $man-side } { $man } on { $at } stands between the King and the Rook.
chesquerque-rule-castling-check = Castling: not out of check
    .statement = The King may not castle while it is in check.
    .refusal = The King is in check from the { $man } on { $at } and cannot castle.
chesquerque-rule-castling-attacked = Castling: not over an attacked point
    .statement = The King may not castle over a point that an enemy piece attacks, nor onto one. The Rook may be attacked and may pass over an attacked point.
    .refusal = On its way the King would come to { $at }, which { $man-side } { $man } attacks.
chesquerque-rule-blocked = No leaping
    .statement = No piece moves over pieces in its way.
    .refusal = The way from { $from } to { $to } is blocked: { $man-side } { $man } stands on { $at }.
chesquerque-rule-king-capture = The King is not captured
    .statement = A King is never captured: a game ends before that.
    .refusal = The King on { $to } cannot be captured.
chesquerque-rule-king-attacked = The King left attacked
    .statement = A King is in check if an enemy piece attacks it. No move may leave one’s own King in check or put it there.
    .refusal = After { $from }–{ $to } { $side-of } King would be attacked by the { $man } on { $at }.
chesquerque-rule-mate = Checkmate
    .statement = A side whose King is in check and that has no legal move is mated and loses.
    .refusal = The game is over: checkmate.
    .outcome = { $winner } wins: { $loser } is mated.
chesquerque-rule-stalemate = Stalemate
    .statement = If the side to move has no legal move and its King is not in check, the game is drawn.
    .refusal = The game is over: stalemate.
    .outcome = A draw: stalemate.
chesquerque-rule-bare-kings = Bare Kings
    .statement = The game is drawn as soon as nothing but the two Kings is left.
    .refusal = The game is over: only the Kings are left.
    .outcome = A draw: only the Kings are left.
chesquerque-rule-threefold = Threefold repetition
    .statement = A player may claim a draw when the same position, with the same side to move and the same possible moves, has occurred three times.
    .outcome = A draw by threefold repetition.
chesquerque-rule-fifty-moves = Fifty moves
    .statement = A player may claim a draw when fifty moves of each side have been made without a capture and without a Pawn’s move.
    .outcome = A draw after fifty moves without a capture or a Pawn’s move.
chesquerque-rule-fivefold = Fivefold repetition
    .statement = The game is drawn when the same position has occurred five times.
    .refusal = The game is over: the position has occurred five times.
    .outcome = A draw: the position has occurred five times.
chesquerque-rule-seventy-five-moves = Seventy-five moves
    .statement = The game is drawn when seventy-five moves of each side have been made without a capture and without a Pawn’s move, unless the last of them mates.
    .refusal = The game is over: seventy-five moves without a capture or a Pawn’s move.
    .outcome = A draw after seventy-five moves without a capture or a Pawn’s move.

## Positions that cannot be set up

chesquerque-setup-kings = { $side } has more than one King; there is a second on { $at }.
chesquerque-setup-pawn-last = { $man-side } Pawn on { $at }: on the last rank it would have been promoted.
chesquerque-setup-pawn-first = { $man-side } Pawn on { $at }: no Pawn comes to a point behind its starting rank.
chesquerque-setup-check = { $side } is in check from the { $man } on { $at } although it is not { $side-of } turn.
chesquerque-setup-castling = { $side } is said to have the right to castle, but { $side-of } { $man } is not on { $at }.
chesquerque-setup-target = No double step of { $side-of } that could be answered en passant can just have passed over { $at }.

## How moves are written

chesquerque-notation = Moves are written as in chess: the piece’s letter and the point to which it goes, the Pawn without a letter, x for a capture, = before what a Pawn becomes, + for a check and # for a mate: Axc7, b6, hxg7 e.p. Castling towards the Archbishop, with the Rook on i, is 0-0; towards the Queen, with the Rook on a, it is 0-0-0.

## What the source leaves open

chesquerque-decided = The source does not give the order of the men beside the King; it is the best-supported reading, and the King’s own place follows from the castling rule. The conditions of castling, compulsory promotion and the draws are as in chess. Every step and slide may capture.
