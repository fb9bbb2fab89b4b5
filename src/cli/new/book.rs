//! `tabia new book`: a small working book in a folder of its own.

use anyhow::bail;
use tabia::lang::Lang;
use tabia::sketch::{self, Outline};

use super::super::report::number;
use super::super::{Console, Status, args, files, position};

/// Makes the folder and its files, all or none.
pub(super) fn run(args: &args::NewBook, console: &mut Console<'_>) -> anyhow::Result<Status> {
    let game = position::game(&args.game)?;
    if args.title.as_ref().is_some_and(|title| title.trim().is_empty()) {
        bail!("a book needs a title: write `--title \"My book\"`");
    }
    let mut codes: Vec<&String> = Vec::new();
    for code in &args.languages {
        if codes.contains(&code) {
            bail!("the language `{code}` is given twice: give it once");
        }
        codes.push(code);
    }
    let langs: Vec<Lang> = codes.into_iter().map(|code| position::lang(code)).collect::<Result<_, _>>()?;
    let langs: Vec<&Lang> = langs.iter().collect();
    let made = sketch::book(&Outline { title: args.title.as_deref().map(str::trim), langs: &langs, game });
    files::plant(&args.dir, &made)?;
    let dir = files::shown(&args.dir);
    console.say(format_args!("wrote {} to `{dir}`; next:", number(made.len(), "file")));
    if dir != "." {
        let word = if dir.contains(' ') { format!("\"{dir}\"") } else { dir };
        writeln!(console.out, "  cd {word}")?;
    } else {
        writeln!(console.out, "  tabia check")?;
    }
    writeln!(console.out, "  tabia serve --open")?;
    writeln!(console.out, "  tabia build --open")?;
    Ok(Status::Fine)
}
