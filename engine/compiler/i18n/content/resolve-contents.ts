import type { Languages, Route } from '@liveryjs/schemas/brand';
import {
  contentKey,
  readSources,
  type Sources,
  type SourcesFile,
  staleness,
} from '#compiler/i18n/sources.ts';
import {
  createIssue,
  type Issue,
  issueList,
  nearest,
  type Place,
  sortIssues,
} from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { baseOf, type ContentUse, type FileSystem, type HashUse } from '#compiler/manifest/index.ts';
import { isLanguage } from '#compiler/manifest/language-tags.ts';
import { ownPathIn } from '#compiler/manifest/own-path.ts';
import type { Content } from '#compiler/plain/rich-node.ts';
import { checkCopies } from './check-copies.ts';
import { checkHashes, checkLinks } from './check-hashes.ts';
import { contentTree, type Tree } from './content-tree.ts';
import { type ContentFile, contentText, readContent } from './read-content.ts';

export interface ContentsInput {
  readonly files: FileSystem;
  /** The brands from the root to the one in question. */
  readonly chain: readonly { readonly folder: string }[];
  readonly languages: Languages;
  readonly uses: readonly ContentUse[];
  /** Links of the manifest to places on pages. Default: none. */
  readonly hashes?: readonly HashUse[];
  readonly routes: readonly Pick<Route, 'id' | 'path' | 'aliases'>[];
  /** Names of the brand's assets. */
  readonly assets: readonly string[];
  /** The hosts that the brand answers on. Default: none. */
  readonly domains?: readonly string[];
  /** Where a value of the merged manifest was written. */
  readonly placeOf: (pointer: string) => Place;
  /** A pointer of the merged manifest as people read it. */
  readonly pathOf: (pointer: string) => string;
}

export interface ResolvedContents {
  /** Each content that the brand shows, by its name and by language code, in every language of the brand. */
  readonly contents: Readonly<Record<string, Readonly<Record<string, Content>>>>;
  readonly issues: readonly Issue[];
  /** Files that were read or looked for, relative to the workspace root. */
  readonly inputs: readonly string[];
}

const NO_HASHES: readonly HashUse[] = [];

/** The values that every content may name, whoever places it. */
const ALWAYS = ['brand'];

/**
 * The contents of a brand in each of its languages: `content/<name>.<CODE>.md` of the chain, the brand's in place of its
 * parents', file by file. A language that has no file shows that of the default language.
 */
export function resolveContents(input: ContentsInput): ResolvedContents {
  const { files, chain, languages, uses, hashes = NO_HASHES, routes, assets } = input;
  const lists = chain.map(({ folder }) => files.list(`${folder}/content`));
  const parents = chain.slice(0, -1);
  if (parents.length === 0 || lists.at(-1)?.length !== 0) return readContents(input, lists).resolved;
  // The contents that the brand inherits as they are were checked with another brand that does.
  const key = JSON.stringify([parents.map(({ folder }) => folder), assets]);
  const sound = soundContents(languages, uses, hashes, routes);
  const before = sound.get(key);
  const isSame =
    before?.lists.every((list, rank) => list === lists[rank]) &&
    before.read.every(([path, file]) => {
      const now = path.endsWith('.json') ? readSources(files, path) : readContent(files, path);
      return now === file;
    });
  if (before !== undefined && isSame)
    return {
      get contents() {
        return before.contents();
      },
      issues: [],
      get inputs() {
        return pathsOf(input);
      },
    };
  const { resolved, read } = readContents(input, lists);
  if (resolved.issues.length === 0)
    sound.set(key, { lists: lists.slice(0, -1), read, contents: () => resolved.contents });
  return resolved;
}

/** Contents of brands that have none of their own, in which nothing was found, with the files that they were read from. */
const soundContents = byIdentity(
  (
    _languages: Languages,
    _uses: ContentsInput['uses'],
    _hashes: readonly HashUse[],
    _routes: ContentsInput['routes'],
  ) =>
    new Map<
      string,
      {
        readonly lists: readonly (readonly string[])[];
        readonly read: readonly (readonly [path: string, file: ContentFile | SourcesFile | undefined])[];
        readonly contents: () => ResolvedContents['contents'];
      }
    >(),
);

function namesIn(uses: ContentsInput['uses']): string[] {
  return [...new Set(uses.map(({ value }) => value))].sort();
}

function pathsOf({ chain, languages, uses }: ContentsInput): string[] {
  return namesIn(uses).flatMap((name) =>
    languages.supported.flatMap(({ code }) =>
      chain.map(({ folder }) => `${folder}/content/${name}.${code}.md`),
    ),
  );
}

/** @param lists the names of the files in the folders of contents, by the brands of the chain */
function readContents(
  input: ContentsInput,
  lists: readonly (readonly string[])[],
): {
  readonly resolved: ResolvedContents;
  readonly read: readonly (readonly [string, ContentFile | SourcesFile | undefined])[];
} {
  const { files, chain, languages, uses, hashes = NO_HASHES, domains = [], placeOf, pathOf } = input;
  const codes = languages.supported.map(({ code }) => code);
  const read: [path: string, file: ContentFile | SourcesFile | undefined][] = [];
  const sourcesOf = new Map(
    codes.map((code) => [
      code,
      chain.map(({ folder }) => {
        const path = `${folder}/messages/${code}.json`;
        const sources = readSources(files, path);
        read.push([path, sources]);
        return sources?.sources;
      }),
    ]),
  );
  const stale = new Map<string, string[]>();
  const issues: Issue[] = [];
  const ownFolder = chain.at(-1)?.folder ?? '';
  const written = new Map(chain.map(({ folder }, rank) => [folder, new Set(lists[rank])]));
  const names = namesIn(uses);
  const trees = new Map<string, ReadonlyMap<string, Tree>>();
  const wholeTrees = new Map<string, ReadonlyMap<string, Tree>>();
  const missing = new Map<string, string[]>();
  const isUnwritten = !chain.some(
    ({ folder }) =>
      files.size(`${folder}/messages/${languages.default}.json`) !== undefined ||
      [...(written.get(folder) ?? [])].some((file) => file.endsWith(`.${languages.default}.md`)),
  );
  for (const name of names) {
    const ofName = uses.filter(({ value }) => value === name);
    const values = [...ALWAYS, ...namesInAll(ofName.map((use) => use.values))];
    const ofLanguages = new Map<string, Tree>();
    for (const code of codes) {
      const file = `${name}.${code}.md`;
      // There are many names that a file might have, and few files.
      const homes = chain.filter(({ folder }) => written.get(folder)?.has(file));
      const nearestContent = homes
        .flatMap(({ folder }) => {
          const path = `${folder}/content/${file}`;
          const content = readContent(files, path);
          if (content !== undefined) read.push([path, content]);
          return content ?? [];
        })
        .at(-1);
      if (nearestContent === undefined) missing.set(code, [...(missing.get(code) ?? []), name]);
      else {
        issues.push(...nearestContent.issues);
        if (nearestContent.written === undefined) continue;
        const tree = treeOf(nearestContent.written, input, values);
        issues.push(...tree.issues);
        ofLanguages.set(code, tree);
      }
    }
    wholeTrees.set(name, ofLanguages);
    const homeOf = (code: string) =>
      chain.findLast(({ folder }) => written.get(folder)?.has(`${name}.${code}.md`))?.folder ?? ownFolder;
    const copies = checkCopies(
      name,
      ofLanguages,
      languages,
      (code) => `${homeOf(code)}/content/${name}.${code}.md`,
    );
    issues.push(...copies.issues);
    for (const { hostLinks } of ofLanguages.values())
      for (const { href, report } of hostLinks)
        if (ownPathIn(href, domains) !== undefined) issues.push(report());
    // Links to a heading that was left out have the same cause.
    trees.set(name, new Map([...ofLanguages].filter(([code]) => !copies.short.has(code))));
    for (const [why, codes] of staleContents(name, input, written, sourcesOf)) {
      const key = `${why} ${codes.join(' ')}`;
      stale.set(key, [...(stale.get(key) ?? []), name]);
    }
    if (!missing.get(languages.default)?.includes(name)) continue;
    // A default language without any file is told of its messages, of which it has none either.
    if (isUnwritten && contentsWritten(files, chain).has(name)) continue;
    const file = `${ownFolder}/content/${name}.${languages.default}.md`;
    for (const { pointer } of ofName) {
      const args = {
        path: pathOf(pointer),
        file,
        nearest: nearest(
          name,
          [...contentsWritten(files, chain).keys()].filter((other) => other !== name),
        ),
      };
      issues.push(createIssue('content-missing', placeOf(pointer), args));
    }
  }
  for (const [first, ...others] of languagesLacking(codes, languages.default, missing)) {
    if (first === undefined) continue;
    const { index, code, names: untranslated } = first;
    const args = {
      path: `languages.supported[${code}]`,
      files: untranslated.map((name) => `content/${name}.${code}.md`),
      language: languages.default,
      others: others.map((other) => other.code),
    };
    issues.push(createIssue('content-untranslated', placeOf(`/languages/supported/${index}/code`), args));
  }
  for (const [key, names] of stale) issues.push(...staleIssues(key.split(' '), names, input, written));
  issues.push(...checkHashes(uses, trees), ...checkLinks(input, hashes, trees));
  if (chain.length > 1) issues.push(...checkUnused(files, ownFolder, names, codes));
  return {
    resolved: {
      // A check of many brands does not need them.
      get contents() {
        return Object.fromEntries(
          names.map((name) => [name, inEvery(codes, languages.default, wholeTrees.get(name))]),
        );
      },
      issues: sortIssues(issues),
      get inputs() {
        return pathsOf(input);
      },
    },
    read,
  };
}

/** Why contents of a name are stale, each with the languages in which they are. */
function staleContents(
  name: string,
  { files, chain, languages }: ContentsInput,
  written: ReadonlyMap<string, ReadonlySet<string>>,
  sourcesOf: ReadonlyMap<string, readonly (Sources | undefined)[]>,
): ReadonlyMap<'overridden' | 'changed', readonly string[]> {
  const { default: from, supported } = languages;
  const textIn = (folder: string, code: string) => {
    const file = `${name}.${code}.md`;
    return written.get(folder)?.has(file) ? contentText(files, `${folder}/content/${file}`, name) : undefined;
  };
  const sources = chain.map(({ folder }) => textIn(folder, from));
  const codes = new Map<'overridden' | 'changed', string[]>();
  for (const { code } of supported) {
    if (code === from) continue;
    const layers = chain.map(({ folder }, rank) => ({
      source: sources[rank],
      translation: textIn(folder, code),
      madeFrom: sourcesOf.get(code)?.[rank]?.get(contentKey(name)),
    }));
    const why = staleness(layers);
    if (why !== undefined) codes.set(why, [...(codes.get(why) ?? []), code]);
  }
  return codes;
}

/** Contents that are stale in the same languages for the same reason are one finding. */
function staleIssues(
  [why = '', ...codes]: readonly string[],
  names: readonly string[],
  { chain, languages }: ContentsInput,
  written: ReadonlyMap<string, ReadonlySet<string>>,
): Issue[] {
  const { default: from } = languages;
  const [name = ''] = names;
  const [code = ''] = codes;
  const homeOf = (language: string) =>
    chain.findLast(({ folder }) => written.get(folder)?.has(`${name}.${language}.md`))?.folder;
  const folder = chain.at(-1)?.folder ?? '';
  const args = { name, from, languages: codes, count: names.length, brand: baseOf(folder), folder };
  const placeFor = (language: string) => ({
    file: `${homeOf(language)}/content/${name}.${language}.md`,
    line: 1,
    column: 1,
    pointer: '',
  });
  return [
    why === 'overridden'
      ? createIssue('content-overridden', placeFor(from), args)
      : createIssue('content-outdated', placeFor(code), args),
  ];
}

type Written = NonNullable<ContentFile['written']>;

const treesOf = byIdentity((_written: Written) => new Map<string, Tree>());

/** The addresses that links to routes follow from: a route whose title alone changed leads to the same. */
const addressesOf = byIdentity((routes: ContentsInput['routes']) =>
  JSON.stringify(routes.map(({ id, path, aliases }) => [id, path, aliases])),
);

/** The tree of a file, which is made once for brands with the same addresses, assets and values. */
function treeOf(written: Written, { routes, assets }: ContentsInput, values: readonly string[]): Tree {
  const treesByKey = treesOf(written);
  const key = JSON.stringify([addressesOf(routes), assets, values]);
  const tree = treesByKey.get(key) ?? contentTree(written.root, written.source, { routes, assets, values });
  treesByKey.set(key, tree);
  return tree;
}

function inEvery(
  codes: readonly string[],
  fallback: string,
  trees: ReadonlyMap<string, Tree> | undefined,
): Record<string, Content> {
  return Object.fromEntries(
    codes.map((code) => {
      const language = trees?.has(code) ? code : fallback;
      return [code, { language, body: trees?.get(language)?.body ?? [] }];
    }),
  );
}

function namesInAll(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  return first.filter((name) => rest.every((list) => list.includes(name)));
}

/** Files of a folder that nothing shows: most often a slip in a name. */
function checkUnused(
  files: FileSystem,
  folder: string,
  names: readonly string[],
  codes: readonly string[],
): Issue[] {
  const fileNames = names.flatMap((name) => codes.map((code) => `${name}.${code}.md`));
  const shown = new Set(fileNames);
  const list = issueList();
  for (const file of files.list(`${folder}/content`)) {
    if (!file.endsWith('.md') || shown.has(file)) continue;
    list.add('content-unused', () => {
      const place = { file: `${folder}/content/${file}`, line: 1, column: 1, pointer: '' };
      const unwritten = fileNames.filter((name) => files.size(`${folder}/content/${name}`) === undefined);
      const [, name = '', code = ''] = /^(.+)\.([A-Z_]+)\.md$/.exec(file) ?? [];
      // A code of no language is one that is misspelt.
      const isSpoken = codes.includes(code) || isLanguage(code.toLowerCase()) !== true;
      const language = names.includes(name) && !isSpoken ? code : undefined;
      return createIssue('content-unused', place, {
        name: file,
        nearest: nearest(file, unwritten),
        language,
      });
    });
  }
  return list.all();
}

/** Names of the contents that the brands of a chain have written, each with the codes of its languages. */
export function contentsWritten(
  files: FileSystem,
  chain: readonly { readonly folder: string }[],
): Map<string, readonly string[]> {
  const codesByName = new Map<string, readonly string[]>();
  for (const file of new Set(chain.flatMap(({ folder }) => files.list(`${folder}/content`)))) {
    const [, name, code] = /^([a-z][a-z0-9-]*)\.([A-Z_]+)\.md$/.exec(file) ?? [];
    if (name !== undefined && code !== undefined)
      codesByName.set(name, [...(codesByName.get(name) ?? []), code]);
  }
  return codesByName;
}

interface Lacking {
  readonly index: number;
  readonly code: string;
  readonly names: readonly string[];
}

/** The languages that lack contents, by the contents that they lack. One without a text in any language is told as that alone. */
function languagesLacking(
  codes: readonly string[],
  from: string,
  missing: ReadonlyMap<string, readonly string[]>,
): readonly (readonly Lacking[])[] {
  const sets = new Map<string, Lacking[]>();
  for (const [index, code] of codes.entries()) {
    const names = (missing.get(code) ?? []).filter((name) => !missing.get(from)?.includes(name));
    if (names.length === 0) continue;
    const key = names.join(' ');
    sets.set(key, [...(sets.get(key) ?? []), { index, code, names }]);
  }
  return [...sets.values()];
}
