# What the boards of a page say when they are used.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: empty

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
