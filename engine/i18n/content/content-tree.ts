import type { Definition, Heading, Nodes, Parents, Root, Text } from 'mdast';
import { type Code, createIssue, type Issue, issueList, nearest } from '#engine/issues/index.ts';
import type { SourceText } from '#engine/manifest/index.ts';
import { type LinkContext, linkOf } from './content-links.ts';
import type { RichNode } from './rich-node.ts';

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
  readonly hashLinks: readonly HashLink[];
  readonly issues: readonly Issue[];
}

/** Makes a content of the syntax tree of its Markdown. What it must not hold is left out, and told of. */
export function contentTree(root: Root, source: SourceText, context: TreeContext): Tree {
  const definitions = new Map<string, Definition>();
  for (const node of root.children) if (node.type === 'definition') definitions.set(node.identifier, node);
  const ids: string[] = [];
  const nextId = idGiver();
  const hashLinks: HashLink[] = [];
  const issues = issueList();
  let level = 0;

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
        const rows = node.children.map((row) => row.children.map(inside));
        return { type: 'table', align: node.align ?? [], rows };
      }
      case 'link':
        return linked(node, node.url, inside(node));
      case 'linkReference':
        return linked(node, definitions.get(node.identifier)?.url ?? '', inside(node));
      case 'image':
        return pictureOf(node, node.url, node.alt ?? '');
      case 'imageReference':
        return pictureOf(node, definitions.get(node.identifier)?.url ?? '', node.alt ?? '');
      case 'html':
        // A closing tag is told with its opening one, and comments are for writers.
        if (!/^<(\/|!--)/.test(node.value))
          report(node, 'content-html', () => ({ html: node.value.split('\n', 1)[0]?.slice(0, 60) ?? '' }));
        return [];
      default:
        return 'children' in node ? inside(node) : [];
    }
  };

  const textOf = (node: Text): RichNode[] => {
    const pieces: RichNode[] = [];
    let last = 0;
    let from = startOf(node);
    for (const found of node.value.matchAll(/\{([A-Za-z][A-Za-z0-9]*)\}/g)) {
      const [whole, name = ''] = found;
      pieces.push(node.value.slice(last, found.index), { type: 'value', name });
      last = found.index + whole.length;
      const at = source.text.indexOf(whole, from);
      const end = at + whole.length;
      from = end;
      if (context.values.includes(name)) continue;
      issues.add('content-placeholder', () => {
        const args = { name, nearest: nearest(name, context.values), known: context.values };
        return issueAt(at, end, 'content-placeholder', args);
      });
    }
    pieces.push(node.value.slice(last));
    return pieces.filter((piece) => piece !== '');
  };

  const headingOf = (node: Heading): RichNode => {
    const children = inside(node);
    const last = children.at(-1);
    const [, named] = (typeof last === 'string' && /\s*\{#([A-Za-z][\w-]*)\}\s*$/.exec(last)) || [];
    if (named !== undefined && typeof last === 'string')
      children.splice(-1, 1, last.replace(/\s*\{#[\w-]+\}\s*$/, ''));
    const heading = plain(children);
    const before = level;
    if (node.depth > before + 1)
      report(node, 'content-heading', () => ({ heading, level: node.depth, before }));
    level = node.depth;
    const id = nextId(named ?? slugOf(heading));
    ids.push(id);
    return { type: 'heading', level: node.depth, id, children };
  };

  const linked = (node: Nodes, address: string, children: RichNode[]): RichNode | RichNode[] => {
    const found = linkOf(address, context);
    if ('code' in found) {
      if (found.code === 'content-link') report(node, found.code, found.args);
      else report(node, found.code, () => ({ address }));
      return children;
    }
    const { route, hash } = found.to;
    if (hash !== undefined) {
      const hashIssue = (known: readonly string[]) =>
        issueAt(startOf(node), endOf(node), 'content-hash', {
          address,
          hash,
          nearest: nearest(hash, known),
          known,
        });
      hashLinks.push({ route, hash, address, report: hashIssue });
    }
    return { type: 'link', to: found.to, children };
  };

  const pictureOf = (node: Nodes, address: string, alt: string): RichNode[] => {
    const [, asset] = /^asset:(.+)$/.exec(address) ?? [];
    if (alt.trim() === '') report(node, 'content-picture', () => ({ address }));
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

  const body = inside(root);
  // Parts that cannot be shown have a finding of their own.
  if (issues.all().length === 0 && !body.some(saysSomething))
    issues.add('content-empty', () => issueAt(0, 0, 'content-empty', {}));
  return { body, ids, hashLinks, issues: issues.all() };
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? 0;
}

function endOf({ position }: Nodes): number {
  return position?.end.offset ?? 0;
}

/** Whether a part of a content is more than lines and signs. */
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
  return (wanted) => {
    let count = counts.get(wanted) ?? 1;
    let id = count === 1 ? wanted : `${wanted}-${count}`;
    while (taken.has(id)) {
      count += 1;
      id = `${wanted}-${count}`;
    }
    taken.add(id);
    counts.set(wanted, count + 1);
    return id;
  };
}
