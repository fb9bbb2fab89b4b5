# What the boards of a page say when they are used.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: empty

reader-keys = Arrow keys go from square to square, Enter chooses, Escape leaves.
reader-chosen = chosen
reader-may-enter = may be entered
reader-may-capture = may be captured
reader-may-be-taken = may be captured from elsewhere
reader-refused = refused: { $rule }
reader-moves-to = { $man }, { $at }: may go to { $list }.
reader-moves-takes = { $man }, { $at }: may take on { $men }.
reader-moves-both = { $man }, { $at }: may go to { $list }; may take on { $men }.
reader-moves-none = { $man }, { $at }: may go nowhere.
reader-choose-first = { $at } is empty. Choose a man, to see where it may go.
reader-turn-w = White to move.
reader-turn-b = Black to move.
reader-not-turn-w = It is White’s turn: this is shown as if it were Black’s.
reader-not-turn-b = It is Black’s turn: this is shown as if it were White’s.
reader-which = Which move?
reader-undone = { $move } is taken back.
reader-rested = The first position again.
reader-linked = This is the position of the link.
reader-no-engine = This browser cannot show moves here: it runs no WebAssembly.
reader-tools = Board
reader-undo = Undo
reader-redo = Redo
reader-reset = Reset
reader-flip = Flip
reader-pass = Pass
reader-show = Show
reader-move = Move
reader-play = Play
reader-choice = Which move?
reader-share = Share
reader-copy-fen = Copy position
reader-copy-link = Copy link
reader-copy-embed = Copy embed code
reader-copied-text = Text to copy
reader-copied = Copied.
reader-not-copied = The browser lets nothing be copied here: the text is selected, copy it with its menu or keys.
reader-force-white = White’s force
reader-force-black = Black’s force
reader-strikes-white = White’s strikes
reader-strikes-black = Black’s strikes
reader-frozen = men that cannot move
reader-no-game = There is no game “{ $game }” here.
reader-may-leave = may leave the board

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

# The page where a game is played
reader-play-white = White
reader-play-black = Black
reader-play-person = a person
reader-play-easy = opponent, easy
reader-play-medium = opponent, medium
reader-play-hard = opponent, hard
reader-play-players = Who plays
reader-play-turning = Turn the board to the side to move
reader-play-thinking-w = White is thinking…
reader-play-thinking-b = Black is thinking…
reader-play-stop = Stop thinking
reader-play-go-on = Let it move
reader-play-paused-w = White’s opponent has stopped: move for it, or let it move.
reader-play-paused-b = Black’s opponent has stopped: move for it, or let it move.
reader-play-undo = Take back
reader-play-new = New game
reader-play-resign = Resign
reader-play-restored = The game before is back.
reader-play-begun = A new game.
reader-play-claim = Claim a draw
reader-play-resigned-w = White resigned.
reader-play-resigned-b = Black resigned.
reader-play-moves-made = The moves
reader-play-no-moves = No moves yet.
# $number: of the move; $move: the move
reader-play-number-w = { $number }. { $move }
reader-play-number-b = { $number }… { $move }
# $move: a move with its number
reader-play-looking-back = This is the position after { $move }.
reader-play-looking-at-start = This is the position before the first move.
reader-play-now = Back to the game
reader-play-from-here = Go on from here
reader-play-taken-w = Taken by White
reader-play-taken-b = Taken by Black
# $white, $black: numbers of men
reader-play-hands = Men in hand: White { $white }, Black { $black }.
reader-play-copy-record = Copy as a record
reader-play-copy-fen = Copy position
reader-play-copy-link = Copy link
reader-play-leaves = Leave the board on { $at }
reader-play-bad-position = The address names a position that this game does not have: { $why }
reader-play-nobody = The game is over.
reader-play-wait = It is the opponent’s move.
# The search
reader-search-title = Search the book
reader-search-label = What to look for
reader-search-close = Close
reader-search-loading = Loading …
reader-search-failed = The index of the book could not be loaded.
reader-search-nothing = Nothing was found.
reader-search-some = Not all of the words stand together; this comes nearest.
reader-search-found = { $count } places found
    .one = { $count } place found
    .other = { $count } places found
reader-search-more = Show more
reader-search-keys = ↓ ↑ choose · Enter opens · Esc closes

# Terms of the glossary
reader-term-again = Tap again for the glossary.

# Keys
reader-keys-title = Keys
reader-keys-key = Key
reader-keys-does = What it does
reader-keys-search = opens the search
reader-keys-escape = closes what is open
reader-keys-previous = previous page
reader-keys-next = next page
reader-keys-contents = to the contents
reader-keys-theme = next theme
reader-keys-help = shows these keys
reader-keys-slash = “/” opens the search
reader-keys-letters = Single letters and “?” work as keys
reader-keys-note = Screen readers and voice control use single letters themselves, so those are off at first. Within a text field or on a board no single key is taken.
reader-keys-close = Close
