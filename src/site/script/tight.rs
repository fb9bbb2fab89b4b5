//! Leaving out what means nothing in a line of JavaScript: spaces and comments within it. What stands within quotes and between the slashes of
//! an expression stays as it is.

/// Signs beside which a space means nothing.
const SIGNS: &str = "{}()[];,:<>=+-*/&|!?";

/// The line without needless spaces. Literals do not go on over several lines.
pub(super) fn tight(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line.chars().peekable();
    while let Some(sign) = rest.next() {
        match sign {
            '"' | '\'' | '`' => literal(sign, &mut rest, &mut out),
            '/' if rest.peek() == Some(&'*') => comment(&mut rest),
            '/' if begins_expression(&out) => literal(sign, &mut rest, &mut out),
            ' ' => {
                let (before, after) = (out.chars().last(), rest.peek().copied());
                // `a + +b` is not `a ++b`.
                let doubled = before == after && before.is_some_and(|sign| "+-/".contains(sign));
                let mute =
                    [before, after].into_iter().any(|sign| sign.is_none_or(|sign| SIGNS.contains(sign)));
                if doubled || !mute {
                    out.push(' ');
                }
            }
            _ => out.push(sign),
        }
    }
    out
}

/// Copies a literal to its end; its first sign is `end` and has been read.
fn literal(end: char, rest: &mut impl Iterator<Item = char>, out: &mut String) {
    out.push(end);
    let (mut escaped, mut class) = (false, false);
    for sign in rest {
        out.push(sign);
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '[' if end == '/' => class = true,
            ']' => class = false,
            _ if sign == end && !class => return,
            _ => {}
        }
    }
}

/// Passes over a comment, whose first sign has been read.
fn comment(rest: &mut impl Iterator<Item = char>) {
    let mut star = false;
    rest.next();
    for sign in rest {
        if star && sign == '/' {
            return;
        }
        star = sign == '*';
    }
}

/// Whether a slash after this text begins a regular expression and does not divide.
fn begins_expression(before: &str) -> bool {
    before.chars().last().is_none_or(|sign| "(,=:[!&|?{};>".contains(sign)) || before.ends_with("return")
}

#[cfg(test)]
mod tests {
    use super::tight;

    #[test]
    fn spaces_between_signs_go_and_others_stay() {
        #[track_caller]
        fn check(line: &str, expected: &str) {
            assert_eq!(tight(line), expected);
        }
        check("const a = { b: 1, c };", "const a={b:1,c};");
        check("for (const [a, b] of list) yes(a);", "for(const[a,b]of list)yes(a);");
        check("return x - -y + 1 in z;", "return x- -y+1 in z;");
        check("say(\"a , b\", 'c : d', `e ${f , g}`);", "say(\"a , b\",'c : d',`e ${f , g}`);");
        check("text.split(/[ ,/] +/).map((a) => a / 2 / b);", "text.split(/[ ,/] +/).map((a)=>a/2/b);");
        check("say(\"it \\\" is\", 1);", "say(\"it \\\" is\",1);");
        check("const a = /** @type {b | c} */ (d);", "const a=(d);");
        check("a = /[/*]/; /* b", "a=/[/*]/;");
        check("} else if (a) return /x y/;", "}else if(a)return/x y/;");
    }
}
