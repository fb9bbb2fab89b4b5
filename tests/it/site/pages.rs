//! Reading the produced pages back: their elements, and whether every link leads somewhere.

use std::collections::{BTreeMap, BTreeSet};

/// The files of a site.
pub(crate) type Files = BTreeMap<String, String>;

/// The start tags of a page, each with its attributes.
pub(crate) fn elements(html: &str) -> Vec<(String, Vec<(String, String)>)> {
    let mut elements = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
        if name.is_empty() {
            continue;
        }
        rest = &rest[name.len()..];
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start_matches([' ', '\n', '/']);
            let end = rest.find(['=', '>', ' ', '\n']).expect("an end of the tag");
            let key = rest[..end].to_owned();
            rest = &rest[end..];
            if let Some(quoted) = rest.strip_prefix("=\"") {
                let close = quoted.find('"').expect("a closing quote");
                attributes.push((key, unescape(&quoted[..close])));
                rest = &quoted[close + 1..];
            } else if !key.is_empty() {
                attributes.push((key, String::new()));
            }
            if rest.starts_with('>') {
                break;
            }
        }
        elements.push((name, attributes));
    }
    elements
}

fn unescape(text: &str) -> String {
    let text = text.replace("&quot;", "\"").replace("&#39;", "'").replace("&lt;", "<").replace("&gt;", ">");
    text.replace("&amp;", "&")
}

/// The values of an attribute on a page.
pub(crate) fn values(html: &str, key: &str) -> Vec<String> {
    let attributes = elements(html).into_iter().flat_map(|(_, attributes)| attributes);
    attributes.filter(|(name, _)| name == key).map(|(_, value)| value).collect()
}

/// What is wrong with the links and ids of the files, a line each.
pub(crate) fn faults(files: &Files) -> Vec<String> {
    let mut faults = Vec::new();
    let pages = || files.iter().filter(|(path, _)| path.ends_with(".html"));
    let ids: BTreeMap<&String, Vec<String>> =
        pages().map(|(path, html)| (path, values(html, "id"))).collect();
    for (path, html) in pages() {
        let unique: BTreeSet<&String> = ids[path].iter().collect();
        if unique.len() != ids[path].len() || unique.iter().any(|id| id.is_empty() || id.contains(' ')) {
            faults.push(format!("{path}: ids {:?}", ids[path]));
        }
        let named = ["aria-labelledby", "aria-describedby"].iter().flat_map(|key| values(html, key));
        let named: Vec<String> =
            named.flat_map(|value| value.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
        faults.extend(named.iter().filter(|id| !unique.contains(id)).map(|id| format!("{path}: label {id}")));
        for href in values(html, "href").into_iter().chain(values(html, "src")) {
            if href.contains("://") || href.starts_with("mailto:") {
                continue;
            }
            let (to, anchor) = href.split_once('#').map_or((&*href, None), |(to, id)| (to, Some(id)));
            if to.ends_with(".png") {
                continue;
            }
            let to = if to.is_empty() { path.clone() } else { join(path, to) };
            if !files.contains_key(&to) {
                faults.push(format!("{path}: {href} leads to no file"));
            } else if anchor.is_some_and(|id| !ids.get(&to).is_some_and(|ids| ids.iter().any(|i| i == id))) {
                faults.push(format!("{path}: {href} leads to no anchor"));
            }
        }
    }
    faults
}

fn join(from: &str, to: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for step in to.split('/') {
        match step {
            ".." => drop(folders.pop().expect("a way that stays inside the site")),
            step => folders.push(step),
        }
    }
    folders.join("/")
}
