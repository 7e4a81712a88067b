import { isList, isObject, type JsonObject, type JsonValue, own } from '#compiler/manifest/json.ts';
import { pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import { compileSchema } from '#compiler/manifest/validate/compile-schema.ts';
import type { JsonSchema } from './json-schema.ts';

const longestReference = 50;
const spots = new WeakMap<JsonSchema, Spot>();

/** The spot at the top of a document. What is worked out about a schema is kept as long as the schema. */
export function topSpot(root: JsonSchema): Spot {
  const spot = spots.get(root) ?? new Spot(root, [root]);
  spots.set(root, spot);
  return spot;
}

/** The schemas that hold for one value, with references followed and choices made. */
export class Parts {
  readonly schemas: readonly JsonSchema[];
  /** Names in `$defs` that were followed to get here, such as placement. */
  readonly names: readonly string[];
  /** Keys of an object that the schemas name. */
  readonly keys: readonly string[];
  readonly #root: JsonSchema;
  readonly #members = new Map<string, Spot>();
  /** The spot of members whose names no schema knows. */
  #others: Spot | undefined;
  #items: Spot | undefined;

  constructor(root: JsonSchema, schemas: readonly JsonSchema[], names: readonly string[]) {
    this.#root = root;
    this.schemas = schemas;
    this.names = names;
    this.keys = [
      ...new Set(schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []))),
    ];
  }

  /** The spot of a member of an object. */
  member(key: string): Spot {
    const cachedMember = this.#members.get(key);
    if (cachedMember !== undefined) return cachedMember;
    const isNamed = this.keys.includes(key);
    if (!isNamed && this.#others !== undefined) return this.#others;
    const schemas = this.schemas.flatMap(({ properties, additionalProperties }) => {
      return own(properties, key) ?? (isObject(additionalProperties) ? additionalProperties : []);
    });
    const spot = new Spot(this.#root, schemas);
    if (isNamed) this.#members.set(key, spot);
    else this.#others = spot;
    return spot;
  }

  /** The spot of a list's items. */
  items(): Spot {
    this.#items ??= new Spot(
      this.#root,
      this.schemas.flatMap(({ items }) => items ?? []),
    );
    return this.#items;
  }

  /** The first value of a keyword. */
  keyword(name: string): JsonValue | undefined {
    for (const schema of this.schemas) if (Object.hasOwn(schema, name)) return schema[name];
    return undefined;
  }
}

/** A place in a schema where a value may stand. */
export class Spot {
  readonly #root: JsonSchema;
  readonly #schemas: JsonSchema[];
  readonly #names: string[];
  readonly #choices: JsonSchema[] = [];
  /** Choices that hang on the text of one key: what to take, by key and text. There may be one a widget. */
  readonly #cases = new Map<string, Map<string, JsonSchema[]>>();
  readonly #chosen = new Map<string, Spot>();
  readonly #numbers = new Map<JsonSchema, number>();
  #parts: Parts | undefined;

  constructor(root: JsonSchema, schemas: readonly JsonValue[], base?: Parts) {
    this.#root = root;
    this.#schemas = [...(base?.schemas ?? [])];
    this.#names = [...(base?.names ?? [])];
    for (const schema of schemas) this.#collect(schema, 0);
  }

  /** True when no schema says anything about what stands here. */
  get unknown(): boolean {
    return this.#schemas.length === 0;
  }

  /** Returns the parts of the schema that hold for a value at this spot. */
  for(value: JsonValue | undefined): Parts {
    const branches = this.#branches(value);
    this.#parts ??= new Parts(this.#root, this.#schemas, this.#names);
    if (branches.length === 0) return this.#parts;
    const key = branches.map((branch) => this.#numberOf(branch)).join();
    const spot = this.#chosen.get(key) ?? new Spot(this.#root, branches, this.#parts);
    this.#chosen.set(key, spot);
    return spot.for(value);
  }

  #collect(part: JsonValue | undefined, steps: number): void {
    // A reference that only leads to itself says nothing about the value.
    if (!isObject(part) || steps > longestReference) return;
    this.#schemas.push(part);
    if (typeof part.$ref === 'string') {
      const pointer = part.$ref.slice(1);
      this.#names.push(pointerKeys(pointer).at(-1) ?? '');
      this.#collect(pointer === '' ? this.#root : valueAt(this.#root, pointer), steps + 1);
    }
    if (isList(part.allOf)) for (const item of part.allOf) this.#collect(item, steps + 1);
    if (!isObject(part.if)) return;
    const [key, text] = part.else === undefined ? (textChoice(part.if) ?? []) : [];
    if (key === undefined || text === undefined) this.#choices.push(part);
    else if (isObject(part.then)) {
      const cases = this.#cases.get(key) ?? new Map<string, JsonSchema[]>();
      this.#cases.set(key, cases.set(text, [...(cases.get(text) ?? []), part.then]));
    }
  }

  #branches(value: JsonValue | undefined): JsonSchema[] {
    const branches: JsonSchema[] = [];
    for (const [key, cases] of this.#cases) {
      const text = own(value, key);
      if (typeof text === 'string') branches.push(...(cases.get(text) ?? []));
    }
    for (const choice of this.#choices) {
      const branch = holds(choice.if, value, this.#root) ? choice.then : choice.else;
      if (isObject(branch)) branches.push(branch);
    }
    return branches;
  }

  #numberOf(branch: JsonSchema): number {
    const number = this.#numbers.get(branch) ?? this.#numbers.size;
    this.#numbers.set(branch, number);
    return number;
  }
}

/** The key and text of a condition that asks for one text under one key. */
function textChoice(condition: JsonObject): [key: string, text: string] | undefined {
  const { properties, required, ...rest } = condition;
  const [entry, second] = Object.entries(isObject(properties) ? properties : {});
  if (entry === undefined || second !== undefined || Object.keys(rest).length > 0) return undefined;
  const [key, schema] = entry;
  const text = own(schema, 'const');
  const asks = isList(required) && required.length === 1 && required[0] === key;
  return asks && typeof text === 'string' && Object.keys(schema as JsonObject).length === 1
    ? [key, text]
    : undefined;
}

const rooted = new WeakMap<JsonObject, JsonSchema>();

/** Tells whether the condition of an `if` holds for a value, as JSON Schema says. A value that is missing has no members. */
function holds(condition: JsonValue | undefined, value: JsonValue | undefined, root: JsonSchema): boolean {
  if (!isObject(condition)) return condition !== false;
  const schema = rooted.get(condition) ?? (root.$defs ? { $defs: root.$defs, ...condition } : condition);
  rooted.set(condition, schema);
  return compileSchema(schema).check(value ?? {}).length === 0;
}
