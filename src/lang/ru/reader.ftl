# Что говорят доски страницы, когда ими пользуются.

reader-cell-man = { $at }: { $man }
reader-cell-empty = { $at }: пусто
