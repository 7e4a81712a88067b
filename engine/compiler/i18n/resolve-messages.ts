import type { Languages } from '@liveryjs/schemas/brand';
import {
  createIssue,
  type Issue,
  issueList,
  nearest,
  type Place,
  sortIssues,
} from '#compiler/issues/index.ts';
import { byIdentity, sameList, sameTexts } from '#compiler/manifest/by-identity.ts';
import { pointerKeys } from '#compiler/manifest/index.ts';
import { remember } from '#compiler/manifest/remember.ts';
import { checkMessageFiles, likelyCode, writtenCodes } from './check-message-files.ts';
import { checkMissing } from './check-missing.ts';
import { checkOutdated, type LanguageFiles } from './check-outdated.ts';
import { checkPageTexts } from './check-page-texts.ts';
import { checkFilled, checkSettings, usesOf, wrongBases } from './check-placeholders.ts';
import { checkSameKeys, checkUntranslated } from './check-same-texts.ts';
import { checkPlurals, checkTranslation } from './check-translation.ts';
import { type BundledMessage, toBundled } from './compile-message.ts';
import { isPlain } from './message-arguments.ts';
import type { MessagesInput, MessageUse, Texts } from './messages-input.ts';
import { type MessageFile, readMessageFile } from './read-message-file.ts';
import { layerTexts, soundTexts } from './shared-texts.ts';
import { languageIn, readSources } from './sources.ts';

export interface ResolvedMessages {
  /** Every text by language code and key. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The messages that the bundle needs: the texts of the keys in use, compiled, sorted by key. */
  readonly compiled: Readonly<Record<string, Readonly<Record<string, BundledMessage>>>>;
  readonly issues: readonly Issue[];
  /** Files that were read or looked for, relative to the workspace root. */
  readonly inputs: readonly string[];
}

/** The messages of a brand in each of its languages: `messages/<CODE>.json` of the chain, the brand's over its parents'. */
export function resolveMessages(input: MessagesInput): ResolvedMessages {
  const { files, chain, languages, keys, placeOf } = input;
  const issues: Issue[] = [];
  const texts = new Map<string, Texts>();
  const inherited = new Map<string, Texts>();
  const same = new Map<string, readonly string[]>();
  const broken = new Set<string>();
  const ownFiles: MessageFile[] = [];
  const lists: (readonly object[])[] = [];
  const layers: LanguageFiles[] = [];
  const ownFolder = chain.at(-1)?.folder ?? '';
  const homes = chain.filter(({ folder }) => files.list(`${folder}/messages`).length > 0);
  const noneOfOwn = homes.at(-1)?.folder === ownFolder ? [] : [undefined];
  for (const [index, { code, locale }] of languages.supported.entries()) {
    const languageFiles: MessageFile[] = [];
    const ofParents: MessageFile[] = [];
    const ranks = homes.map(({ folder }) => ({
      folder,
      file: readMessageFile(files, pathIn(folder, code), locale),
      madeFrom: readSources(files, pathIn(folder, code)),
    }));
    const madeFrom = ranks.flatMap(({ madeFrom: read }) => read ?? []);
    for (const { folder, file } of ranks) {
      if (file === undefined) continue;
      languageFiles.push(file);
      if (file.broken) broken.add(code);
      if (folder === ownFolder) ownFiles.push(file);
      else ofParents.push(file);
    }
    lists.push(sameList([...languageFiles, ...madeFrom]));
    layers.push({
      code,
      files: [...ranks.map(({ file }) => file), ...noneOfOwn],
      sources: [...ranks.map(({ madeFrom: read }) => read), ...noneOfOwn],
    });
    issues.push(...[...languageFiles, ...madeFrom].flatMap((file) => file.issues));
    texts.set(code, layerTexts(languageFiles));
    inherited.set(code, layerTexts(ofParents));
    same.set(
      code,
      languageFiles.flatMap((file) => file.same),
    );
    if (languageFiles.length > 0) continue;
    const args = {
      path: `languages.supported[${code}]`,
      language: code,
      file: `${ownFolder}/messages/${code}.json`,
      nearest: likelyCode(code, locale, writtenCodes(input)),
    };
    issues.push(createIssue('message-file-missing', placeOf(`/languages/supported/${index}/code`), args));
  }
  // A root's further files may be for the languages of brands below it.
  const unread = checkMessageFiles(files, ownFolder, languages);
  if (chain.length > 1) issues.push(...unread);
  // Which texts a language lacks is told when the file has the name that is read.
  for (const { file } of unread) {
    const name = languageIn(file.slice(file.lastIndexOf('/') + 1))?.toUpperCase();
    for (const { code } of languages.supported) if (code === name) broken.add(code);
  }
  const used = usedOnce(keys);
  // The texts that the brand inherits as they are were checked with another brand that does.
  const before =
    ownFiles.length === 0 && issues.length === 0 ? soundness(languages, keys, sameList(lists)) : {};
  if (before.isSound !== true) {
    const above = soundTexts(inherited, languages);
    const written = new Set(ownFiles.flatMap(({ messages }) => [...messages.keys()]));
    const unsure = above.unsure(used, written);
    const withUses = { ...input, uses: usesOf(keys, written, inherited.get(languages.default)) };
    const base = layers.find(({ code }) => code === languages.default)?.files ?? [];
    const wrong = wrongBases(unsure, ownFolder, texts, inherited, withUses);
    // A fault of the default language is told there, and not of translations that are right.
    const misread = base.flatMap((file) => file?.issues ?? []).filter(({ code }) => MISREAD.has(code));
    const wrongKeys = new Set([
      ...wrong.keys,
      ...misread.map(({ pointer }) => pointerKeys(pointer)[0] ?? ''),
    ]);
    const doubtful = above.untranslated && new Set([...above.untranslated, ...written]);
    const faults = [
      ...checkMissing(unsure, used.length, texts, broken, input),
      ...wrong.issues,
      ...checkSettings(languages.default, texts, inherited, withUses),
      ...checkPageTexts(keys, texts, ownFolder, input),
    ];
    const unfilled = new Set(wrong.issues.map(({ message }) => message));
    for (const { code, locale } of languages.supported) {
      const ofTexts = checkTexts(unsure, code, locale, texts, inherited, languages, wrongKeys);
      const told = new Set(ofTexts.map(({ pointer }) => pointer));
      const filled =
        code === languages.default ? [] : checkFilled(unsure, code, ownFolder, texts, inherited, withUses);
      faults.push(
        ...ofTexts,
        // A placeholder that the language has alone, or that another one has as well, is told once.
        ...filled.filter(({ pointer, message }) => !told.has(pointer) && !unfilled.has(message)),
        ...checkUntranslated(code, texts, same, languages, doubtful),
      );
    }
    const [ofDefault, others] = [true, false].map((isDefault) =>
      layers.filter(({ code }) => (code === languages.default) === isDefault),
    );
    if (ofDefault?.[0] !== undefined && homes.length > 0)
      issues.push(
        ...checkOutdated(
          ofDefault[0],
          // The texts of a file that cannot be read, or has another name, are not known.
          (others ?? []).filter(({ code }) => !broken.has(code)),
          texts,
          ownFolder,
          (key) => usedKeys(keys).has(key) && !wrongKeys.has(key),
        ),
      );
    issues.push(...faults, ...checkUnused(ownFiles, input), ...checkSameKeys(layers, ownFolder, texts));
    if (faults.length === 0 && broken.size === 0) {
      above.add(unsure, written);
      // Texts that the brand lets be the same are not so for others.
      if (ownFiles.every((file) => file.same.length === 0)) above.addTranslated(written);
      // Brands below inherit the texts, and what the brand lets be the same.
      const below = soundTexts(texts, languages);
      below.add(used, NONE);
      below.addTranslated(NONE);
    }
    before.isSound = issues.length === 0;
  }
  return {
    // A check of many brands needs neither.
    get messages() {
      return mapTexts(texts, writtenTexts);
    },
    get compiled() {
      return mapTexts(texts, (all) => compiledTexts(all, used));
    },
    issues: sortIssues(issues),
    get inputs() {
      return languages.supported.flatMap(({ code }) => chain.map(({ folder }) => pathIn(folder, code)));
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

/** Findings of texts whose placeholders are others than were meant. */
const MISREAD: ReadonlySet<string> = new Set(['message-quoted-placeholder', 'message-foreign-placeholder']);

const pathsIn = remember((_folder: string) => new Map<string, string>());

/** Where the texts of a language stand: the same string each time, by which what is known of a file is found sooner. */
function pathIn(folder: string, code: string): string {
  const paths = pathsIn(folder);
  const path = paths.get(code) ?? `${folder}/messages/${code}.json`;
  paths.set(code, path);
  return path;
}

/** The memory of whether nothing was found in texts, by the files that each language has them from. */
const soundness = byIdentity(
  (
    _languages: Languages,
    _keys: readonly MessageUse[],
    _files: readonly (readonly object[])[],
  ): { isSound?: boolean } => ({}),
);

/** One use of each key, the first one. */
const usedOnce = byIdentity((keys: readonly MessageUse[]): readonly MessageUse[] => [
  ...new Map([...keys].reverse().map((use) => [use.value, use])).values(),
]);

function checkTexts(
  used: readonly MessageUse[],
  code: string,
  locale: string,
  texts: ReadonlyMap<string, Texts>,
  inherited: ReadonlyMap<string, Texts>,
  languages: Languages,
  wrongBase: ReadonlySet<string>,
): Issue[] {
  const issues: Issue[] = [];
  const written = texts.get(code);
  const ofDefault = code === languages.default ? undefined : texts.get(languages.default);
  const madeFrom = inherited.get(languages.default);
  const above = inherited.get(code);
  for (const { value } of used) {
    const message = written?.get(value);
    if (message === undefined) continue;
    // An inherited translation is one of the inherited text, whatever the brand says in that place.
    const bases = above?.get(value) === message && madeFrom?.has(value) === true ? madeFrom : ofDefault;
    const base = wrongBase.has(value) || ofDefault === undefined ? undefined : bases?.get(value);
    // Two texts of nothing but words, as most are, agree.
    if ([message, base].every((side) => side?.ast === undefined || isPlain(side.ast))) continue;
    const spoken = { language: code, message };
    if (base !== undefined)
      issues.push(...checkTranslation(spoken, { language: languages.default, message: base }));
    issues.push(...checkPlurals(spoken, locale));
  }
  return issues;
}

const usedKeys = byIdentity((keys: readonly MessageUse[]) => new Set(keys.map(({ value }) => value)));

/** Texts that nothing uses, each told once: in the default language, else in the first that has it. */
function checkUnused(
  ownFiles: readonly MessageFile[],
  { keys, otherKeys, languages }: MessagesInput,
): Issue[] {
  const used = usedKeys(keys);
  const list = issueList();
  const codeOf = ({ file }: Place) => languageIn(file.slice(file.lastIndexOf('/') + 1)) ?? '';
  const places = new Map<string, Place[]>();
  for (const { messages } of ownFiles)
    for (const { key, place } of messages.values()) {
      if (used.has(key) || otherKeys?.has(key)) continue;
      const before = places.get(key) ?? [];
      if (codeOf(place) === languages.default) before.unshift(place);
      else before.push(place);
      places.set(key, before);
    }
  for (const [key, [place, ...others]] of places) {
    if (place === undefined) continue;
    list.add('message-unused', () => {
      const file = ownFiles.find(({ messages }) => messages.get(key)?.place === place);
      const unwritten = [...used].filter((other) => !file?.messages.has(other));
      const args = { key, languages: others.map(codeOf), nearest: nearest(key, unwritten) };
      const issue = createIssue('message-unused', place, args);
      return others.length === 0 ? issue : { ...issue, also: others.map((other) => other.file) };
    });
  }
  return list.all();
}

function mapTexts<Value>(
  texts: ReadonlyMap<string, Texts>,
  entries: (all: Texts) => Readonly<Record<string, Value>>,
): Record<string, Readonly<Record<string, Value>>> {
  return Object.fromEntries([...texts].map(([code, all]) => [code, entries(all)]));
}

const writtenTexts = byIdentity((all: Texts) =>
  inOrder([...all.values()].map(({ key, text }) => [key, text] as const)),
);

const compiledTexts = byIdentity((all: Texts, used: readonly MessageUse[]) =>
  compiledKeys(all, keysIn(used)),
);

const compiledKeys = byIdentity(
  (all: Texts, keys: readonly string[]): Readonly<Record<string, BundledMessage>> =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const ast = all.get(key)?.ast;
        return ast === undefined ? [] : [[key, toBundled(ast)] as const];
      }),
    ),
);

/** The keys in use, sorted: the same list for the same keys, whatever uses them. */
const keysIn = byIdentity((used: readonly MessageUse[]) => sameTexts(used.map(({ value }) => value).sort()));

/** An object with its keys sorted. */
function inOrder<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
