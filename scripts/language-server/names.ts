import type { NameAt } from '@liveryjs/workspace/explain/name-at';
import type { Workspace } from '@liveryjs/workspace/open';
import {
  bareName,
  type Named,
  type NamePlace,
  nameAt,
  namedAt,
  namedIn,
} from '@liveryjs/workspace/rename/names/named';
import { placesOfName, renameName } from '@liveryjs/workspace/rename/names/rename-name';
import type { Location, Range, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { OpenFile } from './open-file.ts';
import type { Session } from './session.ts';

/** A name at a position: of what it is the name, and where it stands. */
interface NamedAt {
  readonly named: Named;
  readonly range: Range;
  /** The name as it stands there, which is the last part of that of a token. */
  readonly placeholder: string;
}

/** The name at a position that can be called otherwise; a sentence where it cannot be, undefined where there is none. */
export function renameable(
  spot: NameAt,
  file: OpenFile,
  { repository }: Session,
): NamedAt | string | undefined {
  const workspace = repository.workspace();
  const named = namedOf(workspace, spot, file);
  if (named === undefined) return undefined;
  const { places, held } = placesOfName(workspace, named);
  const offset = Math.round((spot.start + spot.end) / 2);
  const place = places.find(
    ({ file: path, start, end }) => path === file.path && start <= offset && offset <= end,
  );
  if (held.length > 0) return held.join(' ');
  if (place === undefined) return undefined;
  const { document } = file;
  const range = { start: document.positionAt(place.start), end: document.positionAt(place.end) };
  return { named, range, placeholder: document.getText(range) };
}

/** All places of the name at a position, those that give it among them or not. */
export function referencesTo(
  spot: NameAt,
  file: OpenFile,
  isGivenToo: boolean,
  session: Session,
): Location[] {
  const workspace = session.repository.workspace();
  const named = namedOf(workspace, spot, file);
  if (named === undefined) return [];
  const { places } = placesOfName(workspace, named);
  const documents = new Map<string, TextDocument>();
  return places
    .filter(({ isGiven }) => isGivenToo || !isGiven)
    .map((place) => ({
      uri: session.uriOf(place.file),
      range: rangeIn(documentOf(workspace, place.file, documents), place),
    }));
}

/** The edits that give what is named at a position another name, or in a sentence why there are none. */
export function renameEdits(
  spot: NameAt,
  file: OpenFile,
  newName: string,
  session: Session,
): WorkspaceEdit | string {
  const workspace = session.repository.workspace();
  const named = namedOf(workspace, spot, file);
  if (named === undefined) return 'Nothing here has a name that can be another one.';
  // An editor asks for the part of a token's name that stands at the position.
  const group = named.name.slice(0, named.name.lastIndexOf('.') + 1);
  const to = named.what === 'token' && !newName.includes('.') ? `${group}${newName}` : newName;
  const renamed = renameName(workspace, named, to);
  if ('wrong' in renamed) return renamed.wrong;
  const documents = new Map<string, TextDocument>();
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  for (const place of renamed.places) {
    const newText = nameAt(place, to);
    const uri = session.uriOf(place.file);
    changes[uri] = [
      ...(changes[uri] ?? []),
      { range: rangeIn(documentOf(workspace, place.file, documents), place), newText },
    ];
  }
  return { changes };
}

/** The thing whose name stands at a position: a value that names something else comes before the place where it stands. */
function namedOf(
  workspace: Workspace,
  { name, value }: NameAt,
  { kind, brand }: OpenFile,
): Named | undefined {
  if (kind === 'messages') return { brand, what: 'message', name };
  if (kind === 'tokens') {
    const [, token] = /^\{(.+)\}$/.exec(value ?? '') ?? [];
    return value === undefined || token !== undefined
      ? { brand, what: 'token', name: token ?? name }
      : undefined;
  }
  const pointer = name.replace(/\/id$/, '');
  const itself = value === undefined || pointer !== name ? namedIn(workspace, brand, pointer) : undefined;
  if (itself !== undefined && (value === undefined || bareName(itself) === value)) return itself;
  if (value === undefined) return undefined;
  const other = namedAt(workspace, brand, value);
  return 'wrong' in other ? undefined : other;
}

function documentOf({ files }: Workspace, path: string, documents: Map<string, TextDocument>): TextDocument {
  const before = documents.get(path);
  if (before !== undefined) return before;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(files.read(path));
  const document = TextDocument.create(path, '', 0, text);
  documents.set(path, document);
  return document;
}

function rangeIn(document: TextDocument, { start, end }: NamePlace): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
