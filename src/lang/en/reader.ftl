# What the boards of a page say when they are used.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: empty
