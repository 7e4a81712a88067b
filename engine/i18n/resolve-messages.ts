import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue, nearest, type Place, sortIssues } from '#engine/issues/index.ts';
import type { FileSystem } from '#engine/manifest/index.ts';
import { checkPlurals, checkSame, checkTranslation } from './check-translation.ts';
import { type BundledMessage, toBundled } from './compile-message.ts';
import { messageArguments } from './message-arguments.ts';
import { type MessageFile, readMessageFile, type WrittenMessage } from './read-message-file.ts';

/** A key that something in the brand needs, and the pointer of that in the merged manifest. */
export interface MessageUse {
  readonly value: string;
  readonly pointer: string;
}

export interface MessagesInput {
  readonly files: FileSystem;
  /** The brands from the root to the one in question. */
  readonly chain: readonly { readonly folder: string }[];
  readonly languages: Languages;
  readonly keys: readonly MessageUse[];
  /** Keys that widgets or the engine have and this brand may not need: texts for them are never called unused. */
  readonly otherKeys?: ReadonlySet<string>;
  /** Where a value of the merged manifest was written. */
  readonly placeOf: (pointer: string) => Place;
  /** A pointer of the merged manifest as people read it. */
  readonly pathOf: (pointer: string) => string;
}

export interface ResolvedMessages {
  /** Every text by language code and key. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the bundle needs: the texts of the keys in use, compiled, sorted by key. */
  readonly compiled: Readonly<Record<string, Readonly<Record<string, BundledMessage>>>>;
  readonly issues: readonly Issue[];
  /** Files that were read or looked for, relative to the workspace root. */
  readonly inputs: readonly string[];
}

type Texts = ReadonlyMap<string, WrittenMessage>;

/** The messages of a brand in each of its languages: `messages/<CODE>.json` of the chain, the brand's over its parents'. */
export function resolveMessages(input: MessagesInput): ResolvedMessages {
  const { files, chain, languages, keys, placeOf } = input;
  const inputs: string[] = [];
  const issues: Issue[] = [];
  const texts = new Map<string, Texts>();
  const inherited = new Map<string, Texts>();
  const same = new Map<string, readonly string[]>();
  const own = chain.at(-1)?.folder ?? '';
  for (const [index, { code, locale }] of languages.supported.entries()) {
    const found: MessageFile[] = [];
    const ofParents: MessageFile[] = [];
    for (const { folder } of chain) {
      const path = `${folder}/messages/${code}.json`;
      inputs.push(path);
      const file = readMessageFile(files, path, locale);
      if (file === undefined) continue;
      found.push(file);
      if (folder === own) issues.push(...checkUnused(file, input));
      else ofParents.push(file);
    }
    issues.push(...found.flatMap((file) => file.issues));
    texts.set(code, new Map(found.flatMap((file) => [...file.messages])));
    inherited.set(code, new Map(ofParents.flatMap((file) => [...file.messages])));
    same.set(
      code,
      found.flatMap((file) => file.same),
    );
    if (found.length > 0) continue;
    const args = {
      path: `languages.supported[${code}]`,
      language: code,
      file: `${own}/messages/${code}.json`,
    };
    issues.push(createIssue('message-file-missing', placeOf(`/languages/supported/${index}/code`), args));
  }
  // A root's further files may be for the languages of brands below it.
  if (chain.length > 1) issues.push(...checkFiles(files, own, languages));
  const used = [...new Map([...keys].reverse().map((use) => [use.value, use])).values()];
  for (const { code, locale } of languages.supported) {
    issues.push(
      ...checkMissing(used, code, texts, input),
      ...checkTexts(used, code, locale, texts, languages),
      ...checkFilled(used, code, own, texts, inherited),
      ...checkUntranslated(code, texts, same, languages),
    );
  }
  return {
    // A check of many brands needs neither.
    get messages() {
      return mapTexts(texts, (all) => [...all.values()].map(({ key, text }) => [key, text]));
    },
    get compiled() {
      return mapTexts(texts, (all) =>
        used.flatMap(({ value }) => {
          const ast = all.get(value)?.ast;
          return ast === undefined ? [] : [[value, toBundled(ast)] as const];
        }),
      );
    },
    issues: sortIssues(issues),
    inputs,
  };
}

function checkMissing(
  used: readonly MessageUse[],
  code: string,
  texts: ReadonlyMap<string, Texts>,
  { languages, chain, placeOf, pathOf }: MessagesInput,
): Issue[] {
  const own = texts.get(code);
  // A language without any file is one issue, not one a key.
  if (own === undefined || own.size === 0) return [];
  const file = `${chain.at(-1)?.folder}/messages/${code}.json`;
  const from = languages.default;
  return used
    .filter(({ value }) => !own.has(value))
    .map(({ value, pointer }) => {
      const text = texts.get(from)?.get(value)?.text;
      // Where another language has the key, it is no slip in its name.
      const known = [...texts.values()].some((all) => all.has(value)) ? [] : [...own.keys()];
      const path = pathOf(pointer);
      const args = { path, key: value, language: code, file, from, text, nearest: nearest(value, known) };
      return createIssue('message-missing', placeOf(pointer), args);
    });
}

function checkTexts(
  used: readonly MessageUse[],
  code: string,
  locale: string,
  texts: ReadonlyMap<string, Texts>,
  languages: Languages,
): Issue[] {
  return used.flatMap(({ value }) => {
    const message = texts.get(code)?.get(value);
    const base = texts.get(languages.default)?.get(value);
    if (message === undefined) return [];
    const spoken = { language: code, message };
    const translation =
      base === undefined || code === languages.default
        ? []
        : checkTranslation(spoken, { language: languages.default, message: base });
    return [...translation, ...checkPlurals(spoken, locale)];
  });
}

/** What stands in the head of a page: nothing fills placeholders there. */
const PAGE_TEXT = /^\/routes\/\d+\/(title|description)$/;

/** Placeholders of the brand's own texts that nothing fills: a text gets what the one gets that it takes the place of. */
function checkFilled(
  used: readonly MessageUse[],
  code: string,
  own: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
): Issue[] {
  return used.flatMap(({ value: key, pointer }) => {
    const message = texts.get(code)?.get(key);
    if (message?.ast === undefined || !message.place.file.startsWith(`${own}/`)) return [];
    const before = inherited.get(code)?.get(key);
    if (before === undefined ? !PAGE_TEXT.test(pointer) : before.ast === undefined) return [];
    const filled = messageArguments(before?.ast ?? []);
    const unfilled = [...messageArguments(message.ast).keys()].filter((name) => !filled.has(name));
    if (unfilled.length === 0) return [];
    return [createIssue('message-argument-unfilled', message.place, { key, unfilled, before: before?.text })];
  });
}

/** Looks at every text, in use or not: two languages that share a text are rarely both right. */
function checkUntranslated(
  code: string,
  texts: ReadonlyMap<string, Texts>,
  same: ReadonlyMap<string, readonly string[]>,
  { default: from, supported }: Languages,
): Issue[] {
  const spoken = (language: string) => {
    const locale = supported.find((one) => one.code === language)?.locale;
    return locale && new Intl.Locale(locale).language;
  };
  if (spoken(code) === spoken(from)) return [];
  // Which of the two is the default is the brand's choice.
  const known = new Set([...(same.get(code) ?? []), ...(same.get(from) ?? [])]);
  return [...(texts.get(code)?.values() ?? [])].flatMap((message) => {
    const base = texts.get(from)?.get(message.key);
    const other = base && { language: from, message: base };
    return other ? checkSame({ language: code, message }, other, known) : [];
  });
}

function checkUnused(file: MessageFile, { keys, otherKeys }: MessagesInput): Issue[] {
  const used = new Set(keys.map(({ value }) => value));
  return [...file.messages.values()]
    .filter(({ key }) => !used.has(key) && !otherKeys?.has(key))
    .map(({ key, place }) => {
      const unwritten = [...used].filter((other) => !file.messages.has(other));
      return createIssue('message-unused', place, { key, nearest: nearest(key, unwritten) });
    });
}

function checkFiles(files: FileSystem, folder: string, { supported }: Languages): Issue[] {
  const known = supported.map(({ code }) => code);
  return files.list(`${folder}/messages`).flatMap((name) => {
    const language = /^(.+)\.json$/.exec(name)?.[1];
    if (language === undefined || known.includes(language)) return [];
    const place = { file: `${folder}/messages/${name}`, line: 1, column: 1, pointer: '' };
    return [
      createIssue('message-file-unknown', place, { language, nearest: nearest(language, known), known }),
    ];
  });
}

function mapTexts<Value>(
  texts: ReadonlyMap<string, Texts>,
  entries: (all: Texts) => readonly (readonly [string, Value])[],
): Record<string, Record<string, Value>> {
  const sorted = (all: Texts) => [...entries(all)].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return Object.fromEntries([...texts].map(([code, all]) => [code, Object.fromEntries(sorted(all))]));
}
