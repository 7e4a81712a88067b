import { byIdentity, joinLists } from '#compiler/manifest/by-identity.ts';
import {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  textsIn,
} from '#compiler/manifest/json.ts';
import { pointerKeys } from '#compiler/manifest/pointer.ts';
import { type Visit, visitsIn, walkFrom } from '#compiler/manifest/schema/walk.ts';
import { canHold, type Decided } from './can-hold.ts';
import { type BrandTimes, withInstants } from './instants.ts';
import { prune } from './prune.ts';
import type { ConditionUse, PicturePlace, Use } from './result.ts';
import type { PlacementUse, Reference, SettingText, Survey } from './survey.ts';

/** The facts of the whole manifest that the survey of a part depends on. */
export interface Brandwide extends BrandTimes {
  readonly decided: Decided;
  /** Pointers of what goes along with what is left out: it leads nowhere else. */
  readonly gone: ReadonlySet<string>;
}

/** The survey of a part of a manifest. */
export interface Part {
  readonly dropped: readonly string[];
  readonly always: readonly string[];
  readonly lists: Lists;
  /** The part as it will be shown; undefined where it can never be. */
  readonly shown: JsonValue | undefined;
  /** Conditions in it, with what was decided about them. */
  readonly asked: readonly Asked[];
}

type Lists = Omit<Survey, 'dropped' | 'always' | 'shown'>;
type Asked = readonly [when: JsonValue, holds: boolean | undefined];

interface Known extends Omit<Brandwide, 'gone'> {
  /** The pointers of `gone` that lead into the part. */
  readonly goneInside: string;
  readonly parts: Visit['parts'];
  readonly pointer: string;
  readonly part: Part;
}

/** The parts that have been surveyed: brands share most of what they inherit. */
const partsByValue = new WeakMap<object, Known[]>();

/** Sections of a manifest, and what stands in them, are gathered one by one: a brand may write one page and inherit the others. */
const DEEPEST = 2;

/** Gathers what a frozen part of a manifest says. What no brand before has said is looked at, and nothing else. */
export function partOf(visit: Visit, brandwide: Brandwide, depth = 0): Part {
  const { value, pointer, parts } = visit;
  if (!isObject(value) && !isList(value)) return wholePart(visit, brandwide);
  if (brandwide.gone.has(pointer)) return wholePart(visit, brandwide);
  const before = partsByValue.get(value) ?? [];
  partsByValue.set(value, before);
  const goneInside = [...brandwide.gone].filter((gone) => gone.startsWith(`${pointer}/`)).join(' ');
  const same = before.find(
    (candidate) =>
      candidate.parts === parts &&
      candidate.pointer === pointer &&
      candidate.goneInside === goneInside &&
      candidate.timeZone === brandwide.timeZone &&
      (candidate.seasons === brandwide.seasons || !candidate.part.asked.some(([when]) => hasSeason(when))) &&
      (candidate.decided === brandwide.decided || isDecidedAlike(candidate.part.asked, brandwide.decided)),
  );
  if (same !== undefined) return same.part;
  // Values below a condition, or in a placement, have to know of it.
  const isApart = depth < DEEPEST && own(value, 'when') === undefined && own(value, 'widget') === undefined;
  const part = isApart ? joinedPart(visit, brandwide, depth) : wholePart(visit, brandwide);
  const { decided, timeZone, seasons } = brandwide;
  before.push({ decided, timeZone, seasons, goneInside, parts, pointer, part });
  return part;
}

function isDecidedAlike(askedConditions: readonly Asked[], decided: Decided): boolean {
  return askedConditions.every(([when, holds]) => canHold(when, decided) === holds);
}

function hasSeason(when: JsonValue | undefined): boolean {
  return isObject(when) && (own(when, 'season') !== undefined || hasSeason(own(when, 'not')));
}

function joinedPart(visit: Visit, brandwide: Brandwide, depth: number): Part {
  const inside = visitsIn(visit).map(
    ([key, innerVisit]) => [key, innerVisit, partOf(innerVisit, brandwide, depth + 1)] as const,
  );
  const itself = createGatherer(brandwide);
  itself.gather(visit);
  const all = [itself.found, ...inside.map(([, , part]) => part)].filter((part) => !isEmpty(part));
  const lists = NAMES.map((name) => [name, joinLists<unknown>(all.map((part) => part.lists[name]))]);
  const isKept = inside.every(([, { value }, { shown }]) => shown === value);
  const shown = inside.flatMap(([key, , part]) =>
    part.shown === undefined ? [] : [[key, part.shown] as const],
  );
  return {
    dropped: joinLists(all.map(({ dropped }) => dropped)),
    always: joinLists(all.map(({ always }) => always)),
    asked: joinLists(all.map(({ asked }) => asked)),
    lists: Object.fromEntries(lists) as unknown as Lists,
    shown: isKept
      ? visit.value
      : Object.freeze(isList(visit.value) ? shown.map(([, value]) => value) : Object.fromEntries(shown)),
  };
}

const isEmpty = byIdentity(({ dropped, always, asked, lists }: Omit<Part, 'shown'>) =>
  [dropped, always, asked, ...NAMES.map((name) => lists[name])].every(({ length }) => length === 0),
);

function wholePart(visit: Visit, brandwide: Brandwide): Part {
  const { found, gather } = createGatherer(brandwide);
  walkFrom(visit, (innerVisit) => {
    gather(innerVisit);
    return true;
  });
  const { value, pointer } = visit;
  const left = { ...found, conditions: found.lists.conditions };
  const isDropped = found.dropped.includes(pointer);
  return { ...found, shown: isDropped ? undefined : prune(value, pointer, left) };
}

const NAMES = Object.keys(emptyLists()) as (keyof Lists)[];

function emptyLists() {
  return {
    references: [] as Reference[],
    droppedReferences: [] as Reference[],
    placements: [] as PlacementUse[],
    links: [] as { pointer: string; value: JsonObject }[],
    messages: [] as SettingText[],
    tokens: [] as Use[],
    icons: [] as Use[],
    contents: [] as Use[],
    conditions: [] as ConditionUse[],
    sameValues: [] as { name: string; value: JsonValue; pointer: string }[],
    onces: [] as Survey['onces'][number][],
    differing: [] as Survey['differing'][number][],
    singles: [] as { pointer: string; value: JsonObject }[],
    elsePages: [] as { pointer: string; key: string; pages: string }[],
    signs: [] as (Use & { of: string })[],
    alone: [] as Use[],
    firsts: [] as Survey['firsts'][number][],
    shows: [] as (Use & { kind: string })[],
    foreignOrigins: [] as Use[],
    assets: [] as Survey['assets'][number][],
  };
}

/** Creates the gatherer of what the values say that it is given, outside first. */
function createGatherer({ decided, gone, ...times }: Brandwide) {
  const lists = emptyLists();
  const gathered = {
    dropped: [] as string[],
    always: [] as string[],
    asked: [] as Asked[],
    lists,
  };
  let droppedBelow: string | undefined;

  function gather(visit: Visit): void {
    const { value, pointer } = visit;
    const name = isObject(value) ? undefined : visit.parts.keyword('sameValue');
    if (typeof name === 'string') lists.sameValues.push({ name, value, pointer });
    if (droppedBelow !== undefined && !pointer.startsWith(`${droppedBelow}/`)) droppedBelow = undefined;
    if (droppedBelow === undefined && gone.has(pointer)) {
      gathered.dropped.push(pointer);
      droppedBelow = pointer;
    }
    const firstOf = droppedBelow === undefined && isList(value) ? visit.parts.keyword('firstOf') : undefined;
    if (typeof firstOf === 'string' && isList(value)) {
      const beside = visit.parts.keyword('showsBeside');
      lists.firsts.push({ pointer, value, key: firstOf, beside: isObject(beside) ? beside : {} });
    }
    if (droppedBelow === undefined && !isObject(value) && !isList(value)) once(visit, value);
    if (typeof value === 'string') {
      if (droppedBelow === undefined) text(visit, value);
      else pushReference(lists.droppedReferences, visit, value);
    } else if (droppedBelow === undefined && isObject(value)) {
      const when = isConditional(visit) ? own(value, 'when') : undefined;
      const holds = canHold(when, decided);
      if (isObject(when)) {
        gathered.asked.push([when, holds]);
        lists.conditions.push({
          pointer: `${pointer}/when`,
          value: withInstants(when, times),
          around: conditionsAround(visit).map((condition) => withInstants(condition, times)),
        });
      }
      if (holds === true) gathered.always.push(`${pointer}/when`);
      if (holds === false && visit.parts.keyword('whenNever') !== 'keep') {
        gathered.dropped.push(pointer);
        droppedBelow = pointer;
      } else object(visit, value);
    }
  }

  function once({ pointer, parts, around }: Visit, value: JsonValue): void {
    const rule = parts.keyword('once');
    const name = ownText(rule, 'name') ?? rule;
    if (typeof name !== 'string') return;
    const within = nearestMember(around, ownText(rule, 'within') ?? '');
    lists.onces.push({ name, value, pointer, within });
  }

  function object(visit: Visit, value: JsonObject): void {
    const { pointer, parts } = visit;
    if (parts.names.some((name) => name.startsWith('props-')))
      for (const key of parts.keys) {
        const pages = Object.hasOwn(value, key)
          ? undefined
          : parts.member(key).for(undefined).keyword('elsePage');
        if (typeof pages === 'string') lists.elsePages.push({ pointer, key, pages });
      }
    if (parts.keyword('twins') === false) lists.singles.push({ pointer, value });
    if (parts.names.includes('link')) lists.links.push({ pointer, value });
    const widget = ownText(value, 'widget');
    if (!parts.names.includes('placement') || widget === undefined) return;
    lists.placements.push({ pointer, widget, value, region: regionOf(pointer), inside: insideOf(visit) });
  }

  function text(visit: Visit, value: string): void {
    const { pointer, parts } = visit;
    pushReference(lists.references, visit, value);
    if (parts.keyword('ownOrigin') === false) lists.foreignOrigins.push({ value, pointer });
    const currencyKey = parts.keyword('signOf');
    if (typeof currencyKey === 'string') lists.signs.push({ value, pointer, of: currencyKey });
    const other = parts.keyword('differsFrom');
    if (typeof other === 'string')
      lists.differing.push({ value, pointer, key: pointerKeys(pointer).at(-1) ?? '', other });
    if (parts.keyword('alone') === true) lists.alone.push({ value, pointer });
    const kind = parts.keyword('shows');
    if (typeof kind === 'string') lists.shows.push({ kind, value, pointer });
    const format = parts.keyword('format');
    if (format === 'icon') lists.icons.push({ value, pointer });
    if (format === 'content') lists.contents.push({ value, pointer });
    if (format === 'message-key')
      lists.messages.push({ value, pointer, fills: textsIn(parts.keyword('fills')) });
    if (format === 'token') lists.tokens.push({ value, pointer });
    if (format === 'asset') {
      const maxBytes = parts.keyword('maxBytes');
      lists.assets.push({
        value,
        pointer,
        maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
        picture: picturePlace(parts.keyword('picture')),
      });
    }
  }

  return { found: gathered, gather };
}

function picturePlace(described: JsonValue | undefined): PicturePlace | undefined {
  const [ratio, width] = [own(described, 'ratio'), own(described, 'width')];
  const [least, most] = isList(ratio) ? ratio : [];
  if (typeof least !== 'number' || typeof most !== 'number' || typeof width !== 'number') return undefined;
  return { ratio: [least, most], width };
}

function pushReference(into: Reference[], { pointer, parts }: Visit, value: string): void {
  const to = parts.keyword('references');
  if (typeof to !== 'string') return;
  into.push({ value, pointer, to, also: textsIn(parts.keyword('referenceAlso')) });
}

/** The value of a member of the nearest object around that has it. */
function nearestMember(visit: Visit | undefined, key: string): JsonValue | undefined {
  return visit && (own(visit.value, key) ?? nearestMember(visit.around, key));
}

const CONDITIONS: ReadonlySet<unknown> = new Set(['#/$defs/condition', '#/$defs/period']);

function isConditional({ parts }: Visit): boolean {
  return parts.schemas.some((schema) => CONDITIONS.has(own(own(schema.properties, 'when'), '$ref')));
}

function conditionsAround({ around, parts }: Visit): JsonObject[] {
  if (around === undefined) return [];
  // A stand-in shows while the condition of its original does not hold.
  const isInside = parts.keyword('standsIn') !== true;
  const when = isInside && isConditional(around) ? own(around.value, 'when') : undefined;
  return [...conditionsAround(around), ...(isObject(when) ? [when] : [])];
}

function regionOf(pointer: string): string {
  return /^\/regions\/([^/]+)\//.exec(pointer)?.[1] ?? 'main';
}

function insideOf({ pointer, around }: Visit): PlacementUse['inside'] {
  const slot = /\/slots\/([^/]+)\/\d+$/.exec(pointer)?.[1];
  // List, slots, placement: three steps out.
  const widget = ownText(around?.around?.around?.value, 'widget');
  return slot === undefined || widget === undefined ? undefined : { widget, slot };
}
