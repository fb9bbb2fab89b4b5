# Что говорят доски страницы, когда ими пользуются.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: пусто

reader-keys = Стрелки ведут от поля к полю, Enter выбирает, Escape отменяет.
reader-chosen = выбрано
reader-may-enter = можно пойти
reader-may-capture = можно взять
reader-may-be-taken = можно взять ходом на другое поле
reader-refused = нельзя: { $rule }
reader-moves-to = { $man }, { $at }: может пойти на { $list }.
reader-moves-takes = { $man }, { $at }: может взять на { $men }.
reader-moves-both = { $man }, { $at }: может пойти на { $list }; может взять на { $men }.
reader-moves-none = { $man }, { $at }: ходов нет.
reader-choose-first = Поле { $at } пусто. Выберите фигуру, чтобы увидеть её ходы.
reader-turn-w = Ход белых.
reader-turn-b = Ход чёрных.
reader-not-turn-w = Сейчас ход белых: показано так, будто ходят чёрные.
reader-not-turn-b = Сейчас ход чёрных: показано так, будто ходят белые.
reader-which = Какой ход?
reader-undone = Ход { $move } взят назад.
reader-rested = Снова исходная позиция.
reader-linked = Это позиция из ссылки.
reader-no-engine = Здесь браузер не может показать ходы: в нём нет WebAssembly.
reader-tools = Доска
reader-undo = Назад
reader-redo = Вперёд
reader-reset = Сначала
reader-flip = Перевернуть
reader-pass = Пас
reader-show = Показать
reader-move = Ход
reader-play = Сыграть
reader-choice = Какой ход?
reader-share = Поделиться
reader-copy-fen = Скопировать позицию
reader-copy-link = Скопировать ссылку
reader-copy-embed = Скопировать код для сайта
reader-copied-text = Текст для копирования
reader-copied = Скопировано.
reader-not-copied = Браузер не даёт здесь скопировать: текст выделен, скопируйте его сами.
reader-force-white = сила белых
reader-force-black = сила чёрных
reader-strikes-white = удары белых
reader-strikes-black = удары чёрных
reader-frozen = скованные фигуры
reader-no-game = Игры «{ $game }» здесь нет.
reader-may-leave = может сойти с доски

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

# Страница, на которой играют
reader-play-white = Белые
reader-play-black = Чёрные
reader-play-person = человек
reader-play-easy = противник: слабый
reader-play-medium = противник: средний
reader-play-hard = противник: сильный
reader-play-players = Кто играет
reader-play-turning = Поворачивать доску к тому, чей ход
reader-play-thinking-w = Белые думают…
reader-play-thinking-b = Чёрные думают…
reader-play-stop = Прервать
reader-play-go-on = Пусть ходит
reader-play-paused-w = Противник за белых остановлен: сходите за него или пусть ходит сам.
reader-play-paused-b = Противник за чёрных остановлен: сходите за него или пусть ходит сам.
reader-play-undo = Взять назад
reader-play-new = Новая партия
reader-play-resign = Сдаться
reader-play-restored = Прежняя партия возвращена.
reader-play-begun = Новая партия.
reader-play-claim = Потребовать ничью
reader-play-resigned-w = Белые сдались.
reader-play-resigned-b = Чёрные сдались.
reader-play-moves-made = Ходы
reader-play-no-moves = Ходов ещё нет.
# $number: номер хода; $move: ход
reader-play-number-w = { $number }. { $move }
reader-play-number-b = { $number }. … { $move }
# $move: ход с номером
reader-play-looking-back = Это позиция после { $move }.
reader-play-looking-at-start = Это позиция до первого хода.
reader-play-now = Вернуться к партии
reader-play-from-here = Играть отсюда
reader-play-taken-w = Взято белыми
reader-play-taken-b = Взято чёрными
# $white, $black: сколько фигур
reader-play-hands = Не расставлено: у белых { $white }, у чёрных { $black }.
reader-play-copy-record = Скопировать запись партии
reader-play-copy-fen = Скопировать позицию
reader-play-copy-link = Скопировать ссылку
reader-play-leaves = Снять с доски фигуру на { $at }
reader-play-bad-position = В адресе указана позиция, которой в этой игре нет: { $why }
reader-play-nobody = Партия окончена.
reader-play-wait = Сейчас ход противника.
# Поиск
reader-search-title = Поиск по книге
reader-search-label = Что искать
reader-search-close = Закрыть
reader-search-loading = Загрузка…
reader-search-failed = Не удалось загрузить указатель книги.
reader-search-nothing = Ничего не найдено.
reader-search-some = Все слова вместе не встречаются; вот самое близкое.
reader-search-found = Найдено мест: { $count }
    .one = Найдено { $count } место
    .few = Найдено { $count } места
    .many = Найдено { $count } мест
    .other = Найдено { $count } места
reader-search-more = Показать ещё
reader-search-keys = ↓ ↑ выбор · Enter — открыть · Esc — закрыть

# Термины словаря
reader-term-again = Коснитесь ещё раз, чтобы открыть словарь.

# Клавиши
reader-keys-title = Клавиши
reader-keys-key = Клавиша
reader-keys-does = Что делает
reader-keys-search = открывает поиск
reader-keys-escape = закрывает открытое
reader-keys-previous = предыдущая страница
reader-keys-next = следующая страница
reader-keys-contents = к содержанию
reader-keys-theme = следующая тема
reader-keys-help = показывает эти клавиши
reader-keys-slash = «/» открывает поиск
reader-keys-letters = Отдельные буквы и «?» работают как клавиши
reader-keys-note = Отдельными буквами пользуются программы чтения с экрана и голосового управления, поэтому сначала они выключены. В поле ввода и на доске одиночные клавиши не перехватываются.
reader-keys-close = Закрыть
