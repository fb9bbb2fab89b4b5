# What the textbook's pages say around the lessons.

site-language = English
site-in-this-language = Read in English
site-languages = Languages
# The language and a country, as social networks name them
site-locale = en_US
site-skip = Skip to content
site-contents = Contents
# A reference to a page of a printed book, after the words that lead there
site-page-number = (p. { $page })
site-home = Start
site-previous = Previous
site-next = Next
site-on-this-page = On this page
site-lesson = Lesson { $number }
site-figure = Figure { $number }
site-legend = Legend
site-position-in-words = The position in words
site-not-translated = This lesson has not been translated; the original is shown.

# The page where a game is played
site-play = Play
    .of = Play a game of { $game }
    .about = A board for two people, or for you and an opponent of three strengths. It knows the rules, and says why when a move is refused.
site-play-needs-script = Moves can be made here when the page may run its script. Until then, this is the starting array.

# The reference
site-reference = Reference
    .about = The starting array, the men and every rule of { $game }, as the engine plays it.
site-rules = Rules of the game
    .of = The rules of { $game }
site-article = Article { $number }
    .named = Article { $number }, { $title }
site-articles = Articles
site-pieces = Pieces
site-abbreviation = Abbreviation
site-notation = Notation
site-betza = In Betza’s notation
site-decided = What is decided here
site-variants = Variants
# $articles: the titles of articles
site-more-articles = It has articles of its own: { $articles }.
site-fewer-articles = It lacks the articles: { $articles }.
site-looks = Other looks of the men
site-board = Board
site-start-array = Starting array
site-taught-in = Taught in
site-not-taught = not taught in this book
site-footnotes = Notes
site-license = License

# Other formats of the book, at the end of the front page
site-formats = This book on paper and e-readers
site-format-print = One page for printing
site-format-epub = E-book (EPUB)
site-format-pdf = PDF

# Volumes: print, e-book, PDF
site-sheet = On one page
    .of = { $game } on one page
site-index = Index of rules and men
# After a link on paper, in parentheses
site-on-page = p. { $number }

# The glossary
site-glossary = Glossary
    .about = The terms of this book, each with what it means and the lesson that introduces it.
site-introduced-in = Introduced in
site-used-in = Also in
site-see-also = See also
# What the book covers
site-coverage = What this book covers
    .about = For every rule of every game in this book: the lessons that teach it, the figures that show it in a checked claim, and the exercises that practise it.
# $taught, $shown, $practised: shares in percent
site-covered = Of { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
} { $taught } % are taught, { $shown } % shown and { $practised } % practised; all three { $covered } %.
    .caption = { $game }: where each rule is taught, shown and practised
    .scroller = { $game }: a table that may scroll
site-rule = Rule
site-shown-in = Shown in
site-practised-in = Practised in
# $games: the ids of games
site-also-in = Also in: { $games }
site-not-covered = nowhere
# $count: how many places are not named
site-more-places = and { $count } more

# Print and files
site-made-with = Made with Tabia
site-not-found = There is no such page.

# Around and at the end of a page
site-path = You are here
site-neighbours = Previous and next page
site-anchor = Link to “{ $text }”
site-teaches = This lesson teaches:
site-checked-claims = Checked by the engine: { $count ->
    [one] { $count } claim
   *[other] { $count } claims
} on this page.
site-footnote-back = Back to the text

# At the top and at the bottom of a page, where scripts run
site-search = Search
site-theme = Theme
site-theme-system = System
site-theme-light = Light
site-theme-dark = Dark
site-keys = Keys

# Exercises
site-exercise = Exercise { $number }
    .unnumbered = Exercise
# $number: which hint, from 1; $count: how many there are
site-hint = { $count ->
    [1] Hint
   *[other] Hint { $number }
}
site-answer = Answer
site-hints = Hints to the exercises
# The way from an exercise to its hints at the back of the book
site-to-hints = Hint
site-answers = Answers to the exercises
site-right = right
site-wrong = wrong
site-wrong-answers = Not these, and why

# The page on which positions are set up
site-editor = Position editor
    .about = Set up a position, play moves on it, and take it away as a block for a lesson. The rules engine that checks this book says at once whether the position stands.
site-editor-needs-script = With JavaScript this page is a board on which positions are set up. Without it, blocks are written by hand, as below.
site-editor-by-hand = A block by hand
site-editor-example = A diagram is a fenced block in a lesson. Its position is “start”, a line of text as under every board of this book (“The position in words”), or two lists, “white:” and “black:”, of pieces with their squares.
site-editor-all = The rules of each game tell its men, their names and the starting array:
site-editor-game = Game

# The page on which exercises come back
site-practice = Practice
    .about = The exercises of this book, brought back when they are due, and tasks without end that the rules engine makes.
site-practice-due = Due today
site-practice-endless = Endless practice
site-practice-all = All exercises
site-practice-kept = Your progress
site-practice-private = What you have solved and missed is kept in this browser alone; nothing leaves your machine. A file carries it to another one.
site-practice-none = The lessons of this book have no exercises yet.
site-practice-needs-script = With JavaScript this page brings back exercises that you missed, after growing intervals, and makes new tasks for every rule. Without it, all exercises are in their lessons: here are the ways to them.
