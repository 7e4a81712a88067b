import type { Languages } from '@liveryjs/schemas/brand';
import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { RichNode } from '#compiler/plain/rich-node.ts';
import type { Tree } from './content-tree.ts';

/** The words from which on a paragraph that is the same in two languages is no name, figure or address. */
const MANY_WORDS = 4;

/** The paragraphs, headings and values of a content. */
const partsOf = byIdentity((tree: Tree) => {
  const texts = new Set<string>();
  const values = new Set<string>();
  let headings = 0;
  const textOf = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    if (node.type === 'value') values.add(node.name);
    if (node.type === 'table') return node.rows.flat(2).map(textOf).join(' ');
    return 'children' in node ? node.children.map(textOf).join('') : '';
  };
  const collect = (node: RichNode): void => {
    const isAround = typeof node !== 'string' && ['list', 'item', 'quote'].includes(node.type);
    if (isAround && 'children' in node && node.children.some((child) => typeof child !== 'string')) {
      for (const child of node.children) collect(child);
      return;
    }
    const text = textOf(node).trim();
    // A heading without text has a finding of its own, and no translation of it is missed.
    if (typeof node !== 'string' && node.type === 'heading' && text !== '') headings += 1;
    if (text.split(/\s+/).length >= MANY_WORDS) texts.add(text);
  };
  for (const node of tree.body) collect(node);
  return { texts, values, headings };
});

/**
 * Tells of translations of a content that were copied, and of parts of the source that they lack.
 *
 * @param trees the content by the codes of its languages
 * @param file the file of a language
 */
export function checkCopies(
  name: string,
  trees: ReadonlyMap<string, Tree>,
  { default: from, supported }: Languages,
  file: (code: string) => string,
): { readonly issues: readonly Issue[]; readonly short: ReadonlySet<string> } {
  const source = trees.get(from);
  const localeOf = (code: string) => supported.find((other) => other.code === code)?.locale.split('-', 1)[0];
  const copied: string[] = [];
  const lacking = new Map<string, { readonly lacks: readonly string[]; readonly codes: string[] }>();
  const short = new Set<string>();
  const placeIn = (code: string) => ({ file: file(code), line: 1, column: 1, pointer: '' });
  for (const [code, tree] of source === undefined ? [] : trees) {
    if (source === undefined || code === from || localeOf(code) === localeOf(from)) continue;
    const [base, here] = [partsOf(source), partsOf(tree)];
    const same = [...here.texts].filter((text) => base.texts.has(text));
    if (same.length > 0 && same.length * 2 >= here.texts.size) {
      copied.push(code);
      continue;
    }
    const fewer = base.headings - here.headings;
    const lacks = [
      ...[...base.values].flatMap((value) => (here.values.has(value) ? [] : [`{${value}}`])),
      ...(fewer > 0 ? [fewer === 1 ? 'a heading' : `${fewer} headings`] : []),
      // Links name a heading by the id that it has in every language.
      ...(fewer > 0 ? [] : source.named.filter((id) => !tree.ids.includes(id)).map((id) => `{#${id}}`)),
    ];
    if (lacks.length === 0 || here.texts.size === 0) continue;
    if (fewer > 0) short.add(code);
    const alike = lacking.get(lacks.join());
    if (alike === undefined) lacking.set(lacks.join(), { lacks, codes: [code] });
    else alike.codes.push(code);
  }
  // Languages that lack the same wait for a translation of what came into the source.
  const issues = [...lacking.values()].map(({ lacks, codes }) =>
    createIssue('content-lacks', placeIn(codes[0] ?? from), { name, codes, from, lacks }),
  );
  const [first] = copied;
  if (first !== undefined)
    issues.push(createIssue('content-same', placeIn(first), { name, from, languages: copied }));
  return { issues, short };
}
