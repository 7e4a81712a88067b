import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { flushSync } from 'react-dom';
import type { Held, OutlineNode, PageView } from '#studio/api.ts';
import type { Commit } from './calls.ts';
import { Icon } from './icons.tsx';
import { NodeMenu } from './NodeMenu.tsx';
import type { NodeActions } from './node-actions.ts';
import { editForDrop, groupsIn, nearestTo, placedAt } from './outline-nodes.ts';

/** All places of a brand that hold placements. Lines are chosen, dragged by pointer or keyboard, and have a menu. */
export function Outline({
  view: latest,
  brand,
  selected,
  onSelect,
  commit,
  actions,
}: {
  readonly view: PageView;
  readonly brand: string;
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
  readonly commit: Commit;
  readonly actions: NodeActions;
}) {
  /** The lines as they were when a drag began: they stay until it ends, so that it lands where a person sees it land. */
  const [held, setHeld] = useState<PageView>();
  const view = held ?? latest;
  const { nodes } = view;
  const groups = useMemo(() => groupsIn(nodes), [nodes]);
  const shown = selected === undefined ? undefined : nearestTo(nodes, selected);
  const { expanded, setExpanded, outline } = useExpanded(nodes, shown);
  const [menu, setMenu] = useState<{ readonly place: string; readonly anchor: Element }>();
  const opened = placedAt(nodes, menu?.place);
  const dragged = useRef<OutlineNode>(undefined);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        dragged.current = placedAt(nodes, String(key))?.node;
        return { 'text/plain': dragged.current?.title ?? '' };
      }),
    onDragStart: () => setHeld(view),
    onDragEnd: () => setHeld(undefined),
    getDropOperation: (target) =>
      target.type === 'item' && editForDrop(view, brand, dragged.current, dropPlace(target)) !== undefined
        ? 'move'
        : 'cancel',
    onMove: ({ target }) => {
      const edit = editForDrop(view, brand, dragged.current, dropPlace(target));
      if (edit !== undefined) commit([edit]);
    },
  });
  const nodeOfRow = (element: Element) =>
    placedAt(nodes, element.closest<HTMLElement>('[role=row]')?.dataset.key)?.node;
  const openMenu = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const node = row === null ? undefined : nodeOfRow(row);
    if (row === null || node === undefined) return;
    event.preventDefault();
    setMenu({ place: node.at, anchor: row.querySelector('.row-menu') ?? row });
  };
  const onKey = (event: KeyboardEvent) => {
    const node = event.target instanceof Element ? nodeOfRow(event.target) : undefined;
    if (event.key !== 'Delete' || node === undefined || !node.isItem || node.isHidden) return;
    event.preventDefault();
    actions.remove(node);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and the menus of the rows inside.
    <div ref={outline} onContextMenu={openMenu} onKeyDown={onKey}>
      <Tree
        className="tree"
        aria-label="Outline"
        items={nodes}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        disabledKeys={groups}
        disabledBehavior="selection"
        selectedKeys={shown === undefined ? [] : [shown]}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        dragAndDropHooks={dragAndDropHooks}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onSelect(String(key));
        }}
      >
        {(node) => rowOf(node, setMenu)}
      </Tree>
      {opened !== undefined && menu !== undefined && (
        <NodeMenu placed={opened} anchor={menu.anchor} actions={actions} onClose={() => setMenu(undefined)} />
      )}
    </div>
  );
}

/** Lines that are open: those that hold the chosen one, which is in sight, the page, and whatever a person has opened. */
function useExpanded(nodes: readonly OutlineNode[], shown: string | undefined) {
  const first = nodes[0];
  const [expanded, setExpanded] = useState<Iterable<string | number>>(() =>
    first === undefined ? [] : [first.at, ...first.nodes.map((node) => node.at)],
  );
  const above = placedAt(nodes, shown)
    ?.above.map((node) => node.at)
    .join();
  const outline = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown === undefined) return;
    queueMicrotask(() => {
      if (above) flushSync(() => setExpanded((before) => new Set([...before, ...above.split(',')])));
      outline.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
    });
  }, [shown, above]);
  return { expanded, setExpanded, outline };
}

function dropPlace({ key, dropPosition }: { key: string | number; dropPosition: 'before' | 'on' | 'after' }) {
  return { key: String(key), dropPosition };
}

function rowOf(
  node: OutlineNode,
  setMenu: (menu: { readonly place: string; readonly anchor: Element }) => void,
) {
  const { at: place, kind, title, id, isHidden, isItem, when, nodes } = node;
  const isAbsent = when?.state === 'hidden';
  const look = `${kind === 'group' ? ' group' : ''}${isHidden ? ' hidden' : ''}${isAbsent ? ' absent' : ''}`;
  return (
    <TreeItem
      id={place}
      textValue={id === undefined ? title : `${title} ${id}`}
      className={`tree-row${look}`}
    >
      <TreeItemContent>
        {isItem && !isHidden ? (
          <Button slot="drag" className="drag" aria-label={`Move ${title}`}>
            <Icon name="drag" />
          </Button>
        ) : (
          <span className="drag" />
        )}
        {nodes.length > 0 ? (
          <Button slot="chevron" className="chevron">
            <Icon name="right" />
          </Button>
        ) : (
          <span className="chevron" />
        )}
        <span className="tree-title">{title}</span>
        <span className="note">{kind === 'group' ? countOf(node) : kind === 'placement' ? id : ''}</span>
        <Marks node={node} />
        <Button
          className="row-menu"
          aria-label={`Actions for ${title}`}
          onPress={({ target }) => setMenu({ place, anchor: target })}
        >
          <Icon name="more" />
        </Button>
      </TreeItemContent>
      <Collection items={nodes}>{(inside) => rowOf(inside, setMenu)}</Collection>
    </TreeItem>
  );
}

function Marks({ node: { isHidden, isOwn, when, errors } }: { readonly node: OutlineNode }) {
  return (
    <span className="tree-marks">
      {when !== undefined && !isHidden && (
        <span title={whyIn(when)}>{when.state === 'hidden' ? 'not shown' : 'if'}</span>
      )}
      {isHidden && <span>hidden</span>}
      {isOwn && !isHidden && <span className="dot" role="img" aria-label="Changed by this brand" />}
      {errors > 0 && <span className="badge error">{errors}</span>}
    </span>
  );
}

/** A condition and its effect, in a line. */
function whyIn({ words, state, why }: Held): string {
  return state === 'hidden' ? `Not shown: ${why.join(', ')}` : `Shows when ${words}`;
}

function countOf({ nodes }: OutlineNode): string {
  const count = nodes.filter(({ isHidden }) => !isHidden).length;
  return count === 0 ? 'empty' : String(count);
}
