# Diplomatic chess: names, articles, refusals, results, stages, objections.

diplomatic = Diplomatic chess
    .about = The King is a diplomat: it can neither take nor be taken, but changes places with its pieces, which move only to capture.

## The pieces

diplomatic-piece-king = King
    .plural = Kings
    .abbr = K
    .moves = moves one square in any direction to an empty square, or changes places with a piece of its own side
diplomatic-piece-queen = Queen
    .plural = Queens
    .abbr = Q
    .moves = captures along ranks, files and diagonals at any distance, and never moves to an empty square
diplomatic-piece-rook = Rook
    .plural = Rooks
    .abbr = R
    .moves = captures along ranks and files at any distance, and never moves to an empty square
diplomatic-piece-bishop = Bishop
    .plural = Bishops
    .abbr = B
    .moves = captures along diagonals at any distance, and never moves to an empty square
diplomatic-piece-knight = Knight
    .plural = Knights
    .abbr = N
    .moves = captures two squares along a rank or file and one to the side, whatever stands between, and never moves to an empty square
diplomatic-piece-pawn = Pawn
    .plural = Pawns
    .abbr = P
    .moves = moves one square straight forward, never two, and captures one square diagonally forward

## The zones

diplomatic-zone-half-white = White’s half
    .where = in White’s half
    .squares = squares of White’s half
diplomatic-zone-half-black = Black’s half
    .where = in Black’s half
    .squares = squares of Black’s half
diplomatic-zone-camp-white = White’s camp
    .where = in White’s camp
    .squares = squares of White’s camp
diplomatic-zone-camp-black = Black’s camp
    .where = in Black’s camp
    .squares = squares of Black’s camp

## The stages

diplomatic-stage-opening = opening
diplomatic-stage-middlegame = middlegame
diplomatic-stage-endgame = endgame

## The articles

diplomatic-rule-array = The array
    .statement = The Pawns stand on rank 3 (White) and rank 6 (Black). The nine pieces of each side, a King, two Queens, two Rooks, two Bishops and two Knights, stand at random on any 9 of the 16 squares of its two back ranks, the Bishops on squares of opposite colours; Black’s array mirrors White’s, rank 8 answering to rank 1. There are 138,378,240 arrays.
diplomatic-rule-turn = Turns
    .statement = White moves first; then the sides move in turn. A move is compulsory: there is no passing, and no castling.
    .refusal = No man stands on { $from }.
diplomatic-rule-own-piece = Own men
    .statement = No man moves onto a man of its own side. Only the King may arrive there, by changing places with it.
    .refusal = { $man-side } own { $man } stands on { $to }.
diplomatic-rule-capture-only = Pieces only capture
    .statement = Queens, Rooks, Bishops and Knights move only to capture: they never move to an empty square. Otherwise they change their square only when their King changes places with them.
    .refusal = { $to } is empty, and the { $mover } moves only to capture.
diplomatic-rule-reach = Reach
    .statement = Pieces capture along the lines of ordinary chess, the King steps as in ordinary chess, and a Pawn never steps two squares. Nobody goes to a square outside that pattern; only the King’s swap has no bounds.
    .refusal = { $to } is out of reach from { $from }: the { $mover } { $moves }.
diplomatic-rule-blocked = Obstacles
    .statement = Queens, Rooks and Bishops do not jump: every square passed over must be empty. A Pawn does not step onto an occupied square. Kings of either side block lines and Pawns as any man does.
    .refusal = { $man-side } { $man } on { $at } stands in the way from { $from } to { $to }.
diplomatic-rule-capture = Capture
    .statement = A Queen, Rook, Bishop or Knight captures an enemy piece or Pawn as in ordinary chess: it leaves the board, and the capturer takes its square. Capturing is never compulsory.
    .legal = the { $mover } takes the { $man } on { $to }.
diplomatic-rule-pawn-step = The Pawn’s step
    .statement = A Pawn moves one square straight forward to an empty square; it never steps two.
    .legal = the { $mover } steps forward to an empty square.
diplomatic-rule-pawn-capture = The Pawn’s capture
    .statement = A Pawn captures an enemy piece or Pawn one square diagonally forward, and goes there for no other purpose. There is no capture in passing.
    .legal = the { $mover } takes the { $man } on { $to }.
    .refusal = { $to } is empty: the { $mover } goes diagonally only to capture.
diplomatic-rule-king-step = The King’s step
    .statement = The King, the diplomat, moves to any of the eight squares around it that is empty and not next to an enemy King. It may stand on squares that enemy pieces attack, and go there.
    .legal = the { $mover } steps to an empty square next to no enemy King.
diplomatic-rule-king-captures = The King never captures
    .statement = The King cannot capture anything.
    .refusal = { $man-side } { $man } stands on { $to }, and the King never captures.
diplomatic-rule-king-immune = The King is immune
    .statement = A King cannot be captured. There is neither check nor mate: it may be left under attack, and moved into it.
    .refusal = { $man-side } King on { $to } is immune: it cannot be captured.
diplomatic-rule-king-zone = Kings keep apart
    .statement = A King never arrives on a square next to an enemy King, whatever stands there, neither by a step nor by a swap. Kings of one side may stand side by side.
    .refusal = { $to } is next to { $man-side } King on { $at }.
diplomatic-rule-swap = The swap
    .statement = Instead of a step the King may change places with any Queen, Rook, Bishop or Knight of its own side, at any distance and whatever stands between. The move is written with the sign ~, the King first: e1~h1.
    .legal = the { $mover } and the { $man } on { $to } change places.
diplomatic-rule-swap-pawn = No swap with a Pawn
    .statement = The King does not change places with a Pawn.
    .refusal = A Pawn stands on { $to }: the King changes places only with pieces.
diplomatic-rule-swap-king = No swap with a King
    .statement = The King does not change places with another King of its side.
    .refusal = A King stands on { $to }: Kings do not change places with each other.
diplomatic-rule-swap-colour = The Bishop keeps its colour
    .statement = The King does not change places with a Bishop that stands on a square of another colour than the King.
    .refusal = The Bishop on { $at } stands on another colour than the King on { $from }.
diplomatic-rule-promotion = Promotion
    .statement = A Pawn that reaches the last rank, captures included, must become a Queen, Rook, Bishop, Knight or King at its player’s choice.
    .legal = on { $to } the { $mover } must become a piece.
diplomatic-rule-promotion-king = Promotion to a King
    .statement = A Pawn may become a King, so that a side may have several, but not on a square next to an enemy King.
    .legal = on { $to } the { $mover } may become a King.
diplomatic-rule-bare-kings = Nothing but Kings
    .statement = A side whose move leaves the opponent with nothing but Kings wins. This is asked first after every move.
    .refusal = The game is over: a side has lost its last piece or Pawn.
    .outcome = { $winner } wins: { $loser } has nothing but Kings.
diplomatic-rule-last-pawn = The last Pawn made a King
    .statement = A side that has nothing but Kings after its own move, its last Pawn having become a King, loses, unless that move took the opponent’s last piece or Pawn.
    .refusal = The game is over: a side has made its last Pawn a King.
    .outcome = { $winner } wins: { $loser } has left itself nothing but Kings.
diplomatic-rule-equal-pieces = Equal pieces
    .statement = If after a move each side has exactly one man besides its Kings, and both are Queens, both Rooks, both Bishops or both Knights, the game is drawn at once.
    .refusal = The game is over: each side has one piece of the same kind left.
    .outcome = A draw: besides Kings each side has one piece of the same kind.
diplomatic-rule-stalemate = Stalemate
    .statement = A side that is to move and has no legal move loses: its Kings can neither step nor change places, and none of its other men can move.
    .refusal = The game is over: the side to move has no legal move.
    .outcome = { $winner } wins: { $loser } has no legal move.
diplomatic-rule-agreement = Resignation and agreement
    .statement = A player may resign and so lose; the players may agree on a draw. Repeating a position has no effect.
diplomatic-rule-stages = The stages of the game
    .statement = The demarcation line runs between ranks 4 and 5. A player’s opening ends, and the middlegame begins, when one of the player’s Pawns crosses it; the endgame begins as soon as the player has no Pawn left, taken or promoted. A long middlegame is called late, without a sharp border. The stages change no rule.

## Positions that cannot be set up

diplomatic-setup-pawn = { $man-side } Pawn on { $at }: no Pawn can stand on the first or the last rank.
diplomatic-setup-kings = { $side-of } King stands next to { $man-side } King on { $at }: Kings of opposite sides keep apart.

## How moves are written

diplomatic-notation = Moves are written as in chess: the piece’s letter and the square to which it goes, the Pawn without a letter, x for a capture, = before what a Pawn becomes: Qxd6, e4, exd8=N. Where two pieces of a kind could take on the same square, the file or rank of the one that does is added. The swap has the sign ~ between the two squares, the King’s first: e1~h1. There is no sign of check.

## What the source leaves open

diplomatic-decided = The only text known leaves some things open, and here they are decided so. White moves first. The pieces stand on any 9 of the 16 squares, the Bishops on squares of both colours, Black’s mirroring White’s. A swap has any distance, and is never with a King. A Pawn never steps two squares, must promote (the source says “may”), and becomes no King beside an enemy King; making the last Pawn a King loses, unless it takes the enemy’s last man with it. “Stalemate” means that there is no legal move at all. Equal men are men of the same kind, and draw at once; a repeated position has no effect.
