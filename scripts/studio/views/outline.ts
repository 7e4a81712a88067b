import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import type { Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Held, OutlineNode, PageView } from '@liveryjs/studio/api';
import { explainRemoved } from '@liveryjs/workspace/explain/explain-removed';
import { idPointer, writersAt } from '@liveryjs/workspace/explain/layers';
import {
  brandTimes,
  conditionInWords,
  factsOfAll,
  holds,
  kindsOfAll,
} from '@liveryjs/workspace/explain/person';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import { definitionOf, inheritedBy, originAt, titleOf } from './shared.ts';
import { kindOfList, widgetsFor } from './takes.ts';

/**
 * All places of a brand that hold placements: those of a page and of the regions around it, panels, modals and screens.
 *
 * @param seen the facts that conditions are held against. Default: none are known
 */
export function pageView(workspace: Workspace, result: BrandResult, page: string, seen?: Facts): PageView {
  const { merged = null, shown, origins, chain } = result;
  const inherited = inheritedBy(workspace, result);
  const times = brandTimes(result);
  const allOf = kindsOfAll(workspace);
  const errors = result.issues
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => idPointer(merged, pointer));
  const takes: Record<string, readonly string[]> = {};

  const listOf = (pointer: string) => {
    const kind = kindOfList(workspace, merged, pointer);
    takes[kind] ??= widgetsFor(workspace, kind);
    return { at: pointer, takes: kind };
  };
  const heldBy = (when: JsonValue | undefined, pointer: string): Held | undefined => {
    if (!isObject(when)) return undefined;
    const isLeftOut = shown !== undefined && valueAt(shown, pointer) === undefined;
    const place = writersAt(origins, chain, `${pointer}/when`).at(-1)?.place;
    const facts = isLeftOut ? factsOfAll(result) : seen;
    const fixer = (feature: string) => writersAt(origins, chain, `/features/${feature}/fixed`).at(-1)?.place;
    return {
      words: conditionInWords(when),
      ...(facts === undefined ? { state: 'unknown', why: [] } : holds(when, facts, fixer, times, allOf)),
      ...(place !== undefined && { place }),
    };
  };
  const hiddenBy = (pointer: string) => {
    const place = explainRemoved(workspace, result, pointer)?.by.place;
    return place === undefined ? {} : { hiddenBy: place };
  };
  const nodeOf = (
    pointer: string,
    { isHidden = false, ...rest }: Pick<OutlineNode, 'kind' | 'title' | 'nodes'> & Partial<OutlineNode>,
  ): OutlineNode => {
    const when = heldBy(own(valueAt(isHidden ? inherited : merged, pointer), 'when'), pointer);
    return {
      at: pointer,
      isOwn: isHidden || (originAt(result, pointer)?.isOwn ?? false),
      isAdded: !isHidden && valueAt(inherited, pointer) === undefined,
      isItem: false,
      isHidden,
      ...(when && { when }),
      ...(isHidden && hiddenBy(pointer)),
      errors: errors.filter((error) => error === pointer || error.startsWith(`${pointer}/`)).length,
      ...rest,
    };
  };
  const groupOf = (pointer: string, title: string): OutlineNode =>
    nodeOf(pointer, { kind: 'group', title, list: listOf(pointer), nodes: itemsOf(pointer, placementAt) });
  /** The items of a list, and behind them those that the brand leaves out. */
  const itemsOf = (
    list: string,
    node: (pointer: string, isHidden: boolean) => OutlineNode,
  ): OutlineNode[] => {
    const idsIn = (items: JsonValue | undefined) =>
      isList(items) ? items.flatMap((item) => ownText(item, 'id') ?? []) : [];
    const ids = idsIn(valueAt(merged, list));
    const hidden = idsIn(valueAt(inherited, list)).filter((id) => !ids.includes(id));
    return [
      ...ids.map((id) => node(pointerTo(list, id), false)),
      ...hidden.map((id) => node(pointerTo(list, id), true)),
    ];
  };
  const placementAt = (pointer: string, isHidden: boolean): OutlineNode => {
    const item = valueAt(isHidden ? inherited : merged, pointer);
    const definition = definitionOf(workspace, item);
    const [id = '', widget] = [ownText(item, 'id'), ownText(item, 'widget')];
    const filled = own(item, 'slots');
    const slots = new Set([
      ...Object.keys(definition?.slots ?? {}),
      ...Object.keys(isObject(filled) ? filled : {}),
    ]);
    return nodeOf(pointer, {
      kind: 'placement',
      title: definition?.title ?? widget ?? id,
      id,
      ...(widget !== undefined && { widget }),
      isHidden,
      isItem: true,
      nodes: isHidden
        ? []
        : [...slots].map((slot) => groupOf(pointerTo(`${pointer}/slots`, slot), titleOf(slot))),
    });
  };
  /** Something with placements of its own under `main`. */
  const screenAt = (pointer: string, id: string, isItem: boolean, isHidden = false): OutlineNode =>
    nodeOf(pointer, {
      kind: 'thing',
      title: titleOf(id),
      id,
      isHidden,
      isItem,
      ...(!isHidden && { list: listOf(`${pointer}/main`) }),
      nodes: isHidden ? [] : itemsOf(`${pointer}/main`, placementAt),
    });
  const itemIn = (pointer: string, isHidden: boolean) =>
    screenAt(pointer, pointer.slice(pointer.lastIndexOf('/') + 1), true, isHidden);
  const screensIn = (pointer: string, title: string): OutlineNode =>
    nodeOf(pointer, { kind: 'group', title, list: { at: pointer }, nodes: itemsOf(pointer, itemIn) });
  const panelAt = (name: string): OutlineNode => {
    const pointer = pointerTo('/panels', name);
    return nodeOf(pointer, {
      kind: 'thing',
      title: titleOf(name),
      id: name,
      list: { at: `${pointer}/pages` },
      nodes: itemsOf(`${pointer}/pages`, itemIn),
    });
  };

  const around = own(valueAt(merged, pointerTo('/routes', page)), 'regions');
  const namesIn = (key: string) => {
    const section = own(merged, key);
    return isObject(section) ? Object.keys(section) : [];
  };
  const regions = namesIn('regions').filter((name) => !isList(around) || around.includes(name));
  return {
    nodes: [
      screenAt(pointerTo('/routes', page), page, true),
      ...regions.map((name) => groupOf(pointerTo('/regions', name), titleOf(name))),
      nodeOf('/panels', { kind: 'group', title: 'Panels', nodes: namesIn('panels').map(panelAt) }),
      screensIn('/modals', 'Modals'),
      screensIn('/statusScreens', 'Status screens'),
      ...(own(merged, 'notFound') === undefined ? [] : [screenAt('/notFound', 'notFound', false)]),
    ].filter(({ nodes, list }) => nodes.length > 0 || list !== undefined),
    takes,
  };
}
