# The page on which positions are set up and written as blocks of lessons.

editor-game = Game
# $why: what is wrong, from the engine
editor-bad-address = The address names a position that this game does not have: { $why }

# What the board does
# $game: the game’s name
editor-board = Board of the editor: { $game }
editor-mode = What the board does
editor-mode-set = Set up
editor-mode-play = Play
editor-mode-mark = Show
editor-how-set = Click a square to set the chosen man there, or drag men; off the board takes them away.
editor-how-play = Choose a man, then the square to which it goes.
editor-how-mark = Click a square, to point it out or to show what its man can do.
editor-before-moves = This is the position before the moves; it can be changed.
# $white, $black: a letter of a man
editor-keys = On the board: arrow keys, Enter sets the chosen man; letters set men as in FEN ({ $white } for White, { $black } for Black), Delete takes away.
editor-array = Array
editor-array-number = Array of number
editor-empty = Empty board
editor-mirror = Mirror
editor-mirrored = Left and right have changed places.
editor-undone = Undone.
editor-redone = Done again.
editor-set-up = The position is set up.
editor-lost = { $count } moves no longer fit and are gone.
    .one = { $count } move no longer fits and is gone.
    .other = { $count } moves no longer fit and are gone.
editor-settle = Begin from here
editor-settled = This is now the position; the moves that led here are gone.
editor-taken-back = Back to here.

# The fields beside the men
editor-turn = To move
editor-rights = Rights
editor-right-K = White castles short (K)
editor-right-Q = White castles long (Q)
editor-right-k = Black castles short (k)
editor-right-q = Black castles long (q)
editor-right-P = White’s Prince may promote (P)
editor-right-p = Black’s Prince may promote (p)
editor-hands = Men in hand
editor-hand = the hand
editor-target = Passed by a double step
editor-quiet = Plies since the last capture
editor-study = A study: the ends that need all men do not apply
editor-study-seen = A king is missing, so this is a study, and the block says so.

# Typing
editor-text = Type or paste a position
editor-text-hint = A FEN; lists, such as “white: …” and “black: …” each in a line; the rows of a drawn board; or a whole block of a lesson.
editor-read = Set it up
editor-read-nothing = Nothing is typed yet.
editor-read-unknown = This is not understood as a position of the game.
editor-read-no-engine = Without WebAssembly only a FEN can be read here.
# $id: of another block
editor-read-reference = “{ $id }” is the position of another block, which is not known here.

# The verdict
editor-accepted = The game accepts this position.
editor-refused = The game does not accept this position.
editor-unjudged = This browser runs no WebAssembly: whether the game accepts the position cannot be told here. “tabia check” will tell.
editor-check = The king is attacked.
editor-check-final = The king is attacked, and nothing mends it.

# Overlays
editor-mark-tool = What a click shows
editor-show-moves = Moves
editor-show-refusals = Refusals
editor-show-strikes = Strikes
editor-show-force = Force
editor-show-mark = Mark
editor-show-arrow = Arrow
editor-show-label = Label
editor-label-text = Text of the label
editor-label-first = Type the text of the label first.
editor-show-whole = On the whole board
editor-show-all-moves = all moves
editor-show-all-captures = all captures
editor-show-hand = moves from the hand
editor-show-frozen = men that cannot move
editor-show-last-move = the last move
editor-show-before = the board before the last move
editor-shown = Shown
# $what: an overlay; $at: where
editor-mark-on = { $what }: { $at }.
editor-mark-off = { $what }: { $at }, taken away.
editor-mark-needs-man = { $at } is empty: choose a square with a man.
editor-arrow-to = An arrow from { $at }: choose where it ends.
editor-arrow-none = No arrow.
editor-take-away = Take away: { $what }

# The block
editor-made = The block
editor-kind = Kind
editor-kind-diagram = Diagram
editor-kind-exercise = Exercise
editor-kind-record = Record
editor-notation = Position as
editor-notation-fen = FEN
editor-notation-lists = lists, by name
editor-notation-english = lists, in English
editor-notation-board = drawn board
editor-id = Id
# $id: as it is in the block
editor-id-mended = An id has small Latin letters, digits and hyphens: the block says { $id }.
editor-id-wrong = An id has small Latin letters, digits and hyphens.
editor-caption = Caption
editor-claims = Claims, filled in by the engine
editor-claims-man = Of the man on
editor-claims-all = Of the whole position:
editor-claim-exactly = all its moves
editor-claim-legal = legal
editor-claim-illegal = illegal, with reasons
editor-claim-strikes = what it strikes
editor-claim-count = the number of its squares
editor-claim-force = the force there
editor-claim-count-moves = the number of moves
editor-claim-count-captures = the number of captures
editor-claim-state = the state
editor-claim-result = the result
editor-result = Result
editor-end-open = open
editor-end-white-resigned = White resigned
editor-end-black-resigned = Black resigned
editor-end-white-lost-on-time = White lost on time
editor-end-black-lost-on-time = Black lost on time
editor-end-draw-agreed = draw agreed
editor-show-last = Show the last board
editor-record-empty = A record needs moves: play some.
editor-block-refused = The game does not accept the position, and “tabia check” will not accept this block.
editor-copy = Copy the block

# Exercises
editor-task = Task
editor-task-find-moves-of = find the moves of a man
editor-task-find-captures = find all captures
editor-task-find-squares-where = find squares
editor-task-judge = judge a move
editor-task-number-of = give a number
editor-task-play = play to a goal
editor-task-choose = choose an answer
editor-task-set-up = set up the array
editor-ask = What is asked
editor-ask-moves-of = where the man may go
editor-ask-judge = whether it may go there
editor-ask-find-captures = all captures
editor-ask-choose = the right answers
editor-ask-set-up = the array
editor-ask-reached = where the man may go
editor-ask-reaching = who may go to the square
editor-ask-refused = where the man may not go, in line
editor-ask-struck = what the man strikes
editor-ask-striking = who strikes the square
editor-ask-stronger = where White’s force is the greater
editor-ask-force = where White’s force is at least the number
editor-ask-counting = whose men have just so many squares
editor-ask-taking = who can capture
editor-ask-frozen = who cannot move
editor-ask-zone = the squares of the zone
editor-ask-count-moves = how many moves
editor-ask-count-captures = how many captures
editor-ask-count-of = how many squares the man has
editor-ask-count-white = how many white men
editor-ask-count-black = how many black men
editor-ask-count-all = how many men
editor-ask-count-zone = how many men in the zone
editor-ask-force-white = White’s force on the square
editor-ask-force-black = Black’s force on the square
editor-ask-mate = mate
editor-ask-win = win
editor-ask-capture = capture the man on the square
editor-ask-reach = reach the square
editor-ask-check = give check
editor-ask-promote = promote
editor-ask-save = save the man on the square
editor-ask-freeze = freeze the man on the square
editor-ask-stalemate = leave no move
editor-part-M = Man on
editor-part-S = Square
editor-part-N = Number
editor-part-Z = Zone
editor-ask-nothing = Something of this is still to be chosen.
editor-ask-over = The game is over here: this task needs a position in which it goes on.
editor-hint = Hint
editor-explain = Explanation
editor-options = Answers, one a line
editor-options-right = Put “(right)” after each right answer.
editor-goal-long = The page looks no further than five moves; “tabia check” does.
editor-goal-wrong = This goal cannot be set for that square.
editor-goal-none = No move reaches this goal; the block says that there is none.
editor-find-none = There is nothing to find here, and the block says so.
editor-goal-open = The page did not look at everything; “tabia check” looks further.
# $moves: moves; $goal: as the block says it
editor-goal-found = { $count } moves reach it: { $moves }.
    .one = One move reaches it: { $moves }.
    .other = { $count } moves reach it: { $moves }.

# Writing into a lesson
editor-insert-legend = Into a lesson
editor-lesson = Lesson
editor-figure = Below
editor-insert = Insert below this figure
# $lesson: a path; $line: a number
editor-inserted = Inserted: { $lesson }, line { $line }.
editor-no-figures = This lesson has no figure with an id, below which the block could stand.
editor-insert-failed = The block could not be written: the program that serves this page does not answer.
