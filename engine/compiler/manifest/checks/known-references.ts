import { alike, type Change, catalogue, type Finding, nearest } from '#compiler/issues/index.ts';
import { withMore } from '#compiler/issues/words.ts';
import { isList, isObject, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pointerKeys, pointerTo } from '#compiler/manifest/pointer.ts';
import type { Departure } from '#compiler/manifest/resolve/departures.ts';
import { carrierOf } from '#compiler/manifest/schema/carrier-of.ts';
import { underAnotherKey } from '#compiler/manifest/validate/meant-value.ts';
import { written } from '#compiler/manifest/validate/slip-hint.ts';
import type { CheckContext } from './check.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';
import { nameMeant, patternValues } from './pattern-values.ts';

/** The nouns for a pattern's values, where the pattern's own words do not say them. */
const nouns: Readonly<Record<string, string>> = {
  '/languages/supported/*/code': 'supported language',
  '/routes/*/path': 'route with the path',
  '/routes/*/path|/routes/*/aliases/*': 'route with the path or alias',
};

/** The file that would hold an entry of a repository's own, by the kind of entry. */
const files: Readonly<Record<string, (name: string) => string>> = {
  jurisdictions: (code) => `jurisdictions/${code}.json`,
};

const findings = {
  // The theme finds it too.
  'unknown-reference': catalogue['unknown-reference'],
  'dropped-reference': {
    title: 'A name leads to something that this brand can never show',
    severity: 'error',
    message: ({ path, value, what }) =>
      `${path}: the ${what} ${JSON.stringify(value)} is left out of this brand, because its "when" can never hold.`,
    hint: ({ value }) => `Give this place the same "when" as ${JSON.stringify(value)}, or remove it.`,
  } satisfies Finding<{ path: string; value: string; what: string }>,
  'removed-reference': {
    title: 'Something is taken out that other places lead to',
    severity: 'error',
    message: ({ path, places }) =>
      `${path} is taken out here, and ${places.length === 1 ? 'one place still leads' : `${places.length} places still lead`} to it: ${places.join(', ')}.`,
    hint: ({ changes, places }) =>
      changes.length < places.length
        ? 'Take out what leads to it, or let it lead elsewhere. What cannot be left out, "livery check --fix" leaves to you.'
        : `Take out ${places.length === 1 ? 'that' : 'these'}, too, as "livery check --fix" does. A "when" that never holds in place of "$remove" takes along what leads to a page.`,
  } satisfies Finding<{ path: string; places: readonly string[]; changes: readonly Change[] }>,
  'replaced-reference': {
    title: 'A list of a brand lacks something that other places lead to',
    severity: 'error',
    message: ({ path, values, places }) =>
      `${path}: this list has no ${listed(values)}, which ${withMore(places, 'place')} still ${places.length === 1 ? 'names' : 'name'}.`,
    hint: ({ values, places }) =>
      `A list stands in place of the inherited one: add ${listed(values)} to it, or write another value for ${withMore(places, 'place')}.`,
  } satisfies Finding<{ path: string; values: readonly string[]; places: readonly string[] }>,
  'renamed-reference': {
    title: 'Something is called otherwise than other places call it',
    severity: 'error',
    message: ({ path, now, places }) =>
      `${path} is ${JSON.stringify(now)} here, and ${places.length === 1 ? 'one place names' : `${places.length} places name`} what it was before: ${places.join(', ')}.`,
    hint: ({ now, places }) =>
      `Write ${JSON.stringify(now)} ${places.length === 1 ? 'there' : 'at these'}, too, as "livery check --fix" does.`,
  } satisfies Finding<{ path: string; now: string; places: readonly string[]; changes: readonly Change[] }>,
};

/** A list that another one replaced, with what the new one lacks, and the places that still name that. */
interface Replaced {
  readonly departure: Departure;
  readonly values: readonly string[];
  readonly places: readonly string[];
}

const listed = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ');

/** The form of an entry of a section, for a name that the section lacks, where it has no entry at all. */
const FORMS: Readonly<Record<string, ((name: string) => string) | undefined>> = {
  '/seasons/*#': (name) =>
    `Write when it is: "seasons": { ${JSON.stringify(name)}: { "from": "2026-12-21", "until": "2027-01-07" } }.`,
};

type Context = OwnCheckContext<typeof findings>;

export const knownReferences = createCheck({
  docs: 'A name that the schema marks with `references` must lead to something that this brand shows.',
  findings,
  run(context) {
    const values = new Map<string, { shown: ReadonlySet<string>; dropped: ReadonlySet<string> }>();
    const departed = departures();
    const replaced = new Map<string, Replaced>();
    for (const { value, pointer, to, also } of context.survey.references) {
      if (to === 'widgets') continue;
      const [section = ''] = pointerKeys(to.replace('#', ''));
      // The names in a section of a wrong kind are not known either.
      if (!canName(own(context.manifest, section), to)) continue;
      const cause = `/${section}`;
      const { shown, dropped } = values.get(to) ?? look(to, context);
      values.set(to, { shown, dropped });
      if (shown.has(value) || also.includes(value)) continue;
      const about = () => ({ path: context.path(pointer), value, what: nounOf(to) });
      const departure = dropped.has(value) ? undefined : departureOf(context, pointer, to, value);
      if (departure?.isReplaced === true && context.saidBy(pointer) === 'others') {
        const before = replaced.get(departure.pointer);
        replaced.set(departure.pointer, {
          departure,
          values: [...new Set([...(before?.values ?? []), value])],
          places: [...(before?.places ?? []), context.path(pointer)],
        });
      } else if (departure !== undefined && departure.isReplaced !== true) departed.add(departure, pointer);
      else if (dropped.has(value)) context.report('dropped-reference', { pointer, cause }, about);
      else
        context.report('unknown-reference', { pointer, cause }, () => {
          const names = [...shown, ...also];
          // A code of two letters is one letter away from many others: it is asked for, and not put right unasked.
          const unsure = value.length < 3 ? { meant: null } : {};
          const around = { schema: context.schema, manifest: context.manifest, names: context.names };
          const called = nameMeant(context.brand, to, value) ?? alike(value, names);
          const other = called === undefined ? underAnotherKey(pointer, around) : undefined;
          return {
            ...about(),
            nearest: called ?? (other === undefined ? nearest(value, names) : undefined),
            known: names,
            ...(called === undefined ? unsure : {}),
            file: files[to]?.(value),
            ...(names.length === 0 && FORMS[to] && { hint: FORMS[to]?.(value) }),
            ...(other && { hint: `Write ${written(other.value)}.`, changes: [other as Change] }),
          };
        });
    }
    for (const { value: link, pointer } of context.survey.links) {
      const [panel, page] = [ownText(link, 'panel'), ownText(link, 'page')];
      if (panel === undefined || page === undefined) continue;
      const pages = `${pointerTo('/panels', panel)}/pages/*/id`;
      if (patternValues(context.manifest, pages).includes(page)) continue;
      const departure = departureOf(context, pointer, pages, page);
      // A panel that went with all its pages is found as a reference.
      if (departure?.pointer.includes('/pages/')) departed.add(departure, pointer);
    }
    const panels = own(context.manifest, 'panels');
    for (const [name, panel] of Object.entries(isObject(panels) ? panels : {})) {
      const page = ownText(panel, 'default');
      const pointer = pointerTo('/panels', name);
      const pages = `${pointer}/pages/*/id`;
      if (page === undefined || patternValues(context.manifest, pages).includes(page)) continue;
      const departure = departureOf(context, `${pointer}/default`, pages, page);
      if (departure !== undefined) departed.add(departure, `${pointer}/default`);
    }
    for (const { departure, pointers } of departed.all()) reportDeparture(departure, pointers, context);
    for (const { departure, values, places } of replaced.values()) {
      const { pointer, place } = departure;
      context.report(
        'replaced-reference',
        { pointer, place },
        { path: context.path(pointer), values, places },
      );
    }
  },
});

/** The departures of a name; nothing where the brand itself names what a brand further up took away. */
export function departureOf(
  context: Pick<CheckContext, 'departed' | 'saidBy' | 'folders'>,
  pointer: string,
  pattern: string,
  name: string,
): Departure | undefined {
  const departure = context.departed(pattern, name);
  const isOwn = departure?.place.file === `${context.folders.at(-1)}/brand.json`;
  return isOwn || context.saidBy(pointer) === 'others' ? departure : undefined;
}

/** The departures, each once, with the pointers of the values that still name it. */
function departures() {
  const all = new Map<string, { readonly departure: Departure; readonly pointers: string[] }>();
  return {
    add(departure: Departure, pointer: string) {
      const { pointers }: { pointers: string[] } = all.get(departure.pointer) ?? { pointers: [] };
      pointers.push(pointer);
      all.set(departure.pointer, { departure, pointers });
    },
    all: () => all.values(),
  };
}

/** Ends the pointer of what says with which page a panel opens. */
const DEFAULT_PAGE = /(?<=^\/panels\/[^/]+)\/default$/;

function reportDeparture(departure: Departure, pointers: readonly string[], context: Context) {
  const { manifest, schema, path } = context;
  const { pointer, place, now } = departure;
  const departurePlace = { pointer, place };
  const places = pointers.map(path);
  if (now !== undefined) {
    const changes = pointers.map((reference) => ({ pointer: reference, value: now }));
    context.report('renamed-reference', departurePlace, { path: path(pointer), now, places, changes });
    return;
  }
  const carriers = pointers.flatMap((reference) => carrierOf(schema, manifest, reference) ?? []);
  const whole = [...new Set(carriers)];
  // Items of one list go from its end, so that the others keep their places.
  const changes: Change[] = whole.reverse().map((carrier) => ({ pointer: carrier }));
  for (const opener of pointers.filter((reference) => DEFAULT_PAGE.test(reference))) {
    const [first] = patternValues(manifest, opener.replace(DEFAULT_PAGE, '/pages/*/id'));
    if (first !== undefined) changes.push({ pointer: opener, value: first });
  }
  context.report('removed-reference', departurePlace, { path: path(pointer), places, changes });
}

function canName(section: JsonValue | undefined, to: string): boolean {
  return section === undefined || isObject(section) || (isList(section) && !to.endsWith('#'));
}

function look(to: string, { names, brand, manifest }: Context) {
  const named = names[to];
  if (named !== undefined) return { shown: new Set(named), dropped: new Set<string>() };
  return { shown: new Set(patternValues(brand, to)), dropped: new Set(patternValues(manifest, to)) };
}

/** Returns the noun for a pattern's values: `/routes/*` + `/id` is about a route, and `actions` about an action. */
export function nounOf(to: string): string {
  const keys = pointerKeys(to.replace('#', ''));
  const collection = to.startsWith('/') ? (keys[keys.indexOf('*') - 1] ?? 'value') : to;
  return nouns[to] ?? collection.replace(/s$/, '');
}
