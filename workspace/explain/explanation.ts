import type { Issue } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonValue,
  type Origins,
  own,
  ownText,
  parseJson,
  pathOf,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { loadBrand, type Workspace } from '#workspace/open/index.ts';
import { allPages, ofSeason, pagesAt } from '#workspace/reach/pages-of.ts';
import { descriptionOf } from './description-of.ts';

/** A place that wrote a value. */
export interface Written {
  /** file:line:column */
  readonly place: string;
  /** The value that the place wrote, where that can still be read. */
  readonly value?: JsonValue;
}

/** Where one value of a brand comes from. */
export interface Explanation {
  /** Items of lists are named by id where they have one. */
  readonly pointer: string;
  readonly value: JsonValue;
  /** Who wrote the value that counts; missing when it is the schema's default. */
  readonly origin?: Written;
  /**
   * Values that this one took the place of, the last one first; for objects and merged lists, the others who write in them.
   */
  readonly overrode: readonly Written[];
  /** The schema's description of the value. */
  readonly description?: string;
  /** True when the value is left out of the portal because a condition around it can never hold. */
  readonly leftOut: boolean;
  /** Members of an object or a list. */
  readonly members: readonly Explanation[];
  /** All that comes and goes with a season, and the pages that change then; seasons alone have it. */
  readonly changes?: readonly Changed[];
}

/** A part of a brand that comes and goes with a season. */
export interface Changed {
  /** As issues write it: `routes[home].main[hero]`. */
  readonly path: string;
  /** Names of pages, such as `route home`. */
  readonly pages: readonly string[];
  readonly isEveryPage: boolean;
}

/**
 * The result of following a pointer: the explanation, or where the pointer stops and which names there are, or why nothing
 * can be read.
 */
export type Found =
  | { readonly explanation: Explanation }
  | { readonly stops: string; readonly key: string; readonly known: readonly string[] }
  | { readonly unreadable: readonly Issue[] };

/**
 * Says which file and line gave a value of a brand, and what that value took the place of.
 *
 * @param id of a brand of the workspace
 * @param path JSON Pointer into the manifest, or a path as issues write it (`routes[home].title`); an item of a list is
 *   named by index or by id
 * @param depth how many levels of members are explained too
 */
export function explain(
  workspace: Workspace,
  id: string,
  path = '',
  { depth = 1 }: { readonly depth?: number } = {},
): Found {
  const { merged, shown, origins, issues } = loadBrand(workspace, id);
  const every = allPages({ ...(shown && { shown }) }).length;
  if (merged === undefined) return { unreadable: issues };
  let node: JsonValue = merged;
  let named = '';
  for (const key of pointerKeys(pointerOf(path))) {
    const next = valueAt(node, pointerTo('', key));
    if (next === undefined) return { stops: named, key, known: stepsOf(node).map(([name]) => name) };
    named = pointerTo(named, isList(node) ? (ownText(next, 'id') ?? key) : key);
    node = next;
  }
  const described = descriptionOf(workspace, merged);
  const documents = new Map<string, JsonValue | undefined>();
  const [section, season, further] = pointerKeys(named);
  const explanation = explanationOf(node, named, depth, false);
  if (section !== 'seasons' || season === undefined || further !== undefined) return { explanation };
  const changes = ofSeason(merged, season).map((pointer): Changed => {
    const pages = pagesAt({ merged, ...(shown && { shown }) }, pointer);
    return { path: pathOf(merged, pointer), pages, isEveryPage: pages.length >= every };
  });
  return { explanation: { ...explanation, changes } };

  function explanationOf(value: JsonValue, path: string, levels: number, dropped: boolean): Explanation {
    const { origin, overrode } = writersOf(origins, path, (file, line) => written(file, line, path));
    const description = described(path);
    const leftOut = dropped || (shown !== undefined && valueAt(shown, path) === undefined);
    return {
      pointer: path,
      value,
      ...(origin === undefined ? {} : { origin }),
      overrode,
      ...(description === undefined ? {} : { description }),
      leftOut,
      members:
        levels === 0
          ? []
          : stepsOf(value).map(([name, member]) =>
              explanationOf(member, pointerTo(path, name), levels - 1, leftOut),
            ),
    };
  }

  function written(file: string, place: string, path: string): Written {
    const value = valueAt(documentOf(file), path);
    return { place, ...(value === undefined ? {} : { value }) };
  }

  function documentOf(file: string): JsonValue | undefined {
    if (!documents.has(file)) {
      const bytes = workspace.files.read(file);
      documents.set(file, bytes === undefined ? undefined : parseJson(bytes, file).value);
    }
    return documents.get(file);
  }
}

/** `/a/b`, or `a[b].c` as issues write it. */
export function pointerOf(path: string): string {
  if (path === '' || path === '/') return '';
  if (path.startsWith('/')) return path;
  return path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    .reduce((pointer, key) => pointerTo(pointer, key), '');
}

function writersOf(
  origins: Origins,
  path: string,
  written: (file: string, place: string) => Written,
): Pick<Explanation, 'origin' | 'overrode'> {
  const origin = origins.of(path);
  if (origin === undefined) return { overrode: [] };
  const placeOf = ({ file, line, column }: { file: string; line: number; column: number }) =>
    written(file, `${file}:${line}:${column}`);
  return { origin: placeOf(origin), overrode: origin.overrode.map(placeOf) };
}

/** Members by name: an object's keys, a list's ids or else indexes. */
function stepsOf(value: JsonValue): [string, JsonValue][] {
  if (isList(value)) return value.map((item, index) => [ownText(item, 'id') ?? String(index), item]);
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    const member = own(value, key);
    return member === undefined ? [] : [[key, member]];
  });
}
