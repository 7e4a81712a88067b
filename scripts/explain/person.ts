import { evaluateCondition, type Facts } from '@liveryjs/engine/features/evaluate-condition';
import { didYouMean, nearest } from '@liveryjs/engine/issues';
import {
  DEFAULT_TIME_ZONE,
  instantOf,
  isList,
  isObject,
  isTime,
  type JsonValue,
  own,
  textsIn,
  withInstants,
} from '@liveryjs/engine/manifest';
import type { Condition } from '@liveryjs/schemas/brand';
import type { BrandResult, Workspace } from '#scripts/workspace/index.ts';
import { languagesOf } from './explain-message.ts';
import { writersAt } from './layers.ts';

/** For whom a page is explained. */
export interface Person {
  /** Kind of visitor, such as member. */
  readonly audience: string;
  /** Code of the language. */
  readonly language: string;
  /** Features that are on: what the manifest fixes, and of those bound to a module all but the ones that are off here. */
  readonly features: readonly string[];
  /** Features that are bound to a module and that were said to be off. */
  readonly off: readonly string[];
  /** An instant, as an ISO text of UTC; missing where nobody said when. */
  readonly now?: string;
}

export interface PersonOptions {
  /** Default: visitor. */
  readonly audience?: string | undefined;
  /** Code of a language of the brand. Default: the brand's. */
  readonly language?: string | undefined;
  /** By name, whether the module of a feature is on. */
  readonly features?: Readonly<Record<string, boolean>>;
  /** A date, or a date and time, in the time zone of the brand. Default: what asks for the time depends on it. */
  readonly at?: string | undefined;
}

/** What a condition makes of something, and in words why. */
export interface Holds {
  readonly state: 'shown' | 'hidden' | 'depends';
  readonly why: readonly string[];
}

const CONDITIONS = 'schemas/portal/conditions.schema.json';

/** The person that options mean, or in a sentence what is wrong with them. */
export function personOf(
  { schemas }: Workspace,
  result: BrandResult,
  { audience = 'visitor', language, features = {}, at }: PersonOptions,
): Person | { readonly wrong: string } {
  const { id, merged, chain, origins } = result;
  const audiences = own(own(own(own(schemas.portal[CONDITIONS], 'properties'), 'audience'), 'items'), 'enum');
  const known = textsIn(audiences);
  if (known.length > 0 && !known.includes(audience))
    return {
      wrong: `There is no kind of visitor ${JSON.stringify(audience)}. ${didYouMean(nearest(audience, known), known)}`,
    };
  const spoken = language ?? String(own(own(merged, 'languages'), 'default'));
  const section = own(merged, 'features');
  const names = isObject(section) ? Object.keys(section) : [];
  for (const [name, on] of Object.entries(features)) {
    if (!names.includes(name))
      return {
        wrong: `${id} has no feature ${JSON.stringify(name)}. ${didYouMean(nearest(name, names), names)}`,
      };
    const fixed = own(own(section, name), 'fixed');
    const by = writersAt(origins, chain, `/features/${name}/fixed`).at(-1)?.place;
    if (typeof fixed === 'boolean' && fixed !== on)
      return {
        wrong: `${name} is always ${onOrOff(fixed)} in ${id}: ${by} fixes it, whatever the platform says.`,
      };
  }
  const isOn = (name: string) => own(own(section, name), 'fixed') ?? features[name] ?? true;
  const off = names.filter((name) => features[name] === false && !isOn(name));
  const now = at !== undefined && new Date(instantOf(at, brandTimes(result).timeZone)).toISOString();
  return { audience, language: spoken, features: names.filter(isOn), off, ...(now && { now }) };
}

function onOrOff(on: boolean): string {
  return on ? 'on' : 'off';
}

/** Settings of time that a brand has beside its conditions. */
export function brandTimes({ merged }: BrandResult) {
  const timeZone = own(merged, 'timeZone');
  return {
    timeZone: typeof timeZone === 'string' ? timeZone : DEFAULT_TIME_ZONE,
    seasons: own(merged, 'seasons'),
  };
}

/**
 * Holds a `when` against what is known. What only the platform knows stays open.
 * @param fixer in words, who fixed a feature; undefined where the platform decides
 */
export function holds(
  when: JsonValue | undefined,
  facts: Facts,
  fixer: (feature: string) => string | undefined,
  times: ReturnType<typeof brandTimes>,
): Holds {
  if (!isObject(when)) return { state: 'shown', why: [] };
  const { timeZone, ...asked } = when;
  const parts = Object.entries(asked).map(([kind, wanted]) => {
    const part = { [kind]: wanted, ...(isTime(kind) && timeZone !== undefined && { timeZone }) };
    const result = evaluateCondition(withInstants(part, times) as Condition, facts, ['features']);
    return { kind, wanted, result };
  });
  const failing = parts.filter(({ result }) => result === false);
  if (failing.length > 0)
    return { state: 'hidden', why: failing.map(({ kind, wanted }) => whyNot(kind, wanted, facts, fixer)) };
  const open = parts.filter(({ result }) => result === undefined);
  if (open.length === 0) return { state: 'shown', why: [] };
  const why = open.map(
    ({ kind, wanted }) => `depends on the ${isTime(kind) ? 'time' : 'platform'}: ${inWords(kind, wanted)}`,
  );
  return { state: 'depends', why };
}

/** What conditions are held against for a person. */
export function factsOf({ audience, language, features, now }: Person): Facts {
  return { audience: [audience], languages: [language], features, ...(now && { now: [now] }) };
}

/** What a brand decides for everybody: its languages, and no feature that it fixes off. */
export function factsOfAll(result: BrandResult): Facts {
  return { languages: languagesOf(result).map(({ code }) => code), features: result.reached.features };
}

function whyNot(
  kind: string,
  wanted: JsonValue,
  { features = [], audience = [] }: Facts,
  fixer: Parameters<typeof holds>[2],
): string {
  if (kind === 'not') return `not with ${whole(wanted)}`;
  const names = isList(wanted) ? namesIn(wanted) : [];
  if (kind === 'audience') return `for ${either(names)} only, not for ${either(audience)}`;
  if (kind === 'languages') return `in ${either(names)} only`;
  if (kind === 'features') {
    const off = names.filter((name) => !features.includes(name));
    const each = off.map((name) => {
      const by = fixer(name);
      return by === undefined ? `${name} is off` : `${name} is fixed off by ${by}`;
    });
    return each.join(' and ');
  }
  return isTime(kind) ? `not at this time, but ${inWords(kind, wanted)}` : `needs ${inWords(kind, wanted)}`;
}

function whole(condition: JsonValue): string {
  if (!isObject(condition)) return JSON.stringify(condition);
  return Object.entries(condition)
    .map(([kind, wanted]) => inWords(kind, wanted))
    .join(' and ');
}

/** A part of a condition in words: `audience member or agent`. */
export function inWords(kind: string, wanted: JsonValue): string {
  if (kind === 'not') return `not (${whole(wanted)})`;
  if (isTime(kind) && typeof wanted === 'string')
    return kind === 'season' ? `in the season ${wanted}` : `${kind} ${wanted}`;
  if (kind === 'days' && isList(wanted)) return `on ${either(namesIn(wanted))}`;
  if (!isList(wanted)) return `${kind} ${JSON.stringify(wanted)}`;
  const names = namesIn(wanted);
  return `${kind} ${kind === 'features' ? names.join(' and ') : either(names)}`;
}

/** Names as they are written; a broken manifest may hold something else in their place. */
function namesIn(list: readonly JsonValue[]): string[] {
  return list.map((name) => (typeof name === 'string' ? name : JSON.stringify(name)));
}

function either(names: readonly string[]): string {
  return names.join(' or ');
}
