import { readMessageFile } from '@liveryjs/compiler/i18n';
import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import {
  folderOf,
  isObject,
  type JsonValue,
  own,
  pointerKeys,
  pointerTo,
  readJsonFile,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { languagesOf } from '#workspace/explain/explain-message.ts';
import { pointerOf } from '#workspace/explain/explanation.ts';
import { contentFile, idPointer } from '#workspace/explain/layers.ts';
import {
  type BrandResult,
  listBrands,
  listParents,
  loadBrand,
  type Workspace,
} from '#workspace/open/index.ts';
import { placedIn } from '#workspace/widgets/placements-of.ts';
import { effectiveLeaves, leavesOf } from './effective-leaves.ts';
import { allPages, pagesAt } from './pages-of.ts';

/** The pages, modes and languages of one brand that a change touches. */
export interface Reached {
  readonly brand: string;
  /** Names of pages, such as `route home` or `modal login`; empty where only the bundle's report changes. */
  readonly pages: readonly string[];
  readonly isEveryPage: boolean;
  readonly modes: readonly string[];
  /** Codes. */
  readonly languages: readonly string[];
}

/** The brands that a change touches, those that cannot be read, or in a sentence what is wrong with the place. */
export type Reach =
  | { readonly reached: readonly Reached[]; readonly unreadable: readonly string[] }
  | { readonly wrong: string };

type Touched = Pick<Reached, 'pages' | 'modes' | 'languages'>;

/**
 * Says which brands, pages, modes and languages a change in a file or in a value of it touches: those whose bundle
 * would be another one. A value that a brand further down takes the place of does not touch that brand.
 *
 * @param place file of a brand or a widget, relative to the root; behind a `#` a JSON Pointer into it, in which items of
 *   lists are named by index or by id, or a path as issues write it
 * @param loaded all brands as they are loaded, for whoever asks several times. Default: those that the change may touch
 */
export function reach(workspace: Workspace, place: string, loaded?: readonly BrandResult[]): Reach {
  const [file = '', fragment = ''] = place.split(/#(.*)/s, 2);
  const { files } = workspace;
  const widget = workspace.widgets.find((each) => file.startsWith(`${folderOf(each.file)}/`))?.name;
  const isBrands = [workspace.brandsFolder, ...workspace.parentFolders].some((home) =>
    file.startsWith(`${home}/`),
  );
  if (files.size(file) === undefined) return { wrong: noFile() };
  if (!isBrands && widget === undefined)
    return { wrong: `${file} is a file of no brand and no widget: any bundle may be made of it.` };
  const { value } = file.endsWith('.json') ? readJsonFile(files, file, '') : {};
  const wrong = fragment === '' ? undefined : wrongPointer(value);
  if (wrong !== undefined) return { wrong };
  const pointer = idPointer(value, pointerOf(fragment));
  const results =
    loaded ??
    listBrands(workspace)
      .filter(mayBeTouched)
      .map((id) => loadBrand(workspace, id));
  const reached = results.flatMap((result): Reached[] => {
    if (result.abstract || result.theme === undefined) return [];
    const touched = widget === undefined ? inBrand(result) : byWidget(result, widget);
    if (touched === undefined) return [];
    const every = allPages(result);
    return [
      { brand: result.id, ...touched, isEveryPage: every.every((page) => touched.pages.includes(page)) },
    ];
  });
  const unreadable = results.filter(({ abstract, theme }) => !abstract && theme === undefined);
  return { reached, unreadable: unreadable.map(({ id }) => id) };

  /** Tells whether a brand has code of the widget, or stands on the brand of the file; one that cannot be read may. */
  function mayBeTouched(id: string): boolean {
    if (widget !== undefined) return true;
    const { document, chain } = workspace.resolver.inherit(id);
    return document === undefined || chain.some(({ folder }) => file.startsWith(`${folder}/`));
  }

  function inBrand(result: BrandResult): Touched | undefined {
    const link = result.chain.find(({ folder }) => file.startsWith(`${folder}/`));
    const name = link && file.slice(link.folder.length + 1);
    if (link && name === 'brand.json') return byManifest(result, link.id);
    if (link && /^tokens(\.[^.]+)?\.json$/.test(name ?? '')) return byTokens(result);
    const [, code] = /^messages\/([^/]+)\.json$/.exec(name ?? '') ?? [];
    if (link && code !== undefined) return byMessages(result, code);
    const [, content, language] = /^content\/([^./]+)\.([^./]+)\.md$/.exec(name ?? '') ?? [];
    if (content !== undefined && language !== undefined) return byContent(result, content, language);
    return result.uses.assets.some(({ path }) => path === file) ? whole(result) : undefined;
  }

  function byManifest(result: BrandResult, layer: string): Touched | undefined {
    const leaves = effectiveLeaves(workspace, result, layer, pointer);
    if (leaves.length === 0) return undefined;
    const all = whole(result);
    const ofMode = (leaf: string) => /^\/theme\/modes\/([^/]+)\/(?!id$|\$)/.exec(leaf)?.[1];
    const modes = leaves.map(ofMode);
    return {
      pages: unique(leaves.flatMap((leaf) => pagesAt(result, leaf))),
      modes: modes.includes(undefined) ? all.modes : unique(modes.flatMap((mode) => mode ?? [])),
      languages: all.languages,
    };
  }

  function byTokens(result: BrandResult): Touched | undefined {
    const names = tokensIn(value, pointer);
    const all = whole(result);
    const counts = (mode: string) =>
      names.some((name) => result.theme?.writersOf(name, mode).at(-1)?.file === file);
    const modes = all.modes.filter(counts);
    return modes.length === 0 ? undefined : { ...all, modes };
  }

  function byMessages(result: BrandResult, code: string): Touched | undefined {
    const locale = languagesOf(result).find((language) => language.code === code)?.locale;
    if (locale === undefined) return undefined;
    const below = result.chain.map(({ folder }) => `${folder}/messages/${code}.json`);
    const later = below.slice(below.indexOf(file) + 1).map((each) => readMessageFile(files, each, locale));
    const [key] = pointerKeys(pointer);
    const keys = key === undefined ? Object.keys(isObject(value) ? value : {}) : [key];
    const ownKeys = new Set(keys.filter((each) => !later.some((read) => read?.messages.has(each))));
    if (workspace.messages.some((each) => ownKeys.has(each))) return { ...whole(result), languages: [code] };
    const messageUses = result.uses.messages.filter((use) => ownKeys.has(use.value));
    if (messageUses.length === 0) return undefined;
    const pages = messageUses.flatMap(({ pointer: usePointer, widget }) =>
      // A message in a widget's code is shown wherever the widget is placed.
      widget !== undefined && usePointer.endsWith('/widget')
        ? pagesWith(result, widget)
        : pagesAt(result, idPointer(result.merged, usePointer)),
    );
    return { pages: unique(pages), modes: whole(result).modes, languages: [code] };
  }

  function byContent(result: BrandResult, name: string, language: string): Touched | undefined {
    const { chain, uses } = result;
    const shown = uses.contents.filter(({ value }) => value === name);
    if (shown.length === 0 || contentFile(workspace, chain, name, language) !== file) return undefined;
    const all = whole(result);
    const isDefault = own(own(result.merged, 'languages'), 'default') === language;
    // A language without a file shows that of the default one.
    const reads = (code: string) =>
      code === language || (isDefault && contentFile(workspace, chain, name, code) === undefined);
    const languages = all.languages.filter(reads);
    if (languages.length === 0) return undefined;
    const pages = shown.flatMap(({ pointer: usePointer }) =>
      pagesAt(result, idPointer(result.merged, usePointer)),
    );
    return { pages: unique(pages), modes: all.modes, languages };
  }

  function byWidget(result: BrandResult, name: string): Touched | undefined {
    if (/\.(test|stories)\.tsx?$/.test(file)) return undefined;
    const pages = pagesWith(result, name);
    return pages.length === 0 ? undefined : { ...whole(result), pages };
  }

  function wrongPointer(document: JsonValue | undefined): string | undefined {
    let parentPointer = '';
    for (const key of pointerKeys(pointerOf(fragment))) {
      const next = idPointer(document, pointerTo(parentPointer, key));
      if (valueAt(document, next) === undefined) {
        const around = valueAt(document, parentPointer) ?? null;
        const memberNames = unique(leavesOf(around, '').map((leaf) => pointerKeys(leaf)[0] ?? ''));
        const near = nearest(key, memberNames);
        const all = memberNames.filter((each) => each !== '').map((each) => pointerTo(parentPointer, each));
        return `${file} has no ${pointerTo(parentPointer, key)}. ${didYouMean(near === undefined ? undefined : pointerTo(parentPointer, near), all)}`;
      }
      parentPointer = next;
    }
    return undefined;
  }

  function noFile(): string {
    const folders = listParents(workspace).flatMap((id) =>
      [workspace.brandsFolder, ...workspace.parentFolders].map((home) => `${home}/${id}`),
    );
    const knownPlaces = [
      ...folders,
      ...folders.flatMap((folder) => ['messages', 'assets'].map((name) => `${folder}/${name}`)),
    ]
      .flatMap((folder) => files.list(folder).map((name) => `${folder}/${name}`))
      .filter((each) => files.size(each) !== undefined);
    const near = nearest(file, knownPlaces);
    const hint =
      near === undefined
        ? `A place is a file, or <file>#<pointer>, such as ${knownPlaces[0]}.`
        : didYouMean(near, []);
    return `there is no file ${file} in ${workspace.root}. ${hint}`;
  }
}

function whole(result: BrandResult): Touched {
  return {
    pages: allPages(result),
    modes: Object.keys(result.theme?.modes ?? {}),
    languages: languagesOf(result).map(({ code }) => code),
  };
}

/** The pages that a widget stands on. */
function pagesWith(result: BrandResult, name: string): string[] {
  const { shown } = result;
  const placed = placedIn(shown ?? null, '').filter(({ widget }) => widget === name);
  return unique(placed.flatMap(({ pointer }) => pagesAt(result, idPointer(shown, pointer))));
}

/** Names of the tokens that a change at a pointer of a token file changes. */
function tokensIn(document: JsonValue | undefined, pointer: string): string[] {
  const keys = pointerKeys(pointer);
  const end = keys.findIndex((key) => key.startsWith('$'));
  const path = end === -1 ? keys : keys.slice(0, end);
  const [about, extension] = end === -1 ? [] : keys.slice(end);
  if (about !== undefined && !['$value', '$type', '$extensions'].includes(about)) return [];
  if (extension !== undefined && about === '$extensions' && !extension.startsWith('livery.')) return [];
  const inside = (value: JsonValue | undefined, name: readonly string[]): string[] => {
    if (own(value, '$value') !== undefined) return [name.join('.')];
    const members = Object.entries(isObject(value) ? value : {}).filter(([key]) => !key.startsWith('$'));
    return members.flatMap(([key, member]) => inside(member, [...name, key]));
  };
  return inside(
    valueAt(
      document,
      path.reduce((parentPointer, key) => pointerTo(parentPointer, key), ''),
    ),
    path,
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
