//! The families of codes, in the order of the book.

use super::Family;

/// All families.
pub const FAMILIES: &[Family] = &[
    Family {
        name: "01-settings",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/01-settings.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/01-settings.md")),
        ],
    },
    Family {
        name: "02-head",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/02-head.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/02-head.md")),
        ],
    },
    Family {
        name: "03-blocks",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/03-blocks.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/03-blocks.md")),
        ],
    },
    Family {
        name: "04-positions",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/04-positions.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/04-positions.md")),
        ],
    },
    Family {
        name: "05-moves",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/05-moves.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/05-moves.md")),
        ],
    },
    Family {
        name: "06-showing",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/06-showing.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/06-showing.md")),
        ],
    },
    Family {
        name: "07-claims",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/07-claims.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/07-claims.md")),
        ],
    },
    Family {
        name: "08-numbers",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/08-numbers.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/08-numbers.md")),
        ],
    },
    Family {
        name: "09-links",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/09-links.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/09-links.md")),
        ],
    },
    Family {
        name: "10-records",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/10-records.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/10-records.md")),
        ],
    },
    Family {
        name: "11-tasks",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/11-tasks.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/11-tasks.md")),
        ],
    },
    Family {
        name: "12-answers",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/12-answers.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/12-answers.md")),
        ],
    },
    Family {
        name: "13-terms",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/13-terms.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/13-terms.md")),
        ],
    },
    Family {
        name: "14-translations",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/14-translations.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/14-translations.md")),
        ],
    },
    Family {
        name: "15-prose",
        texts: &[
            ("en", include_str!("../../../lessons/books/tabia/en/diagnostics/15-prose.md")),
            ("ru", include_str!("../../../lessons/books/tabia/ru/diagnostics/15-prose.md")),
        ],
    },
];
