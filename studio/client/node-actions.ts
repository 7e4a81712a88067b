import type { OutlineNode, Spot, StudioEdit } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import type { Placed } from './outline-nodes.ts';

/** A list that something new comes into. */
export interface Adding {
  readonly list: string;
  /** The name of the list for people. */
  readonly title: string;
  readonly spot?: Spot;
}

/** All that can be done with a line of the outline. */
export interface NodeActions {
  add(adding: Adding): void;
  duplicate(node: OutlineNode): void;
  /** Has it change places with the one before or behind it. */
  move(placed: Placed, side: 'before' | 'after'): void;
  /** Takes it out where it is the brand's own, else hides it in the brand. */
  remove(node: OutlineNode): void;
  /** Shows again what the brand hides. */
  show(node: OutlineNode): void;
}

/** The actions of a brand's outline. @param add opens the dialog in which something new is chosen */
export function nodeActions(brand: string, commit: Commit, add: NodeActions['add']): NodeActions {
  const send = (edit: StudioEdit) => commit([edit]);
  return {
    add,
    duplicate: ({ at: place }) => send({ op: 'duplicate', brand, at: place }),
    move(placed, side) {
      const beside = neighbour(placed, side);
      if (beside?.id !== undefined) send({ op: 'move', brand, at: placed.node.at, [side]: beside.id });
    },
    remove: ({ at: place }) => send({ op: 'remove', brand, at: place }),
    show: ({ at: place }) => send({ op: 'reset', brand, at: place }),
  };
}

/** The item before or behind another one; undefined where that is the first or the last. */
export function neighbour({ node, siblings }: Placed, side: 'before' | 'after'): OutlineNode | undefined {
  const index = siblings.findIndex((each) => each.at === node.at);
  return index === -1 ? undefined : siblings[side === 'before' ? index - 1 : index + 1];
}
