import { createIssue, type Issue, issueList, nearest, type Place } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { ContentUse, HashUse } from '#compiler/manifest/index.ts';
import type { Tree } from './content-tree.ts';

/** The trees of contents by their names, each by the languages that it is written in. */
type Trees = ReadonlyMap<string, ReadonlyMap<string, Tree>>;

interface Manifest {
  readonly uses: readonly ContentUse[];
  readonly placeOf: (pointer: string) => Place;
  readonly pathOf: (pointer: string) => string;
}

const idsOf = byIdentity((tree: Tree): ReadonlySet<string> => new Set(tree.ids));

/** Links to headings that are not there: of the content itself, or of what stands on the page that they lead to. */
export function checkHashes(uses: readonly ContentUse[], trees: Trees): Issue[] {
  const list = issueList();
  for (const [name, byLanguage] of trees)
    for (const [code, { hashLinks }] of byLanguage)
      for (const { route, hash, report } of hashLinks) {
        const there =
          route === undefined ? uses.filter(({ value }) => value === name) : contentsAlone(uses, route);
        if (there === undefined) continue;
        const headings = headingsOf(there, trees, code);
        if (headings.some((ids) => ids.has(hash))) continue;
        list.add('content-hash', () => report(headings.flatMap((ids) => [...ids])));
      }
  return list.all();
}

/** Links of the manifest to headings that are not there, in a language or in all. */
export function checkLinks(
  { uses, placeOf, pathOf }: Manifest,
  hashes: readonly HashUse[],
  trees: Trees,
): Issue[] {
  return hashes.flatMap(({ value: hash, route, pointer }) => {
    const there = contentsAlone(uses, route);
    // Browsers lead to the top of a page by this name.
    if (there === undefined || hash === 'top') return [];
    const codes = [...new Set(there.flatMap((use) => [...(trees.get(use.value)?.keys() ?? [])]))];
    const lacking = codes.filter((code) => !headingsOf(there, trees, code).some((ids) => ids.has(hash)));
    const [code] = lacking;
    if (code === undefined) return [];
    const knownIds = headingsOf(there, trees, code).flatMap((ids) => [...ids]);
    return [
      createIssue('hash-unknown', placeOf(pointer), {
        path: pathOf(pointer),
        route,
        hash,
        languages: lacking.length === codes.length ? [] : lacking,
        nearest: nearest(hash, knownIds),
        known: knownIds,
      }),
    ];
  });
}

/** The contents of a page; undefined where it has none, or another widget on it follows links, whose places are its own to know. */
function contentsAlone(uses: readonly ContentUse[], route: string): readonly ContentUse[] | undefined {
  const there = uses.filter((use) => use.route === route);
  return there.length === 0 || there.some((use) => use.besidesOthers) ? undefined : there;
}

function headingsOf(uses: readonly ContentUse[], trees: Trees, code: string): ReadonlySet<string>[] {
  return uses.flatMap((use) => {
    const tree = trees.get(use.value)?.get(code);
    return tree === undefined ? [] : [idsOf(tree)];
  });
}
