import { relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Issue } from '@liveryjs/compiler/issues';
import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { type NameAt, nameAt } from '@liveryjs/workspace/explain/name-at';
import { machineFailure } from '@liveryjs/workspace/failure';
import { type KeptRepository, keepRepository, type WorkspaceFolders } from '@liveryjs/workspace/open';
import { version } from '@liveryjs/workspace/version';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type Location,
  type Range,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LiveFindings } from './live-findings.ts';
import { definitionPlaces, hoverText } from './look.ts';

/** A repository that an editor has open. */
interface Session {
  readonly repository: KeptRepository;
  readonly findings: LiveFindings;
  /** The path of a file below the root; undefined for all others. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
  /** The brand whose folder a path lies in. */
  brandOf(path: string): string | undefined;
}

/**
 * Answers an editor that speaks the Language Server Protocol 3.17 until it ends the connection: findings of texts that are not
 * saved, of the edited brand and of those that extend it, their corrections, where something comes from, and what it means.
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
    changes = openSession(connection, foldersAt(folderOf(params))).then(
      (opened) => {
        session = opened;
      },
      (error: unknown) => connection.window.showErrorMessage(sentenceOf(error)),
    );
    return {
      serverInfo: { name: 'livery', version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        hoverProvider: true,
        definitionProvider: true,
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
    then(async ({ repository, findings, pathOf, brandOf }) => {
      const path = pathOf(uri);
      if (path === undefined) return;
      const { concerns } = await repository.draft(path, text);
      findings.renew(concerns, brandOf(path));
    });
  const saved = (uris: readonly string[]) =>
    then(async ({ repository, findings, pathOf }) => {
      const { concerns } = await repository.refresh(uris.flatMap((uri) => pathOf(uri) ?? []));
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

  /** Does something with what stands at a position, once all changes before are taken in. */
  async function atPosition<Result>(
    { textDocument: { uri }, position }: TextDocumentPositionParams,
    work: (spot: NameAt, brand: string, open: Session, document: TextDocument) => Result,
  ): Promise<Result | null> {
    await changes;
    const document = documents.get(uri);
    const path = session?.pathOf(uri);
    const brand = path === undefined ? undefined : session?.brandOf(path);
    if (!session || !document || path === undefined || brand === undefined) return null;
    const spot = nameAt(path, document.getText(), document.offsetAt(position));
    return spot === undefined ? null : work(spot, brand, session, document);
  }

  connection.onHover((params) =>
    atPosition(params, (spot, brand, { repository }, document) => {
      const value = hoverText(repository.workspace(), brand, spot);
      if (value === undefined) return null;
      const range = { start: document.positionAt(spot.start), end: document.positionAt(spot.end) };
      return { contents: { kind: 'markdown' as const, value }, range };
    }),
  );

  connection.onDefinition((params) =>
    atPosition(params, (spot, brand, { repository, uriOf }) =>
      definitionPlaces(repository.workspace(), brand, spot).map((place): Location => {
        const [, file = '', line = '1', column = '1'] = /^(.+?)(?::(\d+):(\d+))?$/.exec(place) ?? [];
        const position = { line: Number(line) - 1, character: Number(column) - 1 };
        return { uri: uriOf(file), range: { start: position, end: position } };
      }),
    ),
  );

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

async function openSession(connection: Connection, folders: WorkspaceFolders): Promise<Session> {
  // As the editor writes it: a link on the way must lead back to the file that is open there.
  const { root } = folders;
  const repository = await keepRepository(folders);
  const { schemas, brandsFolder } = repository.workspace();
  if (Object.keys(schemas.brand).length === 0)
    throw new Error(`@liveryjs/schemas is not installed in ${root}. Run: npm install`);
  const uriOf = (path: string) => pathToFileURL(resolve(root, path)).href;
  const findings = new LiveFindings(repository, (file, issues) => {
    void connection.sendDiagnostics({ uri: uriOf(file), diagnostics: issues.map(diagnosticOf) });
  });
  return {
    repository,
    findings,
    uriOf,
    pathOf(uri) {
      if (!uri.startsWith('file:')) return undefined;
      const path = relative(root, fileURLToPath(uri)).split(sep).join('/');
      return path.startsWith('../') || path === '' ? undefined : path;
    },
    brandOf: (path) =>
      path.startsWith(`${brandsFolder}/`) ? path.slice(brandsFolder.length + 1).split('/', 1)[0] : undefined,
  };
}

function folderOf({ workspaceFolders, rootUri }: InitializeParams): string | undefined {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : undefined;
}

function diagnosticOf(issue: Issue): Diagnostic {
  return {
    range: rangeOf(issue),
    severity: issue.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: issue.code,
    source: 'livery',
    message: `${issue.message} ${issue.hint}`,
  };
}

function rangeOf({ line, column, endColumn = column + 1 }: Issue): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: endColumn - 1 },
  };
}

function touches(range: Range, other: Range): boolean {
  const isBefore = (a: Range['start'], b: Range['start']) =>
    a.line < b.line || (a.line === b.line && a.character < b.character);
  return !isBefore(range.end, other.start) && !isBefore(other.end, range.start);
}

function sentenceOf(error: unknown): string {
  return machineFailure(error)?.message ?? (error instanceof Error ? error.message : String(error));
}
