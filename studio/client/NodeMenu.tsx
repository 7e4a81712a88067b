import { useRef } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components';
import type { OutlineNode } from '#studio/api.ts';
import { type NodeActions, neighbour } from './node-actions.ts';
import { listOf, type Placed } from './outline-nodes.ts';

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly keys?: string;
  readonly act: () => void;
}

/** The menu of a line of the outline: what can be added, and what can be done with it. */
export function NodeMenu({
  placed,
  anchor,
  actions,
  onClose,
}: {
  readonly placed: Placed;
  /** The element that the menu stands at. */
  readonly anchor: Element;
  readonly actions: NodeActions;
  readonly onClose: () => void;
}) {
  const trigger = useRef(anchor);
  trigger.current = anchor;
  const entries = entriesFor(placed, actions);
  return (
    <Popover
      className="popover"
      triggerRef={trigger}
      placement="bottom end"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Menu
        className="list-box"
        aria-label={placed.node.title}
        items={entries}
        autoFocus="first"
        onClose={onClose}
        onAction={(key) => entries.find(({ id }) => id === key)?.act()}
      >
        {({ id, text, keys }) => (
          <MenuItem className="list-item" id={id} textValue={text}>
            <span>{text}</span>
            {keys !== undefined && <kbd className="note">{keys}</kbd>}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}

function entriesFor(placed: Placed, actions: NodeActions): Entry[] {
  const { node } = placed;
  if (node.isHidden) return [{ id: 'show', text: 'Show it again', act: () => actions.show(node) }];
  const entry = (id: string, text: string, act: () => void, keys?: string): Entry => ({
    id,
    text,
    act,
    ...(keys !== undefined && { keys }),
  });
  return [...additions(placed, actions, entry), ...(node.isItem ? ofItem(placed, actions, entry) : [])];
}

type MakeEntry = (id: string, text: string, act: () => void, keys?: string) => Entry;

function additions({ node, above }: Placed, actions: NodeActions, entry: MakeEntry): Entry[] {
  const around = above.at(-1);
  const beside = node.id !== undefined && node.isItem && node.kind === 'placement' ? node.id : undefined;
  const here = (holder: OutlineNode, text: string, id: string, spot = {}) =>
    holder.list === undefined
      ? []
      : [entry(id, text, () => actions.add({ list: holder.list?.at ?? '', title: holder.title, spot }))];
  return [
    ...here(node, node.kind === 'group' ? 'Add here…' : 'Add inside…', 'add'),
    ...(around === undefined || beside === undefined || around.list?.at !== listOf(node.at)
      ? []
      : [
          ...here(around, 'Add before…', 'before', { before: beside }),
          ...here(around, 'Add after…', 'after', { after: beside }),
        ]),
    ...(node.kind === 'placement'
      ? node.nodes.flatMap((slot) => here(slot, `Add into ${slot.title.toLowerCase()}…`, slot.at))
      : []),
  ];
}

function ofItem(placed: Placed, actions: NodeActions, entry: MakeEntry): Entry[] {
  const { node } = placed;
  return [
    ...(node.kind === 'placement' ? [entry('copy', 'Duplicate', () => actions.duplicate(node))] : []),
    ...(neighbour(placed, 'before') ? [entry('up', 'Move up', () => actions.move(placed, 'before'))] : []),
    ...(neighbour(placed, 'after') ? [entry('down', 'Move down', () => actions.move(placed, 'after'))] : []),
    entry('remove', node.isAdded ? 'Remove' : 'Hide in this brand', () => actions.remove(node), 'Del'),
  ];
}
