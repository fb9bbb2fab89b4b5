# What the textbook's pages say around the lessons.

site-language = English
site-in-this-language = Read in English
site-languages = Languages
site-skip = Skip to content
site-contents = Contents
site-home = Start
site-previous = Previous
site-next = Next
site-up = Up
site-on-this-page = On this page
site-part = Part { $number }
site-lesson = Lesson { $number }
site-lessons = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
site-figure = Figure { $number }
site-figures = Figures
site-exercise = Exercise { $number }
site-exercises = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
site-game-record = Game { $number }
site-theme = Theme
    .auto = as the device
    .light = light
    .dark = dark
site-legend = Legend
site-position-in-words = The position in words
site-checked = Checked by the engine
    .about = Every position, mark and number on this page was computed or checked by the rules engine.
site-not-translated = This lesson has not been translated; the original is shown.
site-stale = The original of this lesson has changed since it was translated.
site-no-script = Without JavaScript the boards are pictures; everything else is here.

# The reference
site-reference = Reference
    .about = The starting array, the men and every rule of { $game }, as the engine plays it.
site-rules = Rules of the game
    .of = The rules of { $game }
site-article = Article { $number }
site-articles = Articles
site-pieces = Pieces
site-piece = Piece
site-letter = Letter
site-abbreviation = Abbreviation
site-abbreviations = Abbreviations
site-force = Force
site-moves = Moves
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
site-glossary = Glossary
site-index = Index
site-answers = Answers
site-taught-in = Taught in
site-shown-in = Shown in
site-not-taught = not taught in this book
site-see-also = See also
site-footnotes = Notes
site-sources = Sources
site-about = About this book
site-license = License
site-authors = { $count ->
    [one] Author
   *[other] Authors
}

# Boards to play with
site-board-flip = Turn the board
site-board-reset = Start again
site-board-back = Take back
site-board-forward = Forward
site-board-first = To the start
site-board-last = To the end
site-board-moves = Show moves
site-board-force = Show force
site-board-fen = Copy the position
site-board-copied = Copied
site-board-select = Choose a man to move.
site-board-your-turn = Your move.
site-board-promotion = Promote to
site-board-cancel = Cancel
site-why-not = Why not?

# Exercises
site-hint = Hint
site-answer = Answer
site-show-answer = Show the answer
site-hide-answer = Hide the answer
site-check-answer = Check
site-right = Right.
site-wrong = Not yet.
site-try-again = Try again
site-solved = Solved: { $done } of { $all }
site-answer-on = Answer on page { $page }

# Print and files
site-printed = { $title } · { $version }
site-page = Page { $number }
site-page-of = { $number } of { $all }
site-print = Print
site-pdf = PDF
site-epub = EPUB
site-download = Download
site-made-with = Made with Tabia
site-offline = This book works without a network.
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
