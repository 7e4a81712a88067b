import { resolve } from 'node:path';
import type { Issue } from '@liveryjs/compiler/issues';
import { type FileSystem, memoryFiles } from '@liveryjs/compiler/manifest';
import { checkOne } from '@liveryjs/workspace/check/check-one';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';

/** A manifest as a mistake changes it. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake may be of any shape.
export type Draft = any;

/** Texts or bytes of files, by path from the root of the repository; undefined where there is to be no file. */
export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

export const root = resolve(import.meta.dirname, '../../..');
export const disk = nodeFiles(root);
let written: Files = {};
let memory = memoryFiles({});
const sourceOf = (path: string) => (path in written ? memory : disk);
const files: FileSystem = {
  read: (path) => sourceOf(path).read(path),
  size: (path) => sourceOf(path).size(path),
  holds: (folder, path) => sourceOf(path).holds(folder, path),
  fault: (path) => (path in written ? undefined : disk.fault(path)),
  list(folder) {
    const others = disk.list(folder).filter((name) => !(`${folder}/${name}` in written));
    return [...new Set([...others, ...memory.list(folder)])].sort();
  },
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
  return withFiles({ [`brands/${id}/brand.json`]: text }, work);
}

/** Does something while files of brands say something else, are there, or are missing. */
export function withFiles<Result>(changes: Files, work: () => Result): Result {
  const look = (next: Files) => {
    const paths = Object.keys({ ...written, ...next });
    written = next;
    const there = Object.entries(next).flatMap(([path, file]) => (file === undefined ? [] : [[path, file]]));
    memory = memoryFiles(Object.fromEntries(there));
    workspace.resolver.forget((path) => paths.some((file) => file === path || file.startsWith(`${path}/`)));
  };
  look(changes);
  try {
    return work();
  } finally {
    look({});
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
