import { useMemo } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import type { OutlineGroup, OutlineItem } from '#studio/api.ts';
import { Icon } from './icons.tsx';

/** The placements of a page by region and slot. */
export function Outline({
  groups,
  selected,
  onSelect,
}: {
  readonly groups: readonly OutlineGroup[];
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
}) {
  const groupKeys = useMemo(() => keysOf(groups), [groups]);
  return (
    <Tree
      className="tree"
      aria-label="Outline"
      items={groups}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      disabledKeys={groupKeys}
      disabledBehavior="selection"
      selectedKeys={selected === undefined ? [] : [selected]}
      defaultExpandedKeys={groupKeys
        .filter((key) => key.startsWith('/routes/'))
        .concat(itemsIn(groups[0]).map((item) => item.at))}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onSelect(String(key));
      }}
    >
      {groupNode}
    </Tree>
  );
}

function groupNode(group: OutlineGroup) {
  return (
    <TreeItem id={group.at} textValue={group.title} className="tree-row group">
      <TreeItemContent>
        <Chevron />
        <span className="tree-title">{group.title}</span>
        <span className="note">{group.items.length === 0 ? 'empty' : group.items.length}</span>
      </TreeItemContent>
      <Collection items={group.items}>{itemNode}</Collection>
    </TreeItem>
  );
}

function itemNode(item: OutlineItem) {
  const { isHidden, isOwn, isConditional, errors, title, id, slots } = item;
  return (
    <TreeItem id={item.at} textValue={`${title} ${id}`} className={`tree-row${isHidden ? ' hidden' : ''}`}>
      <TreeItemContent>
        {slots.length > 0 ? <Chevron /> : <span className="chevron" />}
        <span className="tree-title">{title}</span>
        <span className="note">{id}</span>
        <span className="tree-marks">
          {isConditional && <span title="Shows under a condition">if</span>}
          {isHidden && <span>hidden</span>}
          {isOwn && !isHidden && <span className="dot" role="img" aria-label="Changed by this brand" />}
          {errors > 0 && <span className="badge error">{errors}</span>}
        </span>
      </TreeItemContent>
      <Collection items={slots}>{groupNode}</Collection>
    </TreeItem>
  );
}

function Chevron() {
  return (
    <Button slot="chevron" className="chevron">
      <Icon name="right" />
    </Button>
  );
}

/** Keys of all groups: they hold placements, and are none. */
function keysOf(groups: readonly OutlineGroup[]): string[] {
  return groups.flatMap((group) => [group.at, ...itemsIn(group).flatMap(({ slots }) => keysOf(slots))]);
}

function itemsIn(group: OutlineGroup | undefined): readonly OutlineItem[] {
  return group?.items ?? [];
}

/** The placement at a place of an outline, with those that stand beside it. */
export function placedAt(
  groups: readonly OutlineGroup[],
  place: string | undefined,
): { readonly item: OutlineItem; readonly siblings: readonly OutlineItem[] } | undefined {
  for (const { items } of groups)
    for (const item of items) {
      if (item.at === place) return { item, siblings: items.filter(({ isHidden }) => !isHidden) };
      const inside = placedAt(item.slots, place);
      if (inside !== undefined) return inside;
    }
  return undefined;
}
