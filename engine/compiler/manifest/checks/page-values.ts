import { type Finding, oneOf } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import type { Departure } from '#compiler/manifest/resolve/departures.ts';
import type { CheckContext } from './check.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';
import { departureOf } from './known-references.ts';
import { patternValues } from './pattern-values.ts';

const findings = {
  'page-unnamed': {
    title: 'A widget shows nothing on its page',
    severity: 'warning',
    message: ({ path, key, address, section }) =>
      `${path}: without ${JSON.stringify(key)} the page decides, and no entry of ${section} names ${JSON.stringify(address)}: nothing is shown.`,
    hint: ({ key, section, known }) =>
      `Set ${JSON.stringify(key)}, or add an entry to ${section}. It has entries for ${oneOf(known)}.`,
  } satisfies Finding<{
    path: string;
    key: string;
    address: string;
    section: string;
    known: readonly string[];
  }>,
  'page-unshown': {
    title: 'An entry is for a page on which nothing shows it',
    severity: 'warning',
    message: ({ path, address, section }) =>
      `${path}: no widget of the page ${JSON.stringify(address)} shows its ${section}, so this is never seen.`,
    hint: ({ widgets, key, id }) =>
      `Place ${oneOf(widgets)} there, or name it on another page: "props": { ${JSON.stringify(key)}: ${JSON.stringify(id)} }.`,
  } satisfies Finding<{
    path: string;
    address: string;
    section: string;
    widgets: readonly string[];
    key: string;
    id: string;
  }>,
};

const placeOf = (departure: Departure | undefined) =>
  departure === undefined ? {} : { place: departure.place };

export const pageValues = createCheck({
  docs: 'A setting for which the page decides (`elsePage`) is set, or its page is one of those that decide it.',
  findings,
  run(context) {
    const { manifest, brand, survey, path, report } = context;
    const routes = own(manifest, 'routes');
    for (const { pointer, key, pages } of survey.elsePages) {
      const [, index] = /^\/routes\/(\d+)\//.exec(pointer) ?? [];
      if (index === undefined) continue;
      const address = ownText(isList(routes) ? routes[Number(index)] : undefined, 'path');
      const knownValues = patternValues(brand, pages);
      if (address === undefined || knownValues.includes(address)) continue;
      const section = pointerKeys(pages)[0] ?? '';
      // The placement, not the settings that it does not have.
      const placementPointer = pointer.replace(/\/props$/, '');
      report(
        'page-unnamed',
        {
          pointer: placementPointer,
          cause: `/${section}`,
          ...placeOf(departureOf(context, placementPointer, pages, address)),
        },
        { path: path(placementPointer), key, address, section, known: knownValues },
      );
    }
    for (const [pages, placements] of byPages(survey.elsePages)) tellUnshown(context, pages, placements);
  },
});

type ElsePages = CheckContext['survey']['elsePages'];

const byPages = byIdentity((elsePages: ElsePages): ReadonlyMap<string, ElsePages> => {
  const patterns = new Set(elsePages.map(({ pages }) => pages));
  return new Map([...patterns].map((pages) => [pages, elsePages.filter((use) => use.pages === pages)]));
});

/** Entries for pages without a widget that shows them, and which no widget of another page names. */
function tellUnshown(
  { manifest, survey, path, report }: OwnCheckContext<typeof findings>,
  pages: string,
  placements: ElsePages,
): void {
  const [, section = '', member = ''] = /^\/([^/*]+)\/\*\/([^/*]+)$/.exec(pages) ?? [];
  const [entries, routes] = [own(manifest, section), own(manifest, 'routes')];
  const key = placements[0]?.key ?? '';
  // A widget that stands on every page shows the entries of each.
  if (
    !isList(entries) ||
    !isList(routes) ||
    !placements.every(({ pointer }) => pointer.startsWith('/routes/'))
  )
    return;
  for (const [index, entry] of entries.entries()) {
    const [id = '', address = ''] = [ownText(entry, 'id'), ownText(entry, member)];
    const route = routes.findIndex((item) => ownText(item, 'path') === address);
    const isNamed = survey.references.some(({ to, value }) => to === `/${section}/*/id` && value === id);
    if (route === -1 || isNamed || survey.dropped.has(`/${section}/${index}`)) continue;
    if (survey.dropped.has(`/routes/${route}`)) continue;
    if (placements.some(({ pointer }) => pointer.startsWith(`/routes/${route}/`))) continue;
    const pointer = `/${section}/${index}/${member}`;
    const widgets = [
      ...new Set(
        placements.map(
          (use) => ownText(valueAt(manifest, use.pointer.replace(/\/props$/, '')), 'widget') ?? '',
        ),
      ),
    ];
    const args = { path: path(pointer), address, section, widgets, key, id };
    report('page-unshown', { pointer, isOfWriter: true }, args);
  }
}
