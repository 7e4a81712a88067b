import { oneOf } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue, typeName } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';

const formats: Readonly<Record<string, string>> = {
  'message-key': 'a message key such as nav.home',
  token: 'the name of a token such as color.surface.base',
  currency: 'an ISO 4217 code such as VND',
  icon: 'the name of an icon such as home',
  asset: 'the path of a file such as assets/logo.svg',
  locale: 'a BCP 47 language tag such as en, fil or pt-BR',
  moment: 'a date such as 2026-12-01, or a date and time such as 2026-12-01T18:00',
  'time-zone': 'the IANA name of a time zone such as Asia/Ho_Chi_Minh',
};

/** Describes in words the values that a schema takes: "an integer from 6 to 96". */
export function expectedBy(schema: JsonSchema): string {
  if (typeof schema.expects === 'string') return schema.expects;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (isList(schema.enum))
    return schema.enum.every(isText) ? oneOf(schema.enum, 20) : schema.enum.map(json).join(' or ');
  if (typeof schema.type === 'string') return expectedType(schema.type, schema);
  if (isList(schema.type)) return schema.type.map((type) => expectedType(String(type), schema)).join(' or ');
  for (const choice of [schema.oneOf, schema.anyOf]) {
    if (isList(choice))
      return choice.map((item) => (isObject(item) ? expectedBy(item) : 'anything')).join(' or ');
  }
  return typeof schema.format === 'string' ? expectedType('string', schema) : 'another value';
}

function expectedType(type: string, schema: JsonSchema): string {
  if (type === 'integer' || type === 'number')
    return expectedNumber(type === 'integer' ? 'an integer' : 'a number', schema);
  if (type === 'string') return expectedText(schema);
  if (type === 'array') return expectedList(schema);
  if (type === 'boolean') return 'true or false';
  return type === 'null' ? 'null' : 'an object';
}

function expectedNumber(noun: string, schema: JsonSchema): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const limits: string[] = [];
  if (minimum !== undefined && maximum !== undefined) limits.push(`from ${minimum} to ${maximum}`);
  else if (minimum !== undefined) limits.push(`of ${minimum} or more`);
  else if (maximum !== undefined) limits.push(`of ${maximum} or less`);
  if (exclusiveMinimum !== undefined) limits.push(`above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined) limits.push(`below ${exclusiveMaximum}`);
  if (multipleOf !== undefined) limits.push(`that is a multiple of ${multipleOf}`);
  return [noun, ...limits].join(' ');
}

function expectedText({ format, pattern, minLength, maxLength }: JsonSchema): string {
  if (typeof format === 'string') return formats[format] ?? `a string in the form ${format}`;
  if (typeof pattern === 'string') return `a string that matches ${pattern}`;
  if (minLength !== undefined && maxLength !== undefined)
    return `a string of ${minLength} to ${maxLength} characters`;
  if (minLength === 1) return 'a string that is not empty';
  if (minLength !== undefined) return `a string of at least ${minLength} characters`;
  return maxLength === undefined ? 'a string' : `a string of at most ${maxLength} characters`;
}

function expectedList({ minItems, maxItems, items }: JsonSchema): string {
  const kinds =
    isObject(items) && typeof items.type === 'string' ? ` of ${plurals[items.type] ?? 'values'}` : '';
  if (minItems === 1 && maxItems === undefined) return `a list${kinds} that is not empty`;
  if (minItems !== undefined && maxItems !== undefined)
    return `a list${kinds} with ${minItems} to ${maxItems} items`;
  if (minItems !== undefined) return `a list${kinds} with at least ${minItems} items`;
  return maxItems === undefined ? `a list${kinds}` : `a list${kinds} with at most ${maxItems} items`;
}

const plurals: Readonly<Record<string, string>> = {
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  object: 'objects',
  array: 'lists',
};

/** A value as a message shows it; with its type where the type is what is wrong. */
export function received(value: JsonValue, withType: boolean): string {
  if (isList(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (isObject(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  if (value === null) return 'null';
  const text = JSON.stringify(value);
  const short = text.length > 60 ? `${text.slice(0, 60)}…"` : text;
  return withType && typeof value !== 'boolean' ? `${short} (${typeName(value)})` : short;
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}

function json(value: JsonValue): string {
  return JSON.stringify(value);
}
