import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { ListItem, ListView } from '@liveryjs/studio/api';
import type { Around } from './around.ts';
import { definitionOf, messageOf, originAt, titleOf } from './shared.ts';

/** The items of a list in their order, or of an object by name, and behind them those that the brand leaves out. */
export function listView(context: Around, pointer: string, value: JsonValue | undefined): ListView {
  const { result, inherited, issues } = context;
  const above = valueAt(inherited, pointer);
  const items = entriesOf(value);
  const errors = issues.filter(({ finding }) => finding.severity === 'error');
  const itemOf = ([id, item]: readonly [string, JsonValue], isHidden: boolean): ListItem => {
    const place = pointerTo(pointer, id);
    return {
      at: place,
      id,
      title: labelOf(context, item) ?? titleOf(id),
      isOwn: isHidden || (originAt(result, place)?.isOwn ?? false),
      isAdded: !isHidden && valueAt(above, pointerTo('', id)) === undefined,
      isHidden,
      errors: errors.filter((error) => error.pointer === place || error.pointer.startsWith(`${place}/`))
        .length,
    };
  };
  const hidden = entriesOf(above).filter(([id]) => !items.some(([other]) => other === id));
  return {
    at: pointer,
    items: [
      ...items.map((entry) => itemOf(entry, false)),
      // A member of an object that the brand leaves out says null, and has nothing to show again.
      ...(isList(value) || value === undefined ? hidden.map((entry) => itemOf(entry, true)) : []),
    ],
    isOrdered: isList(value ?? above) || value === undefined,
  };
}

function entriesOf(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  if (isList(value)) return value.map((item) => [ownText(item, 'id') ?? '', item]);
  return isObject(value) ? Object.entries(value) : [];
}

/** The name of an item as visitors read it, or as its widget is called; undefined where its id says more. */
export function labelOf(context: Around, item: JsonValue | undefined): string | undefined {
  const { workspace, result, language } = context;
  // The title of a page is written for search engines.
  const isPage = own(item, 'path') !== undefined;
  const key = isPage ? undefined : (ownText(item, 'label') ?? ownText(item, 'title'));
  const text = key === undefined ? undefined : messageOf(workspace, result, key, language).text;
  return text ?? definitionOf(workspace, item)?.title;
}
