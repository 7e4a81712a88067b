import { createIssue, type Issue, issueList, nearest } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { SourceText } from '#compiler/manifest/index.ts';
import { cssName } from './write-stylesheet.ts';

/** A token in an SVG: `var(--color-brand-500)`, or with what stands for it where the file is shown by itself. */
const PAINT = /\bvar\(\s*--([\w-]+)\s*(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g;

/** The text of an SVG with the values of tokens in the places of their names; a name that is not known stays. */
export function paintSvg(text: string, values: Readonly<Record<string, string>>): string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [cssName(name), value]));
  return text.replaceAll(PAINT, (whole, name: string) => byName.get(`--${name}`) ?? whole);
}

/**
 * Tokens that an SVG names and that the brand does not have, each with its place in the file. What begins as no token does,
 * such as `--art-ground`, is a value that the page gives.
 */
export function paintIssues(bytes: Uint8Array, file: string, names: readonly string[]): Issue[] {
  const { known, groups } = cssNamesOf(names);
  const unknown = paintsIn(bytes).filter(({ name, group }) => groups.has(group) && !known.has(name));
  if (unknown.length === 0) return [];
  const source = new SourceText(file, new TextDecoder().decode(bytes));
  const list = issueList();
  for (const { name, start } of unknown)
    list.add('asset-token', () => {
      const place = { file, pointer: '', ...source.position(start, start + name.length) };
      return createIssue('asset-token', place, { name, nearest: nearest(name, [...known]) });
    });
  return list.all();
}

/** The tokens that an SVG names, with the offsets of their names. Brands inherit their pictures from each other. */
const paintsIn = byIdentity((bytes: Uint8Array) =>
  [...new TextDecoder().decode(bytes).matchAll(PAINT)].map((match) => {
    const name = `--${match[1]}`;
    return { name, group: match[1]?.split('-', 1)[0], start: match.index + match[0].indexOf(name) };
  }),
);

const cssNamesOf = byIdentity((names: readonly string[]) => ({
  known: new Set(names.map(cssName)),
  groups: new Set(names.map((name) => name.split('.', 1)[0])),
}));
