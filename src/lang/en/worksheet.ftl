# Worksheets: fresh exercises on paper.

# $game: the name of a game
worksheet-title = { $game }: worksheet
worksheet-answers = Answers
worksheet-name = Name
worksheet-date = Date
# $seed: a number by which the same sheet can be made again
worksheet-seed = Sheet no. { $seed }

## The sorts of tasks

worksheet-sort-judge = May it go there?
worksheet-sort-moves = Where may it go?
worksheet-sort-count = How many moves are there?
worksheet-sort-captures = Which captures are there?
worksheet-sort-movers = Who may go there?
worksheet-sort-refused = What does an article forbid?
worksheet-sort-strikers = Who strikes a square?
worksheet-sort-force = How strong is a side there?
worksheet-sort-fight = Where is a side the stronger?
worksheet-sort-frozen = Which are frozen?
worksheet-sort-check = Give check
worksheet-sort-save = Save a threatened piece
worksheet-sort-win1 = Win in one move
worksheet-sort-win2 = Win in two moves
worksheet-sort-setup = Set up the array
