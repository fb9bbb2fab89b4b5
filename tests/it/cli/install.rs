//! What a system wants beside the program: scripts for shells, pages of the manual.

use crate::cli::{commands, prints, refuses, tabia};

#[test]
fn every_shell_gets_a_script_that_knows_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = prints(&["completions", shell]);
        for command in commands() {
            assert!(script.contains(&command), "{shell} lacks {command}");
        }
        assert!(script.contains("--book") || script.contains("-l book"), "{shell} lacks --book");
    }
}

#[cfg(unix)]
#[test]
fn bash_reads_its_script_and_completes_a_command() {
    let script = prints(&["completions", "bash"]);
    let ask = format!(
        "{script}\nCOMP_WORDS=(tabia wor); COMP_CWORD=1; _tabia tabia wor tabia; echo \"${{COMPREPLY[@]}}\""
    );
    let run = std::process::Command::new("bash").args(["--norc", "-c", &ask]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&run.stderr), "");
    assert_eq!(String::from_utf8_lossy(&run.stdout), "worksheet\n");
}

#[test]
fn the_manual_has_a_page_for_the_program_and_for_each_command() {
    let program = prints(&["man"]);
    assert!(program.starts_with(".ie") && program.contains("\n.TH tabia 1 "), "{program}");
    assert!(program.contains("Exit status: 0 fine"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let run = tabia(&["man", "--out", out]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    for command in commands() {
        let file = std::fs::read_to_string(folder.path().join(format!("tabia-{command}.1"))).unwrap();
        assert!(file.contains(&format!(".TH tabia-{command} 1")), "{file}");
        assert_eq!(file, prints(&["man", &command]));
    }
    assert!(folder.path().join("tabia-new-book.1").is_file());
    refuses(&tabia(&["man", "nosuch"]), "there is no such command");
}
