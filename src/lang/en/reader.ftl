# What the boards of a page say when they are used.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: empty

reader-flip = Turn the board

# The replay of a record
reader-record-controls = Replay
reader-record-first = To the start
reader-record-back = One move back
reader-record-forward = One move forward
reader-record-last = To the end
reader-record-run = Let the game run
reader-record-pause = Pause
reader-record-start = Before the first move
# $move: a move with its number
reader-record-variation = Variation: { $move }
reader-record-return = Back to the game: { $move }
reader-record-onward = Play on from here
