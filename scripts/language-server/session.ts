import { relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Issue } from '@liveryjs/compiler/issues';
import { fileKindOf } from '@liveryjs/workspace/explain/name-at';
import { type KeptRepository, keepRepository, type WorkspaceFolders } from '@liveryjs/workspace/open';
import {
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  type InitializeParams,
  type Location,
  type Range,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { Completions } from './complete.ts';
import { LiveFindings } from './live-findings.ts';
import type { OpenFile } from './open-file.ts';

/** A repository that an editor has open. */
export interface Session {
  readonly repository: KeptRepository;
  readonly findings: LiveFindings;
  readonly completions: Completions;
  /** The path of a file below the root; undefined for all others. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
  /** The brand whose folder a path lies in. */
  brandOf(path: string): string | undefined;
  /** A manifest, tokens or messages of a brand; undefined for all other files. */
  fileOf(document: TextDocument): OpenFile | undefined;
}

export async function openSession(
  connection: Connection,
  folders: WorkspaceFolders,
  { capabilities }: InitializeParams,
): Promise<Session> {
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
  const pathOf = (uri: string) => {
    if (!uri.startsWith('file:')) return undefined;
    const path = relative(root, fileURLToPath(uri)).split(sep).join('/');
    return path.startsWith('../') || path === '' ? undefined : path;
  };
  const brandOf = (path: string) =>
    path.startsWith(`${brandsFolder}/`) ? path.slice(brandsFolder.length + 1).split('/', 1)[0] : undefined;
  return {
    repository,
    findings,
    completions: new Completions(repository, capabilities),
    uriOf,
    pathOf,
    brandOf,
    fileOf(document) {
      const path = pathOf(document.uri) ?? '';
      const [brand, kind] = [brandOf(path), fileKindOf(path)];
      return brand === undefined || kind === undefined ? undefined : { path, brand, kind, document };
    },
  };
}

export function folderOf({ workspaceFolders, rootUri }: InitializeParams): string | undefined {
  const uri = workspaceFolders?.[0]?.uri ?? rootUri;
  return uri?.startsWith('file:') ? fileURLToPath(uri) : undefined;
}

export function diagnosticOf(issue: Issue): Diagnostic {
  return {
    range: rangeOf(issue),
    severity: issue.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: issue.code,
    source: 'livery',
    message: `${issue.message} ${issue.hint}`,
  };
}

export function rangeOf({ line, column, endColumn = column + 1 }: Issue): Range {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: endColumn - 1 },
  };
}

/** The location of a place that is written as `file:line:column`, or of a file. */
export function locationOf(place: string, { uriOf }: Session): Location {
  const [, file = '', line = '1', column = '1'] = /^(.+?)(?::(\d+):(\d+))?$/.exec(place) ?? [];
  const position = { line: Number(line) - 1, character: Number(column) - 1 };
  return { uri: uriOf(file), range: { start: position, end: position } };
}
