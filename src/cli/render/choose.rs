//! What is to be made of a diagram, as the arguments say it together.

use std::ffi::OsStr;
use std::io::{self, IsTerminal};

use anyhow::{Context, bail};
use tabia::svg::{Ground, Sheet, Theme};

use super::super::args::{self, Picture};
use super::super::files::shown;

/// What is to be made.
#[derive(Debug)]
pub(super) struct Chosen {
    pub(super) format: Picture,
    pub(super) theme: Theme,
    size: Size,
    ground: Ground,
}

/// How large.
#[derive(Debug, Clone, Copy)]
enum Size {
    /// So many pixels wide.
    Width(u32),
    /// So many times its own size.
    Scale(f64),
}

impl Chosen {
    /// How a picture whose own size is given is shown.
    pub(super) fn sheet(&self, own: (f64, f64)) -> Sheet {
        let scale = match self.size {
            Size::Width(pixels) => f64::from(pixels) / own.0,
            Size::Scale(times) => times,
        };
        Sheet { scale, ground: self.ground }
    }
}

/// Puts the arguments together.
///
/// # Errors
/// If they contradict one another.
pub(super) fn choose(args: &args::Render) -> anyhow::Result<Chosen> {
    let format = format(args)?;
    let theme = match args.theme {
        args::Theme::Light => Theme::Light,
        args::Theme::Dark => Theme::Dark,
        args::Theme::Print => Theme::Print,
        args::Theme::Site => Theme::Site,
    };
    if theme == Theme::Site && format == Picture::Png {
        bail!("a PNG needs colours of its own: give `--theme light`, `dark` or `print`");
    }
    if theme == Theme::Site && args.background {
        bail!("with `--theme site` the page is the ground: leave out `--background`, or give another theme");
    }
    let sized = args.width.is_some() || args.scale.is_some();
    if format == Picture::Text && (sized || args.background) {
        bail!("plain text has neither size nor ground: leave out `--width`, `--scale` and `--background`");
    }
    if format == Picture::Png && args.out.is_none() && io::stdout().is_terminal() {
        bail!("a terminal cannot show a PNG: give `--out FILE`");
    }
    let size = match (args.width, args.scale) {
        (Some(pixels), _) => Size::Width(pixels),
        (None, Some(times)) if times.is_finite() && (0.01..=1000.0).contains(&times) => Size::Scale(times),
        (None, Some(times)) => {
            bail!("found `--scale {times}`, expected a number from 0.01 to 1000, such as 2")
        }
        (None, None) => Size::Scale(if format == Picture::Png { 2.0 } else { 1.0 }),
    };
    let ground = if args.background { Ground::Plain } else { Ground::Transparent };
    Ok(Chosen { format, theme, size, ground })
}

/// What is said, or what the file's name ends in.
fn format(args: &args::Render) -> anyhow::Result<Picture> {
    if let Some(format) = args.format {
        return Ok(format);
    }
    let Some(file) = &args.out else { return Ok(Picture::Svg) };
    let ending = file.extension().and_then(OsStr::to_str).map(str::to_ascii_lowercase);
    match ending.as_deref() {
        Some("svg") => Some(Picture::Svg),
        Some("png") => Some(Picture::Png),
        Some("txt") => Some(Picture::Text),
        _ => None,
    }
    .with_context(|| {
        format!(
            "the name `{}` ends in neither `.svg`, `.png` nor `.txt`: give `--format svg`, `png` or `text`",
            shown(file)
        )
    })
}
