import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonValue } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { createAjv } from './create-ajv.ts';
import type { IsSound } from './schema-words.ts';
import { soundShape } from './sound-shape.ts';

/** Says what is wrong with a value's shape; empty when nothing is. Never throws. */
export type CheckShape = (value: JsonValue) => readonly ErrorObject[];

/** The result of compiling a schema; the text of a problem says why the schema cannot be used. */
export interface Compiled {
  readonly check: CheckShape;
  /** False where the schema holds a word that only Ajv reads: each value takes as long as one that is wrong. */
  readonly isQuick: boolean;
  readonly problem?: string;
}

const compiled = new WeakMap<JsonSchema, Compiled>();

/** Compiles a schema. The same object is compiled once. */
export function compileSchema(schema: JsonSchema): Compiled {
  const compiledSchema = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, compiledSchema);
  return compiledSchema;
}

function compile(schema: JsonSchema): Compiled {
  try {
    const isSound = soundShape(schema);
    // A schema that was read is written as JSON Schema says. The validator that says all that is wrong takes long to
    // compile.
    let whole = isSound === undefined ? createAjv().compile(schema) : undefined;
    const check = (value: JsonValue) => {
      if (isSound !== undefined && holds(isSound, value)) return [];
      whole ??= createAjv({ meta: false, validateSchema: false }).compile(schema);
      return run(whole, value);
    };
    return { check, isQuick: isSound !== undefined };
  } catch (error) {
    return {
      check: () => [],
      isQuick: false,
      problem: error instanceof Error ? error.message : String(error),
    };
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
    // The validator that says what is wrong runs out of stack as well.
    return [];
  }
}
