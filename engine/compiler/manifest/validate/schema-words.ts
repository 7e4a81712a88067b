import { isList, isObject, type JsonObject, type JsonValue } from '#compiler/manifest/json.ts';
import { valueAt } from '#compiler/manifest/pointer.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
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
  'once',
  'differsFrom',
  'twins',
  'signOf',
  'elsePage',
  'fills',
  'least',
  'forbids',
  'shows',
  'tsType',
  'whenNever',
  'firstOf',
  'showsBeside',
  'standsIn',
  'holds',
  'picture',
] as const;

/** The reader of the parts of a schema, each once. */
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

/** Reads a word that says nothing, when its value is one that JSON Schema allows. */
const nothing =
  (isAllowed: (said: JsonValue) => boolean): ReadWord =>
  (keywordValue, { beyond }) =>
    isAllowed(keywordValue) ? undefined : beyond();

/** A reference to the whole schema or a part of it that is read with it. */
const PART = /^#((?:\/(?:\$defs|properties)\/[^/%]+)*)$/;

/** The words of schemas that are read. */
export const WORDS: Readonly<Record<string, ReadWord>> = {
  ...Object.fromEntries([...annotations, 'default'].map((keyword) => [keyword, nothing(() => true)])),
  $schema: nothing((dialect) => dialect === 'https://json-schema.org/draft/2020-12/schema'),
  $comment: nothing(isText),
  title: nothing(isText),
  description: nothing(isText),
  examples: nothing(isList),
  deprecated: nothing((flag) => typeof flag === 'boolean'),
  $defs(definitions, { read, beyond }) {
    if (!isObject(definitions)) return beyond();
    for (const schema of Object.values(definitions)) read(schema);
    return undefined;
  },
  $ref(reference, { root, read, beyond }) {
    const pointer = isText(reference) ? PART.exec(reference)?.[1] : undefined;
    const schema = pointer === undefined ? undefined : valueAt(root, pointer);
    if (schema === undefined) return beyond();
    let isSound: IsSound | undefined;
    return (value) => {
      // By the first value the whole schema has been read, also a part that refers to itself.
      isSound ??= read(schema);
      return isSound(value);
    };
  },
  type(typeNames, { beyond }) {
    const types = isList(typeNames) ? typeNames : [typeNames];
    const tests = types.flatMap((type) =>
      isText(type) && Object.hasOwn(TYPES, type) ? (TYPES[type] ?? []) : [],
    );
    if (tests.length === 0 || tests.length < types.length || new Set(types).size < types.length)
      return beyond();
    const [first = never] = tests;
    return tests.length === 1 ? first : (value) => tests.some((test) => test(value));
  },
  const: (constant, { beyond }) => (isScalar(constant) ? (value) => value === constant : beyond()),
  enum(choices, { beyond }) {
    if (!isList(choices) || choices.length === 0 || !choices.every(isScalar)) return beyond();
    const values = new Set<JsonValue>(choices);
    return (value) => values.has(value);
  },
  format(formatName, { beyond }) {
    const test = isText(formatName) && Object.hasOwn(formats, formatName) ? formats[formatName] : undefined;
    return test === undefined ? beyond() : ofTexts(test);
  },
  pattern(patternText, { beyond }) {
    const pattern = isText(patternText) ? patternOf(patternText) : undefined;
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
  uniqueItems(flag, { beyond }) {
    if (typeof flag !== 'boolean') return beyond();
    return flag ? ofLists((list) => isUnique(list)) : undefined;
  },
  items(schema, { read }, { prefixItems }) {
    const isSound = read(schema);
    const first = isList(prefixItems) ? prefixItems.length : 0;
    return ofLists((list) => list.every((item, index) => index < first || isSound(item)));
  },
  prefixItems(schemas, { read, beyond }) {
    if (!isList(schemas) || schemas.length === 0) return beyond();
    const rules = schemas.map(read);
    return ofLists((list) => list.every((item, index) => rules[index]?.(item) !== false));
  },
  contains(schema, { read }) {
    const isSound = read(schema);
    return ofLists((list) => list.some((item) => isSound(item)));
  },
  required(requiredNames, { beyond }) {
    const names = namesIn(requiredNames);
    return names === undefined
      ? beyond()
      : ofObjects((object) => names.every((name) => Object.hasOwn(object, name)));
  },
  dependentRequired(dependencies, { beyond }) {
    if (!isObject(dependencies)) return beyond();
    const needs = Object.entries(dependencies).map(([name, others]) => [name, namesIn(others)] as const);
    if (needs.some(([, others]) => others === undefined)) return beyond();
    return ofObjects((object) =>
      needs.every(
        ([name, others = []]) =>
          !Object.hasOwn(object, name) || others.every((other) => Object.hasOwn(object, other)),
      ),
    );
  },
  properties(schemas, { read, beyond }) {
    if (!isObject(schemas)) return beyond();
    const members = Object.entries(schemas).map(([name, schema]) => [name, read(schema)] as const);
    return ofObjects((object) =>
      members.every(([name, isSound]) => !Object.hasOwn(object, name) || isSound(object[name] ?? null)),
    );
  },
  patternProperties(schemasByPattern, { read, beyond }, { properties }) {
    const rules = patternsIn(schemasByPattern);
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
  additionalProperties(schema, { read }, { properties, patternProperties }) {
    const isSound = read(schema);
    const knownProperties = isObject(properties) ? properties : {};
    const patterns = patternsIn(patternProperties ?? {}) ?? [];
    return ofObjects((object) =>
      Object.keys(object).every(
        (name) =>
          Object.hasOwn(knownProperties, name) ||
          patterns.some(([pattern]) => pattern.test(name)) ||
          isSound(object[name] ?? null),
      ),
    );
  },
  propertyNames(schema, { read }) {
    const isSound = read(schema);
    return ofObjects((object) => Object.keys(object).every((name) => isSound(name)));
  },
  allOf: several((rules) => (value) => rules.every((rule) => rule(value))),
  anyOf: several((rules) => (value) => rules.some((rule) => rule(value))),
  oneOf: several((rules) => (value) => rules.filter((rule) => rule(value)).length === 1),
  not(schema, { read }) {
    const isSound = read(schema);
    return (value) => !isSound(value);
  },
  if(condition, { read, beyond }, { then, else: otherwise }) {
    if (then === undefined && otherwise === undefined) return beyond();
    const holds = read(condition);
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
  return (size, { beyond }) => (Number.isInteger(size) && Number(size) >= 0 ? rule(Number(size)) : beyond());
}

function bound(keeps: (value: number, bound: number) => boolean): ReadWord {
  return (threshold, { beyond }) =>
    isNumber(threshold) ? (value) => !isNumber(value) || keeps(value, threshold) : beyond();
}

function several(rule: (rules: readonly IsSound[]) => IsSound): ReadWord {
  return (schemas, { read, beyond }) =>
    isList(schemas) && schemas.length > 0 ? rule(schemas.map(read)) : beyond();
}

/** Names of members, each once; undefined where it is not a list of such. */
function namesIn(nameList: JsonValue): readonly string[] | undefined {
  if (!isList(nameList) || new Set(nameList).size < nameList.length) return undefined;
  return nameList.every(isText) ? nameList : undefined;
}

function patternOf(text: string): RegExp | undefined {
  try {
    return new RegExp(text, 'u');
  } catch {
    return undefined;
  }
}

/** Returns the rules for members by patterns of their names; undefined where they are not written so. */
function patternsIn(schemasByPattern: JsonValue): (readonly [RegExp, JsonValue])[] | undefined {
  if (!isObject(schemasByPattern)) return undefined;
  const all = Object.entries(schemasByPattern).flatMap(([text, schema]) => {
    const pattern = patternOf(text);
    return pattern === undefined ? [] : [[pattern, schema] as const];
  });
  return all.length < Object.keys(schemasByPattern).length ? undefined : all;
}

/** Characters outside of the basic plane count as one. */
function lengthOf(text: string): number {
  return [...text].length;
}

function isUnique(list: readonly JsonValue[]): boolean {
  if (list.every(isScalar)) return new Set(list).size === list.length;
  return list.every((item, index) => !list.slice(0, index).some((before) => isSame(item, before)));
}

function isSame(value: JsonValue, other: JsonValue): boolean {
  if (value === other) return true;
  if (isList(value) || isList(other))
    return (
      isList(value) &&
      isList(other) &&
      value.length === other.length &&
      value.every((item, index) => isSame(item, other[index] ?? null))
    );
  if (!isObject(value) || !isObject(other)) return false;
  const names = Object.keys(value);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(value[name] ?? null, other[name] ?? null))
  );
}
