//! Betza's notation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::movement::betza::Betza;
use tabia_fuzz::check_range;

fuzz_target!(|text: &str| match text.parse::<Betza>() {
    Err(error) => check_range(text, &error.range),
    Ok(pattern) => assert_eq!(pattern.to_string().parse(), Ok(pattern)),
});
