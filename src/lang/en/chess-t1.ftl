# chess-T1: names, articles, refusals, results, objections.

chess-t1 = chess-T1
    .about = Shamil Khasanov’s game of castles and forces: a capture needs superiority in force on the square.

## The pieces

chess-t1-piece-king = King
    .plural = Kings
    .abbr = K
    .moves = moves one square in any direction
chess-t1-piece-konnet = Konnet
    .plural = Konnets
    .abbr = C
    .moves = moves one or two squares along a rank or file, jumping over what stands between, or one to three squares along a diagonal without jumping
chess-t1-piece-prince = Prince
    .plural = Princes
    .abbr = P
    .moves = moves one square along a rank or file, or one to three squares along a diagonal without jumping
chess-t1-piece-ritter = Ritter
    .plural = Ritters
    .abbr = R
    .moves = moves one or two squares along a rank or file, jumping over what stands between
chess-t1-piece-ver-knecht = Ver Knecht
    .plural = Ver Knechts
    .abbr = V
    .moves = moves one square forward, backward or sideways, and two squares straight forward inside its own half
chess-t1-piece-knecht = Knecht
    .plural = Knechts
    .abbr = I
    .moves = moves one square forward, backward or sideways, and two squares straight forward inside its own half
chess-t1-piece-scout = Scout
    .plural = Scouts
    .abbr = S
    .moves = leaps like the chess knight: two squares along a rank or file and one to the side

## The zones

chess-t1-zone-castle = the castles
    .where = in the castles
    .squares = squares of the castles
chess-t1-zone-castle-white = White’s castle
    .where = in White’s castle
    .squares = squares of White’s castle
chess-t1-zone-castle-black = Black’s castle
    .where = in Black’s castle
    .squares = squares of Black’s castle

## What the position’s text says beside the men

chess-t1-spent-0 = White’s Prince promotion is spent.
chess-t1-spent-1 = Black’s Prince promotion is spent.

## The articles

chess-t1-rule-turn = Turns
    .statement = White moves first; then the sides move in turn. A move is made with one piece of the side to move, and it is compulsory.
    .refusal = No piece stands on { $from }.
chess-t1-rule-own-piece = Own pieces
    .statement = A piece moves to an empty square or onto an enemy piece, never onto a piece of its own side.
    .refusal = { $man-side } own { $man } stands on { $to }.
chess-t1-rule-reach = Reach
    .statement = A piece moves only to the squares of its pattern of movement; the edge of the board cuts the pattern off.
    .refusal = { $to } is out of reach from { $from }: the { $mover } { $moves }.
chess-t1-rule-step = One step
    .statement = Every piece but the Scout moves one square along a rank or file; the King, the Prince and the Konnet also one square along a diagonal.
    .legal = the { $mover } moves one square.
chess-t1-rule-line = Diagonal lines
    .statement = The Prince and the Konnet move up to three squares along a diagonal, without jumping.
    .legal = the { $mover } moves along the diagonal.
chess-t1-rule-leap = The Scout’s leap
    .statement = The Scout leaps as the chess knight does: two squares along a rank or file and one square to the side, whatever stands between.
    .legal = the { $mover } leaps.
chess-t1-rule-jump = The jump
    .statement = The Ritter and the Konnet also move two squares along a rank or file; the square between may hold anything.
    .legal = the { $mover } moves two squares, whatever stands between.
chess-t1-rule-blocked = Obstacles
    .statement = On the diagonals of the Prince and the Konnet, and in the Knecht’s two-step, every square passed over must be empty.
    .refusal = { $man-side } { $man } on { $at } stands in the way from { $from } to { $to }.
chess-t1-rule-castle = Castle squares
    .statement = White’s castle is c1, d1, e1 and f1; Black’s is c8, d8, e8 and f8. Only royal pieces (King, Konnet, Prince) may enter a castle square or stand on one, in either castle, captures included. There are two exceptions: a Ver Knecht’s promoting step onto a free square of the enemy castle, and the Scout’s exchange. Passing or jumping over castle squares is free to all.
    .refusal = { $to } is a castle square, which the { $mover } may not enter{ $kind ->
        [ver-knecht] {""} except to promote on a free square of the enemy castle
        [scout] {""} except to make an exchange
       *[other] {""}
    }.
chess-t1-rule-capture = Capture
    .statement = A piece captures by moving onto an enemy piece; the captured piece leaves the board and the capturer takes its square. A piece may capture on every square that it may move to, the Knecht’s sideways, backward and two-step squares included. Any piece may be captured, the King included. Capturing is never compulsory.
    .legal = { $kind ->
        [scout] the Scout captures whatever the force.
       *[other] White’s force on { $to } is { $white }, Black’s { $black }.
    }
chess-t1-rule-force = Superiority in force
    .statement = The Scout captures outside the castles whatever the force. Any other piece may capture only if, before the move, its side’s force on the square is greater than the other side’s; equal force is not enough. A side’s force on a square is the sum of the forces of all its pieces that strike it: Konnet 3, Ritter 2, King, Prince and Ver Knecht 1½, Knecht 1; the Scout adds nothing anywhere. A piece strikes the square it stands on and every square of its pattern, whoever stands there; where it does not jump, it strikes the first occupied square and nothing behind it. Non-royal pieces strike castle squares too.
    .refusal = White’s force on { $to } is { $white }, Black’s { $black }: { $side } needs more to capture there.
chess-t1-rule-exchange = The Scout’s exchange
    .statement = A Scout that leaps to an enemy piece on a castle square, in either castle, is exchanged for it, whatever the force: both leave the board. An exchange for the King wins.
    .legal = the Scout and the piece on { $to } both leave the board.
chess-t1-rule-lock = The castle lock
    .statement = While an enemy royal piece stands in a side’s castle and exactly one royal piece of that side stands there too, that piece may not leave the castle, not even to take the King; it may move and capture inside it. With two or more royal pieces inside, one may leave. Other pieces are not affected, and a locked piece keeps its force everywhere.
    .refusal = { $man-side } { $man } on { $at } locks the { $mover } in its castle: { $side-of } only royal piece there may not leave.
chess-t1-rule-two-step = The two-step
    .statement = A Knecht or Ver Knecht may also move two squares straight forward, any number of times, if both ends lie in its own half (White’s ranks 1–4, Black’s ranks 5–8) and the square between is empty.
    .legal = both squares lie in { $side-of } half and the square between is empty.
    .refusal = A two-step must stay in its own half, and { $from }–{ $to } does not.
chess-t1-rule-knecht-promotion = The Knecht’s promotion
    .statement = A Knecht that reaches rank 6 (White) or rank 3 (Black), captures included, becomes a Ver Knecht at once.
    .legal = on { $to } the Knecht becomes a Ver Knecht.
chess-t1-rule-promotion = The Ver Knecht’s promotion
    .statement = A Ver Knecht that reaches the last rank, captures included, must become at its player’s choice: on files a, b, g and h a Ritter, Prince, Konnet or Scout; on a castle square, by a step onto a free square only, a Prince or Konnet. A side with three Princes may not promote to a Prince, nor one with three Konnets to a Konnet. If nothing is open to it, the step is illegal.
    .legal = on { $to } the Ver Knecht must become another piece.
    .refusal = The Ver Knecht would have to become a Prince or Konnet on { $to }, and { $side } has three of each.
chess-t1-rule-prince-promotion = The Prince’s promotion
    .statement = Once a game for each side, the first of its Princes to move onto a square of the enemy castle becomes a Konnet at once, also by a capture and also from one castle square to another. While the side has three Konnets this does not happen, and the right is kept.
    .legal = on { $to } the Prince becomes a Konnet.
chess-t1-rule-scout-castle = Scouts and castles
    .statement = A Scout cannot stand on a castle square: it may leap to one only to make an exchange.
    .refusal = { $to } is a free castle square: a Scout may leap there only to make an exchange.
chess-t1-rule-danger = Danger
    .statement = A King is in danger (check, written +) when some enemy piece has a legal move that would take it. This is only a warning: a player may leave the King in danger, or put it there.
chess-t1-rule-final-check = Final check
    .statement = A check is final, written “+)”, when no reply ends the danger or wins. It does not end the game.
chess-t1-rule-king-taken = The King is taken
    .statement = The side that takes the enemy King, or exchanges a Scout for it, wins.
    .refusal = The game is over: a King has been taken.
    .outcome = { $winner } wins: { $loser-of } King has been taken.
chess-t1-rule-castle-captured = The castle is captured
    .statement = If after a side’s move at least one of its royal pieces stands in the enemy castle and no enemy royal piece does, that side wins at once.
    .refusal = The game is over: a castle has been captured.
    .outcome = { $winner } wins: { $loser-of } castle has been captured.
chess-t1-rule-blockade = Blockade
    .statement = A side that is to move and has no legal move loses.
    .refusal = The game is over: the side to move is blockaded.
    .outcome = { $winner } wins: { $loser } is blockaded and has no legal move.
chess-t1-rule-repetition = Repetition
    .statement = A player may claim a draw when a position occurs for the third time with the same side to move.
    .outcome = A draw by repetition.
chess-t1-rule-eighty-plies = Eighty plies
    .statement = A player may claim a draw after 80 plies, 40 moves of each side, without a capture or exchange.
    .outcome = A draw after 80 plies without a capture or exchange.

## Positions that cannot be set up

chess-t1-setup-castle = { $man-side } { $man } on { $at }: only royal pieces (King, Konnet, Prince) may stand on a castle square.
chess-t1-setup-knecht = { $man-side } Knecht on { $at }: by then it would have become a Ver Knecht.
chess-t1-setup-ver-knecht = { $man-side } Ver Knecht on { $at }: on the last rank it would have had to become another piece.
chess-t1-setup-kings = { $side } has more than one King; there is a second on { $at }.
chess-t1-setup-princes = { $side } has more than three Princes; there is a fourth on { $at }.
chess-t1-setup-konnets = { $side } has more than three Konnets; there is a fourth on { $at }.

## How moves are written

chess-t1-notation = A move is written with the piece’s letter, the square that it leaves, a hyphen and the square to which it goes: R c2-c4. The Knecht’s letter is left out: g5-g6. A colon in place of the hyphen is a capture, h3:g3, and the sign ÷ is the Scout’s exchange, S e6÷d8. What the piece becomes follows the square: P c4-f1C, g5-g6V. The sign + is a check and +) a final check; a move that ends the game carries neither. A move of Black’s alone has dots before it: 24. … C h1-f1+. A ratio of forces names the square and then White’s force and Black’s: e7] 3:2½.

## What the source leaves open

chess-t1-decided = The books leave some cases open, and here they are decided so. A locked royal piece keeps its force outside its castle, and may not leave it even to take the King. The Prince’s promotion is automatic; when it does not happen because the side has three Konnets, the right is not spent. A Prince that already stands in the enemy castle promotes on moving to another of its squares. A Ver Knecht that promotes in a castle without enemy royal pieces captures the castle. Where the book of 2021 and that of 2024 differ, in the Ver Knecht’s promotion, the later one counts.
