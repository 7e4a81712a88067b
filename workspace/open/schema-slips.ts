import { nearest } from '@liveryjs/compiler/issues';
import {
  isList,
  isObject,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
  own,
  pointerTo,
} from '@liveryjs/compiler/manifest';

/** Something in the schema of a setting that no value can keep to, or that leads nowhere. */
export interface SchemaSlip {
  /** The pointer of the word at fault. */
  readonly at: string;
  readonly what: string;
  readonly hint: string;
}

/** Words of JSON Schema of which the first is the floor and the second the ceiling. */
const BOUNDS = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/**
 * Finds what nobody can keep to in the schema of a setting: bounds that leave nothing, a value twice in an enum, and
 * references to something that no manifest has.
 *
 * @param root the schema of a whole manifest
 */
export function schemaSlips(schema: JsonObject, pointer: string, root: JsonSchema): SchemaSlip[] {
  const slips: SchemaSlip[] = [];
  for (const [floor, ceiling] of BOUNDS) {
    const [least, most] = [own(schema, floor), own(schema, ceiling)];
    if (typeof least !== 'number' || typeof most !== 'number') continue;
    const isOpen = floor.startsWith('ex') || ceiling.startsWith('ex');
    if (least < most || (least === most && !isOpen)) continue;
    slips.push({
      at: pointerTo(pointer, floor),
      what: `${JSON.stringify(floor)} is ${least} and ${JSON.stringify(ceiling)} is ${most}, so no value is allowed`,
      hint: 'Write the smaller one as the floor.',
    });
  }
  const choices = own(schema, 'enum');
  if (isList(choices)) {
    const texts = choices.map((choice) => JSON.stringify(choice));
    const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
    if (again !== -1)
      slips.push({
        at: pointerTo(pointerTo(pointer, 'enum'), again),
        what: `the enum has ${texts[again]} twice`,
        hint: 'Keep one of the two.',
      });
  }
  const references = own(schema, 'references');
  if (typeof references === 'string' && !leadsSomewhere(references, root)) {
    const meant = nearest(references, [...referencesIn(root)]);
    slips.push({
      at: pointerTo(pointer, 'references'),
      what: `no manifest has anything at ${JSON.stringify(references)}`,
      hint:
        meant === undefined
          ? 'Write where the names stand, such as "/routes/*/id", or "actions".'
          : `Did you mean ${JSON.stringify(meant)}?`,
    });
  }
  return slips;
}

/** Tells whether each part of a pattern of pointers, or a name of what stands outside of manifests, is one. */
function leadsSomewhere(pattern: string, root: JsonSchema): boolean {
  return pattern.split('|').every((part) => {
    if (!part.startsWith('/')) return referencesIn(root).has(part);
    const keys = part.replace(/#$/, '').slice(1).split('/');
    return (
      keys.reduce<readonly JsonValue[]>(
        (all, key) => all.flatMap((schema) => step(schema, key, root)),
        [root],
      ).length > 0
    );
  });
}

/** The schemas of a member of what a schema describes; a schema of which that is not clear is taken for itself. */
function step(schema: JsonValue, key: string, root: JsonSchema): readonly JsonValue[] {
  const reference = own(schema, '$ref');
  const name = typeof reference === 'string' ? reference.replace('#/$defs/', '') : undefined;
  const target = name === undefined ? undefined : own(own(root, '$defs'), name);
  if (target !== undefined) return step(target, key, root);
  const [properties, others, items] = ['properties', 'additionalProperties', 'items'].map((part) =>
    own(schema, part),
  );
  if (key === '*')
    return [...Object.values(isObject(properties) ? properties : {}), others, items].filter(isObject);
  const member = own(properties, key);
  return [member ?? others].filter(isObject);
}

const collected = new WeakMap<JsonSchema, ReadonlySet<string>>();

/** The names that schemas of manifests refer to, without those of widgets' settings. */
function referencesIn(root: JsonSchema): ReadonlySet<string> {
  const before = collected.get(root);
  if (before !== undefined) return before;
  const names = new Set<string>(['widgets']);
  const collect = (schema: JsonValue): void => {
    if (isList(schema)) for (const part of schema) collect(part);
    if (!isObject(schema)) return;
    for (const [key, part] of Object.entries(schema)) {
      if (key === 'references' && typeof part === 'string') names.add(part);
      else if (!key.startsWith('props-')) collect(part);
    }
  };
  collect(root);
  collected.set(root, names);
  return names;
}
