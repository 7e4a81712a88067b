import { resolve } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import type { FileSystem } from '@liveryjs/compiler/manifest';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';

/** A manifest as a mistake changes it. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake may be of any shape.
export type Draft = any;

const root = resolve(import.meta.dirname, '../../..');
const disk = nodeFiles(root);
let written: { readonly file: string; readonly bytes: Uint8Array } | undefined;
const files: FileSystem = {
  ...disk,
  list: (folder) => disk.list(folder),
  read: (path) => (path === written?.file ? written.bytes : disk.read(path)),
  size: (path) => (path === written?.file ? written.bytes.length : disk.size(path)),
};
/** The brands of this project, read once for all tests. */
export const workspace = openWorkspace({ root, files });

export function manifestOf(id: string): Draft {
  return JSON.parse(new TextDecoder().decode(disk.read(`brands/${id}/brand.json`)));
}

/** The findings of aurora, or another brand, while its manifest is another text, which no file ever holds. */
export function findingsOf(id: string, text: string): readonly Issue[] {
  return withText(text, () => checkOne(workspace, id).issues, id);
}

/** The findings of a brand after a mistake, each with its place and what is said of it. */
export function toldOf(id: string, edit: (brand: Draft) => void) {
  const brand = manifestOf(id);
  edit(brand);
  const text = JSON.stringify(brand, null, 2);
  return findingsOf(id, text).map((issue) => ({
    code: issue.code,
    at: placeIn(id, text, issue),
    hint: issue.hint,
    message: issue.message,
  }));
}

/** Does something while the manifest of a brand is another text. */
export function withText<Result>(text: string, work: () => Result, id = 'aurora'): Result {
  const file = `brands/${id}/brand.json`;
  const look = (bytes: Uint8Array | undefined) => {
    written = bytes && { file, bytes };
    workspace.resolver.forget((path) => path === file || path === `brands/${id}`);
  };
  look(new TextEncoder().encode(text));
  try {
    return work();
  } finally {
    look(undefined);
  }
}

/** The place of a finding: the file where it is another one, and the line with what is marked in it: `"from": «"21.12.2090"»`. */
export function placeIn(id: string, text: string, { file, line, column, endColumn }: Issue): string {
  const isOwn = file === `brands/${id}/brand.json`;
  const all = isOwn ? text : new TextDecoder().decode(disk.read(file));
  const shown = all.split('\n')[line - 1] ?? '';
  const end = (endColumn ?? column + 1) - 1;
  const marked = `${shown.slice(0, column - 1)}«${shown.slice(column - 1, end)}»${shown.slice(end)}`;
  return `${isOwn ? '' : `${file}: `}${marked.trim().replace(/,$/, '')}`;
}
