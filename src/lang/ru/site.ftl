# Что говорят страницы учебника вокруг уроков.

site-language = Русский
site-in-this-language = Читать по-русски
site-languages = Языки
site-skip = Перейти к тексту
site-contents = Содержание
site-home = Начало
site-previous = Назад
site-next = Далее
site-up = Вверх
site-on-this-page = На этой странице
site-part = Часть { $number }
site-lesson = Урок { $number }
site-lessons = { $count ->
    [one] { $count } урок
    [few] { $count } урока
   *[other] { $count } уроков
}
site-figure = Рис. { $number }
site-figures = Рисунки
site-exercise = Задание { $number }
site-exercises = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[other] { $count } заданий
}
site-game-record = Партия { $number }
site-theme = Оформление
    .auto = как на устройстве
    .light = светлое
    .dark = тёмное
site-legend = Условные знаки
site-position-in-words = Позиция словами
site-checked = Проверено движком
    .about = Все позиции, отметки и числа на этой странице вычислены или проверены движком правил.
site-not-translated = Этот урок ещё не переведён; показан оригинал.
site-stale = Оригинал этого урока изменился после перевода.
site-no-script = Без JavaScript доски остаются рисунками; всё остальное на месте.

# Справочник
site-reference = Справочник
    .about = Начальная расстановка, фигуры и все правила игры { $game }, как их знает движок.
site-rules = Правила игры
    .of = Правила игры { $game }
site-article = Статья { $number }
site-articles = Статьи
site-pieces = Фигуры
site-piece = Фигура
site-letter = Буква
site-abbreviation = Сокращение
site-abbreviations = Сокращения
site-force = Сила
site-moves = Ходы
site-notation = Запись ходов
site-betza = В нотации Бетцы
site-decided = Что решено здесь
site-variants = Варианты
# $articles: названия статей
site-more-articles = Свои статьи: { $articles }.
site-fewer-articles = Нет статей: { $articles }.
site-looks = Другие виды фигур
site-board = Доска
site-start-array = Начальная расстановка
site-glossary = Словарь терминов
site-index = Указатель
site-answers = Ответы
site-taught-in = Объясняется в уроке
site-shown-in = Показано в уроке
site-not-taught = в этой книге не объясняется
site-see-also = См. также
site-footnotes = Примечания
site-sources = Источники
site-about = Об этой книге
site-license = Лицензия
site-authors = { $count ->
    [one] Автор
    [few] Авторы
   *[other] Авторы
}

# Доски, на которых можно играть
site-board-flip = Повернуть доску
site-board-reset = Сначала
site-board-back = Вернуть ход
site-board-forward = Вперёд
site-board-first = В начало
site-board-last = В конец
site-board-moves = Показать ходы
site-board-force = Показать силы
site-board-fen = Скопировать позицию
site-board-copied = Скопировано
site-board-select = Выберите фигуру для хода.
site-board-your-turn = Ваш ход.
site-board-promotion = Превратить в
site-board-cancel = Отмена
site-why-not = Почему нельзя?

# Задания
site-hint = Подсказка
site-answer = Ответ
site-show-answer = Показать ответ
site-hide-answer = Скрыть ответ
site-check-answer = Проверить
site-right = Верно.
site-wrong = Пока нет.
site-try-again = Ещё раз
site-solved = Решено: { $done } из { $all }
site-answer-on = Ответ на с. { $page }

# Печать и файлы
site-printed = { $title } · { $version }
site-page = С. { $number }
site-page-of = { $number } из { $all }
site-print = Печать
site-pdf = PDF
site-epub = EPUB
site-download = Скачать
site-made-with = Сделано с помощью Tabia
site-offline = Эта книга работает без сети.
site-not-found = Такой страницы нет.

# Вокруг страницы и в её конце
site-path = Вы здесь
site-neighbours = Предыдущая и следующая страницы
site-anchor = Ссылка на раздел «{ $text }»
site-teaches = В этом уроке объясняется:
site-checked-claims = Проверено движком: { $count ->
    [one] { $count } утверждение
    [few] { $count } утверждения
   *[other] { $count } утверждений
} на этой странице.
site-footnote-back = Назад к тексту
