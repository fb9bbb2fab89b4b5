# Рабочие листы: новые упражнения на бумаге.

# $game: название игры
worksheet-title = { $game }: рабочий лист
worksheet-answers = Ответы
worksheet-name = Имя
worksheet-date = Дата
# $seed: число, по которому можно составить тот же лист ещё раз
worksheet-seed = Лист № { $seed }

## Виды заданий

worksheet-sort-judge = Может ли она пойти туда?
worksheet-sort-moves = Куда она может пойти?
worksheet-sort-count = Сколько ходов возможно?
worksheet-sort-captures = Какие взятия возможны?
worksheet-sort-movers = Кто может пойти туда?
worksheet-sort-refused = Что запрещает статья правил?
worksheet-sort-strikers = Кто бьёт поле?
worksheet-sort-force = Чему равна сила стороны на поле?
worksheet-sort-fight = Где сторона сильнее?
worksheet-sort-frozen = Какие фигуры обездвижены?
worksheet-sort-check = Дайте шах
worksheet-sort-save = Спасите фигуру
worksheet-sort-win1 = Победа в один ход
worksheet-sort-win2 = Победа в два хода
worksheet-sort-setup = Расставьте начальное положение
