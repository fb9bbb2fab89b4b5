//! The order in which a reader meets the lessons.

use crate::lesson::{Lesson, Target, resolve};

/// The places of these lessons of one language, in reading order: the front page, then the folders as it first links to
/// them, the others after them by name; in a folder the opening page, numbered files by their numbers, the others by name.
pub fn reading_order(lessons: &[&Lesson]) -> Vec<usize> {
    let folders = folders_in_order(lessons);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    order.sort_by_cached_key(|&at| {
        let path = lessons[at].path.as_str();
        let folder = path.split_once('/').map(|(folder, _)| folder);
        let rank =
            folder.map(|folder| folders.iter().position(|&known| known == folder).unwrap_or(folders.len()));
        (rank, by_number(path))
    });
    order
}

/// The folders in the order in which the front page first links to their lessons.
fn folders_in_order<'a>(lessons: &[&'a Lesson]) -> Vec<&'a str> {
    let front = lessons.iter().find(|lesson| lesson.path == "index.md");
    let mut folders: Vec<&str> = Vec::new();
    for link in front.iter().flat_map(|lesson| &lesson.links) {
        let Target::Page(Some(path), _) = &link.target else { continue };
        let Some(path) = resolve("index.md", &path.value) else { continue };
        let lesson = lessons.iter().find(|lesson| lesson.path == path);
        if let Some((folder, _)) = lesson.and_then(|lesson| lesson.path.split_once('/'))
            && !folders.contains(&folder)
        {
            folders.push(folder);
        }
    }
    folders
}

/// A key that sorts the paths of a folder as a reader meets them.
fn by_number(path: &str) -> Vec<(u64, String)> {
    path.split('/')
        .map(|name| match name {
            "index.md" => (0, String::new()),
            _ => {
                let digits = name.len() - name.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                let number = name[..digits].parse().ok().map_or(u64::MAX, |n: u64| n.saturating_add(1));
                (number, name.to_owned())
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::by_number;

    #[test]
    fn lessons_come_in_reading_order() {
        let mut paths =
            ["b/10-y.md", "about.md", "b/2-x.md", "a/index.md", "b/index.md", "b/z.md", "index.md", "a/q.md"];
        paths.sort_by_cached_key(|path| by_number(path));
        assert_eq!(
            paths,
            ["index.md", "a/index.md", "a/q.md", "about.md", "b/index.md", "b/2-x.md", "b/10-y.md", "b/z.md"]
        );
    }
}
