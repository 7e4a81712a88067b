import { createIssue, type Issue, issueList, nearest, type Place } from '#compiler/issues/index.ts';
import { hiddenInText, mixedWord, textSlips, unwritten } from '#compiler/issues/text-slips.ts';
import { type FileSystem, isList, isObject, pointerTo } from '#compiler/manifest/index.ts';
import { typeName } from '#compiler/manifest/json.ts';
import { largestJson, readJsonFile } from '#compiler/manifest/parse/read-json-file.ts';
import type { Position } from '#compiler/manifest/parse/source-text.ts';
import { type CompiledMessage, compileMessage, type MessageFault } from './compile-message.ts';
import { foreignPlaceholders, repeatedPlaceholder } from './doubtful-placeholders.ts';
import { icuFault } from './icu-faults.ts';
import { isPlain } from './message-arguments.ts';
import { inOtherScript } from './other-script.ts';
import { quotedPlaceholders } from './quoted-placeholders.ts';

/** A text of one file. */
export interface WrittenMessage {
  readonly key: string;
  readonly text: string;
  /** Missing when the text is no valid ICU message, which is reported with the file. */
  readonly ast: CompiledMessage | undefined;
  readonly file: string;
  /** To know it takes reading the file again. */
  readonly place: Place;
}

export interface MessageFile {
  readonly messages: ReadonlyMap<string, WrittenMessage>;
  /** Keys of texts that are as in the default language on purpose: the file's `$same`. */
  readonly same: readonly string[];
  /** Where the key at an index of `$same` stands. */
  samePlace(index: number): Place;
  /** True when the file is no JSON: its texts are not known. */
  readonly broken: boolean;
  readonly issues: readonly Issue[];
}

/** Keys of a file of messages that are no keys of texts. */
const KEYS = ['$schema', '$same'];

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;
const filesByBytes = new WeakMap<Uint8Array, { file: string; locale: string; read: MessageFile }[]>();

/** The messages of one file, compiled; undefined when there is no such file. Equal bytes are read once a locale. */
export function readMessageFile(files: FileSystem, file: string, locale: string): MessageFile | undefined {
  const size = files.size(file);
  if (size === undefined) return undefined;
  const bytes = size > largestJson ? undefined : files.read(file);
  const before = (bytes && filesByBytes.get(bytes)) ?? [];
  const seen = before.find((entry) => entry.file === file && entry.locale === locale);
  if (seen !== undefined) return seen.read;
  const read = readMessages(files, file, locale);
  before.push({ file, locale, read });
  if (bytes !== undefined) filesByBytes.set(bytes, before);
  return read;
}

function readMessages(files: FileSystem, file: string, locale: string): MessageFile {
  const { value, positions, issues: jsonIssues } = readJsonFile(files, file, '');
  const list = issueList();
  const issues = () => [...jsonIssues, ...list.all()];
  const messages = new Map<string, WrittenMessage>();
  const placeAt = (pointer: string): Place => ({ file, pointer, ...positions.at(pointer) });
  if (value !== undefined && !isObject(value)) {
    const issue = createIssue('json-not-object', placeAt(''), { received: typeName(value) });
    return { messages, same: [], samePlace: () => placeAt(''), broken: true, issues: [...jsonIssues, issue] };
  }
  const { $schema: _, $same: same = [], ...texts } = value ?? {};
  if (!isTexts(same)) {
    list.add('message-same-shape', () =>
      createIssue('message-same-shape', placeAt('/$same'), { received: typeName(same) }),
    );
  }
  for (const [key, text] of Object.entries(texts)) {
    const pointer = pointerTo('', key);
    if (key.startsWith('$')) {
      const args = { path: file, key, nearest: nearest(key, KEYS), known: KEYS, see: '' };
      const place = { file, pointer, ...positions.keyAt(pointer) };
      list.add('unknown-key', () => createIssue('unknown-key', place, args));
      continue;
    }
    if (typeof text !== 'string') {
      const args = { key, received: typeName(text), nested: isObject(text) || isList(text) };
      list.add('message-shape', () => createIssue('message-shape', placeAt(pointer), args));
      continue;
    }
    const read = readMessage(key, text, { file, place: () => placeAt(pointer) }, locale);
    for (const issue of read.issues) list.add(issue.code, () => issue);
    messages.set(key, read.message);
  }
  return {
    messages,
    same: isTexts(same) ? same : [],
    samePlace: (index) => placeAt(`/$same/${index}`),
    broken: value === undefined,
    issues: issues(),
  };
}

/**
 * One text, compiled, and what is wrong with it in itself.
 * @param written where it stands
 * @param locale BCP 47 tag
 */
export function readMessage(
  key: string,
  text: string,
  written: { readonly file: string; place(): Place },
  locale: string,
): { readonly message: WrittenMessage; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const compiled = compileMessage(text, locale);
  if ('fault' in compiled) {
    const place = written.place();
    const faultPlace = { ...place, ...faultPosition(place, text, compiled.fault) };
    issues.push(createIssue('message-syntax', faultPlace, { key, ...icuFault(compiled.fault.kind, text) }));
  }
  const ast = 'ast' in compiled ? compiled.ast : undefined;
  for (const { literal, start, end } of quotedPlaceholders(text, ast)) {
    const place = written.place();
    const quoted = { ...place, ...faultPosition(place, text, { start, end }) };
    issues.push(createIssue('message-quoted-placeholder', quoted, { key, literal }));
  }
  for (const { literal, write, start, end } of foreignPlaceholders(text)) {
    const place = written.place();
    const literalPlace = { ...place, ...faultPosition(place, text, { start, end }) };
    issues.push(createIssue('message-foreign-placeholder', literalPlace, { key, literal, write }));
  }
  for (const { literal, hint, start, end } of textSlips(text)) {
    const place = written.place();
    const slipPlace = { ...place, ...faultPosition(place, text, { start, end }) };
    issues.push(createIssue('message-sign', slipPlace, { key, literal, hint }));
  }
  const mixed = mixedWord(text);
  if (mixed !== undefined) issues.push(createIssue('message-alphabets', written.place(), { key, ...mixed }));
  const term = inOtherScript(text, locale);
  if (term !== undefined) issues.push(createIssue('message-script', written.place(), { key, term, locale }));
  const note = unwritten(text, locale, key);
  if (note !== undefined) issues.push(createIssue('message-unwritten', written.place(), { key, note }));
  const hidden = hiddenInText(text);
  if (hidden !== undefined)
    issues.push(createIssue('text-hidden', written.place(), { key, letter: hidden.literal }));
  const twice = ast === undefined || isPlain(ast) ? undefined : repeatedPlaceholder(ast);
  if (twice !== undefined)
    issues.push(createIssue('message-placeholder-twice', written.place(), { key, name: twice }));
  if (text.includes('\n') && /^\s*\n|\n\s*$/.test(text) && text.trim() !== '')
    issues.push(createIssue('message-line-break', written.place(), { key, atEnd: /\n\s*$/.test(text) }));
  const tag = markup.exec(text)?.[0];
  if (tag !== undefined) issues.push(createIssue('message-markup', written.place(), { key, tag }));
  if (text.trim() === '') issues.push(createIssue('message-empty', written.place(), { key }));
  const message: WrittenMessage = {
    key,
    text,
    ast,
    file: written.file,
    get place() {
      return written.place();
    },
  };
  return { message, issues };
}

function isTexts(value: unknown): value is readonly string[] {
  return isList(value) && value.every((item) => typeof item === 'string');
}

/** The fault's own columns, where the text stands in the file as it is: escapes would shift them. */
function faultPosition(
  place: Position,
  text: string,
  { start, end }: Pick<MessageFault, 'start' | 'end'>,
): Partial<Position> {
  if (place.endColumn === undefined || place.endColumn - place.column !== text.length + 2) return {};
  const column = place.column + 1 + Math.min(start, text.length - 1);
  return { column, endColumn: Math.max(column + 1, place.column + 1 + Math.min(end, text.length)) };
}
