import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { type FileSystem, isObject, pointerTo } from '#compiler/manifest/index.ts';
import { typeName } from '#compiler/manifest/json.ts';
import { largestJson, readJsonFile } from '#compiler/manifest/parse/read-json-file.ts';

/** Digests of the texts that the translations of one message file were made from, by key. */
export type Sources = ReadonlyMap<string, string>;

export interface SourcesFile {
  readonly sources: Sources;
  readonly issues: readonly Issue[];
}

/** The file with the digests of the sources of a message file, which stands beside it. */
export function sourcesPath(file: string): string {
  return file.replace(/\.json$/, '.sources.json');
}

/** Tells whether a file in a folder of messages holds texts. */
export function isMessageFile(name: string): boolean {
  return /(?<!\.sources)\.json$/.test(name);
}

/** The language that a file in a folder of messages is for; undefined for a file of another kind. */
export function languageIn(name: string): string | undefined {
  return /^(.+?)(?:\.sources)?\.json$/.exec(name)?.[1];
}

/** The key of a content among those of messages. No message has one with a slash. */
export function contentKey(name: string): string {
  return `content/${name}`;
}

const filesOf = new WeakMap<Uint8Array, Map<string, SourcesFile>>();

/** The digests beside a message file; undefined where there is no such file. Equal bytes are read once. */
export function readSources(files: FileSystem, messageFile: string): SourcesFile | undefined {
  const file = sourcesPath(messageFile);
  const size = files.size(file);
  if (size === undefined) return undefined;
  const bytes = size > largestJson ? undefined : files.read(file);
  const before = bytes && filesOf.get(bytes);
  const seen = before?.get(file);
  if (seen !== undefined) return seen;
  const read = readDigests(files, file);
  if (bytes !== undefined) filesOf.set(bytes, (before ?? new Map()).set(file, read));
  return read;
}

function readDigests(files: FileSystem, file: string): SourcesFile {
  const { value, positions, issues: jsonIssues } = readJsonFile(files, file, '');
  const issues = [...jsonIssues];
  const refuse = (pointer: string, key: string, received: string) =>
    issues.push(
      createIssue('message-sources', { file, pointer, ...positions.at(pointer) }, { key, received }),
    );
  if (value !== undefined && !isObject(value)) refuse('', '', typeName(value));
  const sources = new Map<string, string>();
  for (const [key, digest] of Object.entries(isObject(value) ? value : {})) {
    if (key === '$schema') continue;
    if (typeof digest === 'string' && DIGEST.test(digest)) sources.set(key, digest);
    else
      refuse(pointerTo('', key), key, typeof digest === 'string' ? JSON.stringify(digest) : typeName(digest));
  }
  return { sources, issues };
}

const DIGEST = /^[0-9a-f]{16}$/;

/** Sixteen hexadecimal digits that another text hardly shares. It is no protection against somebody who looks for one. */
export function digestOf(text: string): string {
  let [firstHash, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    firstHash = Math.imul(firstHash ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5f356495);
  }
  const mixed = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  return [mixed(firstHash, other), mixed(other, firstHash)]
    .map((half) => (half >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** The texts of a brand of the chain under one key. */
export interface TextLayer {
  readonly source: { readonly text: string } | undefined;
  readonly translation: { readonly text: string } | undefined;
  /** Digest of the text that `translation` was made from, where that is known. */
  readonly madeFrom: string | undefined;
}

/**
 * Why a translation is not that of the text which the source language has now: a brand of the chain overrides the source
 * alone, or the source has changed since. Without a digest only the first is seen.
 * @param layers the root first
 */
export function staleness(layers: readonly TextLayer[]): 'overridden' | 'changed' | undefined {
  const from = layers.findLastIndex(({ source }) => source !== undefined);
  const to = layers.findLastIndex(({ translation }) => translation !== undefined);
  const source = layers[from]?.source;
  if (source === undefined || to === -1) return undefined;
  // A brand may say of an inherited translation that it holds.
  const madeFrom = layers.slice(to).findLast((layer) => layer.madeFrom !== undefined)?.madeFrom;
  const isOlder = to < from;
  if (madeFrom !== undefined && madeFrom === digestOf(source.text)) return undefined;
  if (!isOlder) return madeFrom === undefined ? undefined : 'changed';
  const inherited = layers.slice(0, from).findLast((layer) => layer.source !== undefined)?.source;
  return inherited?.text === source.text ? undefined : 'overridden';
}
