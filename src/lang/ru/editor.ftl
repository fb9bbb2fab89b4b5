# Страница, на которой расставляют позиции и пишут их блоками для уроков.

editor-game = Игра
# $why: что не так, словами движка
editor-bad-address = В адресе названа позиция, которой в этой игре нет: { $why }

# Что делает доска
# $game: название игры
editor-board = Доска редактора: { $game }
editor-mode = Что делает доска
editor-mode-set = Расставить
editor-mode-play = Играть
editor-mode-mark = Показать
editor-how-set = Щёлкните поле, чтобы поставить выбранную фигуру, или перетаскивайте фигуры; за край доски — убрать.
editor-how-play = Выберите фигуру, потом поле, на которое она пойдёт.
editor-how-mark = Щёлкните поле, чтобы отметить его или показать, что может его фигура.
editor-before-moves = Это позиция до ходов; её можно менять.
# $white, $black: буква фигуры
editor-keys = На доске: стрелки; Enter ставит выбранную фигуру; буквы ставят фигуры, как в FEN ({ $white } — белым, { $black } — чёрным), Delete убирает.
editor-array = Начальная
editor-array-number = Расстановка номер
editor-empty = Пустая доска
editor-mirror = Отразить
editor-mirrored = Левая и правая стороны поменялись местами.
editor-undone = Отменено.
editor-redone = Возвращено.
editor-set-up = Позиция расставлена.
editor-lost = { $count } хода больше не подходят и убраны.
    .one = { $count } ход больше не подходит и убран.
    .few = { $count } хода больше не подходят и убраны.
    .many = { $count } ходов больше не подходят и убраны.
    .other = { $count } хода больше не подходят и убраны.
editor-settle = Начать отсюда
editor-settled = Теперь это исходная позиция; ходы, которые к ней привели, убраны.
editor-taken-back = Назад к этому ходу.

# Что есть у позиции, кроме фигур
editor-turn = Ход
editor-rights = Права
editor-right-K = Белые: короткая рокировка (K)
editor-right-Q = Белые: длинная рокировка (Q)
editor-right-k = Чёрные: короткая рокировка (k)
editor-right-q = Чёрные: длинная рокировка (q)
editor-right-P = Белые: превращение принца (P)
editor-right-p = Чёрные: превращение принца (p)
editor-hands = Фигуры в руке
editor-hand = рука
editor-target = Пройдено двойным шагом
editor-quiet = Полуходов после взятия
editor-study = Этюд: окончания, которым нужны все фигуры, не действуют
editor-study-seen = Нет короля, поэтому это этюд, и блок об этом говорит.

# Ввод
editor-text = Ввести или вставить позицию
editor-text-hint = FEN; списки «white: …» и «black: …» (или «белые: …» и «чёрные: …»), каждый в своей строке; ряды нарисованной доски; или целый блок урока.
editor-read = Расставить
editor-read-nothing = Пока ничего не введено.
editor-read-unknown = Это не похоже на позицию этой игры.
editor-read-no-engine = Без WebAssembly здесь можно прочитать только FEN.
# $id: имя другого блока
editor-read-reference = «{ $id }» — позиция другого блока; здесь она неизвестна.

# Приговор
editor-accepted = Игра принимает эту позицию.
editor-refused = Игра не принимает эту позицию.
editor-unjudged = В этом браузере нет WebAssembly: принимает ли игра позицию, здесь сказать нельзя. Скажет «tabia check».
editor-check = Король под ударом.
editor-check-final = Король под ударом, и защиты нет.

# Что показано
editor-mark-tool = Что показывает щелчок
editor-show-moves = Ходы
editor-show-refusals = Запреты
editor-show-strikes = Удары
editor-show-force = Сила
editor-show-mark = Отметка
editor-show-arrow = Стрелка
editor-show-label = Надпись
editor-label-text = Текст надписи
editor-label-first = Сначала введите текст надписи.
editor-show-whole = На всей доске
editor-show-all-moves = все ходы
editor-show-all-captures = все взятия
editor-show-hand = ходы из руки
editor-show-frozen = скованные фигуры
editor-show-last-move = последний ход
editor-show-before = доска до последнего хода
editor-shown = Показано
# $what: что показано; $at: где
editor-mark-on = { $what }: { $at }.
editor-mark-off = { $what }: { $at } — убрано.
editor-mark-needs-man = Поле { $at } пусто: выберите поле с фигурой.
editor-arrow-to = Стрелка от { $at }: выберите, где она кончается.
editor-arrow-none = Стрелки нет.
editor-take-away = Убрать: { $what }

# Блок
editor-made = Блок
editor-kind = Вид
editor-kind-diagram = Диаграмма
editor-kind-exercise = Упражнение
editor-kind-record = Партия
editor-notation = Запись позиции
editor-notation-fen = FEN
editor-notation-lists = списки, по-русски
editor-notation-english = списки, по-английски
editor-notation-board = нарисованная доска
editor-id = Имя
# $id: каким оно будет в блоке
editor-id-mended = В имени — строчные латинские буквы, цифры и дефисы: в блоке будет { $id }.
editor-id-wrong = В имени — строчные латинские буквы, цифры и дефисы.
editor-caption = Подпись
editor-claims = Утверждения, которые впишет движок
editor-claims-man = О фигуре на
editor-claims-all = О позиции в целом:
editor-claim-exactly = все её ходы
editor-claim-legal = возможные ходы
editor-claim-illegal = невозможные, с причинами
editor-claim-strikes = что она бьёт
editor-claim-count = число её полей
editor-claim-force = сила на этом поле
editor-claim-count-moves = число ходов
editor-claim-count-captures = число взятий
editor-claim-state = состояние
editor-claim-result = результат
editor-result = Результат
editor-end-open = не окончена
editor-end-white-resigned = белые сдались
editor-end-black-resigned = чёрные сдались
editor-end-white-lost-on-time = белые просрочили время
editor-end-black-lost-on-time = чёрные просрочили время
editor-end-draw-agreed = ничья по соглашению
editor-show-last = Показать последнюю позицию
editor-record-empty = Партии нужны ходы: сыграйте их.
editor-block-refused = Игра не принимает эту позицию, и «tabia check» не примет этот блок.
editor-copy = Скопировать блок

# Упражнения
editor-task = Задание
editor-task-find-moves-of = найти ходы фигуры
editor-task-find-captures = найти все взятия
editor-task-find-squares-where = найти поля
editor-task-judge = решить, возможен ли ход
editor-task-number-of = назвать число
editor-task-play = сыграть к цели
editor-task-choose = выбрать ответ
editor-task-set-up = расставить начальную позицию
editor-ask = О чём вопрос
editor-ask-moves-of = куда фигура может пойти
editor-ask-judge = можно ли ей туда
editor-ask-find-captures = все взятия
editor-ask-choose = верные ответы
editor-ask-set-up = начальная позиция
editor-ask-reached = куда фигура может пойти
editor-ask-reaching = кто может пойти на это поле
editor-ask-refused = куда ей нельзя по её линиям
editor-ask-struck = что фигура бьёт
editor-ask-striking = кто бьёт это поле
editor-ask-stronger = где сила белых больше
editor-ask-force = где сила белых не меньше числа
editor-ask-counting = у кого ровно столько полей
editor-ask-taking = кто может взять
editor-ask-frozen = кто скован
editor-ask-zone = поля зоны
editor-ask-count-moves = сколько ходов
editor-ask-count-captures = сколько взятий
editor-ask-count-of = сколько полей у фигуры
editor-ask-count-white = сколько белых фигур
editor-ask-count-black = сколько чёрных фигур
editor-ask-count-all = сколько фигур
editor-ask-count-zone = сколько фигур в зоне
editor-ask-force-white = сила белых на поле
editor-ask-force-black = сила чёрных на поле
editor-ask-mate = дать мат
editor-ask-win = выиграть
editor-ask-capture = взять фигуру на поле
editor-ask-reach = попасть на поле
editor-ask-check = дать шах
editor-ask-promote = превратить фигуру
editor-ask-save = спасти фигуру на поле
editor-ask-freeze = сковать фигуру на поле
editor-ask-stalemate = не оставить ходов
editor-part-M = Фигура на
editor-part-S = Поле
editor-part-N = Число
editor-part-Z = Зона
editor-ask-nothing = Здесь ещё не всё выбрано.
editor-ask-over = Партия здесь окончена: заданию нужна позиция, в которой она продолжается.
editor-hint = Подсказка
editor-explain = Объяснение
editor-options = Ответы, каждый в своей строке
editor-options-right = После верного ответа поставьте «(right)».
editor-goal-long = Страница смотрит не дальше пяти ходов; «tabia check» смотрит.
editor-goal-wrong = Для этого поля такой цели поставить нельзя.
editor-goal-none = Ни один ход не достигает цели; в блоке сказано, что решения нет.
editor-find-none = Найти здесь нечего, и блок об этом говорит.
editor-goal-open = Страница просмотрела не всё; «tabia check» смотрит дальше.
# $moves: ходы; $goal: цель, как она записана в блоке
editor-goal-found = { $count } хода достигают цели: { $moves }.
    .one = { $count } ход достигает цели: { $moves }.
    .few = { $count } хода достигают цели: { $moves }.
    .many = { $count } ходов достигают цели: { $moves }.
    .other = { $count } хода достигают цели: { $moves }.

# Запись в урок
editor-insert-legend = В урок
editor-lesson = Урок
editor-figure = Ниже
editor-insert = Вставить ниже этого рисунка
# $lesson: путь; $line: номер строки
editor-inserted = Вставлено: { $lesson }, строка { $line }.
editor-no-figures = В этом уроке нет рисунка с именем, ниже которого мог бы стоять блок.
editor-insert-failed = Записать блок не удалось: программа, которая показывает эту страницу, не отвечает.
