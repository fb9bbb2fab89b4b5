//! What a volume of a book is made into, and where it lies in the output.

/// A form of a volume.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Format {
    /// A page that a browser prints.
    Print,
    /// An e-book.
    Epub,
    /// A PDF.
    Pdf,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 3] = [Format::Print, Format::Epub, Format::Pdf];

    /// The path of a volume below the output: of the whole book in a language, or of a game.
    ///
    /// ```
    /// use tabia::book::Format;
    /// assert_eq!(Format::Epub.path("en", None), "en/book.epub");
    /// assert_eq!(Format::Print.path("ru", Some("seega")), "ru/print-seega.html");
    /// ```
    pub fn path(self, lang: &str, game: Option<&str>) -> String {
        let game = game.map(|game| format!("-{game}")).unwrap_or_default();
        match self {
            Format::Print => format!("{lang}/print{game}.html"),
            Format::Epub => format!("{lang}/book{game}.epub"),
            Format::Pdf => format!("{lang}/book{game}.pdf"),
        }
    }

    /// The format at this path, and whether the volume is about one game; nothing if no volume lies there.
    ///
    /// ```
    /// use tabia::book::Format;
    /// assert_eq!(Format::at("en/book-seega.pdf"), Some((Format::Pdf, true)));
    /// assert_eq!(Format::at("en/print.html"), Some((Format::Print, false)));
    /// assert_eq!(Format::at("en/seega/print.html"), None);
    /// ```
    pub fn at(path: &str) -> Option<(Format, bool)> {
        let (lang, name) = path.split_once('/')?;
        let own = |format: &Format| format.path(lang, None) == path;
        if let Some(format) = Format::ALL.into_iter().find(own) {
            return Some((format, false));
        }
        let game = name.split_once('-')?.1.rsplit_once('.')?.0;
        Format::ALL
            .into_iter()
            .find(|format| format.path(lang, Some(game)) == path)
            .map(|format| (format, true))
    }
}
