import {
  isObject,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  readJsonFile,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { cssName } from '@liveryjs/compiler/theme';
import { pointerOf } from '#workspace/explain/explanation.ts';
import { lookUp } from '#workspace/explain/look-up.ts';
import type { Workspace } from '#workspace/open/index.ts';

/** The kinds of names that a brand gives, and by which others find something. */
export type NameKind = 'message' | 'token' | 'placement' | 'page' | keyof typeof SECTIONS;

/** A name that a brand, or one that it extends, gives to something. */
export interface Named {
  readonly brand: string;
  readonly what: NameKind;
  /** The name; of a placement and of a page of a panel, its place in the manifest. A token, or a group of tokens. */
  readonly name: string;
}

/** A name in a file. */
export interface NamePlace {
  /** Relative to the root. */
  readonly file: string;
  /** UTF-16 offsets of the name, without quotation marks. */
  readonly start: number;
  readonly end: number;
  /** True where the name is given or given again, not used. */
  readonly isGiven: boolean;
  /** True where only the last part of the name stands, as that of a token inside of its group. */
  readonly isLast?: true;
  /** True where the name stands as a property of CSS: `--color-brand-500`. */
  readonly isProperty?: true;
}

/** A name in the form that it has at a place. */
export function nameAt({ isLast, isProperty }: NamePlace, name: string): string {
  if (isLast) return name.split('.').at(-1) ?? name;
  return isProperty ? cssName(name) : name;
}

/** Finds a token, or the tokens of a group, where they stand as properties of CSS. */
export function propertyOf(name: string): RegExp {
  return new RegExp(`${cssName(name)}(?![A-Za-z0-9])`, 'g');
}

/** Sections of a manifest whose members are called by names. */
export const SECTIONS = {
  asset: 'assets',
  feature: 'features',
  season: 'seasons',
  panel: 'panels',
  route: 'routes',
  modal: 'modals',
} as const;

/** The pointer into the manifest of what is called so; undefined for messages and tokens. */
export function pointerOfNamed({ what, name }: Omit<Named, 'brand'>): string | undefined {
  if (what === 'message' || what === 'token') return undefined;
  if (what === 'placement' || what === 'page') return pointerOf(name);
  return pointerTo(`/${SECTIONS[what]}`, name);
}

/** The name itself: the last key of a place. */
export function bareName(named: Omit<Named, 'brand'>): string {
  const pointer = pointerOfNamed(named);
  return pointer === undefined ? named.name : (pointerKeys(pointer).at(-1) ?? '');
}

/**
 * Finds what is called by a name, or what stands at a place of a manifest.
 *
 * @param place as `livery explain` names it
 * @returns a sentence where a brand has nothing of this name, or nothing that can be called otherwise
 */
export function namedAt(
  workspace: Workspace,
  brand: string,
  place: string,
): Named | { readonly wrong: string } {
  const bare = place.replace(/^\{(.*)\}$/, '$1');
  if (bare.includes('.') && isToken(workspace, brand, bare)) return { brand, what: 'token', name: bare };
  const looked = lookUp(workspace, brand, bare, { depth: 0 });
  if ('unreadable' in looked) return { wrong: `${brand} cannot be read. See: livery check ${brand}` };
  if ('answer' in looked) {
    const { answer } = looked;
    if (answer.kind === 'message') return { brand, what: 'message', name: answer.key };
    if (answer.kind === 'value') return namedIn(workspace, brand, answer.pointer) ?? unnamed(place);
  }
  const { merged = {} } = workspace.resolver.resolve(brand);
  const inSections = Object.values(SECTIONS)
    .map((section) => pointerTo(`/${section}`, bare))
    .filter((pointer) => valueAt(merged, pointer) !== undefined);
  const ids = 'answer' in looked && looked.answer.kind === 'named' ? looked.answer.pointers : [];
  const all = [...new Set([...inSections, ...ids])].filter((pointer) => namedIn(workspace, brand, pointer));
  const [only, second] = all;
  if (second !== undefined)
    return {
      wrong: `${brand} has more than one thing that is called ${JSON.stringify(place)}. Name its place: ${all.join(', ')}`,
    };
  const named = only === undefined ? undefined : namedIn(workspace, brand, only);
  if (named !== undefined) return named;
  return 'wrong' in looked ? looked : unnamed(place);
}

/** The thing that is called by a name at a pointer whose items of lists are named by id; undefined where there is none. */
export function namedIn({ resolver }: Workspace, brand: string, pointer: string): Named | undefined {
  const keys = pointerKeys(pointer);
  const [section, name = '', inside] = keys;
  const id = keys.at(-1) ?? '';
  const kind = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).find((key) => SECTIONS[key] === section);
  if (kind !== undefined && keys.length === 2) return { brand, what: kind, name };
  if (section === 'panels' && inside === 'pages' && keys.length === 4)
    return { brand, what: 'page', name: pointer };
  const { merged } = resolver.resolve(brand);
  const item = merged && valueAt(merged, pointer);
  const isPlacement = ownText(item, 'id') === id && own(item, 'widget') !== undefined;
  return isPlacement ? { brand, what: 'placement', name: pointer } : undefined;
}

/** Tells whether files of a brand, or of one that it extends, have a token of a name, or a group of tokens. */
function isToken({ files, resolver }: Workspace, brand: string, name: string): boolean {
  const pointer = name.split('.').reduce((path, key) => pointerTo(path, key), '');
  return resolver.inherit(brand).chain.some(({ folder }) =>
    files
      .list(folder)
      .filter((file) => /^tokens(\.[^.]+)?\.json$/.test(file))
      .some((file) => isObject(valueAt(readJsonFile(files, `${folder}/${file}`, '').value, pointer))),
  );
}

function unnamed(place: string): { readonly wrong: string } {
  return {
    wrong: `${place} is no name that a brand gives. What can be called otherwise: a message, a token, a placement, and what stands in ${Object.values(SECTIONS).join(', ')}.`,
  };
}
