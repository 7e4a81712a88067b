import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve('@liveryjs/schemas/package.json')), 'platform');
const ending = '.schema.json';
const IDENTIFIER = `identifier${ending}`;
/** The sandbox's own ids: a column of the database holds no other. */
const ownIdentifier = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

const ofValues = validatorOf({ coerceTypes: false });
/** An address holds texts alone: those that are numbers are taken as such. */
const ofQueries = validatorOf({ coerceTypes: true });

function validatorOf(options: { readonly coerceTypes: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    ...options,
    allErrors: true,
    removeAdditional: false,
    useDefaults: true,
    ownProperties: true,
    allowUnionTypes: true,
    formats: { uri: (text) => URL.canParse(text), 'date-time': isTime, decimal: true },
  });
  for (const file of readdirSync(folder).filter((name) => name.endsWith(ending))) {
    const schema = file === IDENTIFIER ? ownIdentifier : JSON.parse(readFileSync(join(folder, file), 'utf8'));
    // An operator sets a status that no platform has, to see that the portal renders nothing [2.18].
    if (file === 'permission.schema.json') delete schema.properties.status.maximum;
    ajv.addSchema(schema, file);
  }
  return ajv;
}

/** Tells whether a text is a moment of the years 1 to 9999: others are written in a way that not everybody reads. */
function isTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return /^\d{4}-/.test(text) && year >= 1 && year <= 9999;
}

/** One mistake in a value. */
export interface Mistake {
  /** Where: the part of the request, then a JSON Pointer. */
  readonly at: string;
  readonly message: string;
}

/**
 * A check of values against a shape in `schemas/platform`. What the shape has a default for is filled in.
 *
 * @param name the schema's file name without its ending
 * @param part what the value is, as the places of mistakes begin
 * @returns every mistake; none for a value of that shape
 */
export function checkOf(name: string, part: string): (value: unknown) => readonly Mistake[] {
  const validate: ValidateFunction | undefined = (part === 'query' ? ofQueries : ofValues).getSchema(
    name + ending,
  );
  if (!validate) throw new Error(`There is no schemas/platform/${name}${ending}.`);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map((error) => mistake(error, part)));
}

function mistake(
  { instancePath, keyword, message = 'is wrong', params }: ErrorObject,
  part: string,
): Mistake {
  const pointer = part + instancePath;
  if (keyword === 'additionalProperties') {
    return { at: `${pointer}/${escapeKey(params.additionalProperty)}`, message: 'is not known here' };
  }
  if (keyword === 'required')
    return { at: `${pointer}/${escapeKey(params.missingProperty)}`, message: 'is missing' };
  if (keyword === 'enum')
    return { at: pointer, message: `must be one of ${params.allowedValues.join(', ')}` };
  if (keyword === 'const') return { at: pointer, message: `must be ${JSON.stringify(params.allowedValue)}` };
  return { at: pointer, message };
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
