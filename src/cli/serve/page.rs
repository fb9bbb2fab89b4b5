//! What the server adds to a page, and what kind of file a path names.

/// The folder of the server's own files; no file of a book begins with it.
pub(super) const OWN: &str = "_tabia/";

/// The script of a page that is served.
pub(super) const SCRIPT: &str = include_str!("../../../templates/live/live.js");
/// The style of what it shows.
pub(super) const STYLE: &str = include_str!("../../../templates/live/live.css");

/// The media type of a file.
pub(super) fn kind(path: &str) -> &'static str {
    let end = path.rsplit_once('.').map_or("", |(_, end)| end);
    match end.to_ascii_lowercase().as_str() {
        "html" | "htm" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "xml" => "application/xml",
        "txt" | "md" | "pgn" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "pdf" => "application/pdf",
        "epub" => "application/epub+zip",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "mp4" => "video/mp4",
        "webm" => "video/webm",
        "zip" => "application/zip",
        _ => "application/octet-stream",
    }
}

/// The page with the script that follows the book. `seen` is the digest of the page, by which the script knows whether the
/// server has another one.
pub(super) fn live(page: &str, path: &str, seen: &str) -> String {
    let path = escape(path);
    let tags = format!(
        "<link rel=\"stylesheet\" href=\"/_tabia/live.css\">\n\
         <script defer src=\"/_tabia/live.js\" data-page=\"{path}\" data-seen=\"{seen}\"></script>\n"
    );
    // By this the position editor knows that it may ask.
    let page = admitted(page).replacen("<html ", "<html data-live=\"yes\" ", 1);
    match page.find("</head>") {
        Some(at) => format!("{}{tags}{}", &page[..at], &page[at..]),
        None => page + &tags,
    }
}

/// The page, whose policy on what it may load lets it load from the server and ask it.
fn admitted(page: &str) -> String {
    const POLICY: &str = "http-equiv=\"Content-Security-Policy\" content=\"";
    let Some(start) = page.find(POLICY).map(|at| at + POLICY.len()) else { return page.to_owned() };
    let Some(length) = page[start..].find('"') else { return page.to_owned() };
    let mut rules: Vec<String> =
        page[start..start + length].split(';').map(|rule| rule.trim().to_owned()).collect();
    rules.retain(|rule| !rule.is_empty());
    for wanted in ["connect-src", "script-src", "style-src"] {
        match rules.iter_mut().find(|rule| rule.split(' ').next() == Some(wanted)) {
            Some(rule) if rule.contains("'self'") => {}
            Some(rule) => *rule = format!("{} 'self'", rule.replace(" 'none'", "")),
            None => rules.push(format!("{wanted} 'self'")),
        }
    }
    format!("{}{}{}", &page[..start], rules.join("; "), &page[start + length..])
}

/// A page where the book has none to show, or not yet.
pub(super) fn plain(title: &str, words: &str, path: &str) -> String {
    let (title, words) = (escape(title), escape(words));
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n</head>\n\
         <body class=\"tabia-plain\">\n<main>\n<h1>{title}</h1>\n<pre>{words}</pre>\n</main>\n</body>\n</html>\n"
    );
    live(&page, path, "")
}

/// The text as HTML holds it, in an attribute too.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_gets_the_script_and_may_ask_the_server() {
        let page = "<html lang=\"en\">\n<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n</head>\n<body>";
        let live = live(page, "en/a.html", "12");
        assert!(live.contains(
            "content=\"default-src 'none'; style-src 'unsafe-inline' 'self'; connect-src 'self'; script-src 'self'\""
        ));
        assert!(live.starts_with("<html data-live=\"yes\" lang=\"en\">"));
        assert!(live.contains("data-page=\"en/a.html\" data-seen=\"12\"></script>\n</head>"));
    }
}
