# Общие предложения: стороны, позиции словами, ответы правил, исходы, условные знаки.

## Стороны

side-white = Белые
    .possessive = белых
    .to-move = Ход белых
    .wins = Белые выиграли
    .resigned = Белые сдались.
    .lost-on-time = Белые просрочили время.
side-black = Чёрные
    .possessive = чёрных
    .to-move = Ход чёрных
    .wins = Чёрные выиграли
    .resigned = Чёрные сдались.
    .lost-on-time = Чёрные просрочили время.
move-pass = пас
draw = Ничья

## Позиции словами

# $men: «Риттер c2, Кнехт a2»
words-men-white = Белые: { $men }.
words-men-black = Чёрные: { $men }.
words-none-white = У белых нет фигур на доске.
words-none-black = У чёрных нет фигур на доске.
words-empty = Доска пуста.
words-turn-white = Ход белых.
words-turn-black = Ход чёрных.
# «Риттер белых»
words-man = { $man } { $side-of }
# «b2, c3 и e2»
words-list = { $items } и { $last }
# «Шпиона на c4»
words-taken = { $man-acc } на { $at }
words-hands = Не расставлено: у белых { $white }, у чёрных { $black }.
words-target = Поле, пройденное последним двойным ходом: { $at }.
words-stage = Стадия игры: { $stage }.
words-stages = Стадия игры: у белых { $white }, у чёрных { $black }.
words-with-diagonals = На пункте с диагоналями
words-without-diagonals = На пункте без диагоналей
# Часть доски, у которой в текстах игры нет своих форм
words-zone = { $zone }
    .where = в этой части доски: { $zone }
    .squares = поля этой части доски: { $zone }
words-crop = На рисунке часть доски от { $from } до { $to }.

## Ответы правил

verdict-legal = { $move } — ход по правилам (статья { $number }, «{ $title }»).
verdict-legal-because = { $move } — ход по правилам (статья { $number }, «{ $title }»): { $because }
verdict-illegal = { $move } — ход не по правилам. { $reason }

## Исходы

result-open = Игра продолжается.
result-agreed = Ничья по соглашению.
check = Шах

## Ходы, как их объявляют

# Сообщениям даны: $side, $side-of (кто ходит), $mover с падежами, $man с $man-side-of (фигура на поле прибытия или та,
# что ходит вместе), $from, $to, $taken (перечень из played-taken)
played = { $what }{ $more }{ $becomes }.
played-goes = { $mover } { $side-of } идёт с { $from } на { $to }
played-takes = { $mover } { $side-of } берёт на { $to } { $man-acc } { $man-side-of }
played-also = , а также { $taken }
played-goes-and-takes = { $mover } { $side-of } идёт с { $from } на { $to } и берёт: { $taken }
played-taken = { $man-acc } { $man-side-of } на { $at }
played-exchange = { $side } разменивают { $mover-acc } на { $man-acc } { $man-side-of }, поле { $to }
played-leaves = { $mover } { $side-of } уходит с { $from } и с доски
played-swap = { $mover } { $side-of } на { $from } и { $man } на { $to } меняются местами
played-castles = { $side } рокируются: { $mover } на { $to }, { $man } на { $other-to }
played-drop = { $side } ставят { $mover-acc } на { $to }
played-pass = { $side } пасуют
played-becomes = {" "}и превращается в { $man-acc }

## Ходы, набранные читателем

read-unreadable = Не удаётся прочесть это как ход.
read-turn = Сейчас не ход { $side-of }.
read-piece = Там стоит другая фигура: { $man }.
read-no-man = Ни одна такая фигура не может туда пойти.
read-ambiguous = Так могут пойти несколько фигур: { $moves }.
read-promotion = Укажите, во что превратить фигуру: { $men }.
read-other = Этот ход записывается иначе.
read-pass = Пасовать здесь нельзя.
read-castling = Рокировка здесь невозможна.
# $move: весь ход в верной записи
read-written = Запишите так: { $move }.
# $moves: возможные ходы, похожие на набранное
read-near = Возможно, { $moves }?

## Записи партий

record-title = Запись партии: { $game }
record-open = Запись здесь обрывается.
record-white = { $number }.
record-black = { $number }. …
# $move: «12. e4:e3»
record-after = После хода { $move }.

## Условные знаки

legend-origin = фигура, чьи ходы показаны
legend-move = сюда можно пойти
legend-capture = здесь можно взять
legend-placement = сюда можно поставить
legend-taken = снимается при отмеченном взятии
legend-taken-last = снято последним ходом
legend-refused = сюда нельзя: { $rule }
legend-strike = под ударом
legend-frozen = не может ходить
legend-zone = { $zone }
legend-last-move = последний ход
legend-marked = отмечено
legend-arrow = отмечено стрелкой
legend-force = силы белых : чёрных

## Рисунки словами: что на них отмечено

marked-moves = { $man } на { $from } может пойти на { $squares }.
marked-captures = Взять можно на { $squares }.
marked-swaps = { $man } на { $from } может поменяться местами с фигурами на { $squares }.
# $to: поля прибытия; $squares: взятые фигуры
marked-takes = Ходом на { $to } снимаются фигуры на { $squares }.
marked-leaves = { $man } на { $from } может вместо хода уйти с доски.
marked-placements = Из запаса можно поставить на { $squares }.
marked-no-placements = Из запаса ничего поставить нельзя.
marked-pass = У { $side-of } нет других ходов: пас.
marked-no-moves = { $man } на { $from } не имеет ходов.
marked-refused = Нельзя пойти на { $squares }: { $rule }.
marked-strikes = { $man } на { $from } бьёт { $squares }.
marked-strikes-nothing = { $man } на { $from } не бьёт ни одного поля.
marked-force = Силы на { $at }: у белых { $white }, у чёрных { $black }.
marked-frozen = Не могут ходить: { $squares }.
marked-frozen-none = Все фигуры могут ходить.
marked-zone = { $zone }: { $squares }.
marked-last-move = Последний ход: { $move }.
marked-took = Сняты фигуры на { $squares }.
marked-squares = Отмечены: { $squares }.
marked-arrow = Стрелка с { $from } на { $to }.
marked-label = На { $at }: { $text }.

## Утверждения в тексте

# $number: число полей или ходов
claim-count = По подсчёту правил: { $number }.
# $side-of: «белых»; $at: поле; $force: число
claim-force = Сила { $side-of } на { $at }: { $force }.

## Рисунки

# $game: «шахматах»
diagram-title = Позиция в { $game }

piece-moves = { $man } { $moves }.
