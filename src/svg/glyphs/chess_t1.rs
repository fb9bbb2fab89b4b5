//! The men of chess-T1.
//!
//! All stand on the same foot. The Ritter is a closed helm with a plume, the Prince a coronet of three points, and the
//! Konnet, which moves as both, a helm that wears the coronet. The King's crown is arched and closed by an orb. The
//! Knecht is a footman in a kettle hat; the Ver Knecht is the same man with a pennon and the chevrons of his rank.
//! The Scout, which leaps as a chess knight does, is a horse.

use super::Glyph;

pub(super) const GLYPHS: &[Glyph] = &[
    Glyph {
        name: "king",
        body: "M11 44v-1.5q0-3.5 3.5-3.5h19q3.5 0 3.5 3.5V44zM14 40.5l1-8.5C7 26 6.5 15.5 15 15\
               C19.5 14.8 22.3 17 24 20.5C25.7 17 28.5 14.8 33 15C41.5 15.5 41 26 33 32l1 8.5zM24 6a4 4 0 1 1-.01 0zM21.5 13h5v8h-5z",
        lines: "M15 33.2q9-2.4 18 0M19.5 28.8C13.8 25.4 13 20 16.2 19.4C19.8 18.9 22.4 23.4 24 28.4\
               C25.6 23.4 28.2 18.9 31.8 19.4C35 20 34.2 25.4 28.5 28.8M13.5 40h21",
    },
    Glyph {
        name: "konnet",
        body: "M11 44v-1.5q0-3.5 3.5-3.5h19q3.5 0 3.5 3.5V44zM13.5 22L10.5 8.5L18.4 14.5L24 6L29.6 14.5\
               L37.5 8.5L34.5 22L35.5 30Q33.5 36.5 29 40.5h-10Q14.5 36.5 12.5 30zM10.5 5.2a2.4 2.4 0 1 1-.01 0zM24 2.6a2.6 2.6 0 1 1-.01 0zM37.5 5.2a2.4 2.4 0 1 1-.01 0z",
        lines: "M14 20.3q10-2 20 0M15 26.2h18M24 26.2v11.8M19 30.6v.01M29 30.6v.01M19.5 34.4v.01\
               M28.5 34.4v.01M17 40h14",
    },
    Glyph {
        name: "prince",
        body: "M11 44v-1.5q0-3.5 3.5-3.5h19q3.5 0 3.5 3.5V44zM14 40.5l-.7-7L10 17.5L18.6 25L24 13\
               L29.4 25L38 17.5L34.7 33.5l-.7 7zM10 13.3a2.7 2.7 0 1 1-.01 0z\
               M24 7.8a3 3 0 1 1-.01 0zM38 13.3a2.7 2.7 0 1 1-.01 0z",
        lines: "M14 33.6q10-2.4 20 0M13.5 40h21",
    },
    Glyph {
        name: "ritter",
        body: "M11 44v-1.5q0-3.5 3.5-3.5h19q3.5 0 3.5 3.5V44zM13 16Q13.5 12.5 24 12Q34.5 12.5 35 16\
               L36 27Q33.5 35 29 40.5h-10Q14.5 35 12 27zM21.5 13C20 7 24.5 3.4 30 4.4\
               C35 5.4 37.5 9 40.5 8.4C39.6 13.4 34 15 30 13z",
        lines: "M14.5 22h19M24 22v16M19 27v.01M18.5 31v.01M29 27v.01M29.5 31v.01M17 14.4q7-1.2 14 0\
               M17 40h14",
    },
    Glyph {
        name: "ver-knecht",
        body: "M13.5 40.5Q13 30 24 30Q35 30 34.5 40.5zM24 18.4a6.6 6.6 0 1 1-.01 0zM11.5 23.6Q15.5 21.4 16.6 19C17 14.2 19.6 11.5 24 11.5\
               C28.4 11.5 31 14.2 31.4 19Q32.5 21.4 36.5 23.6Q24 27 11.5 23.6zM11 44v-1.5q0-3.5 3.5-3.5\
               h19q3.5 0 3.5 3.5V44zM23 13V3h14.5l-3.6 3.6l3.6 3.6H25V13z",
        lines: "M12.8 23.8q11.2 3.4 22.4 0M16.8 19.4q7.2 2.2 14.4 0M13.5 40h21M18.2 31.4l5.8 3l5.8-3\
               M18.2 35l5.8 3l5.8-3",
    },
    Glyph {
        name: "knecht",
        body: "M13.5 40.5Q13 30 24 30Q35 30 34.5 40.5zM24 18.4a6.6 6.6 0 1 1-.01 0zM11.5 23.6Q15.5 21.4 16.6 19C17 14.2 19.6 11.5 24 11.5\
               C28.4 11.5 31 14.2 31.4 19Q32.5 21.4 36.5 23.6Q24 27 11.5 23.6zM11 44v-1.5q0-3.5 3.5-3.5\
               h19q3.5 0 3.5 3.5V44z",
        lines: "M12.8 23.8q11.2 3.4 22.4 0M16.8 19.4q7.2 2.2 14.4 0M13.5 40h21M18 32.2q6 3.6 12 0",
    },
    Glyph {
        name: "scout",
        body: "M11 44v-1.5q0-3.5 3.5-3.5h19q3.5 0 3.5 3.5V44zM14 40.5C13.5 33 19 30.5 21 26.5\
               C17 28 15.5 31.5 12.5 31.5C10 31.5 8.5 29 9.5 26.5C11 22.5 12 17 16 13.5L15.5 8\
               L20.8 11.2C30 9.8 36.5 17 36.5 27C36.5 32 35 36 34.5 40.5z",
        lines: "M17.6 18.6h.8M22.5 12.2q9.8 3.2 9.8 16M13.5 40h21M12 27.4v.01",
    },
];
