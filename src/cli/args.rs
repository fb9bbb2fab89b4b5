//! The command line as data. Every command shows examples with `--help`.

mod build;

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

pub(super) use build::{Build, Format, Ink, Paper};

/// Markdown lessons → a checked, illustrated board-game textbook.
#[derive(Debug, Parser)]
#[command(name = "tabia", version, about, arg_required_else_help = true, after_help = ARGS_HELP)]
pub(super) struct Args {
    /// What to do.
    #[command(subcommand)]
    pub(super) command: Command,
    #[command(flatten)]
    pub(super) book: Book,
    /// Colours: on a terminal and without `NO_COLOR` (or with `CLICOLOR_FORCE`), always, or never
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, hide_possible_values = true)]
    pub(super) color: When,
}

/// When to use colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum When {
    /// As the terminal and the environment say
    Auto,
    /// In any case
    Always,
    /// In no case
    Never,
}

const ARGS_HELP: &str = "\
Examples:
  tabia build --open             make the book from lessons/ into output/ and look at it
  tabia check                    hold every diagram and claim against the rules
  tabia check --fix              and mend slips of the pen
  tabia moves chess-t1           the legal moves of the array

Exit status: 0 fine, 1 something was found wrong, 2 the command could not run.";

/// The commands.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Check the book and write it
    Build(Build),
    /// Check the book: every position, diagram, number and claim
    Check(Check),
    /// Show where each rule is taught, shown and practised
    Coverage(Coverage),
    /// Find the rules that no claim of the book would miss
    Mutants(Mutants),
    /// List the games, or show one game's men, rules and board
    Games(Games),
    /// List the legal moves of a position, or say why a move is legal or not
    Moves(Moves),
    /// Describe a position as a line of JSON: turn, outcome, threats, claims
    State(State),
    /// Count the ways to play a number of plies
    Perft(Perft),
    /// Draw one diagram as SVG, PNG or plain text
    Render(Render),
    /// Record what the book says, so that `check --against` can tell what a change alters
    Snapshot(Snapshot),
    /// Record that translations agree with their originals as these are now
    Translated(Translated),
    /// Print fresh exercises about a game, with their answers
    Worksheet(Worksheet),
}

/// `tabia check`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia check
  tabia check lessons/en/chess-t1/03-ritter.md
  tabia check ru                           only what is in the Russian lessons
  tabia check --format github              annotations for a pull request
  tabia check --format sarif > book.sarif
  tabia check --fix --dry-run              show what would be mended, as a diff
  tabia check --bless                      take moves, counts and forces from the engine
  tabia check --against old.json --report changes.html")]
pub(super) struct Check {
    /// Report only on these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
    /// How to print findings; all but `human` go to the standard output
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "human")]
    pub(super) format: Findings,
    /// Mend what can be mended without changing what the lessons say: look-alikes, order, misspelt names
    #[arg(long)]
    pub(super) fix: bool,
    /// Write what the engine says into `exactly`, `count` and `force`, in blocks and in the texts of links
    #[arg(long)]
    pub(super) bless: bool,
    /// With `--fix` or `--bless`: show the changes as a diff and write nothing
    #[arg(long)]
    pub(super) dry_run: bool,
    /// Tell what has changed since this file of `tabia snapshot` (exit status 1 if anything has)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fix", "bless", "paths"])]
    pub(super) against: Option<PathBuf>,
    /// Write the changes to this HTML file, with the pictures before and after
    #[arg(long, value_name = "FILE", requires = "against")]
    pub(super) report: Option<PathBuf>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
}

/// How findings are printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Findings {
    /// The lines with carets
    Human,
    /// One line a finding
    Short,
    /// One JSON document with everything
    Json,
    /// SARIF 2.1.0, for code hosts and editors
    Sarif,
    /// Annotations of GitHub Actions
    Github,
}

/// `tabia snapshot`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia snapshot before.json
  tabia check --against before.json
  tabia check --against before.json --report changes.html")]
pub(super) struct Snapshot {
    /// The file to write
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) jobs: Jobs,
}

/// `tabia coverage`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia coverage
  tabia coverage --game chess-t1
  tabia coverage --min 80        exit status 1 if fewer rules are taught, shown and practised
  tabia coverage --format json

A rule is taught by a lesson that names it in `teaches`, shown where a checked claim relies on it, and practised by an
exercise that it decides. The lessons of the source language are looked at.")]
pub(super) struct Coverage {
    /// Only this game
    #[arg(long, value_name = "ID")]
    pub(super) game: Option<String>,
    /// Fail if fewer than so many percent of the rules are taught, shown and practised
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(super) min: Option<u8>,
    /// How to print it
    #[arg(long, value_enum, default_value = "human")]
    pub(super) format: Listing,
}

/// `tabia mutants`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia mutants
  tabia mutants chess-t1
  tabia mutants --min 90         exit status 1 if fewer rules are missed
  tabia mutants --format json

Each rule in turn is switched off and the lessons of the source language are checked: a rule that no claim misses is not
pinned down. For each of these a claim is printed that would miss it.")]
pub(super) struct Mutants {
    /// The game; all games of the book, if left out
    #[arg(value_name = "GAME")]
    pub(super) game: Option<String>,
    /// Fail if fewer than so many percent of the rules are missed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=100))]
    pub(super) min: Option<u8>,
    /// How to print it
    #[arg(long, value_enum, default_value = "human")]
    pub(super) format: Listing,
}

/// How a table is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Listing {
    /// For people
    Human,
    /// For programs
    Json,
}

/// `tabia games`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia games
  tabia games chess-t1
  tabia games chess-t1 --lang ru")]
pub(super) struct Games {
    /// The game to show
    #[arg(value_name = "ID")]
    pub(super) id: Option<String>,
    #[command(flatten)]
    pub(super) language: Language,
}

/// `tabia moves`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia moves chess-t1
  tabia moves chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --from d2
  tabia moves chess-t1 --why b1 b4 --lang ru
  tabia moves chess-t1 --stdin < positions.txt")]
pub(super) struct Moves {
    #[command(flatten)]
    pub(super) position: Position,
    /// Only the moves of the man on this square, as if its side were to move
    #[arg(long, value_name = "SQUARE")]
    pub(super) from: Option<String>,
    /// Say why the man on the first square may or may not go to the second, and by which rules
    #[arg(long, value_names = ["FROM", "TO"], num_args = 2, conflicts_with = "from")]
    pub(super) why: Option<Vec<String>>,
    #[command(flatten)]
    pub(super) language: Language,
}

/// `tabia state`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia state chess-t1
  tabia state chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --force b4
  tabia state chess-t1 --strikes c1
  tabia state chess-t1 --stdin < positions.txt")]
pub(super) struct State {
    #[command(flatten)]
    pub(super) position: Position,
    /// Add the force of both sides on this square
    #[arg(long, value_name = "SQUARE")]
    pub(super) force: Option<String>,
    /// Add the squares that the man on this square strikes
    #[arg(long, value_name = "SQUARE")]
    pub(super) strikes: Option<String>,
}

/// `tabia perft`
#[derive(Debug, clap::Args)]
#[command(
    override_usage = "tabia perft [OPTIONS] <GAME> [FEN] <DEPTH>",
    after_help = "\
Examples:
  tabia perft chess-t1 3
  tabia perft chess-t1 \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" 4
  tabia perft chess-t1 2 --divide"
)]
pub(super) struct Perft {
    /// The game
    pub(super) game: String,
    /// The position (the array, if left out), then the number of plies
    #[arg(value_name = "[FEN] DEPTH", required = true, num_args = 1..)]
    pub(super) words: Vec<String>,
    /// Count for each first move, the total last
    #[arg(long)]
    pub(super) divide: bool,
}

/// `tabia render`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia render ritter#ritter-c2 > ritter.svg
  tabia render ritter#ritter-c2 --out ritter.png --width 1200 --lang ru
  tabia render ritter#ritter-try --answer --out answer.png --scale 3 --theme dark --background
  tabia render ritter#ritter-c2 --format text
  tabia render --game chess-t1 --fen \"8/4ki2/8/8/1i6/8/3P4/4K3 w Pp\" --view black

A picture is transparent unless `--background` is given. Its own size is 48 pixels a square.")]
pub(super) struct Render {
    /// A diagram of the book: a lesson's slug, `#`, and the id of a diagram, an exercise or a record
    #[arg(value_name = "LESSON#ID", required_unless_present = "game", conflicts_with_all = ["game", "fen"])]
    pub(super) figure: Option<String>,
    /// Draw the answer of the exercise instead of its task
    #[arg(long, requires = "figure")]
    pub(super) answer: bool,
    /// Draw a position of this game
    #[arg(long)]
    pub(super) game: Option<String>,
    /// The position; the array, if left out
    #[arg(long, requires = "game")]
    pub(super) fen: Option<String>,
    /// Which side is at the bottom of the position
    #[arg(long, value_enum, default_value = "white", conflicts_with = "figure")]
    pub(super) view: View,
    /// Write to this file instead of the standard output
    #[arg(long, short, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// What to make; if not said, what the file's name ends in (`.svg`, `.png`, `.txt`), else SVG
    #[arg(long, value_enum)]
    pub(super) format: Option<Picture>,
    /// How many pixels wide it is
    #[arg(long, value_name = "PIXELS", conflicts_with = "scale", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) width: Option<u32>,
    /// How many times its own size it is; 1 if not said, a PNG 2
    #[arg(long, value_name = "TIMES")]
    pub(super) scale: Option<f64>,
    /// The colours; `site` leaves them to a style sheet
    #[arg(long, value_enum, default_value = "light")]
    pub(super) theme: Theme,
    /// Lay it on a plain ground, that of the theme
    #[arg(long)]
    pub(super) background: bool,
    #[command(flatten)]
    pub(super) language: Language,
}

/// What a diagram can be drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Picture {
    /// A picture of any size
    Svg,
    /// A picture of pixels
    Png,
    /// The board in letters, its legend and its words
    Text,
}

/// `tabia translated`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia translated ru/chess-t1/03-ritter.md   this lesson has been compared with its original
  tabia translated en/chess-t1/03-ritter.md   its translations into all languages have
  tabia translated                            all translations have

From then on `tabia check` warns when an original changes. The record is `translations.toml` in the
folder of the translation's language; without it nothing is compared.")]
pub(super) struct Translated {
    /// Only these lessons or folders (paths from here, or from the book)
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
}

/// `tabia worksheet`
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  tabia worksheet --game chess-t1
  tabia worksheet --game chess --tasks win1,win2 --count 6 --seed 7
  tabia worksheet --game seega --tasks help           the sorts of tasks that a game has
  tabia worksheet --game ultima --level easy --lang ru --out sheet.html
  tabia worksheet --game chess --format md --out lessons/en/chess/10-practice.md

The engine plays random games and asks about their positions; it finds and checks all answers. The same order gives
the same sheet, another `--seed` another one. Markdown is a lesson with ordinary exercises, for a book of your own;
it is printed on the standard output if no `--out` is given.")]
pub(super) struct Worksheet {
    /// The game
    #[arg(long, value_name = "ID")]
    pub(super) game: String,
    /// The sorts of tasks, with commas between; all of the game but `setup`, if left out. `help` lists them
    #[arg(long, value_name = "SORTS", value_delimiter = ',')]
    pub(super) tasks: Vec<String>,
    /// How many tasks
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=200))]
    pub(super) count: u16,
    /// The number from which the sheet follows
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
    /// How hard the tasks are; if not said, they grow harder along the sheet
    #[arg(long, value_enum)]
    pub(super) level: Option<Level>,
    #[command(flatten)]
    pub(super) language: Language,
    /// What to write
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "html")]
    pub(super) format: SheetFormat,
    /// The file to write, in place of what is there, or the folder to write it into; if not said, a file
    /// `worksheet-GAME-SEED` here, which replaces nothing but another worksheet
    #[arg(long, value_name = "PATH")]
    pub(super) out: Option<PathBuf>,
}

/// How hard tasks are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Level {
    /// Few answers, few men
    Easy,
    /// Something between
    Medium,
    /// Many answers, and many that look right
    Hard,
}

/// What a worksheet is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum SheetFormat {
    /// A page that any browser prints
    Html,
    /// A PDF; this version makes none, but browsers print the page into one
    Pdf,
    /// A lesson in Markdown
    Md,
}

/// Which side is at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum View {
    /// White
    White,
    /// Black
    Black,
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Theme {
    /// For a light ground
    Light,
    /// For a dark ground
    Dark,
    /// For paper
    Print,
    /// For a page with Tabia's style sheet
    Site,
}

/// Which book. Every command takes it, so that it may stand in an alias; those about a game alone do not look at it.
#[derive(Debug, clap::Args)]
pub(super) struct Book {
    /// The book's folder, where `book.toml` is
    #[arg(long = "book", value_name = "DIR", default_value = "lessons", global = true)]
    pub(super) dir: PathBuf,
}

/// How many lessons are checked side by side.
#[derive(Debug, clap::Args)]
pub(super) struct Jobs {
    /// How many lessons to check side by side; as many as the machine has cores, if not said
    #[arg(long = "jobs", short = 'j', value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) count: Option<u16>,
}

/// Which language.
#[derive(Debug, clap::Args)]
pub(super) struct Language {
    /// The language of the words
    #[arg(long = "lang", value_name = "LANG", default_value = "en", value_parser = clap::builder::PossibleValuesParser::new(tabia::lang::LANGUAGES))]
    pub(super) code: String,
}

/// Which position, or positions.
#[derive(Debug, clap::Args)]
pub(super) struct Position {
    /// The game
    pub(super) game: String,
    /// The position in the game's own text; the array, if left out
    #[arg(value_name = "FEN", num_args = 0..)]
    pub(super) fen: Vec<String>,
    /// Read positions from the standard input, one a line, and answer each in a line
    #[arg(long, conflicts_with = "fen")]
    pub(super) stdin: bool,
}
