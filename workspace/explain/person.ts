import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import {
  DEFAULT_TIME_ZONE,
  instantOf,
  isList,
  isObject,
  isTime,
  type JsonValue,
  own,
  primitiveText,
  textsIn,
  withInstants,
} from '@liveryjs/compiler/manifest';
import { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import type { Condition } from '@liveryjs/schemas/brand';
import type { BrandResult, Workspace } from '#workspace/open/index.ts';
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

/** The effect of a condition, and in words why. */
export interface Holds {
  readonly state: 'shown' | 'hidden' | 'depends';
  readonly why: readonly string[];
}

const CONDITIONS = 'schemas/portal/conditions.schema.json';

/** The kinds of condition of which all names have to hold, features among them. */
export function kindsOfAll({ schemas }: Pick<Workspace, 'schemas'>): readonly string[] {
  const kinds = own(schemas.portal[CONDITIONS], 'properties');
  const ofPortal = Object.entries(isObject(kinds) ? kinds : {}).filter(
    ([, kind]) => own(kind, 'holds') === 'all',
  );
  return ['features', ...ofPortal.map(([name]) => name)];
}

/** The person that options mean, or in a sentence what is wrong with them. */
export function personOf(
  { schemas }: Workspace,
  result: BrandResult,
  { audience = 'visitor', language, features = {}, at }: PersonOptions,
): Person | { readonly wrong: string } {
  const { id, merged, chain, origins } = result;
  const knownAudiences = audiencesOf({ schemas });
  if (knownAudiences.length > 0 && !knownAudiences.includes(audience))
    return {
      wrong: `There is no kind of visitor ${JSON.stringify(audience)}. ${didYouMean(nearest(audience, knownAudiences), knownAudiences)}`,
    };
  const spoken = language ?? primitiveText(own(own(merged, 'languages'), 'default')) ?? '';
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

/** The kinds of visitor that the portal's schema names. */
export function audiencesOf({ schemas }: Pick<Workspace, 'schemas'>): readonly string[] {
  return textsIn(own(own(own(own(schemas.portal[CONDITIONS], 'properties'), 'audience'), 'items'), 'enum'));
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
 * @param allOf kinds of which all names have to be facts
 */
export function holds(
  when: JsonValue | undefined,
  facts: Facts,
  fixer: (feature: string) => string | undefined,
  times: ReturnType<typeof brandTimes>,
  allOf: readonly string[] = ['features'],
): Holds {
  if (!isObject(when)) return { state: 'shown', why: [] };
  const { timeZone, ...conditions } = when;
  const parts = Object.entries(conditions).map(([kind, expected]) => {
    const part = { [kind]: expected, ...(isTime(kind) && timeZone !== undefined && { timeZone }) };
    const result = evaluateCondition(withInstants(part, times) as Condition, facts, allOf);
    return { kind, expected, result };
  });
  const failing = parts.filter(({ result }) => result === false);
  if (failing.length > 0)
    return {
      state: 'hidden',
      why: failing.map(({ kind, expected }) => whyNot(kind, expected, facts, fixer)),
    };
  const open = parts.filter(({ result }) => result === undefined);
  if (open.length === 0) return { state: 'shown', why: [] };
  const why = open.map(
    ({ kind, expected }) =>
      `depends on the ${isTime(kind) ? 'time' : 'platform'}: ${inWords(kind, expected)}`,
  );
  return { state: 'depends', why };
}

/** Returns the facts about a person that conditions are compared with. */
export function factsOf({ audience, language, features, now }: Person): Facts {
  return { audience: [audience], languages: [language], features, ...(now && { now: [now] }) };
}

/** Returns the facts that a brand decides for everybody: its languages, and no feature that it fixes off. */
export function factsOfAll(result: BrandResult): Facts {
  return { languages: languagesOf(result).map(({ code }) => code), features: result.reached.features };
}

function whyNot(kind: string, expected: JsonValue, facts: Facts, fixer: Parameters<typeof holds>[2]): string {
  const { features = [], audience = [] } = facts;
  if (kind === 'not') return `not with ${conditionInWords(expected)}`;
  const names = isList(expected) ? namesIn(expected) : [];
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
  return isTime(kind)
    ? `not at this time, but ${inWords(kind, expected)}`
    : `needs ${inWords(kind, expected)}${hereOf(facts[kind])}`;
}

/** The names that there are, in words; nothing where none are known. */
function hereOf(names: readonly string[] | undefined): string {
  if (names === undefined) return '';
  return names.length === 0 ? ', and there is none' : `, and there is ${names.join(', ')}`;
}

/** A condition in words: `audience member or agent and features pointsMall`. */
export function conditionInWords(condition: JsonValue): string {
  if (!isObject(condition)) return JSON.stringify(condition);
  return Object.entries(condition)
    .map(([kind, expected]) => inWords(kind, expected))
    .join(' and ');
}

/** A part of a condition in words: `audience member or agent`. */
export function inWords(kind: string, expected: JsonValue): string {
  if (kind === 'not') return `not (${conditionInWords(expected)})`;
  if (isTime(kind) && typeof expected === 'string')
    return kind === 'season' ? `in the season ${expected}` : `${kind} ${expected}`;
  if (kind === 'days' && isList(expected)) return `on ${either(namesIn(expected))}`;
  if (!isList(expected)) return `${kind} ${JSON.stringify(expected)}`;
  const names = namesIn(expected);
  return `${kind} ${kind === 'features' ? names.join(' and ') : either(names)}`;
}

/** Names as they are written; a broken manifest may hold something else in their place. */
function namesIn(list: readonly JsonValue[]): string[] {
  return list.map((name) => (typeof name === 'string' ? name : JSON.stringify(name)));
}

function either(names: readonly string[]): string {
  return names.join(' or ');
}
