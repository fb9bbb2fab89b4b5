//! What the writer makes of each kind of element.

use std::collections::{BTreeMap, BTreeSet};

use roxmltree::Document;

use super::{Frame, Shared, write};
use crate::html::address::shown;
use crate::pdf::targets::Targets;

/// What a section of key `k` becomes, in a volume that has a section `other` with the places `a` and `b` too.
fn written(body: &str) -> String {
    let text = format!("<body xmlns:epub='e'>{body}</body>");
    let text = Document::parse(&text).unwrap();
    let other = Document::parse("<body><p id='a'/><p id='b'/></body>").unwrap();
    let targets = Targets::new([("k", &text), ("other", &other)].into_iter());
    let files = ["en/a.png", "en/b #20.png"].map(|path| (shown(path), path));
    let files = BTreeMap::from(files);
    let outlined = BTreeSet::from(["two"]);
    let frame = Frame { key: "k", level: 2, outlined: &outlined };
    write(text.root_element(), frame, Shared { targets: &targets, files: &files })
}

#[track_caller]
fn check(body: &str, expected: &str) {
    assert_eq!(written(body).trim_end(), expected);
}

#[test]
fn paragraphs_keep_their_class_and_their_emphasis() {
    check("<p>a <em>b</em>, <b>c</b>.</p>", r##"#para[#"a" #emph[#"b"]#"," #strong[#"c"]#"."]"##);
    check("<p class='task x'>a</p>", r##"#para(class: "task")[#"a"]"##);
    check(
        "<p><span class='label'>E 3.</span> <span class='said'>x</span></p>",
        r##"#para[#words("label")[#"E 3."] #"x"]"##,
    );
}

#[test]
fn what_an_author_writes_is_never_markup() {
    check(
        "<p>#let $x$ *a* _b_ `c` @d &lt;e&gt; // \\ [f] = ~</p>",
        r##"#para[#"#let $x$ *a* _b_ `c` @d <e> // \\ [f] = ~"]"##,
    );
    check("<p><code>#\"a\"\\</code></p>", r##"#para[#code("#\"a\"\\")]"##);
    check("<pre><code>a\n  #b\n</code></pre>", r##"#code-block("a\n  #b")"##);
    check("<p class='\")#panic(\"'>a</p>", r##"#para(class: "\")#panic(\"")[#"a"]"##);
}

#[test]
fn headings_go_down_one_level_at_a_time() {
    let text = written("<h2 id='two'>A</h2><h4>B</h4><h2 id='x'>C</h2>");
    let heads: Vec<&str> = text.lines().collect();
    assert_eq!(
        heads,
        [
            "#head(3, outlined: true)[#\"A\"]",
            "#head(4, outlined: false)[#\"B\"]",
            "#head(3, outlined: false)[#\"C\"]"
        ]
    );
}

#[test]
fn a_place_is_labelled_where_it_stands() {
    check(
        "<h2 id='two'>A</h2><a href='#two'>x</a>",
        "#head(3, outlined: true)[#\"A\"]#label(\"k#two\")\n#to(\"k#two\")[#\"x\"]",
    );
    check(
        "<section id='s'><h2>A</h2></section><a href='#s'>x</a>",
        "#head(3, outlined: false)[#\"A\"]#label(\"k#s\")\n#to(\"k#s\")[#\"x\"]",
    );
    check("<p id='p'>A <a href='#p'>x</a></p>", "#para[#anchor(\"k#p\")#\"A\" #to(\"k#p\")[#\"x\"]]");
}

#[test]
fn links_name_the_page_where_paper_needs_it() {
    check("<a class='to-answer' href='other.xhtml#a'>x</a>", "#to-page(\"other#a\")[#\"x\"]");
    let twice =
        "<p><a class='to-rule' href='other.xhtml#a'>x</a><a class='to-rule' href='other.xhtml#a'>y</a></p>";
    check(twice, "#para[#to-page(\"other#a\")[#\"x\"]#to(\"other#a\")[#\"y\"]]");
    check(
        "<p id='p'><a class='to-figure' href='#p'>x</a></p>",
        "#para[#anchor(\"k#p\")#to(\"k#p\")[#\"x\"]]",
    );
    check("<a class='claim' href='other.xhtml#b'>x</a>", "#to(\"other#b\")[#\"x\"]");
    check("<a class='outside' href='https://a.b/\"'>x</a>", r##"#outside("https://a.b/\"")[#"x"]"##);
    check("<a href='files/a.pdf'>x</a> <a href='gone.xhtml'>y</a>", "#\"x\"\n #\"y\"");
}

#[test]
fn a_footnote_is_set_where_it_is_first_called() {
    let note = "<sup class='note'><a href='#n1'>1</a></sup>";
    let body = format!(
        "<p>a{note} b{note}</p><section class='notes'><h2>Notes</h2><ol><li id='n1'><p>Why. <a class='back' href='#x'>↩</a></p></li></ol></section>"
    );
    check(&body, "#para[#\"a\"#footnote[#\"Why.\" ]#label(\"k#n1\") #\"b\"#footnote(label(\"k#n1\"))]");
}

#[test]
fn lists_keep_their_start_and_their_letters() {
    check(
        "<ul><li>a</li><li><p>b</p><p>c</p></li></ul>",
        "#bullets(tight: false)[#\"a\"][#\"b\"#para[#\"c\"]]",
    );
    check("<ol start='3'><li>a</li></ol>", "#numbers(start: 3)[#\"a\"]");
    check(
        "<ol class='choices' type='A'><li>a</li></ol>",
        "#numbers(class: \"choices\", pattern: \"A\")[#\"a\"]",
    );
    check(
        "<dl><dt>a</dt><dd><p>b</p></dd><dt>c</dt><dd>d</dd></dl>",
        "#definitions(([#\"a\"], [#\"b\"]), ([#\"c\"], [#\"d\"]))",
    );
}

#[test]
fn an_index_names_pages_in_place_of_words() {
    check(
        "<ul class='index'><li><a class='entry' href='other.xhtml#a'>Jump</a>, <a class='place' href='other.xhtml'>Lesson 1</a>, <a class='place' href='other.xhtml#b'>Figure 2</a></li></ul>",
        "#index-list(class: \"index\")[#\"Jump\"#places(\"other#a\", \"other\", \"other#b\")]",
    );
}

#[test]
fn a_figure_is_one_call_with_its_caption_and_legend() {
    let board = "<img class='board' src='pictures/1.svg' width='408' height='420' alt='White: \"a\"'/>";
    check(
        &format!(
            "<figure class='figure' id='f'>{board}<figcaption><p class='caption'><span class='label'>Figure 3.</span> C</p><ul class='legend'><li><img class='swatch' src='pictures/2.svg' width='22' height='22' alt=''/><span>may go</span></li></ul></figcaption></figure>"
        ),
        "#figure-block(picture: (\"/pictures/1.svg\", 408, 420, \"White: \\\"a\\\"\"), caption: [#words(\"label\")[#\"Figure 3.\"] #\"C\"], legend: (([#swatch(\"/pictures/2.svg\", 22, 22, \"\")], [#\"may go\"]), ))[]",
    );
    let one = "#figure-block(picture: (\"/pictures/1.svg\", 408, 420, \"White: \\\"a\\\"\"), narrow: true)[]";
    let figure = format!("<figure class='figure'>{board}</figure>");
    check(
        &format!("<figure class='group group-2'><div class='figures'>{figure}{figure}</div></figure>"),
        &format!("#group-block()[{one}][{one}]"),
    );
}

#[test]
fn pictures_of_the_author_are_shown_if_they_can_be() {
    check("<img src='files/en/a.png' alt='A'/>", "#photo(\"/files/en/a.png\", \"A\")");
    check("<img src='files/en/b%20%2320.png' alt='B'/>", "#photo(\"/files/en/b #20.png\", \"B\")");
    check("<img src='files/en/b.tiff' alt='B'/>", "#\"B\"");
}

#[test]
fn tables_have_heads_of_columns_and_of_rows() {
    check(
        "<div class='table'><table><thead><tr><th scope='col'>a</th><th class='right' scope='col'>b</th></tr></thead><tbody><tr><th scope='row'>c</th><td>d</td></tr><tr><td colspan='2'>e</td></tr></tbody></table></div>",
        "#grid-table(align: (left, right, ), head: ([#\"a\"], [#\"b\"], ), row-head[#\"c\"], [#\"d\"], table.cell(colspan: 2)[#\"e\"], )",
    );
}

#[test]
fn the_parts_of_a_sheet_are_named() {
    check(
        "<div class='sheet'><p class='about'>A</p><ol class='essentials'><li>B</li></ol><p>C</p></div>",
        "#sheet(about: [#para(class: \"about\")[#\"A\"]], essentials: [#numbers(class: \"essentials\")[#\"B\"]], [#para[#\"C\"]], )",
    );
}

#[test]
fn frames_carry_their_anchors() {
    check(
        "<div class='exercise' id='e'><p class='task'>T</p></div><a class='to-exercise' href='#e'>x</a>",
        "#exercise(id: \"k#e\")[#para(class: \"task\")[#\"T\"]]\n#to-page(\"k#e\")[#\"x\"]",
    );
    check(
        "<p class='taught'><span>a</span> <span>b</span></p>",
        "#para(class: \"taught\")[#\"a\" #linebreak()#\"b\"]",
    );
    check(
        "<details><summary>S</summary><p>T</p></details>",
        "#para(class: \"summary\")[#\"S\"]#para[#\"T\"]",
    );
}
