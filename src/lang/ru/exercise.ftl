# Упражнения: что спрашивается, что поможет, что верно, а что нет.

# Какими буквами обозначены варианты ответа.
exercise-letters = АБВГДЕЖЗИКЛМНОПР

## Задания
# $to-move: «Ход белых»; $man: «Риттер»; $at, $to: поля

task-find-captures = { $to-move }: найдите все взятия.
task-judge = Может ли { $man } пойти с { $at } на { $to }?
task-judge-hand = { $to-move }: можно ли поставить { $man-acc } на { $to }?
task-choose-one = Выберите верный ответ.
task-choose-all = Выберите все верные ответы.
task-number-from = На сколько полей может пойти { $man } с { $at }?
task-number-hand = { $to-move }: на сколько полей можно поставить { $man-acc }?
task-number-moves = { $to-move }: сколько ходов возможно?
task-number-captures = { $to-move }: сколько взятий возможно?
task-number-max = На какое наибольшее число полей может пойти { $man } на пустой доске?
task-number-min = На какое наименьшее число полей может пойти { $man } на пустой доске?
task-number-alone = На сколько полей может пойти { $man } с { $at } на пустой доске?
# $where: «в замках»
task-number-zone = Сколько полей { $where }?
# $side-of: «белых»; $men-gen: «Кнехтов»
task-number-men = Сколько фигур на доске?
task-number-men-of = Сколько { $side-of } фигур на доске?
task-number-men-zone = Сколько фигур { $where }?
task-number-men-zone-of = Сколько { $side-of } фигур { $where }?
task-number-kind = Сколько { $men-gen } на доске?
task-number-kind-of = Сколько { $men-gen } у { $side-of } на доске?
# $side-of: «белых»
task-number-force = Чему равна сила { $side-of } на { $at }?
task-set-up = Расставьте фигуры в начальном положении. Игра: { $game }.

## Поля, которые надо найти; придаточные — об одном из них

where-reached = Найдите все поля, на которые может пойти { $man } с { $at }.
    .clause = на него может пойти { $man } с { $at }
where-placed = { $to-move }: найдите все поля, на которые можно поставить { $man-acc }.
    .clause = на него можно поставить { $man-acc }
where-reaching = { $to-move }: найдите все фигуры, которые могут пойти на { $at }.
    .clause = на нём стоит фигура, которая может пойти на { $at }
where-refused = Найдите все поля на линиях движения { $man-gen } ({ $at }), пойти на которые нельзя.
    .clause = оно лежит на линии движения { $man-gen } ({ $at }), но пойти на него нельзя
# $rule: название статьи
where-refused-for = Найдите все поля, которые закрывает для { $man-gen } на { $at } статья «{ $rule }».
    .clause = его закрывает для { $man-gen } на { $at } статья «{ $rule }»
where-not-placed = { $to-move }: найдите все поля, на которые нельзя поставить { $man-acc }.
    .clause = на него нельзя поставить { $man-acc }
where-not-placed-for = { $to-move }: найдите все поля, на которые { $man-acc } нельзя поставить по статье «{ $rule }».
    .clause = { $man-acc } на него нельзя поставить по статье «{ $rule }»
where-struck = Найдите все поля, которые бьёт { $man } на { $at }.
    .clause = его бьёт { $man } на { $at }
where-striking = Найдите все фигуры обеих сторон, которые бьют { $at }.
    .clause = на нём стоит фигура, которая бьёт { $at }
where-force = Найдите все поля, на которых сила { $side-of } { $relation ->
    [less] меньше { $number }
    [at-most] не больше { $number }
    [more] больше { $number }
    [at-least] не меньше { $number }
   *[equal] равна { $number }
}.
    .clause = сила { $side-of } на нём { $relation ->
        [less] меньше { $number }
        [at-most] не больше { $number }
        [more] больше { $number }
        [at-least] не меньше { $number }
       *[equal] равна { $number }
    }
# $side-of: «белых»; $other-of: «чёрных»
where-force-other = Найдите все поля, на которых сила { $side-of } { $relation ->
    [less] меньше силы { $other-of }
    [at-most] не больше силы { $other-of }
    [more] больше силы { $other-of }
    [at-least] не меньше силы { $other-of }
   *[equal] равна силе { $other-of }
}.
    .clause = сила { $side-of } на нём { $relation ->
        [less] меньше силы { $other-of }
        [at-most] не больше силы { $other-of }
        [more] больше силы { $other-of }
        [at-least] не меньше силы { $other-of }
       *[equal] равна силе { $other-of }
    }
where-mobile = { $to-move }: найдите все фигуры, которые могут ходить.
    .clause = на нём стоит фигура, которая может ходить
where-stuck = { $to-move }: найдите все фигуры, у которых нет ходов.
    .clause = на нём стоит фигура, у которой нет ходов
where-capturing = { $to-move }: найдите все фигуры, которые могут что-нибудь взять.
    .clause = на нём стоит фигура, которая может что-нибудь взять
where-not-capturing = { $to-move }: найдите все фигуры, которым брать нечего.
    .clause = на нём стоит фигура, которой брать нечего
where-count = { $to-move }: найдите все фигуры, у которых число доступных полей { $relation ->
    [less] меньше { $number }
    [at-most] не больше { $number }
    [more] больше { $number }
    [at-least] не меньше { $number }
   *[equal] равно { $number }
}.
    .clause = на нём стоит фигура, у которой число доступных полей { $relation ->
        [less] меньше { $number }
        [at-most] не больше { $number }
        [more] больше { $number }
        [at-least] не меньше { $number }
       *[equal] равно { $number }
    }
where-count-captures = { $to-move }: найдите все фигуры, у которых число возможных взятий { $relation ->
    [less] меньше { $number }
    [at-most] не больше { $number }
    [more] больше { $number }
    [at-least] не меньше { $number }
   *[equal] равно { $number }
}.
    .clause = на нём стоит фигура, у которой число возможных взятий { $relation ->
        [less] меньше { $number }
        [at-most] не больше { $number }
        [more] больше { $number }
        [at-least] не меньше { $number }
       *[equal] равно { $number }
    }
where-frozen = Найдите все фигуры, обездвиженные противником.
    .clause = на нём стоит обездвиженная фигура
# $squares: «поля замков»; $where: «в замках»
where-zone = Найдите все { $squares }.
    .clause = оно лежит { $where }
# $clauses: условия через точку с запятой
where-all = Найдите все поля, для каждого из которых верно: { $clauses }.
    .zone = Найдите все { $squares }, для каждого из которых верно: { $clauses }.

## Цели, ради которых надо сыграть
# $within: пусто для одного хода, иначе play-within

play-within = {" "}за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}
play-win = { $to-move }: выигрыш в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}.
play-mate = { $to-move }: мат в { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}.
play-capture = { $to-move }: возьмите { $man-acc } на { $at }{ $within }.
# $count: сколько таких фигур у играющего
play-promote = { $to-move }: превратите { $man-acc }{ $within }.
    .any = { $to-move }: превратите фигуру{ $within }.
play-check = { $to-move }: объявите шах{ $within }.
play-reach = { $to-move }: поставьте фигуру на { $at }{ $within }.
play-freeze = { $to-move }: обездвижьте { $man-acc } на { $at }{ $within }.
play-save = { $to-move }: спасите { $man-acc } на { $at }{ $within }.
play-stalemate = { $to-move }: оставьте противника без ходов{ $within }.

## Подсказки

hint-answers = { $count ->
    [1] Ответ только один.
   *[other] Всего ответов: { $count }.
}
hint-strikers = Посчитайте фигуры { $side-of }, которые бьют { $at }: их { $count }.
hint-keys = { $count ->
    [one] Годится { $count } ход.
    [few] Годятся { $count } разных хода.
   *[other] Годятся { $count } разных ходов.
}
hint-mover = Начинает { $man } { $at }.

## Ответы

answer-none = Таких нет.
answer-yes = Да.
answer-no = Нет.
answer-number = { $number }.
answer-undecided = Движок не досчитал эту задачу до конца.

## Почему

# $line: «1. Фh6 gh 2. Сxh6»
explain-line = При самой упорной защите: { $line }.
# $moves: ходы через запятую; $end: предложение
explain-end = После { $moves } игра окончена. { $end }
says-strikes = { $man } на { $at } бьёт { $to }.
says-strikes-not = { $man } на { $at } не бьёт { $to }.
says-count = У { $man-gen } на { $at } доступных полей: { $count }.
says-count-captures = У { $man-gen } на { $at } возможных взятий: { $count }.
# $move, $reply: ходы в книжной записи; $end: предложение
wrong-quiet = { $move } — не взятие.
wrong-misses = { $move } не достигает цели.
wrong-end = { $move } заканчивает игру иначе. { $end }
wrong-claim = После { $move } противник может потребовать ничью: { $rule }.
wrong-reply = На { $move } следует { $reply }.
# $line: «1. Лb7 Крf8»; $moves: два или больше
explain-choice = После { $line } годится любой из ходов: { $moves }.
