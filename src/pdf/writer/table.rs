//! Tables, with the heads that readers by ear need.

use roxmltree::Node;

use super::{Writer, is_of};
use crate::pdf::text::literal;

impl<'a> Writer<'a, '_> {
    pub(super) fn table(&mut self, node: Node<'a, '_>) {
        let rows: Vec<_> = node.descendants().filter(|row| name(*row) == "tr").collect();
        let columns = rows.iter().map(|row| cells(*row).map(span).sum::<usize>()).max().unwrap_or_default();
        if columns == 0 {
            return;
        }
        let class = node.attribute("class").map(|class| format!("class: {}, ", literal(class)));
        let align: Vec<&str> = (0..columns).map(|column| align(&rows, column)).collect();
        self.out.push_str(&format!("#grid-table({}align: (", class.unwrap_or_default()));
        for side in align {
            self.out.push_str(&format!("{side}, "));
        }
        let heads = rows.iter().take_while(|row| is_head(**row)).count();
        self.out.push_str("), head: (");
        rows.iter().take(heads).for_each(|row| self.row(*row, columns));
        self.out.push_str("), ");
        rows.iter().skip(heads).for_each(|row| self.row(*row, columns));
        self.out.push(')');
    }

    fn row(&mut self, row: Node<'a, '_>, columns: usize) {
        let mut left = columns;
        for cell in cells(row) {
            let wide = span(cell).min(left);
            if wide == 0 {
                break;
            }
            left -= wide;
            let head = name(cell) == "th" && cell.attribute("scope") == Some("row");
            match (head, wide) {
                (true, _) => self.out.push_str("row-head"),
                (false, 1) => {}
                (false, wide) => self.out.push_str(&format!("table.cell(colspan: {wide})")),
            }
            self.out.push('[');
            self.item(cell);
            self.out.push_str("], ");
        }
        self.out.push_str(&"[], ".repeat(left));
    }
}

fn name<'a>(node: Node<'a, '_>) -> &'a str {
    node.tag_name().name()
}

fn cells<'a, 'i>(row: Node<'a, 'i>) -> impl Iterator<Item = Node<'a, 'i>> {
    row.children().filter(|cell| matches!(name(*cell), "th" | "td"))
}

/// How many columns a cell takes.
fn span(cell: Node<'_, '_>) -> usize {
    let columns = cell.attribute("colspan").and_then(|columns| columns.parse().ok());
    columns.unwrap_or(1).clamp(1, 100)
}

/// A row of column heads.
fn is_head(row: Node<'_, '_>) -> bool {
    row.parent().is_some_and(|parent| name(parent) == "thead")
}

/// The side to which a column's cells are set, by its first cell that says one.
fn align(rows: &[Node<'_, '_>], column: usize) -> &'static str {
    let cells = rows.iter().filter_map(|row| cells(*row).nth(column));
    let sides = cells.filter_map(|cell| {
        if is_of(cell, "centre") { Some("center") } else { is_of(cell, "right").then_some("right") }
    });
    sides.into_iter().next().unwrap_or("left")
}
