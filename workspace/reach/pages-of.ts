import {
  isList,
  isObject,
  type JsonValue,
  own,
  ownText,
  pointerKeys,
  pointerTo,
  valueAt,
} from '@liveryjs/compiler/manifest';
import { listName } from '@liveryjs/compiler/plain/list-name';
import type { BrandResult } from '#workspace/open/index.ts';

/** Keys of a route that other pages know, too: their links lead there. */
const OF_ALL_LINKS = ['id', 'path', 'aliases', 'when', '$before', '$after', '$remove'];

/** Names of all pages of a brand, as `listName` gives them: routes, the page of unknown addresses, modals, pages of panels, status screens. */
export function allPages({ shown }: Pick<BrandResult, 'shown'>): string[] {
  const panels = own(shown, 'panels');
  return [
    ...idsAt(shown, '/routes').map(listName.route),
    listName.notFound,
    ...idsAt(shown, '/statusScreens').map(listName.statusScreen),
    ...idsAt(shown, '/modals').map(listName.modal),
    ...Object.keys(isObject(panels) ? panels : {}).flatMap((name) => pagesOfPanel(shown, name)),
  ];
}

/**
 * The pages that a value of the manifest is on.
 * @param pointer names items of lists by id
 */
export function pagesAt(result: Pick<BrandResult, 'merged' | 'shown'>, pointer: string): string[] {
  const { shown } = result;
  const [section, name = '', member = '', page = '', ...rest] = pointerKeys(pointer);
  if (['budgets', 'redirects', 'hosting'].includes(section ?? '')) return [];
  if (section === 'seasons' && name !== '')
    return [
      ...new Set(ofSeason(result.merged, name).flatMap((seasonPointer) => pagesAt(result, seasonPointer))),
    ];
  if (section === 'routes' && member !== '' && !OF_ALL_LINKS.includes(member)) return [listName.route(name)];
  if (section === 'regions' && name !== '') {
    const shows = (id: string) => {
      const regions = valueAt(shown, `/routes/${id}/regions`);
      return isList(regions) && regions.includes(name);
    };
    return [...idsAt(shown, '/routes').filter(shows).map(listName.route), listName.notFound];
  }
  if (section === 'notFound') return [listName.notFound];
  if (section === 'statusScreens' && name !== '') return [listName.statusScreen(name)];
  if (section === 'modals' && name !== '') return [listName.modal(name)];
  if (section === 'panels' && name !== '') {
    if (member !== 'pages' || page === '') return pagesOfPanel(shown, name);
    const panelPage = listName.panelPage(name, page);
    // All pages of a panel show the list of them.
    return rest[0] === 'main' ? [panelPage] : [...new Set([...pagesOfPanel(shown, name), panelPage])];
  }
  const isNewRoute = section === 'routes' && name !== '';
  return [...new Set([...allPages(result), ...(isNewRoute ? [listName.route(name)] : [])])];
}

function pagesOfPanel(shown: BrandResult['shown'], name: string): string[] {
  return idsAt(shown, `/panels/${name}/pages`).map((id) => listName.panelPage(name, id));
}

function idsAt(shown: BrandResult['shown'], pointer: string): string[] {
  const items = valueAt(shown, pointer);
  return isList(items) ? items.flatMap((item) => ownText(item, 'id') ?? []) : [];
}

/** Pointers of all that comes and goes with a season, which name items of lists by id. */
export function ofSeason(merged: BrandResult['merged'], season: string): string[] {
  return visit(merged ?? null, '');

  function visit(value: JsonValue, pointer: string): string[] {
    const isOwn = pointer !== '' && namesSeason(own(value, 'when'), season);
    const inside = isList(value)
      ? value.map((item, index) => [ownText(item, 'id') ?? String(index), item] as const)
      : Object.entries(isObject(value) ? value : {});
    return [
      ...(isOwn ? [pointer] : []),
      ...inside.flatMap(([key, member]) => visit(member, pointerTo(pointer, key))),
    ];
  }
}

function namesSeason(when: JsonValue | undefined, season: string): boolean {
  if (!isObject(when)) return false;
  return own(when, 'season') === season || namesSeason(own(when, 'not'), season);
}
