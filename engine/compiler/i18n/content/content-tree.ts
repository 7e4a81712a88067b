import type { Definition, Heading, Nodes, Parents, Root, Text } from 'mdast';
import { type Code, createIssue, type Issue, issueList, nearest } from '#compiler/issues/index.ts';
import { contentSlips, hiddenInText, NO_FOOTNOTES, unwritten } from '#compiler/issues/text-slips.ts';
import type { SourceText } from '#compiler/manifest/index.ts';
import type { RichNode } from '#compiler/plain/rich-node.ts';
import { type LinkContext, linkOf } from './content-links.ts';

export interface TreeContext extends LinkContext {
  /** Names of the brand's assets. */
  readonly assets: readonly string[];
  /** Names of the placeholders that are filled. */
  readonly values: readonly string[];
}

/** A link with a hash, whose target is known once all contents are. */
export interface HashLink {
  /** The page that it leads to; undefined: the one that the content is on. */
  readonly route: string | undefined;
  readonly hash: string;
  readonly address: string;
  readonly report: (known: readonly string[]) => Issue;
}

export interface Tree {
  readonly body: readonly RichNode[];
  /** Ids of its headings. */
  readonly ids: readonly string[];
  /** Those of them that the file writes itself: `{#limits}`. */
  readonly named: readonly string[];
  readonly hashLinks: readonly HashLink[];
  /** Links to hosts, which may be the brand's own. */
  readonly hostLinks: readonly { readonly href: string; readonly report: () => Issue }[];
  readonly issues: readonly Issue[];
}

/** The remedy for a line that is taken for code. */
const INDENTED =
  'A line that begins with four spaces is shown as code: take the spaces out, or write ``` in a line before and behind it.';

/** Makes a content of the syntax tree of its Markdown. What it must not hold is left out, and told of. */
export function contentTree(root: Root, source: SourceText, context: TreeContext): Tree {
  const definitions = new Map<string, Definition>();
  for (const node of root.children) if (node.type === 'definition') definitions.set(node.identifier, node);
  const ids: string[] = [];
  const namedIds: string[] = [];
  const nextId = idGiver();
  const hashLinks: HashLink[] = [];
  const emptyHeadings: Heading[] = [];
  const hostLinks: Tree['hostLinks'][number][] = [];
  const issues = issueList();
  let level = 0;
  let isPage = false;

  const issueAt = <C extends Code>(
    start: number,
    end: number,
    code: C,
    args: Parameters<typeof createIssue<C>>[2],
  ) => createIssue(code, { file: source.file, pointer: '', ...source.position(start, end) }, args);
  const report = <C extends Code>(node: Nodes, code: C, args: () => Parameters<typeof createIssue<C>>[2]) =>
    issues.add(code, () => issueAt(startOf(node), endOf(node), code, args()));

  const inside = (node: Parents): RichNode[] => node.children.flatMap((child) => convert(child));
  const convert = (node: Nodes): RichNode | RichNode[] => {
    switch (node.type) {
      case 'text':
        return textOf(node);
      case 'paragraph':
      case 'emphasis':
      case 'strong':
        return { type: node.type, children: inside(node) };
      case 'blockquote':
        return { type: 'quote', children: inside(node) };
      case 'inlineCode':
        return { type: 'code', children: [node.value] };
      case 'code':
        // An indented one is most often a paragraph that was moved.
        if (!/^[ \t]*(```|~~~)/.test(source.text.slice(startOf(node)))) {
          const [line = ''] = node.value.split('\n', 1);
          report(node, 'content-sign', () => ({ literal: line.slice(0, 60), hint: INDENTED }));
        }
        return { type: 'listing', children: [node.value] };
      case 'break':
        return { type: 'break' };
      case 'thematicBreak':
        return { type: 'rule' };
      case 'heading':
        return headingOf(node);
      case 'list': {
        const children = node.children.map((item): RichNode => {
          const [only, second] = item.children;
          const isTight = !item.spread && only?.type === 'paragraph' && (!second || second.type === 'list');
          const rest = isTight ? item.children.slice(1).flatMap((child) => convert(child)) : [];
          return { type: 'item', children: isTight ? [...inside(only), ...rest] : inside(item) };
        });
        return { type: 'list', ...(node.ordered && { start: node.start ?? 1 }), children };
      }
      case 'table': {
        const columns = node.children[0]?.children.length ?? 0;
        for (const row of node.children) {
          const cells = row.children.length;
          if (cells !== columns) report(row, 'content-row', () => ({ cells, columns }));
        }
        const rows = node.children.map((row) => row.children.map(inside));
        return { type: 'table', align: node.align ?? [], rows };
      }
      case 'link':
        return linked(node, node.url, linkedWords(node));
      case 'linkReference':
        if (node.identifier.startsWith('^')) {
          report(node, 'content-sign', () => ({ literal: `[${node.identifier}]`, hint: NO_FOOTNOTES }));
          return inside(node);
        }
        return linked(node, definitions.get(node.identifier)?.url ?? '', linkedWords(node));
      case 'image':
        return pictureOf(node, node.url, node.alt ?? '');
      case 'imageReference':
        return pictureOf(node, definitions.get(node.identifier)?.url ?? '', node.alt ?? '');
      case 'html':
        // A closing tag is told with its opening one, and comments are for writers.
        if (!isPage && !/^<(\/|!--)/.test(node.value))
          report(node, 'content-html', () => ({ html: node.value.split('\n', 1)[0]?.slice(0, 60) ?? '' }));
        // All that a page of HTML holds is told with its beginning.
        isPage ||= /^<(!doctype|html)\b/i.test(node.value);
        return [];
      default:
        return 'children' in node ? inside(node) : [];
    }
  };

  /** Words of a link may be an address. */
  let isLinked = false;
  const linkedWords = (node: Parents): RichNode[] => {
    isLinked = true;
    const children = inside(node);
    isLinked = false;
    return children;
  };

  const textOf = (node: Text): RichNode[] => {
    tellSigns(node);
    const pieces: RichNode[] = [];
    let last = 0;
    let from = startOf(node);
    for (const match of node.value.matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}/g)) {
      const [whole, name = ''] = match;
      pieces.push(node.value.slice(last, match.index), { type: 'value', name });
      last = match.index + whole.length;
      const start = source.text.indexOf(whole, from);
      const end = start + whole.length;
      from = end;
      if (context.values.includes(name)) continue;
      issues.add('content-placeholder', () => {
        const args = { name, nearest: nearest(name, context.values), known: context.values };
        return issueAt(start, end, 'content-placeholder', args);
      });
    }
    pieces.push(node.value.slice(last));
    return pieces.filter((piece) => piece !== '');
  };

  /** A backslash in the source says that a sign is meant as such. */
  const tellSigns = (node: Text): void => {
    const start = startOf(node);
    const written = source.text.slice(start, endOf(node));
    for (const { literal, hint, ...slip } of contentSlips(written)) {
      if (written[slip.start - 1] === '\\' || (isLinked && /^https?:/.test(literal))) continue;
      issues.add('content-sign', () =>
        issueAt(start + slip.start, start + slip.end, 'content-sign', { literal, hint }),
      );
    }
    const hidden = hiddenInText(written);
    if (hidden !== undefined)
      issues.add('text-hidden', () =>
        issueAt(start + hidden.start, start + hidden.end, 'text-hidden', {
          key: undefined,
          letter: hidden.literal,
        }),
      );
    const note = unwritten(node.value);
    if (note !== undefined) report(node, 'content-unwritten', () => ({ note }));
  };

  const headingOf = (node: Heading): RichNode => {
    const children = inside(node);
    const last = children.at(-1);
    const [, named] = (typeof last === 'string' && /\s*\{#([A-Za-z][\w-]*)\}\s*$/.exec(last)) || [];
    if (named !== undefined && typeof last === 'string')
      children.splice(-1, 1, last.replace(/\s*\{#[\w-]+\}\s*$/, ''));
    if (!children.some(saysSomething)) emptyHeadings.push(node);
    const heading = plain(children);
    const before = level;
    if (node.depth > before + 1)
      report(node, 'content-heading', () => ({ heading, level: node.depth, before }));
    level = node.depth;
    if (named !== undefined && ids.includes(named)) report(node, 'content-id-twice', () => ({ id: named }));
    if (named !== undefined) namedIds.push(named);
    const id = nextId(named ?? slugOf(heading));
    ids.push(id);
    return { type: 'heading', level: node.depth, id, children };
  };

  const linked = (node: Nodes, address: string, children: RichNode[]): RichNode | RichNode[] => {
    const link = linkOf(address, context);
    if ('code' in link) {
      if (link.code === 'content-link') report(node, link.code, link.args);
      else report(node, link.code, () => ({ address }));
      return children;
    }
    if (!children.some(saysSomething)) report(node, 'content-link-text', () => ({ address }));
    const { route, hash, href } = link.to;
    if (href !== undefined)
      hostLinks.push({
        href,
        report: () => issueAt(startOf(node), endOf(node), 'content-link-own', { href }),
      });
    if (hash !== undefined) {
      const hashIssue = (knownIds: readonly string[]) =>
        issueAt(startOf(node), endOf(node), 'content-hash', {
          address,
          hash,
          nearest: nearest(hash, knownIds),
          known: knownIds,
        });
      hashLinks.push({ route, hash, address, report: hashIssue });
    }
    return { type: 'link', to: link.to, children };
  };

  const pictureOf = (node: Nodes, address: string, alt: string): RichNode[] => {
    const [, asset] = /^asset:(.+)$/.exec(address) ?? [];
    const isFile = /^\S+\.(svg|png|jpe?g|gif|webp|avif)$/i.test(alt.trim());
    if (alt.trim() === '' || isFile) report(node, 'content-picture', () => ({ address, alt: alt.trim() }));
    if (asset !== undefined && context.assets.includes(asset)) return [{ type: 'picture', asset, alt }];
    report(node, 'content-asset', () => {
      const near = nearest(asset ?? address, context.assets);
      return {
        address,
        nearest: near && `asset:${near}`,
        known: context.assets.map((name) => `asset:${name}`),
      };
    });
    return [];
  };

  const front = /^---\n(?:\w[\w-]*:.*\n|[ \t#-].*\n)+---\n/.exec(source.text)?.[0] ?? '';
  if (front !== '') issues.add('content-front-matter', () => issueAt(0, 3, 'content-front-matter', {}));
  const body = root.children.flatMap((child) => (startOf(child) < front.length ? [] : convert(child)));
  // Parts that cannot be shown have a finding of their own.
  if (issues.all().length === 0 && !body.some(saysSomething))
    issues.add('content-empty', () => issueAt(0, 0, 'content-empty', {}));
  else for (const node of emptyHeadings) report(node, 'content-heading-empty', () => ({}));
  return { body, ids, named: namedIds, hashLinks, hostLinks, issues: issues.all() };
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

function endOf({ position }: Nodes): number {
  return position?.end.offset ?? 0;
}

/** Tells whether a part of a content is more than lines and signs. */
function saysSomething(node: RichNode): boolean {
  if (typeof node === 'string') return /[\p{L}\p{N}]/u.test(node);
  if (node.type === 'table') return node.rows.flat(2).some(saysSomething);
  if ('children' in node) return node.children.some(saysSomething);
  return node.type === 'value' || node.type === 'picture';
}

function plain(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : node.type === 'value'
          ? `{${node.name}}`
          : 'children' in node
            ? plain(node.children)
            : '',
    )
    .join('');
}

/** `Your Money & you` → `your-money-you` */
function slugOf(heading: string): string {
  // Addresses write other letters as codes, which nobody can read.
  const letters = heading.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const slug = letters.replaceAll(/[^a-z0-9]+/g, '-');
  return slug.replaceAll(/^-|-$/g, '') || 'section';
}

/** Gives each heading an id that no other has: `section`, `section-2`, `section-3`. */
function idGiver(): (wanted: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (baseId) => {
    let count = counts.get(baseId) ?? 1;
    let id = count === 1 ? baseId : `${baseId}-${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${baseId}-${count}`;
    }
    taken.add(id);
    counts.set(baseId, count + 1);
    return id;
  };
}
