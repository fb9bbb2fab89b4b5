# Что говорят страницы учебника вокруг уроков.

site-language = Русский
site-in-this-language = Читать по-русски
site-languages = Языки
# Язык и страна, как их называют социальные сети
site-locale = ru_RU
site-skip = Перейти к тексту
site-contents = Содержание
# Ссылка на страницу печатной книги, после слов, которые туда ведут
site-page-number = (с. { $page })
site-home = Начало
site-previous = Назад
site-next = Далее
site-on-this-page = На этой странице
site-lesson = Урок { $number }
site-figure = Рис. { $number }
site-legend = Условные знаки
site-position-in-words = Позиция словами
site-not-translated = Этот урок ещё не переведён; показан оригинал.

# Страница, на которой играют
site-play = Игра
    .of = Сыграть партию { $game }
    .about = Доска для двоих — или для вас и противника, у которого три силы игры. Она знает правила и объясняет, почему ход невозможен.
site-play-needs-script = Ходить здесь можно, когда странице разрешено выполнять свой скрипт. Пока что это начальная расстановка.

# Справочник
site-reference = Справочник
    .about = Начальная расстановка, фигуры и все правила { $game }, как их знает движок.
site-rules = Правила игры
    .of = Правила { $game }
site-article = Статья { $number }
    .named = Статья { $number }, «{ $title }»
site-articles = Статьи
site-pieces = Фигуры
site-abbreviation = Сокращение
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
site-taught-in = Объясняется в уроке
site-not-taught = в этой книге не объясняется
site-footnotes = Примечания
site-license = Лицензия

# Книга в других видах, в конце первой страницы
site-formats = Эта книга на бумаге и в электронных читалках
site-format-print = Одной страницей для печати
site-format-epub = Электронная книга (EPUB)
site-format-pdf = PDF

# Тома: печать, электронная книга, PDF
site-sheet = На одной странице
    .of = { $game } на одной странице
site-index = Указатель правил и фигур
# После ссылки на бумаге, в скобках
site-on-page = с. { $number }

# Словарь
site-glossary = Словарь терминов
    .about = Термины этой книги: что значит каждый из них и в каком уроке он вводится.
site-introduced-in = Вводится в уроке
site-used-in = Встречается также
site-see-also = См. также
# Что охватывает книга
site-coverage = Что охватывает эта книга
    .about = Для каждого правила каждой игры этой книги: в каких уроках оно объясняется, на каких рисунках показано проверенным утверждением и в каких упражнениях применяется.
# $taught, $shown, $practised: доли в процентах
site-covered = Из { $rules ->
    [one] { $rules } правила
   *[other] { $rules } правил
} объясняется { $taught } %, показано { $shown } %, применяется в упражнениях { $practised } %; всё вместе — { $covered } %.
    .caption = { $game }: где объясняется, показано и применяется каждое правило
    .scroller = { $game }: таблица, которую можно прокручивать
site-rule = Правило
site-shown-in = Показано
site-practised-in = В упражнениях
# $games: имена игр
site-also-in = Также в играх: { $games }
site-not-covered = нигде
# $count: сколько мест не названо
site-more-places = и ещё { $count }

# Печать и файлы
site-made-with = Сделано с помощью Tabia
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

# Вверху и внизу страницы, если работают скрипты
site-search = Поиск
site-theme = Тема
site-theme-system = Системная
site-theme-light = Светлая
site-theme-dark = Тёмная
site-keys = Клавиши

# Упражнения
site-exercise = Упражнение { $number }
    .unnumbered = Упражнение
# $number: какая по счёту подсказка, с 1; $count: сколько их
site-hint = { $count ->
    [1] Подсказка
   *[other] Подсказка { $number }
}
site-answer = Ответ
site-hints = Подсказки к упражнениям
# Путь от упражнения к подсказкам в конце книги
site-to-hints = Подсказка
site-answers = Ответы к упражнениям
site-right = верно
site-wrong = неверно
site-wrong-answers = Что не подходит и почему

# Страница, на которой расставляют позиции
site-editor = Редактор позиций
    .about = Расставьте позицию, сыграйте на ней ходы и возьмите готовый блок для урока. Движок правил, который проверяет эту книгу, сразу скажет, возможна ли позиция.
site-editor-needs-script = С JavaScript эта страница — доска, на которой расставляют позиции. Без него блоки пишут от руки, как показано ниже.
site-editor-by-hand = Блок от руки
site-editor-example = Диаграмма — это огороженный блок в уроке. Позиция в нём — слово «start», строка текста, какая есть под каждой доской этой книги («Позиция словами»), или два списка, «white:» и «black:», фигур с их полями.
site-editor-all = Правила каждой игры называют её фигуры и начальную расстановку:
site-editor-game = Игра

# Страница, на которой упражнения возвращаются
site-practice = Тренировка
    .about = Упражнения этой книги, которые возвращаются, когда приходит срок, и бесконечные задания, которые составляет движок правил.
site-practice-due = На сегодня
site-practice-endless = Бесконечная тренировка
site-practice-all = Все упражнения
site-practice-kept = Ваши успехи
site-practice-private = Что решено и что не вышло, хранится только в этом браузере; с вашего устройства ничего не уходит. На другое устройство всё можно перенести файлом.
site-practice-none = В уроках этой книги пока нет упражнений.
site-practice-needs-script = С JavaScript эта страница возвращает упражнения, которые не удались, через растущие промежутки и составляет новые задания на каждое правило. Без него все упражнения есть в уроках: вот ссылки на них.
