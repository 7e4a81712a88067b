import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Failure } from '#workspace/failure.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { readRegularSync } from '#workspace/regular-file.ts';
import { replaceFile } from '#workspace/write-file.ts';
import type { SavedFile } from './saved-file.ts';

/** Folder of the journal. Nothing in it is committed. */
export const JOURNAL = '.livery/edits';

/** A save that can be taken back, as its file in the journal says it. */
export interface Entry {
  /** The command, for people: `livery edit @asia set /theme/defaultMode light`. */
  readonly what: string;
  /** ISO 8601. */
  readonly at: string;
  /** While a save goes on, what a process that ended in it has left is taken back by the next. */
  readonly state: 'writing' | 'saved';
  readonly files: readonly SavedFile[];
  /** The folder of a brand that went elsewhere after its files were written. */
  readonly moved?: Move;
}

/** A folder with its old and its new path, each relative to the root; one that is taken away has the new path among the journal's own. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

const text = { type: 'string' };

/** Tells whether a value has the shape of an entry: anybody may have written the file. */
const isEntry = new Ajv2020().compile<Entry>({
  type: 'object',
  required: ['what', 'at', 'state', 'files'],
  properties: {
    what: text,
    at: text,
    state: { enum: ['writing', 'saved'] },
    files: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'isNew', 'hash', 'start', 'before', 'after'],
        properties: {
          path: text,
          isNew: { type: 'boolean' },
          hash: { type: 'string', pattern: '^([0-9a-f]{64})?$' },
          start: { type: 'integer', minimum: 0 },
          before: text,
          after: text,
          encoding: { const: 'base64' },
          back: {
            type: 'array',
            items: { type: 'object', required: ['at'], properties: { at: { type: 'array', items: text } } },
          },
        },
      },
    },
    moved: { type: 'object', required: ['from', 'to'], properties: { from: text, to: text } },
  },
});

/** Numbers of the saves, the last one last. */
export function entriesOf({ root }: Pick<Workspace, 'root'>): number[] {
  const folder = join(root, JOURNAL);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .flatMap((name) => (/^\d+\.json$/.test(name) ? Number.parseInt(name, 10) : []))
    .sort((a, b) => a - b);
}

/** The file of a save. */
export function entryFile({ root }: Pick<Workspace, 'root'>, number: number): string {
  return join(root, JOURNAL, `${number}.json`);
}

/** A save as the journal has it. @throws Failure where its file does not say one */
export function readEntry(home: Pick<Workspace, 'root'>, number: number): Entry {
  const file = entryFile(home, number);
  let entry: unknown;
  try {
    entry = JSON.parse(readRegularSync(file).toString());
  } catch {
    // Text that is no JSON is no entry, either.
  }
  if (!isEntry(entry))
    throw new Failure(
      `${file} does not say what a command has written, so nothing is taken back. Remove it: livery makes a new one with each change.`,
    );
  return entry;
}

/** Writes the file of a save, in one step. */
export function writeEntry(home: Pick<Workspace, 'root'>, number: number, entry: Entry): void {
  replaceFile(entryFile(home, number), `${JSON.stringify(entry)}\n`);
}
