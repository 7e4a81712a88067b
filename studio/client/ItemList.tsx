import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { ListItem, ListView } from '#studio/api.ts';
import { IconButton } from './controls.tsx';
import type { FormContext } from './form-context.ts';
import { Icon } from './icons.tsx';

/** Items with a form each: to open, to put into another order, to add and to take out. */
export function ItemList({
  title,
  isTitleShown = true,
  list,
  context,
}: {
  readonly title: string;
  readonly isTitleShown?: boolean;
  readonly list: ListView;
  readonly context: FormContext;
}) {
  const { brand, commit, open, add } = context;
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !list.isOrdered,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = [...keys].map(String);
      const side = target.dropPosition === 'before' ? 'before' : 'after';
      const item = list.items.find((each) => each.id === key);
      const beside = list.items.find((each) => each.id === String(target.key));
      if (item === undefined || item.isHidden || beside === undefined || beside.isHidden) return;
      commit([{ op: 'move', brand, at: item.at, [side]: beside.id }]);
    },
  });
  return (
    <div className="item-list">
      <div className="item-list-head">
        {isTitleShown && <h3 className="label">{title}</h3>}
        <Button className="link-button" onPress={() => add({ list: list.at, title })}>
          Add
        </Button>
      </div>
      <GridList
        className="items"
        aria-label={title}
        items={list.items}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => {
          const item = list.items.find(({ id }) => id === key);
          if (item !== undefined && !item.isHidden) open(item.at);
        }}
        renderEmptyState={() => <p className="quiet items-empty">Nothing here yet.</p>}
      >
        {(item) => <Row item={item} isOrdered={list.isOrdered} brand={brand} commit={commit} />}
      </GridList>
    </div>
  );
}

function Row({
  item,
  isOrdered,
  brand,
  commit,
}: {
  readonly item: ListItem;
  readonly isOrdered: boolean;
} & Pick<FormContext, 'brand' | 'commit'>) {
  const { id, at: place, title, isHidden, isOwn, isAdded, errors } = item;
  return (
    <GridListItem id={id} textValue={title} className={`item${isHidden ? ' hidden' : ''}`}>
      {isOrdered && !isHidden && (
        <Button slot="drag" className="drag" aria-label={`Move ${title}`}>
          <Icon name="drag" />
        </Button>
      )}
      <span className="item-title">{title}</span>
      {title !== id && <span className="note">{id}</span>}
      <span className="tree-marks">
        {isHidden && <span>hidden</span>}
        {isOwn && !isHidden && <span className="dot" role="img" aria-label="Changed by this brand" />}
        {errors > 0 && <span className="badge error">{errors}</span>}
      </span>
      {isHidden ? (
        <IconButton
          name="show"
          label={`Show ${title} again`}
          onPress={() => commit([{ op: 'reset', brand, at: place }])}
        />
      ) : (
        <>
          {isOrdered && (
            <IconButton
              name="copy"
              label={`Duplicate ${title}`}
              onPress={() => commit([{ op: 'duplicate', brand, at: place }])}
            />
          )}
          <IconButton
            name={isAdded ? 'remove' : 'hide'}
            label={isAdded ? `Remove ${title}` : `Hide ${title} in this brand`}
            onPress={() => commit([takenOut(brand, item, isOrdered)])}
          />
        </>
      )}
    </GridListItem>
  );
}

/** Items of lists are left out by id, members of objects by null where they are inherited. */
function takenOut(brand: string, { at: place, isAdded }: ListItem, isOrdered: boolean) {
  if (isOrdered) return { op: 'remove' as const, brand, at: place };
  return isAdded
    ? { op: 'reset' as const, brand, at: place }
    : { op: 'set' as const, brand, at: place, value: null };
}
