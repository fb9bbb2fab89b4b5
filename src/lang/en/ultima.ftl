# Ultima and pure Ultima: names, articles, refusals, results, objections.

ultima = Ultima
    .about = Robert Abbott’s game, also called Baroque chess: every kind of man takes in a way of its own.
ultima-pure = Pure Ultima
    .about = Ultima in which a dragon’s power can be broken, a leaping chameleon only leaps, and nobody commits suicide.

## The men. Their letters are those of the chessmen that stand for them

ultima-piece-king = King
    .plural = Kings
    .abbr = K
    .moves = moves one square in any direction
ultima-piece-spy = Spy
    .plural = Spies
    .abbr = Q
    .moves = moves any distance along a rank, file or diagonal
ultima-piece-chameleon = Chameleon
    .plural = Chameleons
    .abbr = B
    .moves = moves any distance along a rank, file or diagonal
ultima-piece-leaper = Leaper
    .plural = Leapers
    .abbr = N
    .moves = moves any distance along a rank, file or diagonal
ultima-piece-officer = Officer
    .plural = Officers
    .abbr = R
    .moves = moves any distance along a rank, file or diagonal
ultima-piece-dragon = Dragon
    .plural = Dragons
    .abbr = M
    .moves = moves any distance along a rank, file or diagonal
ultima-piece-pawn = Pawn
    .plural = Pawns
    .abbr = P
    .moves = moves any distance along a rank or file

## The articles

ultima-rule-turn = Turns
    .statement = White moves first; then the sides move in turn. A turn is one move of one man, and it is compulsory.
    .refusal = No man stands on { $from }.
ultima-rule-frozen = Freezing
    .statement = Enemy men on the eight squares around a Dragon are frozen: they cannot move. A man that only passes by is not stopped. Two hostile Dragons side by side freeze each other, and a Chameleon next to an enemy Dragon freezes it while being frozen by it. A frozen Dragon still freezes. Frozen men still block the way, serve as partners of a pincer and can be leapt and taken, but they take nothing and give no check.
    .refusal = The { $mover } on { $from } is frozen by { $man-side } { $man } on { $at }.
ultima-rule-suicide = Suicide
    .statement = Instead of a move a side may take one of its frozen men, other than its King, off the board. It may not do so if that uncovers its King.
    .legal = the { $mover } on { $from } is frozen, and its own side takes it off the board.
    .refusal = { $kind ->
        [king] The King may never be taken off the board by its own side.
       *[other] The { $mover } on { $from } is not frozen, so its side may not take it off the board.
    }
ultima-rule-pure = The pure rules
    .statement = A Dragon has no power over a man while a Chameleon or a Dragon of that man’s side, other than the man itself, stands next to the Dragon. A Chameleon that leaps takes only what it leaps. There is no suicide.
    .refusal = The pure rules know no suicide: the { $mover } on { $from } may not be taken off the board by its own side.
ultima-rule-own-man = Own men
    .statement = No man moves onto a square where a man of its own side stands.
    .refusal = { $man-side } own { $man } stands on { $to }.
ultima-rule-reach = Reach
    .statement = A man moves only along the lines of its kind.
    .refusal = { $to } is out of reach from { $from }: the { $mover } { $moves }.
ultima-rule-step = The King’s step
    .statement = The King moves one square in any direction.
    .legal = the { $mover } moves one square.
ultima-rule-straight = Pawns
    .statement = A Pawn moves any distance along a rank or file, forward, backward or sideways, like the chess rook. It has no double step and is never promoted.
    .legal = the { $mover } moves along the rank or file and takes nothing.
ultima-rule-line = The other men
    .statement = Spy, Chameleon, Leaper, Officer and Dragon move any distance along a rank, file or diagonal, like the chess queen.
    .legal = the { $mover } moves along a line and takes nothing.
ultima-rule-blocked = Obstacles
    .statement = Every square passed over must be empty; only the leap of Leaper and Chameleon passes over men.
    .refusal = The way from { $from } to { $to } is blocked on { $at } by { $man-side } { $man }.
ultima-rule-no-capture = Occupied squares
    .statement = Only the King takes by stepping onto a man, and the Chameleon so takes the King next to it. All others move only to empty squares and take men beside their way.
    .refusal = { $man-side } { $man } stands on { $to }, and the { $mover } does not take it by moving there.
ultima-rule-automatic = Captures are automatic
    .statement = A move is known by the squares where it begins and ends. All that it takes leaves the board; a capture is never optional. Only the man that moves takes. A man may safely step between enemies.
ultima-rule-displacement = The King’s capture
    .statement = The King takes a man by stepping onto it.
    .legal = the King takes { $taken } by stepping onto it.
ultima-rule-pincer = The Pawn’s pincer
    .statement = A Pawn takes every enemy man next to its square of arrival along the rank or file, if right behind that man in the same line stands any other man of the Pawn’s side: up to three at once. The partner may be frozen. Men on diagonals are not taken, and the edge of the board is no partner.
    .legal = the Pawn takes { $taken } by the pincer.
ultima-rule-leap = The Leaper’s leap
    .statement = The Leaper takes a man by leaping over it along a rank, file or diagonal, from any distance, onto the empty square right behind. It may go on in the same line, over empty squares and further single men, and stop on any empty square on the way. It takes all that it leaps.
    .legal = the Leaper takes { $taken } by leaping over.
ultima-rule-leap-gap = No gap
    .statement = A man cannot be leapt if the square right behind it is occupied, by whichever side.
    .refusal = { $man-side } { $man } on { $at } cannot be leapt: { $beyond }, right behind it, is occupied too.
ultima-rule-leap-own = No leap over own men
    .statement = A Leaper does not leap over a man of its own side.
    .refusal = { $man-side } own { $man } on { $at } is in the way, and a Leaper leaps only enemies.
ultima-rule-withdrawal = The Spy’s withdrawal
    .statement = The Spy takes the enemy man next to it from which it moves straight away, in any of the eight directions and to any distance.
    .legal = the Spy takes { $taken } by withdrawing from it.
ultima-rule-coordination = The Officer’s coordination
    .statement = After the Officer’s own move its file and rank cross the rank and file of its King on two squares. Enemy men there are taken. On the King’s own file or rank, or without a King, the Officer takes nothing.
    .legal = the Officer takes { $taken } by coordination with its King.
ultima-rule-imitation = The Chameleon’s imitation
    .statement = The Chameleon takes each kind of man by that kind’s own way, all in one move: Pawns by the pincer, when it moves along a rank or file; Leapers by leaping; the Spy by withdrawing; the Officer by coordination with its own King; the King by stepping onto it from next to it. It cannot take Dragons, which it freezes, and Chameleons.
    .legal = the Chameleon takes { $taken }.
    .taken = the { $man } on { $at } { $kind ->
        [king] by stepping onto it
        [pawn] by the pincer
        [leaper] by leaping over
        [spy] by withdrawing
       *[other] by coordination
    }
ultima-rule-check = Check
    .statement = A King is in check if some enemy man has a move that would take it, whether or not that move would expose that man’s own King. Frozen men give no check, so that two hostile Kings may stand side by side while one of them is frozen.
ultima-rule-king-attacked = The King may not be left in check
    .statement = A side may not make a move, or a suicide, after which its own King is in check.
    .refusal = { $side-of } King would be attacked by { $man-side } { $man } on { $at }.
ultima-rule-mate = Mate
    .statement = A side whose King is in check and that has no move and no suicide loses.
    .refusal = The game is over: mate.
    .outcome = { $winner } wins: { $loser-of } King is mated.
ultima-rule-stalemate = Stalemate
    .statement = A side that has a King, is not in check and has no move and no suicide loses too.
    .refusal = The game is over: stalemate.
    .outcome = { $winner } wins: { $loser-of } King is stalemated.
ultima-rule-repetition = Repetition
    .statement = A player may claim a draw when a position occurs for the third time with the same side to move.
    .outcome = A draw by repetition.
ultima-rule-fifty-moves = Fifty moves
    .statement = A player may claim a draw after 50 moves of each side without a capture or suicide.
    .outcome = A draw after 50 moves of each side without a capture or suicide.

## Positions that cannot be set up

ultima-setup-kings = { $side } has more than one King; there is a second on { $at }.
ultima-setup-check = { $side } is not to move, yet its King is in check from { $man-side } { $man } on { $at }.

## How moves are written

ultima-notation = A move is written with the man’s letter and the square to which it goes; the letters are those of the chessmen that stand for the men, and the Pawn’s may be left out. A man taken by stepping onto its square has the sign x before that square: Kxe5. What is taken on other squares follows after the sign: Qd4xc3,e5. A man that its own side takes off the board is written with its square and a bare x: Nd4x. Where two men of a kind could go to the same square, the file or rank of the one that goes is added. The sign + is a check, # a mate.

## What the source leaves open

ultima-decided = The source breaks off after the Leaper. What it leaves out is taken from the game as published and generally played: everything about the Spy, the Officer, the Dragon and the Chameleon, suicide and plain freezing. The array is that of the same national tradition, since the figure is lost; which Rook is the marked one the source does not say. A Leaper takes any man, as the source’s figures show, though its text says a Pawn, and lands on any empty square on its way. The draws by repetition and by fifty moves are supplements.
