//! The one file: a ZIP archive whose first entry says what it is, with no dates and always in the same order.

use std::io::{Cursor, Write};

use rayon::prelude::*;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, PreparedZipFile, ZipWriter};

use super::{Error, Item};

/// The folder of everything but what the archive itself needs.
const FOLDER: &str = "EPUB";

/// Where reading systems look for the package.
const CONTAINER: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"#;

/// Puts the package and the items into one file.
pub(super) fn pack(package: &str, items: &[Item]) -> Result<Vec<u8>, Error> {
    archive(package, items).map_err(|error| Error::Pack(error.to_string()))
}

fn archive(package: &str, items: &[Item]) -> ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.start_file("mimetype", options(CompressionMethod::Stored))?;
    archive.write_all(b"application/epub+zip")?;
    let own = [("META-INF/container.xml".to_owned(), CONTAINER), (format!("{FOLDER}/package.opf"), package)];
    let own = own.iter().map(|(path, text)| (path.clone(), text.as_bytes(), CompressionMethod::Deflated));
    let items = items.iter().map(|item| {
        // What is compressed already is not compressed again.
        let is_text = item.kind.starts_with("text/") || item.kind.ends_with("+xml");
        let method = if is_text { CompressionMethod::Deflated } else { CompressionMethod::Stored };
        (format!("{FOLDER}/{}", item.path), item.bytes.as_slice(), method)
    });
    let entries: Vec<_> = own.chain(items).collect();
    let prepared: ZipResult<Vec<PreparedZipFile>> = entries
        .par_iter()
        .map(|(path, bytes, method)| PreparedZipFile::from_data(path, options(*method), bytes))
        .collect();
    archive.add_prepared_files(prepared?)?;
    Ok(archive.finish()?.into_inner())
}

fn options(method: CompressionMethod) -> SimpleFileOptions {
    SimpleFileOptions::default()
        .compression_method(method)
        .last_modified_time(DateTime::DEFAULT)
        .unix_permissions(0o644)
}
