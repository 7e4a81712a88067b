import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { isList, isObject, type JsonValue } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { formats } from './formats.ts';

/** Says what is wrong with a value's shape; empty when nothing is. Never throws. */
export type CheckShape = (value: JsonValue) => readonly ErrorObject[];

const annotations = [
  'references',
  'referenceAlso',
  'maxBytes',
  'inherited',
  'expects',
  'ownOrigin',
  'sameValue',
  'elsePage',
  'least',
  'forbids',
  'shows',
  'tsType',
  'whenNever',
];

const UNJUDGED: Options = { meta: false, validateSchema: false };

/** What only says whether there is a mistake compiles to half of the code, and that in half of the time. */
const BRIEF: Options = { allErrors: false, verbose: false, messages: false };

/** A validator with this project's formats and annotations: JSON Schema 2020-12, all errors, own keys only. */
function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    ...options,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    logger: false,
    // To make the code smaller takes longer than all else, and it is no faster for it.
    code: { optimize: false },
  });
  for (const keyword of annotations) ajv.addKeyword({ keyword });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  return ajv;
}

/** Those that know how schemas are written: to compile the schema of schemas takes as long as a large one. */
let judge: Ajv2020 | undefined;
let briefJudge: Ajv2020 | undefined;

/** @throws for a schema that is not written as JSON Schema says */
function expectSchema(schema: JsonSchema): void {
  briefJudge ??= createAjv(BRIEF);
  if (briefJudge.validateSchema(schema) === true) return;
  judge ??= createAjv({});
  judge.validateSchema(schema, true);
}

/** What a schema comes to; the text of a problem says why it cannot be used. */
export interface Compiled {
  readonly check: CheckShape;
  readonly problem?: string;
}

const compiled = new WeakMap<JsonSchema, Compiled>();

/** Compiles a schema. The same object is compiled once. */
export function compileSchema(schema: JsonSchema): Compiled {
  const known = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, known);
  return known;
}

function compile(schema: JsonSchema): Compiled {
  try {
    expectSchema(schema);
    const isSound = soundBySection(schema);
    // What says all that is wrong is as costly to compile as the sections.
    let whole = isSound === undefined ? createAjv(UNJUDGED).compile(schema) : undefined;
    const check = (value: JsonValue) => {
      if (isSound?.(value)) return [];
      whole ??= createAjv(UNJUDGED).compile(schema);
      return run(whole, value);
    };
    return { check };
  } catch (error) {
    return { check: () => [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A reference that leads to more than a definition of the same schema. */
const BEYOND = /"\$ref":"(?!#\/\$defs\/)/;

/** The key of a schema of definitions alone, and what sections are called in it. */
const SECTIONS = 'sections';
const SECTION = 'section ';

/** What a schema may say about a whole value for its members to be looked at one by one. */
const APART = ['$schema', 'title', 'description', 'type', 'required', 'additionalProperties'];

/**
 * What says whether a value's shape is right by looking at its members one by one, and at each that does not change only
 * once: brands share most of what they inherit. Undefined where a schema holds members against each other.
 */
function soundBySection(schema: JsonSchema): ((value: JsonValue) => boolean) | undefined {
  const { properties, $defs = {}, ...rest } = schema;
  if (!isObject(properties) || !isObject($defs) || Object.keys(rest).some((word) => !APART.includes(word)))
    return undefined;
  if (BEYOND.test(JSON.stringify(schema))) return undefined;
  const ajv = createAjv({ ...UNJUDGED, ...BRIEF });
  const names = Object.keys(properties);
  const anything = Object.fromEntries(names.map((name) => [name, true]));
  const frame = ajv.compile({ ...rest, $defs, properties: anything });
  // As definitions, because what compiles a part compiles the whole schema before: one of definitions costs nothing.
  const definitions = names.map((name) => [`${SECTION}${name}`, properties[name] ?? true] as const);
  ajv.addSchema({ $defs: { ...$defs, ...Object.fromEntries(definitions) } }, SECTIONS);
  const sections = new Map(
    names.map((name) => {
      const validate = validatorOf(ajv, `${SECTIONS}#${pointerTo('/$defs', `${SECTION}${name}`)}`);
      return [name, { validate, sound: new WeakSet<object>() }] as const;
    }),
  );
  const isSoundSection = (name: string, value: JsonValue) => {
    const section = sections.get(name);
    if (section === undefined) return false;
    const keeps = (isObject(value) || isList(value)) && Object.isFrozen(value);
    if (keeps && section.sound.has(value)) return true;
    if (run(section.validate, value).length > 0) return false;
    if (keeps) section.sound.add(value);
    return true;
  };
  return (value) =>
    isObject(value) &&
    run(frame, value).length === 0 &&
    Object.entries(value).every(([name, section]) => isSoundSection(name, section));
}

/** The validator of a schema that was added. Throws what Ajv finds wrong with the schema. */
function validatorOf(ajv: Ajv2020, name: string): ValidateFunction {
  const validate = ajv.getSchema(name);
  if (validate === undefined) throw new Error(`The schema has no ${name}.`);
  return validate;
}

function run(validate: ValidateFunction, value: JsonValue): readonly ErrorObject[] {
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch {
    // A schema that refers to itself without going deeper runs out of stack on any value.
    return [];
  }
}
