//! Answers requests. Each is its own: a fault in one costs that answer alone.

use std::panic::{AssertUnwindSafe, catch_unwind};

use lsp_server::ErrorCode;
use lsp_types::{
    CodeActionParams, CompletionParams, DocumentFormattingParams, DocumentLinkParams, DocumentSymbolParams,
    FoldingRangeParams, GotoDefinitionParams, HoverParams, ReferenceParams, Uri,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::super::{act, complete, hover, lead, outline, style};
use super::Server;

/// Why a request is not answered.
pub(super) struct Refusal {
    pub(super) code: ErrorCode,
    pub(super) why: String,
}

/// The answer to a request.
pub(super) fn to(server: &Server, method: &str, params: Value) -> Result<Value, Refusal> {
    let answer = catch_unwind(AssertUnwindSafe(|| dispatch(server, method, params)));
    answer.unwrap_or_else(|_| {
        let why = format!("`{method}` could not be answered: this is a fault of Tabia’s");
        Err(Refusal { code: ErrorCode::InternalError, why })
    })
}

fn dispatch(server: &Server, method: &str, params: Value) -> Result<Value, Refusal> {
    match method {
        "textDocument/completion" => with(params, |params: CompletionParams| {
            let at = params.text_document_position;
            let view = server.view(&at.text_document.uri)?;
            Some(complete::at(&view, view.lines().offset(at.position)))
        }),
        "textDocument/hover" => with(params, |params: HoverParams| {
            let at = params.text_document_position_params;
            let view = server.view(&at.text_document.uri)?;
            hover::at(&view, view.lines().offset(at.position))
        }),
        "textDocument/definition" => with(params, |params: GotoDefinitionParams| {
            let at = params.text_document_position_params;
            let view = server.view(&at.text_document.uri)?;
            Some(lead::definition(&view, view.lines().offset(at.position)))
        }),
        "textDocument/references" => with(params, |params: ReferenceParams| {
            let at = params.text_document_position;
            let uri = &at.text_document.uri;
            match server.view(uri) {
                Some(view) => Some(lead::references(&view, view.lines().offset(at.position))),
                None => {
                    let source = server.text(uri)?;
                    lead::references_of_term(
                        server.snapshot(&source.path)?,
                        &source,
                        at.position,
                        server.encoding,
                    )
                }
            }
        }),
        "textDocument/documentSymbol" => with(params, |params: DocumentSymbolParams| {
            Some(outline::symbols(&server.view(&params.text_document.uri)?))
        }),
        "textDocument/foldingRange" => with(params, |params: FoldingRangeParams| {
            Some(outline::folds(&server.view(&params.text_document.uri)?))
        }),
        "textDocument/documentLink" => with(params, |params: DocumentLinkParams| {
            Some(outline::links(&server.view(&params.text_document.uri)?))
        }),
        "textDocument/formatting" => with(params, |params: DocumentFormattingParams| {
            Some(style::edits(&server.view(&params.text_document.uri)?))
        }),
        "textDocument/codeAction" => with(params, |params: CodeActionParams| {
            let source = server.text(&params.text_document.uri)?;
            let snapshot = server.snapshot(&source.path)?;
            let uri = |path: &str| -> Option<Uri> {
                let open = server.documents.get(path).map(|document| document.uri.clone());
                open.or_else(|| super::address::of(path))
            };
            Some(act::actions(snapshot, &source, &params, server.encoding, &uri))
        }),
        _ => Err(Refusal { code: ErrorCode::MethodNotFound, why: format!("`{method}` is not known") }),
    }
}

/// Reads what is asked, and writes the answer; where there is nothing to say it is null.
fn with<P: DeserializeOwned, A: Serialize>(
    params: Value,
    answer: impl FnOnce(P) -> Option<A>,
) -> Result<Value, Refusal> {
    let params = serde_json::from_value(params)
        .map_err(|error| Refusal { code: ErrorCode::InvalidParams, why: error.to_string() })?;
    serde_json::to_value(answer(params))
        .map_err(|error| Refusal { code: ErrorCode::InternalError, why: error.to_string() })
}
