# Что говорят доски страницы, когда ими пользуются.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: пусто

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
