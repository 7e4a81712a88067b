import { isObject, type JsonObject, type JsonValue, own, ownText } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { type Visit, walk } from '#engine/manifest/schema/walk.ts';
import { canHold, decidedBy } from './can-hold.ts';
import { DEFAULT_TIME_ZONE, withInstants } from './instants.ts';
import type { Use } from './result.ts';

export interface Reference extends Use {
  /** What the schema says that it names: a pattern of pointers, widgets, or names from outside of the manifest. */
  readonly to: string;
  /** Further values that are allowed. */
  readonly also: readonly string[];
}

export interface PlacementUse {
  readonly pointer: string;
  readonly widget: string;
  readonly value: JsonObject;
  readonly region: string;
  /** The widget and slot that the placement stands in. */
  readonly inside: { readonly widget: string; readonly slot: string } | undefined;
}

export interface Condition {
  /** Pointer of the `when`. */
  readonly pointer: string;
  readonly value: JsonObject;
  readonly around: readonly JsonObject[];
}

/** What a manifest says, gathered in one walk. Nothing below a `when` that never holds is in it, except in `dropped`. */
export interface Survey {
  /** Pointers of what is left out because its `when` can never hold. What the schema says `"whenNever": "keep"` of stays. */
  readonly dropped: ReadonlySet<string>;
  /** Pointers of `when`s that always hold. */
  readonly always: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** References below what is dropped. */
  readonly droppedReferences: readonly Reference[];
  readonly placements: readonly PlacementUse[];
  readonly links: readonly { readonly pointer: string; readonly value: JsonObject }[];
  readonly messages: readonly Use[];
  readonly tokens: readonly Use[];
  /** Names of icons of the brand's sprite. */
  readonly icons: readonly Use[];
  /** Names of contents. */
  readonly contents: readonly Use[];
  /** Conditions that are written, with instants for times, each with those that hold wherever it stands. */
  readonly conditions: readonly Condition[];
  /** Values that must be the same in the whole manifest, with what they say. */
  readonly sameValues: readonly {
    readonly name: string;
    readonly value: JsonValue;
    readonly pointer: string;
  }[];
  /** Settings that are left out, and for which the address of the page then decides: a pattern of the addresses it may be. */
  readonly elsePages: readonly { readonly pointer: string; readonly key: string; readonly pages: string }[];
  /** Things of a kind that pages show, by the names that settings say. */
  readonly shows: readonly (Use & { readonly kind: string })[];
  /** Origins that must be none of the brand's own. */
  readonly foreignOrigins: readonly Use[];
  readonly assets: readonly (Use & { readonly maxBytes: number | undefined })[];
}

/** Gathers what the filled manifest says. */
export function survey(schema: JsonSchema, manifest: JsonValue): Survey {
  const decided = decidedBy(manifest);
  const timeZone = ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE;
  const found = {
    dropped: new Set<string>(),
    always: new Set<string>(),
    references: [] as Reference[],
    droppedReferences: [] as Reference[],
    placements: [] as PlacementUse[],
    links: [] as { pointer: string; value: JsonObject }[],
    messages: [] as Use[],
    tokens: [] as Use[],
    icons: [] as Use[],
    contents: [] as Use[],
    conditions: [] as Condition[],
    sameValues: [] as { name: string; value: JsonValue; pointer: string }[],
    elsePages: [] as { pointer: string; key: string; pages: string }[],
    shows: [] as (Use & { kind: string })[],
    foreignOrigins: [] as Use[],
    assets: [] as (Use & { maxBytes: number | undefined })[],
  };
  let droppedBelow: string | undefined;
  walk(schema, manifest, (visit) => {
    const { value, pointer } = visit;
    const name = isObject(value) ? undefined : visit.parts.keyword('sameValue');
    if (typeof name === 'string') found.sameValues.push({ name, value, pointer });
    if (droppedBelow !== undefined && !pointer.startsWith(`${droppedBelow}/`)) droppedBelow = undefined;
    if (typeof value === 'string') {
      if (droppedBelow === undefined) text(visit, value);
      else pushReference(found.droppedReferences, visit, value);
    } else if (droppedBelow === undefined && isObject(value)) {
      const when = isConditional(visit) ? own(value, 'when') : undefined;
      const holds = canHold(when, decided);
      if (isObject(when))
        found.conditions.push({
          pointer: `${pointer}/when`,
          value: withInstants(when, timeZone),
          around: conditionsAround(visit).map((condition) => withInstants(condition, timeZone)),
        });
      if (holds === true) found.always.add(`${pointer}/when`);
      if (holds === false && visit.parts.keyword('whenNever') !== 'keep') {
        found.dropped.add(pointer);
        droppedBelow = pointer;
      } else object(visit, value);
    }
    return true;
  });
  return found;

  function object(visit: Visit, value: JsonObject): void {
    const { pointer, parts } = visit;
    if (parts.names.some((name) => name.startsWith('props-')))
      for (const key of parts.keys) {
        const pages = Object.hasOwn(value, key)
          ? undefined
          : parts.member(key).for(undefined).keyword('elsePage');
        if (typeof pages === 'string') found.elsePages.push({ pointer, key, pages });
      }
    if (parts.names.includes('link')) found.links.push({ pointer, value });
    const widget = ownText(value, 'widget');
    if (!parts.names.includes('placement') || widget === undefined) return;
    found.placements.push({ pointer, widget, value, region: regionOf(pointer), inside: insideOf(visit) });
  }

  function text(visit: Visit, value: string): void {
    const { pointer, parts } = visit;
    pushReference(found.references, visit, value);
    if (parts.keyword('ownOrigin') === false) found.foreignOrigins.push({ value, pointer });
    const kind = parts.keyword('shows');
    if (typeof kind === 'string') found.shows.push({ kind, value, pointer });
    const format = parts.keyword('format');
    if (format === 'icon') found.icons.push({ value, pointer });
    if (format === 'content') found.contents.push({ value, pointer });
    if (format === 'message-key') found.messages.push({ value, pointer });
    if (format === 'token') found.tokens.push({ value, pointer });
    if (format === 'asset') {
      const maxBytes = parts.keyword('maxBytes');
      found.assets.push({ value, pointer, maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined });
    }
  }
}

function pushReference(into: Reference[], { pointer, parts }: Visit, value: string): void {
  const to = parts.keyword('references');
  if (typeof to !== 'string') return;
  const also = parts.keyword('referenceAlso');
  into.push({ value, pointer, to, also: Array.isArray(also) ? also.map(String) : [] });
}

const CONDITIONS: ReadonlySet<unknown> = new Set(['#/$defs/condition', '#/$defs/period']);

function isConditional({ parts }: Visit): boolean {
  return parts.schemas.some((schema) => CONDITIONS.has(own(own(schema.properties, 'when'), '$ref')));
}

function conditionsAround({ around }: Visit): JsonObject[] {
  if (around === undefined) return [];
  const when = isConditional(around) ? own(around.value, 'when') : undefined;
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
