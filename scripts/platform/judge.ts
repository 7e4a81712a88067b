import { baseOf, primitiveText, type SchemaFiles } from '@liveryjs/compiler/manifest';
import { opened } from '@liveryjs/workspace/types/contract/opened';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

/** One place of an answer that is not as the contract says. */
export interface Misfit {
  /** JSON Pointer in the answer. */
  readonly at: string;
  readonly expected: string;
  /** The value that was found; of a text only that there is one. */
  readonly got: string;
  /** A portal cannot use what stands there; otherwise the portal shows it, though the contract words it otherwise. */
  readonly serious: boolean;
}

/** The most places of one response that are reported. */
export const MOST_MISFITS = 10;
/** An amount, as portals read it. */
const DECIMAL = /^-?\d{1,30}(\.\d{1,20})?$/;
/** A value that breaks one of these is still one of the right kind. */
const MILD = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'multipleOf',
  'minProperties',
]);

type Judge = (file: string, value: unknown) => readonly Misfit[];

/** To compile the schemas takes longer than to judge a platform's answers. */
const judges = new WeakMap<SchemaFiles, Judge>();

/**
 * Makes a judge of answers: what a portal needs must be there, and of the right kind; unknown fields pass, and so do
 * values of another type that mean the same.
 *
 * @param schemas the files of `schemas/platform`
 * @returns a function from a schema file and the value of an answer to the misfits; none for a value that fits
 */
export function answerJudge(schemas: SchemaFiles): Judge {
  const judge = judges.get(schemas) ?? newJudge(schemas);
  judges.set(schemas, judge);
  return judge;
}

function newJudge(schemas: SchemaFiles): Judge {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    ownProperties: true,
    allowUnionTypes: true,
    formats: { uri: true, 'date-time': (text) => !Number.isNaN(Date.parse(text)), decimal: DECIMAL },
  });
  for (const [file, schema] of Object.entries(schemas)) ajv.addSchema(opened(schema), baseOf(file));
  return (file, value) => {
    const validate = ajv.getSchema(baseOf(file)) as ValidateFunction;
    if (validate(value)) return [];
    // A field that is null where null is no value is one that is missing.
    const nulls = (validate.errors ?? []).filter(({ data }) => data === null);
    const given = without(value, new Set(nulls.map(({ instancePath }) => instancePath)));
    if (validate(given)) return [];
    const errors = validate.errors ?? [];
    const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
    // Where none of several forms fits, what each of them lacks says less than that none does.
    const ownErrors = errors.filter(
      (error) =>
        !choices.some((choice) => choice !== error && isWithin(error.instancePath, choice.instancePath)),
    );
    return ownErrors.filter((error) => !meansTheSame(error)).map(misfit);
  };
}

function isWithin(place: string, outer: string): boolean {
  return place === outer || place.startsWith(`${outer}/`);
}

/** A copy of a value without the fields at some places. What holds none of them is not looked into, however deep it is. */
function without(value: unknown, places: ReadonlySet<string>): unknown {
  const around = new Set([...places].flatMap(pointersAround));
  const copy = (whole: unknown, pointer: string): unknown => {
    if (!around.has(pointer)) return whole;
    if (Array.isArray(whole)) return whole.map((item, place) => copy(item, `${pointer}/${place}`));
    const entries = Object.entries(whole as object).map(([name, part]) => {
      const key = name.replaceAll('~', '~0').replaceAll('/', '~1');
      return [name, part, `${pointer}/${key}`] as const;
    });
    const kept = entries.filter(([, , place]) => !places.has(place));
    return Object.fromEntries(kept.map(([name, part, place]) => [name, copy(part, place)]));
  };
  return copy(value, '');
}

/** Pointers of all that a place stands in: of `/a/0` those of the whole and of `/a`. */
function pointersAround(place: string): string[] {
  const steps = place.split('/');
  return steps.slice(1).map((_, step) => steps.slice(0, step + 1).join('/'));
}

function meansTheSame({ keyword, params, data }: ErrorObject): boolean {
  const text = primitiveText(data);
  if (text === undefined) return false;
  if (keyword === 'enum') return (params.allowedValues as unknown[]).map(primitiveText).includes(text);
  if (keyword === 'const') return primitiveText(params.allowedValue) === text;
  if (keyword !== 'type') return false;
  const expectedTypes: unknown[] = [params.type].flat();
  if (expectedTypes.includes('string')) return typeof data === 'number';
  if (expectedTypes.includes('boolean')) return ['true', 'false', '0', '1'].includes(text);
  const isNumber = expectedTypes.includes('number') || expectedTypes.includes('integer');
  return isNumber && typeof data === 'string' && /^-?\d+(\.\d+)?$/.test(data);
}

function misfit({ instancePath, keyword, params, message = 'something else', data }: ErrorObject): Misfit {
  const missing = keyword === 'required';
  const expected = {
    enum: () => `one of ${(params.allowedValues as unknown[]).join(', ')}`,
    const: () => JSON.stringify(params.allowedValue),
    type: () => [params.type].flat().join(' or '),
    anyOf: () => 'one of the forms of the contract',
  }[keyword];
  return {
    at: `/value${instancePath}${missing ? `/${String(params.missingProperty)}` : ''}`,
    expected: missing
      ? 'a value'
      : (expected?.() ??
        message.replace(/^must (match|be|have|NOT have) ?/, (_, verb: string) =>
          verb === 'match' ? 'a match of ' : verb === 'NOT have' ? 'not ' : '',
        )),
    got: missing ? 'nothing' : kindOf(data),
    serious: !MILD.has(keyword),
  };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return value === '' ? 'empty text' : 'another text';
  return (
    { number: 'a number', boolean: 'true or false', object: 'an object', undefined: 'nothing' }[
      typeof value as string
    ] ?? typeof value
  );
}
