import { type Finding, oneOf } from '#engine/issues/index.ts';
import { isList, own, ownText } from '#engine/manifest/json.ts';
import { pointerKeys } from '#engine/manifest/pointer.ts';
import type { Departure } from '#engine/manifest/resolve/departures.ts';
import { createCheck } from './define-check.ts';
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
      const known = patternValues(brand, pages);
      if (address === undefined || known.includes(address)) continue;
      const section = pointerKeys(pages)[0] ?? '';
      // The placement, not the settings that it does not have.
      const at = pointer.replace(/\/props$/, '');
      report(
        'page-unnamed',
        { pointer: at, cause: `/${section}`, ...placeOf(departureOf(context, at, pages, address)) },
        { path: path(at), key, address, section, known },
      );
    }
  },
});
