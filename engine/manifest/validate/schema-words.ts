import { isList, isObject, type JsonObject, type JsonValue } from '#engine/manifest/json.ts';
import { valueAt } from '#engine/manifest/pointer.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { formats } from './formats.ts';

/** Says whether nothing is wrong with a value's shape. */
export type IsSound = (value: JsonValue) => boolean;

/** Words of this project's schemas that say nothing about a value's shape. */
export const annotations = [
  'references',
  'referenceAlso',
  'maxBytes',
  'inherited',
  'expects',
  'ownOrigin',
  'sameValue',
  'alone',
  'signOf',
  'elsePage',
  'fills',
  'least',
  'forbids',
  'shows',
  'tsType',
  'whenNever',
  'firstOf',
  'standsIn',
] as const;

/** What reads the parts of a schema, each once. */
export interface Reader {
  readonly root: JsonSchema;
  /** Says that something is not read here. */
  beyond(): IsSound;
  read(schema: JsonValue): IsSound;
}

export const always: IsSound = () => true;
export const never: IsSound = () => false;

/** Reads what a word of a schema says; undefined where that is nothing about a value. */
export type ReadWord = (said: JsonValue, reader: Reader, schema: JsonObject) => IsSound | undefined;

/** What says nothing, when it is a value that JSON Schema allows. */
const nothing =
  (isAllowed: (said: JsonValue) => boolean): ReadWord =>
  (said, { beyond }) =>
    isAllowed(said) ? undefined : beyond();

/** A reference to the whole schema or a part of it that is read with it. */
const PART = /^#((?:\/(?:\$defs|properties)\/[^/%]+)*)$/;

/** The words of schemas that are read. */
export const WORDS: Readonly<Record<string, ReadWord>> = {
  ...Object.fromEntries([...annotations, 'default'].map((word) => [word, nothing(() => true)])),
  $schema: nothing((said) => said === 'https://json-schema.org/draft/2020-12/schema'),
  $comment: nothing(isText),
  title: nothing(isText),
  description: nothing(isText),
  examples: nothing(isList),
  deprecated: nothing((said) => typeof said === 'boolean'),
  $defs(said, { read, beyond }) {
    if (!isObject(said)) return beyond();
    for (const schema of Object.values(said)) read(schema);
    return undefined;
  },
  $ref(said, { root, read, beyond }) {
    const pointer = isText(said) ? PART.exec(said)?.[1] : undefined;
    const schema = pointer === undefined ? undefined : valueAt(root, pointer);
    if (schema === undefined) return beyond();
    let isSound: IsSound | undefined;
    return (value) => {
      // By the first value the whole schema has been read, also a part that refers to itself.
      isSound ??= read(schema);
      return isSound(value);
    };
  },
  type(said, { beyond }) {
    const types = isList(said) ? said : [said];
    const tests = types.flatMap((type) =>
      isText(type) && Object.hasOwn(TYPES, type) ? (TYPES[type] ?? []) : [],
    );
    if (tests.length === 0 || tests.length < types.length || new Set(types).size < types.length)
      return beyond();
    const [first = never] = tests;
    return tests.length === 1 ? first : (value) => tests.some((test) => test(value));
  },
  const: (said, { beyond }) => (isScalar(said) ? (value) => value === said : beyond()),
  enum(said, { beyond }) {
    if (!isList(said) || said.length === 0 || !said.every(isScalar)) return beyond();
    const values = new Set<JsonValue>(said);
    return (value) => values.has(value);
  },
  format(said, { beyond }) {
    const test = isText(said) && Object.hasOwn(formats, said) ? formats[said] : undefined;
    return test === undefined ? beyond() : ofTexts(test);
  },
  pattern(said, { beyond }) {
    const pattern = isText(said) ? patternOf(said) : undefined;
    return pattern === undefined ? beyond() : ofTexts((text) => pattern.test(text));
  },
  minLength: limit((least) => ofTexts((text) => lengthOf(text) >= least)),
  maxLength: limit((most) => ofTexts((text) => lengthOf(text) <= most)),
  minItems: limit((least) => ofLists((list) => list.length >= least)),
  maxItems: limit((most) => ofLists((list) => list.length <= most)),
  minProperties: limit((least) => ofObjects((object) => Object.keys(object).length >= least)),
  maxProperties: limit((most) => ofObjects((object) => Object.keys(object).length <= most)),
  minimum: bound((value, least) => value >= least),
  maximum: bound((value, most) => value <= most),
  exclusiveMinimum: bound((value, least) => value > least),
  exclusiveMaximum: bound((value, most) => value < most),
  uniqueItems(said, { beyond }) {
    if (typeof said !== 'boolean') return beyond();
    return said ? ofLists((list) => isUnique(list)) : undefined;
  },
  items(said, { read }, { prefixItems }) {
    const isSound = read(said);
    const first = isList(prefixItems) ? prefixItems.length : 0;
    return ofLists((list) => list.every((item, index) => index < first || isSound(item)));
  },
  prefixItems(said, { read, beyond }) {
    if (!isList(said) || said.length === 0) return beyond();
    const rules = said.map(read);
    return ofLists((list) => list.every((item, index) => rules[index]?.(item) !== false));
  },
  contains(said, { read }) {
    const isSound = read(said);
    return ofLists((list) => list.some((item) => isSound(item)));
  },
  required(said, { beyond }) {
    const names = namesIn(said);
    return names === undefined
      ? beyond()
      : ofObjects((object) => names.every((name) => Object.hasOwn(object, name)));
  },
  dependentRequired(said, { beyond }) {
    if (!isObject(said)) return beyond();
    const needs = Object.entries(said).map(([name, others]) => [name, namesIn(others)] as const);
    if (needs.some(([, others]) => others === undefined)) return beyond();
    return ofObjects((object) =>
      needs.every(
        ([name, others = []]) =>
          !Object.hasOwn(object, name) || others.every((other) => Object.hasOwn(object, other)),
      ),
    );
  },
  properties(said, { read, beyond }) {
    if (!isObject(said)) return beyond();
    const members = Object.entries(said).map(([name, schema]) => [name, read(schema)] as const);
    return ofObjects((object) =>
      members.every(([name, isSound]) => !Object.hasOwn(object, name) || isSound(object[name] ?? null)),
    );
  },
  patternProperties(said, { read, beyond }, { properties }) {
    const rules = patternsIn(said);
    // Ajv takes it for a mistake when a name is a member's own and a pattern's, too.
    const isTwice = (name: string) => rules?.some(([pattern]) => pattern.test(name));
    if (rules === undefined || (isObject(properties) && Object.keys(properties).some(isTwice)))
      return beyond();
    const members = rules.map(([pattern, schema]) => [pattern, read(schema)] as const);
    return ofObjects((object) =>
      Object.keys(object).every((name) =>
        members.every(([pattern, isSound]) => !pattern.test(name) || isSound(object[name] ?? null)),
      ),
    );
  },
  additionalProperties(said, { read }, { properties, patternProperties }) {
    const isSound = read(said);
    const known = isObject(properties) ? properties : {};
    const patterns = patternsIn(patternProperties ?? {}) ?? [];
    return ofObjects((object) =>
      Object.keys(object).every(
        (name) =>
          Object.hasOwn(known, name) ||
          patterns.some(([pattern]) => pattern.test(name)) ||
          isSound(object[name] ?? null),
      ),
    );
  },
  propertyNames(said, { read }) {
    const isSound = read(said);
    return ofObjects((object) => Object.keys(object).every((name) => isSound(name)));
  },
  allOf: several((rules) => (value) => rules.every((rule) => rule(value))),
  anyOf: several((rules) => (value) => rules.some((rule) => rule(value))),
  oneOf: several((rules) => (value) => rules.filter((rule) => rule(value)).length === 1),
  not(said, { read }) {
    const isSound = read(said);
    return (value) => !isSound(value);
  },
  if(said, { read, beyond }, { then, else: otherwise }) {
    if (then === undefined && otherwise === undefined) return beyond();
    const holds = read(said);
    const isSound = read(then ?? true);
    const isSoundElse = read(otherwise ?? true);
    return (value) => (holds(value) ? isSound(value) : isSoundElse(value));
  },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  then: (_, { beyond }, schema) => (Object.hasOwn(schema, 'if') ? undefined : beyond()),
  else: (_, { beyond }, schema) => (Object.hasOwn(schema, 'if') ? undefined : beyond()),
};

const TYPES: Readonly<Record<string, IsSound>> = {
  string: isText,
  number: isNumber,
  integer: (value) => isNumber(value) && value % 1 === 0,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: isList,
  object: isObject,
};

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}

/** A figure such as 1e999 is none. */
function isNumber(value: JsonValue): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

function ofTexts(test: (text: string) => boolean): IsSound {
  return (value) => !isText(value) || test(value);
}

function ofLists(test: (list: readonly JsonValue[]) => boolean): IsSound {
  return (value) => !isList(value) || test(value);
}

function ofObjects(test: (object: JsonObject) => boolean): IsSound {
  return (value) => !isObject(value) || test(value);
}

function limit(rule: (limit: number) => IsSound): ReadWord {
  return (said, { beyond }) => (Number.isInteger(said) && Number(said) >= 0 ? rule(Number(said)) : beyond());
}

function bound(keeps: (value: number, bound: number) => boolean): ReadWord {
  return (said, { beyond }) =>
    isNumber(said) ? (value) => !isNumber(value) || keeps(value, said) : beyond();
}

function several(rule: (rules: readonly IsSound[]) => IsSound): ReadWord {
  return (said, { read, beyond }) => (isList(said) && said.length > 0 ? rule(said.map(read)) : beyond());
}

/** Names of members, each once; undefined where it is not a list of such. */
function namesIn(said: JsonValue): readonly string[] | undefined {
  if (!isList(said) || new Set(said).size < said.length) return undefined;
  return said.every(isText) ? said : undefined;
}

function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}

/** What is said of members by patterns of their names; undefined where that is not written so. */
function patternsIn(said: JsonValue): (readonly [RegExp, JsonValue])[] | undefined {
  if (!isObject(said)) return undefined;
  const all = Object.entries(said).flatMap(([text, schema]) => {
    const pattern = patternOf(text);
    return pattern === undefined ? [] : [[pattern, schema] as const];
  });
  return all.length < Object.keys(said).length ? undefined : all;
}

/** Characters outside of the basic plane count as one. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isUnique(list: readonly JsonValue[]): boolean {
  if (list.every(isScalar)) return new Set(list).size === list.length;
  return list.every((item, index) => !list.slice(0, index).some((before) => isSame(item, before)));
}

function isSame(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index] ?? null))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name] ?? null, other[name] ?? null))
  );
}
