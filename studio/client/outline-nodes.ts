import type { OutlineNode, PageView, Spot, StudioEdit } from '#studio/api.ts';

/** A line of the outline, with the lines around it. */
export interface Placed {
  readonly node: OutlineNode;
  /** Those that it is inside of, the outermost first. */
  readonly above: readonly OutlineNode[];
  /** The items of its list that the brand has, itself among them, in order. */
  readonly siblings: readonly OutlineNode[];
}

/** The line at a place of an outline. */
export function placedAt(
  nodes: readonly OutlineNode[],
  place: string | undefined,
  above: readonly OutlineNode[] = [],
): Placed | undefined {
  for (const node of nodes) {
    if (node.at === place)
      return { node, above, siblings: nodes.filter(({ isHidden, isItem }) => isItem && !isHidden) };
    const inside = placedAt(node.nodes, place, [...above, node]);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The innermost line that a place is at or inside of. */
export function nearestTo(nodes: readonly OutlineNode[], place: string): string | undefined {
  for (const node of nodes) {
    const inside = nearestTo(node.nodes, place);
    if (inside !== undefined) return inside;
    if (node.kind !== 'group' && (place === node.at || place.startsWith(`${node.at}/`))) return node.at;
  }
  return undefined;
}

/** Places of lines that cannot be chosen. */
export function groupsIn(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap((node) => [...(node.kind === 'group' ? [node.at] : []), ...groupsIn(node.nodes)]);
}

/** The pointer of the list that an item is in. */
export function listOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}

/** A place of a tree where something is dropped. */
export interface DropPlace {
  readonly key: string;
  readonly dropPosition: 'before' | 'on' | 'after';
}

/** The edit that brings an item to a place of the outline; undefined where it cannot stand there. */
export function editForDrop(
  { nodes, takes }: PageView,
  brand: string,
  dragged: OutlineNode | undefined,
  { key, dropPosition }: DropPlace,
): StudioEdit | undefined {
  const target = placedAt(nodes, key);
  if (target === undefined || dragged === undefined || !dragged.isItem || dragged.isHidden) return undefined;
  if (target.node.isHidden || key === dragged.at || key.startsWith(`${dragged.at}/`)) return undefined;
  const isInside = dropPosition === 'on';
  const holder = isInside ? target.node : target.above.at(-1);
  if (holder?.list === undefined || (!isInside && !target.node.isItem)) return undefined;
  const { at: list, takes: kind } = holder.list;
  const isAllowed =
    kind === undefined ? list === listOf(dragged.at) : takes[kind]?.includes(dragged.widget ?? '');
  if (!isAllowed) return undefined;
  const last = holder.nodes.filter(({ isItem, isHidden }) => isItem && !isHidden).at(-1);
  const beside = isInside ? last : target.node;
  if (beside?.at === dragged.at) return undefined;
  const side = dropPosition === 'before' ? 'before' : 'after';
  const spot: Spot = beside?.id === undefined ? {} : { [side]: beside.id };
  return list === listOf(dragged.at)
    ? { op: 'move', brand, at: dragged.at, ...spot }
    : { op: 'transfer', brand, at: dragged.at, to: list, ...spot };
}
