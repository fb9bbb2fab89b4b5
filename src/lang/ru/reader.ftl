# Что говорят доски страницы, когда ими пользуются.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: пусто

reader-flip = Перевернуть доску

# Воспроизведение записи партии
reader-record-controls = Воспроизведение партии
reader-record-first = К началу
reader-record-back = На ход назад
reader-record-forward = На ход вперёд
reader-record-last = К концу
reader-record-run = Показать партию ход за ходом
reader-record-pause = Пауза
reader-record-start = До первого хода
# $move: ход с номером
reader-record-variation = Вариант: { $move }
reader-record-return = Вернуться к партии: { $move }
reader-record-onward = Доиграть отсюда
