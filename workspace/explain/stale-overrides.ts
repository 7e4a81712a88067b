import { isDeepStrictEqual } from 'node:util';
import { type FileSystem, type JsonValue, SourceText } from '@liveryjs/compiler/manifest';
import type { PastSave } from '#workspace/edits/past-saves.ts';
import type { Workspace } from '#workspace/open/index.ts';
import { fileKindOf } from './name-at.ts';
import { type Override, overridesIn } from './overrides.ts';

/** A value of a brand whose parent said something else when the brand said it. */
export interface StaleOverride {
  /** `file:line:column` of the brand's own value, relative to the root. */
  readonly place: string;
  /** Id of the parent, and its value then and now. */
  readonly over: string;
  readonly was: JsonValue;
  readonly now: JsonValue;
}

/**
 * Finds the values of a brand beneath which a parent's value has changed, as far as past saves tell. A value that the parent
 * says by now as well is none of them.
 *
 * @param saves the last one first; where a file was written without them, nothing older is told of it
 */
export function staleOverrides(
  workspace: Workspace,
  brand: string,
  saves: Iterable<PastSave>,
): StaleOverride[] {
  const { files, resolver } = workspace;
  const chain = resolver.inherit(brand).chain.map(({ folder }) => folder);
  const folder = chain.at(-1);
  if (folder === undefined || chain.length < 2) return [];
  const past = [...saves].filter(({ before, lost }) =>
    [...before.keys(), ...lost].some((path) => chain.some((each) => path.startsWith(`${each}/`))),
  );
  const touched = past.flatMap(({ before }) => [...before.keys()]);
  const insides = new Set(touched.flatMap((path) => insideOf(path, chain.slice(0, -1)) ?? []));
  return [...insides].flatMap((inside) => {
    const path = `${folder}/${inside}`;
    const text = textIn(files, path);
    if (fileKindOf(path) === undefined || text === undefined) return [];
    const source = new SourceText(path, text);
    const overrides = [...saidIn(workspace, brand, path, text)].filter(([, { isSame }]) => !isSame);
    const left = new Map(overrides);
    const was = new Map(overrides.map(([pointer, { inherited }]) => [pointer, inherited]));
    const paths = chain.map((each) => `${each}/${inside}`);
    for (const then of statesOf(files, past, paths)) {
      const before = saidIn({ ...workspace, files: then }, brand, path, textIn(then, path) ?? '');
      for (const [pointer, { written }] of left) {
        const earlier = before.get(pointer);
        // Before the brand said it, the parent might say anything.
        if (earlier?.written !== written) left.delete(pointer);
        else was.set(pointer, earlier.inherited);
      }
    }
    return overrides.flatMap(([pointer, { start, end, over, inherited: now }]) => {
      const before = was.get(pointer);
      if (before === undefined || isDeepStrictEqual(before, now)) return [];
      const { line, column } = source.position(start, end);
      return [{ place: `${path}:${line}:${column}`, over, was: before, now }];
    });
  });
}

/** The files as they were before each save, the last one first, as long as all of some paths are certain. */
function* statesOf(
  files: FileSystem,
  saves: readonly PastSave[],
  paths: readonly string[],
): Generator<FileSystem> {
  const texts = new Map<string, Uint8Array | undefined>();
  for (const { before, lost } of saves) {
    if (paths.some((path) => lost.has(path))) return;
    const changed = paths.filter((path) => before.has(path));
    if (changed.length === 0) continue;
    for (const path of changed) {
      const text = before.get(path);
      texts.set(path, text === undefined ? undefined : new TextEncoder().encode(text));
    }
    const now = new Map(texts);
    yield {
      ...files,
      read: (path) => (now.has(path) ? now.get(path) : files.read(path)),
      size: (path) => (now.has(path) ? now.get(path)?.length : files.size(path)),
    };
  }
}

/** The overrides of a file by pointer, each with its own value as it is written. */
function saidIn(
  workspace: Workspace,
  brand: string,
  path: string,
  text: string,
): ReadonlyMap<string, Override & { readonly written: string }> {
  return new Map(
    overridesIn(workspace, brand, path, text).map((override) => [
      override.pointer,
      { ...override, written: text.slice(override.start, override.end) },
    ]),
  );
}

function insideOf(path: string, folders: readonly string[]): string | undefined {
  const folder = folders.find((each) => path.startsWith(`${each}/`));
  return folder && path.slice(folder.length + 1);
}

function textIn(files: FileSystem, path: string): string | undefined {
  const bytes = files.read(path);
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
