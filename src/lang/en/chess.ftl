# Chess: names, articles, refusals, results, objections.

chess = Chess
    .about = Orthodox chess, by the Laws of FIDE: checkmate the King.

## The pieces

chess-piece-king = King
    .plural = Kings
    .abbr = K
    .moves = moves one square in any direction, or castles
chess-piece-queen = Queen
    .plural = Queens
    .abbr = Q
    .moves = moves any number of squares along a rank, file or diagonal
chess-piece-rook = Rook
    .plural = Rooks
    .abbr = R
    .moves = moves any number of squares along a rank or file
chess-piece-bishop = Bishop
    .plural = Bishops
    .abbr = B
    .moves = moves any number of squares along a diagonal
chess-piece-knight = Knight
    .plural = Knights
    .abbr = N
    .moves = leaps two squares along a rank or file and one to the side
chess-piece-pawn = Pawn
    .plural = Pawns
    .abbr = P
    .moves = moves one square straight forward, two from its starting square, and captures one square diagonally forward

## What the position’s text says beside the men

chess-held-0 = White may still castle with the h-Rook.
chess-held-1 = White may still castle with the a-Rook.
chess-held-2 = Black may still castle with the h-Rook.
chess-held-3 = Black may still castle with the a-Rook.

## The articles

chess-rule-turn = Turns
    .statement = White moves first; then the sides move in turn. A move is made with one piece of the side to move, and it is compulsory.
    .refusal = No piece stands on { $from }.
chess-rule-own-piece = Own pieces
    .statement = A piece moves to an empty square or onto an enemy piece, which it captures, never onto a piece of its own side.
    .refusal = { $man-side } own { $man } stands on { $to }.
chess-rule-reach = Reach
    .statement = A piece moves only to the squares of its pattern of movement.
    .refusal = { $to } is out of reach from { $from }: the { $mover } { $moves }.
chess-rule-bishop = The Bishop
    .statement = The Bishop moves to any square along a diagonal on which it stands.
    .legal = the Bishop moves along the diagonal.
chess-rule-rook = The Rook
    .statement = The Rook moves to any square along the file or the rank on which it stands.
    .legal = the Rook moves along the rank or file.
chess-rule-queen = The Queen
    .statement = The Queen moves to any square along the file, the rank or a diagonal on which it stands.
    .legal = the Queen moves along the line.
chess-rule-knight = The Knight
    .statement = The Knight moves to one of the squares nearest to its own that are not on the same rank, file or diagonal, whatever stands between.
    .legal = the Knight leaps.
chess-rule-pawn = The Pawn’s step
    .statement = The Pawn moves forward to the empty square immediately in front of it on the same file. It does not capture straight ahead.
    .legal = the Pawn moves one square forward.
    .refusal = The Pawn does not capture straight ahead, and { $man-side } { $man } stands on { $to }.
chess-rule-double-step = The double step
    .statement = On its first move the Pawn may instead advance two squares along the same file, if both are empty.
    .legal = from its starting square the Pawn moves two squares forward.
    .refusal = A Pawn moves two squares only from its starting square, and { $from } is not one.
chess-rule-pawn-capture = The Pawn’s capture
    .statement = The Pawn captures an enemy piece on a square diagonally in front of it, on an adjacent file. It does not move there otherwise.
    .legal = the Pawn captures diagonally.
    .refusal = { $to } is empty: the Pawn moves diagonally only to capture.
chess-rule-en-passant = En passant
    .statement = A Pawn that attacks a square crossed by an enemy Pawn’s double step may capture that Pawn as though it had moved one square only, but just on the next move.
    .legal = the Pawn on the square beside has just passed over { $to } and is captured.
    .refusal = The Pawn on { $at } may be captured en passant only at once after its double step.
chess-rule-promotion = Promotion
    .statement = A Pawn that reaches the last rank is exchanged, as part of the same move, for a Queen, Rook, Bishop or Knight of its side, whatever is left on the board.
    .legal = on { $to } the Pawn becomes another piece.
chess-rule-king = The King
    .statement = The King moves to an adjoining square in any direction.
    .legal = the King moves one square.
chess-rule-castling = Castling
    .statement = The King moves two squares along its rank from its starting square towards a Rook on its own starting square, and that Rook goes to the square that the King has just crossed. This is one move, of the King.
    .legal = the King goes two squares towards the Rook, and the Rook to its other side.
chess-rule-castling-rights = The right to castle
    .statement = The right to castle with a Rook is lost for good when the King or that Rook has moved.
    .refusal = { $side } may no longer castle with the Rook from { $at }: the King or that Rook has moved.
chess-rule-castling-blocked = Castling: nothing between
    .statement = All squares between the King and the Rook must be empty.
    .refusal = { $man-side } { $man } on { $at } stands between the King and the Rook.
chess-rule-castling-check = Castling: not out of check
    .statement = The King may not castle while it is in check.
    .refusal = The King is in check from the { $man } on { $at } and cannot castle.
chess-rule-castling-attacked = Castling: not over an attacked square
    .statement = The King may not castle over a square that an enemy piece attacks, nor onto one. The Rook may be attacked and may pass over an attacked square.
    .refusal = On its way the King would come to { $at }, which { $man-side } { $man } attacks.
chess-rule-blocked = No leaping
    .statement = Bishop, Rook, Queen and Pawn do not move over pieces in their way.
    .refusal = The way from { $from } to { $to } is blocked: { $man-side } { $man } stands on { $at }.
chess-rule-king-capture = The King is not captured
    .statement = A King is never captured: a game ends before that.
    .refusal = The King on { $to } cannot be captured.
chess-rule-king-attacked = The King left attacked
    .statement = A King is in check if an enemy piece attacks it, even if that piece could not move without exposing its own King. No move may leave one’s own King in check or put it there.
    .refusal = After { $from }–{ $to } { $side-of } King would be attacked by the { $man } on { $at }.
chess-rule-mate = Checkmate
    .statement = A side whose King is in check and that has no legal move is mated and loses.
    .refusal = The game is over: checkmate.
    .outcome = { $winner } wins: { $loser } is mated.
chess-rule-stalemate = Stalemate
    .statement = If the side to move has no legal move and its King is not in check, the game is drawn.
    .refusal = The game is over: stalemate.
    .outcome = A draw: stalemate.
chess-rule-dead-position = Dead position
    .statement = The game is drawn as soon as no sequence of moves could mate: with the Kings there stand nothing, a single Knight, or only Bishops, all on squares of one colour.
    .refusal = The game is over: nobody could ever be mated with these pieces.
    .outcome = A draw: nobody could ever be mated with these pieces.
chess-rule-threefold = Threefold repetition
    .statement = A player may claim a draw when the same position, with the same side to move and the same possible moves, has occurred three times.
    .outcome = A draw by threefold repetition.
chess-rule-fifty-moves = Fifty moves
    .statement = A player may claim a draw when fifty moves of each side have been made without a capture and without a Pawn’s move.
    .outcome = A draw after fifty moves without a capture or a Pawn’s move.
chess-rule-fivefold = Fivefold repetition
    .statement = The game is drawn when the same position has occurred five times.
    .refusal = The game is over: the position has occurred five times.
    .outcome = A draw: the position has occurred five times.
chess-rule-seventy-five-moves = Seventy-five moves
    .statement = The game is drawn when seventy-five moves of each side have been made without a capture and without a Pawn’s move, unless the last of them mates.
    .refusal = The game is over: seventy-five moves without a capture or a Pawn’s move.
    .outcome = A draw after seventy-five moves without a capture or a Pawn’s move.

## Positions that cannot be set up

chess-setup-kings = { $side } has more than one King; there is a second on { $at }.
chess-setup-pawn-last = { $man-side } Pawn on { $at }: on the last rank it would have been promoted.
chess-setup-pawn-first = { $man-side } Pawn on { $at }: no Pawn comes to a square behind its starting rank.
chess-setup-check = { $side } is in check from the { $man } on { $at } although it is not { $side-of } turn.
chess-setup-castling = { $side } is said to have the right to castle, but { $side-of } { $man } is not on { $at }.
chess-setup-target = No double step of { $side-of } can just have passed over { $at }.

## How moves are written

chess-notation = A move is written with the piece’s letter and the square to which it goes, the Pawn’s without a letter: Nf3, e4. The sign x is a capture, and a Pawn that captures is named by its file: Bxc6, exd5. A capture in passing may add e.p., and what a Pawn becomes follows =: e8=Q. Where two pieces of a kind could go to the same square, the file or the rank of the one that goes is added: Nbd2, R1e2. Castling is 0-0 on the King’s side and 0-0-0 on the Queen’s. The sign + is a check, # a mate.

## What the source leaves open

chess-decided = The rules are those of the Laws of Chess and leave nothing open. A draw by the threefold repetition or by fifty moves must be claimed; the fivefold repetition, seventy-five moves and a dead position end the game at once. As a dead position the engine knows the cases in which the men themselves cannot mate: bare Kings, a single Bishop or Knight, and Bishops all on squares of one colour.
