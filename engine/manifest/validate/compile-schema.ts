import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { createAjv } from './create-ajv.ts';
import type { IsSound } from './schema-words.ts';
import { soundShape } from './sound-shape.ts';

/** Says what is wrong with a value's shape; empty when nothing is. Never throws. */
export type CheckShape = (value: JsonValue) => readonly ErrorObject[];

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
    const isSound = soundShape(schema);
    // What was read is written as JSON Schema says. To compile what says all that is wrong takes long.
    let whole = isSound === undefined ? createAjv().compile(schema) : undefined;
    const check = (value: JsonValue) => {
      if (isSound !== undefined && holds(isSound, value)) return [];
      whole ??= createAjv({ meta: false, validateSchema: false }).compile(schema);
      return run(whole, value);
    };
    return { check };
  } catch (error) {
    return { check: () => [], problem: error instanceof Error ? error.message : String(error) };
  }
}

function holds(isSound: IsSound, value: JsonValue): boolean {
  try {
    return isSound(value);
  } catch {
    // A schema that refers to itself without going deeper runs out of stack on any value.
    return false;
  }
}

function run(validate: ValidateFunction, value: JsonValue): readonly ErrorObject[] {
  try {
    return validate(value) ? [] : (validate.errors ?? []);
  } catch {
    // So does what says what is wrong.
    return [];
  }
}
