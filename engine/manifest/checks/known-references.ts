import { catalogue, type Finding, nearest } from '#engine/issues/index.ts';
import { isList, isObject, type JsonValue, own } from '#engine/manifest/json.ts';
import { pointerKeys } from '#engine/manifest/pointer.ts';
import { createCheck, type OwnCheckContext } from './define-check.ts';
import { patternValues } from './pattern-values.ts';

/** What a pattern's values are called, where its own words do not say it. */
const nouns: Readonly<Record<string, string>> = {
  '/languages/supported/*/code': 'supported language',
  '/routes/*/path': 'route with the path',
  '/routes/*/path|/routes/*/aliases/*': 'route with the path or alias',
};

/** Of what a repository may have of its own: the file that would hold one. */
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
};

type Context = OwnCheckContext<typeof findings>;

export const knownReferences = createCheck({
  docs: 'A name that the schema marks with `references` must lead to something that this brand shows.',
  findings,
  run(context) {
    const values = new Map<string, { shown: ReadonlySet<string>; dropped: ReadonlySet<string> }>();
    for (const { value, pointer, to, also } of context.survey.references) {
      if (to === 'widgets') continue;
      const [section = ''] = pointerKeys(to.replace('#', ''));
      // What a section of a wrong kind would name is not known either.
      if (!canName(own(context.manifest, section), to)) continue;
      const cause = `/${section}`;
      const { shown, dropped } = values.get(to) ?? look(to, context);
      values.set(to, { shown, dropped });
      if (shown.has(value) || also.includes(value)) continue;
      const about = () => ({ path: context.path(pointer), value, what: nounOf(to) });
      if (dropped.has(value)) context.report('dropped-reference', { pointer, cause }, about);
      else
        context.report('unknown-reference', { pointer, cause }, () => {
          const names = [...shown, ...also];
          // A code of two letters is one letter away from many others: it is asked for, and not put right unasked.
          const unsure = value.length < 3 ? { meant: null } : {};
          return {
            ...about(),
            nearest: nearest(value, names),
            known: names,
            ...unsure,
            file: files[to]?.(value),
          };
        });
    }
  },
});

function canName(section: JsonValue | undefined, to: string): boolean {
  return section === undefined || isObject(section) || (isList(section) && !to.endsWith('#'));
}

function look(to: string, { names, brand, manifest }: Context) {
  const named = names[to];
  if (named !== undefined) return { shown: new Set(named), dropped: new Set<string>() };
  return { shown: new Set(patternValues(brand, to)), dropped: new Set(patternValues(manifest, to)) };
}

/** What a pattern's values are, as a noun: `/routes/*` + `/id` is about a route, and `actions` about an action. */
export function nounOf(to: string): string {
  const keys = pointerKeys(to.replace('#', ''));
  const collection = to.startsWith('/') ? (keys[keys.indexOf('*') - 1] ?? 'value') : to;
  return nouns[to] ?? collection.replace(/s$/, '');
}
