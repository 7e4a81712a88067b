import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '#engine/manifest/json.ts';
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
  'tsType',
];

/** A validator with this project's formats and annotations: JSON Schema 2020-12, all errors, own keys only. */
function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    ownProperties: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    logger: false,
  });
  for (const keyword of annotations) ajv.addKeyword({ keyword });
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  return ajv;
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
    const validate = createAjv().compile(schema);
    return { check: (value) => run(validate, value) };
  } catch (error) {
    return { check: () => [], problem: error instanceof Error ? error.message : String(error) };
  }
}

function run(validate: ValidateFunction, value: JsonValue): readonly ErrorObject[] {
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch {
    // A schema that refers to itself without going deeper runs out of stack on any value.
    return [];
  }
}
