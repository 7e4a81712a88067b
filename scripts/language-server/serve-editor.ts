import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { type NameAt, nameAt } from '@liveryjs/workspace/explain/name-at';
import { machineFailure } from '@liveryjs/workspace/failure';
import type { WorkspaceFolders } from '@liveryjs/workspace/open';
import { version } from '@liveryjs/workspace/version';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type TextDocumentIdentifier,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { colorsIn, colorTexts, hintsIn, lensesIn, linksIn, symbolsIn } from './annotate.ts';
import { definitionPlaces, hoverText } from './look.ts';
import { referencesTo, renameable, renameEdits } from './names.ts';
import type { OpenFile } from './open-file.ts';
import { diagnosticOf, folderOf, locationOf, openSession, rangeOf, type Session } from './session.ts';

/**
 * Answers an editor that speaks the Language Server Protocol 3.17 until it ends the connection: findings of texts that are not
 * saved, of the edited brand and of those that extend it, their corrections, what may stand at a place, where something comes
 * from, and what it means.
 *
 * @param foldersAt gives the folders of the repository around a folder that the editor has open
 */
export function serveEditor(
  connection: Connection,
  foldersAt: (folder: string | undefined) => WorkspaceFolders,
) {
  const documents = new TextDocuments(TextDocument);
  let session: Session | undefined;
  let isTold = false;
  // One change after the other: each lays its text over what the one before left.
  let changes: Promise<void> = Promise.resolve();
  const then = (work: (open: Session) => Promise<void>) => {
    changes = changes
      .then(async () => {
        if (session) await work(session);
      })
      .catch((error: unknown) => connection.console.error(sentenceOf(error)));
    return changes;
  };

  connection.onInitialize((params) => {
    isTold = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    changes = openSession(connection, foldersAt(folderOf(params)), params).then(
      (opened) => {
        session = opened;
      },
      (error: unknown) => connection.window.showErrorMessage(sentenceOf(error)),
    );
    return {
      serverInfo: { name: 'livery', version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        ...(completes(params) && { completionProvider: { triggerCharacters: ['"', ':'] } }),
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        inlayHintProvider: true,
        codeLensProvider: {},
        colorProvider: true,
        documentSymbolProvider: true,
        documentLinkProvider: {},
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      },
    };
  });
  connection.onInitialized(async () => {
    if (isTold)
      await connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: '**/*' }],
      });
  });

  const draft = (uri: string, text: string | undefined) =>
    then(async ({ repository, findings, completions, pathOf, brandOf }) => {
      const path = pathOf(uri);
      if (path === undefined) return;
      const { concerns } = await repository.draft(path, text);
      completions.renew(concerns);
      findings.renew(concerns, brandOf(path));
    });
  const saved = (uris: readonly string[]) =>
    then(async ({ repository, findings, completions, pathOf }) => {
      const { concerns } = await repository.refresh(uris.flatMap((uri) => pathOf(uri) ?? []));
      completions.renew(concerns);
      findings.renew(concerns);
    });
  documents.onDidOpen(({ document: { uri } }) => {
    then(async ({ findings, pathOf, brandOf }) => {
      const brand = brandOf(pathOf(uri) ?? '');
      if (brand !== undefined) findings.watch(brand);
    });
  });
  // Opening is the first change, too.
  documents.onDidChangeContent(({ document }) => draft(document.uri, document.getText()));
  documents.onDidClose(({ document }) => draft(document.uri, undefined));
  documents.onDidSave(({ document }) => saved([document.uri]));
  connection.onDidChangeWatchedFiles(({ changes: files }) => saved(files.map(({ uri }) => uri)));

  /** Does something with a file of a brand, once all changes before are taken in. */
  async function inFile<Result>(
    { textDocument: { uri } }: { readonly textDocument: TextDocumentIdentifier },
    work: (file: OpenFile, open: Session) => Result | Promise<Result>,
  ): Promise<Result | null> {
    await changes;
    const document = documents.get(uri);
    const file = document && session?.fileOf(document);
    return session && file ? work(file, session) : null;
  }

  /** Does something with what stands at a position. */
  function atPosition<Result>(
    params: TextDocumentPositionParams,
    work: (spot: NameAt, file: OpenFile, open: Session) => Result,
  ): Promise<Result | null> {
    return inFile(params, (file, open) => {
      const { path, document } = file;
      const spot = nameAt(path, document.getText(), document.offsetAt(params.position));
      return spot === undefined ? null : work(spot, file, open);
    });
  }

  connection.onCompletion((params) =>
    inFile(params, (file, { completions }) => completions.at(file, params.position)),
  );

  connection.onHover((params) =>
    atPosition(params, (spot, { brand, document }, { repository }) => {
      const value = hoverText(repository.workspace(), brand, spot);
      if (value === undefined) return null;
      const range = { start: document.positionAt(spot.start), end: document.positionAt(spot.end) };
      return { contents: { kind: 'markdown' as const, value }, range };
    }),
  );

  connection.onDefinition((params) =>
    atPosition(params, (spot, { brand }, open) =>
      definitionPlaces(open.repository.workspace(), brand, spot).map((place) => locationOf(place, open)),
    ),
  );

  connection.onReferences((params) =>
    atPosition(params, (spot, file, open) =>
      referencesTo(spot, file, params.context.includeDeclaration, open),
    ),
  );

  connection.onPrepareRename((params) =>
    atPosition(params, (spot, file, open) => orFail(renameable(spot, file, open)) ?? null),
  );

  connection.onRenameRequest((params) =>
    atPosition(params, (spot, file, open) => orFail(renameEdits(spot, file, params.newName, open))),
  );

  connection.languages.inlayHint.on((params) =>
    inFile(params, (file, open) => hintsIn(file, params.range, open)),
  );
  connection.onCodeLens((params) => inFile(params, lensesIn));
  connection.onDocumentColor(async (params) => (await inFile(params, colorsIn)) ?? []);
  connection.onColorPresentation(
    async (params) => (await inFile(params, (file) => colorTexts(file, params.color, params.range))) ?? [],
  );
  connection.onDocumentSymbol((params) => inFile(params, symbolsIn));
  connection.onDocumentLinks((params) => inFile(params, linksIn));

  connection.onCodeAction(async ({ textDocument: { uri }, range }) => {
    await changes;
    await session?.findings.settled();
    const document = documents.get(uri);
    const path = session?.pathOf(uri);
    if (!session || !document || path === undefined) return [];
    const text = document.getText();
    const issues = session.findings.issuesIn(path).filter((issue) => touches(rangeOf(issue), range));
    return issues.flatMap((issue): CodeAction[] => {
      const edits = corrections(text, [issue]).map(({ start, end, text: newText }) => ({
        range: { start: document.positionAt(start), end: document.positionAt(end) },
        newText,
      }));
      if (edits.length === 0) return [];
      return [
        {
          title: issue.hint,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnosticOf(issue)],
          isPreferred: true,
          edit: { changes: { [uri]: edits } },
        },
      ];
    });
  });

  connection.onShutdown(() => changes);
  documents.listen(connection);
  connection.listen();
}

/** Tells whether an editor wants to be told what may stand at a place: one that reads the schemas by itself knows it already. */
function completes({ initializationOptions }: InitializeParams): boolean {
  return (initializationOptions as { completion?: unknown } | undefined)?.completion !== false;
}

/** An answer, or what an editor shows in the place of one. @throws ResponseError with the sentence */
function orFail<Answer>(answer: Answer | string): Answer {
  if (typeof answer === 'string') throw new ResponseError(LSPErrorCodes.RequestFailed, answer);
  return answer;
}

function touches(range: Range, other: Range): boolean {
  const isBefore = (a: Range['start'], b: Range['start']) =>
    a.line < b.line || (a.line === b.line && a.character < b.character);
  return !isBefore(range.end, other.start) && !isBefore(other.end, range.start);
}

function sentenceOf(error: unknown): string {
  return machineFailure(error)?.message ?? (error instanceof Error ? error.message : String(error));
}
