import { isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';
import { isTime } from '#compiler/plain/times.ts';
import { isReadable, timesOf } from './times-of.ts';

/** Kinds of which a visit has one name: a list of several holds oftener. */
const ANY_OF: ReadonlySet<string> = new Set(['audience', 'languages', 'days']);

/**
 * Tells whether a condition holds whenever another one does, as far as that can be said for sure. Their times are instants.
 *
 * @param condition undefined: it always holds
 */
export function isImplied(condition: JsonObject | undefined, by: JsonObject | undefined): boolean {
  return Object.entries(condition ?? {}).every(([kind, value]) => {
    const other = by?.[kind];
    if (kind === 'timeZone') return true;
    if (kind === 'season') return isSeasonImplied(value, by);
    if (other === undefined) return false;
    if (kind === 'from') return String(value) <= String(other);
    if (kind === 'until') return String(value) >= String(other);
    if (kind === 'days' && condition?.timeZone !== by?.timeZone) return false;
    if (kind === 'not') return isObject(value) && isObject(other) && isImplied(other, value);
    return isList(value) && isList(other) && isListImplied(kind, value, other);
  });
}

/** Any time does: whether something ever holds does not depend on it. */
const SOME_TIME = Date.UTC(2026, 0);

/** Tells whether a season of each year is on whenever the times of a condition hold. */
function isSeasonImplied(season: JsonValue, by: JsonObject | undefined): boolean {
  const times = Object.fromEntries(Object.entries(by ?? {}).filter(([kind]) => isTime(kind)));
  const all = [times, { not: { season } }];
  return Object.keys(times).length > 0 && all.every(isReadable) && timesOf(all, SOME_TIME) === 'never';
}

function isListImplied(kind: string, list: readonly JsonValue[], by: readonly JsonValue[]): boolean {
  const holdsMore = by.every((name) => list.includes(name));
  const asksLess = list.every((name) => by.includes(name));
  if (ANY_OF.has(kind)) return holdsMore;
  // Features hold together; of other kinds nobody here knows which way they go.
  return kind === 'features' ? asksLess : holdsMore && asksLess;
}
