# Seega on its three boards: names, articles, refusals, results, objections.

seega = Seega
    .about = Both sides fill a board of 5×5 squares with men, all but the centre, then take those that they catch between two of their own.
seega-7 = Seega, 7×7
    .about = Seega on a board of 7×7 squares, with 24 men a side.
seega-9 = Seega, 9×9
    .about = Seega on a board of 9×9 squares, with 40 men a side.

## The men

seega-piece-man = Man
    .plural = Men
    .abbr = M
    .moves = steps one square along a rank or file

## The zones

seega-zone-centre = the centre
    .where = in the centre
    .squares = squares of the centre

## The stages

seega-stage-placement = placement
seega-stage-movement = movement

## The articles

seega-rule-turn = Turns
    .statement = White, chosen by lot, begins; then the sides take their turns alternately, all through the placement and on into the movement, which White therefore begins too.
    .refusal = No man stands on { $from }.
seega-rule-placement = Placement
    .statement = The board is empty at first. In each turn a side puts two of its men on squares of its choice, until all stand: 12 men a side on 5×5 squares, 24 on 7×7, 40 on 9×9. Until then no man moves and nothing is captured.
    .legal = { $side } puts a man on { $to }.
    .refusal = No man moves before all men stand, and there are still men in hand.
seega-rule-no-men-in-hand = An empty hand
    .statement = When all men of a side stand on the board it has none left to place; a captured man does not come back.
    .refusal = { $side } has no man in hand to place on { $to }.
seega-rule-centre-placement = The centre stays empty
    .statement = No man is placed on the centre, the middle square of the board.
    .refusal = { $to } is the centre, where no man is placed.
seega-rule-own-man = Own men
    .statement = There is only one man on a square: none is placed on, or steps onto, a square where a man of its own side stands.
    .refusal = { $man-side } own man stands on { $to }.
seega-rule-occupied = Enemy men
    .statement = No man is placed on, or steps onto, a square where an enemy man stands: men are not captured by stepping onto them.
    .refusal = { $man-side } man stands on { $to }, and men are not captured by stepping onto them.
seega-rule-reach = Reach
    .statement = A man moves to no other square than its neighbours along the rank and the file.
    .refusal = { $to } is out of reach from { $from }: a man steps one square along a rank or file.
seega-rule-step = The step
    .statement = In one move a man steps to an empty neighbouring square, forward, backward or sideways, the centre included.
    .legal = the man steps to a neighbouring square and takes nothing.
seega-rule-custody = Custody
    .statement = By its step a man takes every enemy man that now stands between it and another man of its side on opposite neighbouring squares of a rank or file: up to three at once, each caught on its own. Two men side by side are not taken together, and the edge of the board is no partner. Only the side that moves takes, so that a man may safely step in between two enemies.
    .legal = the man takes { $taken-count ->
        [one] the man on { $taken-at }
       *[other] the men on { $taken-at }
    }, and { $side } moves again.
seega-rule-centre-safe = Safe on the centre
    .statement = A man on the centre cannot be taken. It may itself be the partner of a man that takes, and a man that steps onto the centre takes as anywhere else.
seega-rule-extra-move = The extra move
    .statement = A side that has taken moves again, with any of its men, and again as long as it takes. The extra move is compulsory, and there always is one.
seega-rule-must-pass = Passing
    .statement = A side that has no legal move passes; a side that has one may not.
    .legal = no man of { $side } can move.
    .refusal = No man of { $side } can move: { $side } must pass.
seega-rule-all-taken = All men taken
    .statement = The side that has taken all enemy men wins.
    .refusal = The game is over: all men of a side have been taken.
    .outcome = { $won ->
        [nobody] A draw: neither side has a man left.
       *[other] { $winner } wins: all of { $loser-of } men have been taken.
    }
seega-rule-twenty-moves = Twenty moves
    .statement = When 20 single moves in a row, passes and extra moves counted, have taken nothing, the game is over and the men are counted: the side with more men on the board wins, equal numbers are a draw. The count begins with the movement.
    .refusal = The game is over: 20 moves in a row have taken nothing.
    .outcome = { $won ->
        [nobody] A draw: 20 moves in a row have taken nothing, and both sides have as many men.
       *[other] { $winner } wins: 20 moves in a row have taken nothing, and { $winner } has more men.
    }

## Positions that cannot be set up

seega-setup-men-12 = { $side } has more than 12 men, those in hand counted.
seega-setup-men-24 = { $side } has more than 24 men, those in hand counted.
seega-setup-men-40 = { $side } has more than 40 men, those in hand counted.
seega-setup-centre = { $man-side } man on { $at }: the centre stays empty while there are men in hand.
seega-setup-hands = The men in hand do not fit, with { $side } to move: each side places two men in a turn, and White begins.

## How moves are written

seega-notation = A man that is placed is written by its square alone: c1. A step has a hyphen between its two squares, a2-a3, and the squares of the men that it takes follow after a colon: a2-a3:a4,b3. A side that cannot move writes: pass. Every move of an extra turn is written for itself.

## What the source leaves open

seega-decided = The source leaves some things open, and here they are decided so. White, who began the placement, also begins the movement. The twenty moves are single moves, passes and extra moves counted; equal numbers are a draw. The extra move may be made with any man. Two men side by side are not taken together, the edge is no partner, a man on the centre is one, and a step onto the centre takes as any other. Many modern rule sheets let the second player begin the movement, and let only the man that has taken go on.
