import { alike } from '#compiler/issues/index.ts';
import { nameMeant, patternValues } from '#compiler/manifest/checks/pattern-values.ts';
import { isObject, type JsonObject, type JsonValue, own } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';

/**
 * The link that a text means where it says more than one of its members: an address of a page with a query or a place,
 * `/help?topic=3`, or a page of a panel, alone or behind the panel's name.
 *
 * @param keys members that the link may have
 */
export function linkMeant(
  keys: readonly string[],
  text: JsonValue,
  manifest: JsonValue,
): JsonObject | undefined {
  if (typeof text !== 'string') return undefined;
  if (keys.includes('route') && keys.includes('query')) {
    const link = addressMeant(text.trim(), manifest);
    if (link !== undefined) return link;
  }
  return keys.includes('panel') && keys.includes('page') ? panelPageMeant(text.trim(), manifest) : undefined;
}

function addressMeant(text: string, manifest: JsonValue): JsonObject | undefined {
  const [, path = '', query = '', hash = ''] = /^(\/[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(text) ?? [];
  const ids = '/routes/*/id';
  const paths = patternValues(manifest, '/routes/*/path');
  const route = nameMeant(manifest, ids, path) ?? nameMeant(manifest, ids, alike(path, paths) ?? '');
  if (path === '' || route === undefined) return undefined;
  const members = Object.fromEntries(new URLSearchParams(query));
  return {
    route,
    ...(query === '' ? {} : { query: members }),
    ...(/^[A-Za-z][\w-]*$/.test(hash) ? { hash } : {}),
  };
}

function panelPageMeant(text: string, manifest: JsonValue): JsonObject | undefined {
  const [page = '', panelName] = text.split(/[/.]/).filter(Boolean).reverse();
  const panels = own(manifest, 'panels');
  const all = Object.keys(isObject(panels) ? panels : {}).flatMap((panel) => {
    if (panelName !== undefined && alike(panelName, [panel]) === undefined) return [];
    const meant = alike(page, patternValues(manifest, `${pointerTo('/panels', panel)}/pages/*/id`));
    return meant === undefined ? [] : [{ panel, page: meant }];
  });
  const [only, second] = all;
  return second === undefined ? only : undefined;
}
