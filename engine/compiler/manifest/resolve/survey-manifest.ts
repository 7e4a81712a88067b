import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { patternValues } from '#compiler/manifest/checks/pattern-values.ts';
import { type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { carrierOf } from '#compiler/manifest/schema/carrier-of.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { topVisit } from '#compiler/manifest/schema/walk.ts';
import { decidedBy } from './can-hold.ts';
import { DEFAULT_TIME_ZONE } from './instants.ts';
import type { Reference, Surveyed } from './survey.ts';
import { partOf } from './survey-part.ts';

/** Each round lets something go along: nobody nests so many pages in each other. */
const PASSES = 8;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Gathers what the filled manifest says, which is frozen. What leads to a thing that is left out goes along with it, as far as
 * the schema lets it go: an entry of a menu, a setting, a group of banners.
 */
export function surveyManifest(schema: JsonSchema, manifest: JsonValue): Surveyed {
  const timeZone = ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE;
  const visit = topVisit(schema, manifest);
  const brandwide = { decided: decidedBy(manifest), timeZone, seasons: own(manifest, 'seasons') };
  let gone = NOTHING;
  for (let pass = 0; ; pass++) {
    const { shown = manifest, dropped, always, lists } = partOf(visit, { ...brandwide, gone });
    const surveyed = { ...lists, dropped: setOf(dropped), always: setOf(always), shown };
    const along = dropped.length === 0 || pass === PASSES ? [] : leadingToDropped(schema, manifest, surveyed);
    if (along.length === 0) return surveyed;
    gone = new Set([...gone, ...along]);
  }
}

/** Pointers of what can be left out because it leads to something that is. */
function leadingToDropped(
  schema: JsonSchema,
  manifest: JsonValue,
  { shown, references, links }: Surveyed,
): string[] {
  const droppedBy = new Map<string, ReadonlySet<string>>();
  const droppedOf = (pattern: string): ReadonlySet<string> => {
    const cached = droppedBy.get(pattern);
    if (cached) return cached;
    const left = new Set(patternValues(shown, pattern));
    const gone = new Set(patternValues(manifest, pattern).filter((value) => !left.has(value)));
    droppedBy.set(pattern, gone);
    return gone;
  };
  const leadsToDropped = ({ value, to, also }: Reference) =>
    droppedOf(to).has(value) && !also.includes(value);
  const opensDropped = ({ value: link }: { readonly value: JsonValue }) => {
    const [panel, page] = [ownText(link, 'panel'), ownText(link, 'page')];
    if (panel === undefined || page === undefined) return false;
    return droppedOf(`${pointerTo('/panels', panel)}/pages/*/id`).has(page);
  };
  const leading = [...byPattern(references)].flatMap(([pattern, all]) =>
    droppedOf(pattern).size === 0 ? [] : all.filter(leadsToDropped),
  );
  const pointers = [...leading, ...links.filter(opensDropped)];
  return pointers.flatMap(({ pointer }) => carrierOf(schema, manifest, pointer) ?? []);
}

/** The references to things of the manifest, by the pattern that finds those. */
const byPattern = byIdentity((references: readonly Reference[]): ReadonlyMap<string, Reference[]> => {
  const all = new Map<string, Reference[]>();
  for (const reference of references) {
    if (!reference.to.startsWith('/')) continue;
    const alike = all.get(reference.to) ?? [];
    all.set(reference.to, alike);
    alike.push(reference);
  }
  return all;
});

const setOf = byIdentity((list: readonly string[]): ReadonlySet<string> => new Set(list));
