# Что говорят доски страницы, когда ими пользуются.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: пусто

# Упражнения, которые делают на странице.
reader-exercise-board = Доска упражнения
reader-cell-chosen = отмечено
reader-check = Проверить
reader-again = Ещё раз
reader-solved = решено
reader-right = Верно.
reader-wrong = Пока нет.
reader-answer = Ответ
reader-hint = Подсказка { $number }
reader-there-are-none = Таких нет
reader-nothing-chosen = Пока ничего не отмечено.
reader-nothing-typed = Пока ничего не введено.
reader-nothing-placed = Доска ещё пуста.
# $at: поле или ход
reader-chosen = { $at } отмечено
reader-unchosen = { $at } снято
reader-unchoose = Снять { $move }
reader-chosen-count = отмечено: { $count }
    .other = отмечено: { $count }
reader-typed-squares = Поля
reader-typed-squares-example = на доске или текстом: e4 f6
reader-typed-moves = Ходы
reader-typed-moves-example = текстом через запятую: c2-d2, c2-e2
reader-how-moves = На доске: сначала фигура, потом поле, на которое она идёт.
reader-typed-move = Ваш ход
reader-typed-move-example = на доске или текстом: c2-d2
reader-typed-number = Число
reader-typed-number-example = половины как 1½ или 1,5
reader-typed-men = Список фигур
# $men: пример фигуры с полем
reader-typed-men-example = на доске или текстом: { $men }, …
reader-no-square = Поля «{ $text }» нет.
reader-no-such-move = Запись «{ $text }» непонятна: это не ход.
reader-no-move = Так не может пойти ни одна фигура: { $from } – { $to }.
reader-no-move-yet = Ход ещё не сделан.
reader-no-number = «{ $text }» — не число.
reader-no-men = Запись «{ $text }» непонятна: нужны фигура и её поля.
reader-which-move = Туда ведут несколько ходов: какой из них?
reader-wrong-square = Поле { $at } в ответ не входит.
reader-wrong-number = Это не { $number }.
reader-wrong-move = Этот ход не достигает цели.
reader-wrong-men = Стоят неверно: { $men }.
reader-found = Найдено { $found } из { $all }.
reader-found-none = Посмотрите ещё раз: возможно, искать нечего.
reader-found-missing = Остального пока не хватает.
reader-found-wrong = Неверных: { $count }.
    .other = Неверных: { $count }.
reader-also-right = Верно также: { $moves }
reader-play-on = Дальше
reader-palette = Фигура, которую ставить
reader-palette-none = никакая: убрать
reader-men-count = на доске { $count } фигур
    .one = на доске { $count } фигура
    .few = на доске { $count } фигуры
    .many = на доске { $count } фигур
reader-side-w = Белые
reader-side-b = Чёрные

# Страница, на которой упражнения возвращаются.
reader-practice-game = Игра
reader-practice-all-games = Все игры
reader-practice-counts = На сегодня: { $due }; решено: { $solved }; ещё не начато: { $fresh }.
reader-practice-nothing = На сегодня ничего нет. Что не вышло, возвращается в тот же день, что решено — через 1, 3, 7, 16 и 35 дней.
reader-practice-fresh = Взять новые
reader-practice-due = Решать то, что на сегодня
reader-practice-of = { $number } из { $count }
reader-practice-next = Дальше
reader-practice-done = Пока это всё.
reader-practice-lesson = Урок: { $title }
reader-practice-missed = не вышло
reader-practice-export = Сохранить в файл
reader-practice-import = Прочитать из файла
reader-practice-reset = Забыть всё
reader-practice-sure = Точно забыть всё, что хранится? Вернуть это будет нельзя.
reader-practice-keep = Оставить
reader-practice-forgotten = Всё забыто.
reader-practice-read = Прочитано упражнений: { $count }.
    .other = Прочитано упражнений: { $count }.
reader-practice-bad-file = Это не файл с успехами, сохранённый здесь; ничего не изменилось.

# Бесконечные задания.
reader-endless-about = Движок играет случайную партию до какого-нибудь хода и спрашивает о позиции. Его ответы — сами правила.
reader-endless-needs = Для этой части нужен WebAssembly, а в этом браузере его нет или он запрещён. Упражнения уроков работают и без него.
reader-endless-sort = Задание
reader-endless-rule = Правило
reader-endless-any = Любое
reader-endless-level = Трудность
reader-endless-easy = легко
reader-endless-middling = средне
reader-endless-hard = трудно
reader-endless-next = Следующее задание
reader-endless-first = Дайте задание
reader-endless-label = Задание { $number }
reader-endless-none = Позиция с таким заданием не встретилась. Выберите другое правило или другую трудность.
reader-endless-score = Верно { $right } из { $all }; подряд: { $streak }.
reader-sort-reach = Куда она может пойти?
reader-sort-judge = Может ли она пойти туда?
reader-sort-captures = Какие есть взятия?
reader-sort-force = Какова там сила стороны?
reader-sort-fight = Кто выиграет борьбу?
reader-sort-frozen = Какие скованы?
# $man: фигура с её стороной, именительный падеж; $at, $to: поля
reader-task-reach = { $man }, поле { $at }: куда можно пойти? Отметьте все поля.
reader-task-hand = Куда можно поставить следующую фигуру из руки? Отметьте все поля.
reader-task-judge = { $man }, поле { $at }: можно ли пойти на { $to }?
reader-task-captures-w = Ход белых. Найдите все взятия.
reader-task-captures-b = Ход чёрных. Найдите все взятия.
reader-task-force-w = Какова сила белых на поле { $at }?
reader-task-force-b = Какова сила чёрных на поле { $at }?
reader-task-fight = Чья сила на поле { $at } больше?
reader-task-frozen = Какие фигуры скованы? Отметьте все.
reader-yes = Да.
reader-no = Нет.
reader-fight-w = Белых
reader-fight-b = Чёрных
reader-fight-equal = Ничья: силы равны
# $white, $black: силы
reader-forces = { $at }: сила белых { $white }, сила чёрных { $black }.
reader-takes-nothing = Ход { $move } ничего не берёт.
reader-is-frozen = Фигура на { $at } скована.
reader-not-frozen = Ничто не сковывает фигуру на { $at }.
reader-empty-answer = Таких нет.
