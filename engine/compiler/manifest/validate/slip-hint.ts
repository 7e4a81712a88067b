import { alike, type Change, type Meant, nearest, oneOf } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonValue } from '#compiler/manifest/json.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import { expectedBy } from './describe.ts';
import { formats, timeZones } from './formats.ts';
import { momentsMeant, noSuchDay } from './moment-meant.ts';

/** The advice about a value, and the value that was most likely meant where a slip is all that is wrong. */
export interface SlipHint {
  readonly hint: string;
  readonly meant?: Meant;
  readonly changes?: readonly Change[];
}

/**
 * The remedy for a value of the wrong kind: the likely slip first, else what the schema says of the value.
 *
 * @param meant the value in the form that the schema takes, where only the form is wrong
 */
export function slipHint(schema: JsonSchema, value: JsonValue, meant?: JsonValue): SlipHint {
  const bare = typeof value === 'string' ? withoutQuotes(schema, value.trim()) : undefined;
  if (bare !== undefined) return { hint: `Write ${bare} without quotes.`, meant: bare };
  const flag = schema.type === 'boolean' ? switchMeant(value) : undefined;
  if (flag !== undefined) return { hint: `Write ${flag}.`, meant: flag };
  const { type } = schema;
  if (
    type === 'string' &&
    (typeof value === 'number' || typeof value === 'boolean') &&
    fits(schema, String(value))
  )
    return { hint: `Write "${value}" in quotes.`, meant: String(value) };
  if (meant !== undefined && meant !== null)
    return { hint: `Write ${written(meant)}.`, meant: meant as Meant };
  if (type === 'array' && !isList(value) && value !== null) return { hint: brackets(schema, value) };
  if (value === null) return { hint: 'Leave it out to get the default.' };
  if (schema.format === 'moment' && (typeof value === 'string' || typeof value === 'number'))
    return momentHint(schema, String(value));
  const text = typeof value === 'string' ? (respelt(schema, value) ?? nearestIn(schema, value)) : undefined;
  if (text !== undefined) return { hint: `Did you mean ${JSON.stringify(text)}?`, meant: text };
  const [example] = isList(schema.examples) ? schema.examples : [];
  if (example !== undefined) return { hint: `Write something such as ${written(example)}.` };
  return {
    hint:
      typeof schema.description === 'string'
        ? schema.description
        : `Write ${expectedBy(schema)}${keysOf(schema)}.`,
  };
}

/** The hint for what stands in place of a list; brackets alone are no remedy for a text that no item takes. */
function brackets({ items }: JsonSchema, value: JsonValue): string {
  const isOfTexts = isObject(items) && (isList(items.enum) || items.type === 'string');
  const isItem =
    isOfTexts &&
    typeof value === 'string' &&
    (isList(items.enum) ? items.enum.includes(value) : fits(items, value));
  return `Put [ and ] around it${isOfTexts && !isItem ? `, and write each item as ${expectedBy(items)}` : ''}.`;
}

function keysOf({ type, properties }: JsonSchema): string {
  const keys = type === 'object' && isObject(properties) ? Object.keys(properties) : [];
  return keys.length === 0 ? '' : ` with ${oneOf(keys)}`;
}

function momentHint(schema: JsonSchema, value: string): SlipHint {
  const moments = momentsMeant(value);
  const [only, second] = moments;
  if (second !== undefined) return { hint: `Write the year first: ${oneOf(moments)}.` };
  if (only !== undefined) return { hint: `Write the year first: ${JSON.stringify(only)}.`, meant: only };
  return { hint: noSuchDay(value) ?? `Write ${expectedBy(schema)}.` };
}

/** A value as a manifest would have it: `{ "fixed": false }`. */
export function written(value: JsonValue): string {
  if (isList(value)) return value.length === 0 ? '[]' : `[${value.map(written).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${written(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Words that people write for a switch. */
const ON = ['true', 'yes', 'on', '1'];
const OFF = ['false', 'no', 'off', '0'];

/** The switch that a word, or a figure, stands for. */
export function switchMeant(value: JsonValue): boolean | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim().toLowerCase();
  return ON.includes(text) ? true : OFF.includes(text) ? false : undefined;
}

/** Says whether a number with its unit may be meant: a unit that the limits do not go with is another one. */
function isWithin({ type, minimum, maximum }: JsonSchema, value: number): boolean {
  return (
    (type === 'number' || Number.isInteger(value)) &&
    value >= Number(minimum ?? -Infinity) &&
    value <= Number(maximum ?? Infinity)
  );
}

function withoutQuotes(schema: JsonSchema, text: string): number | boolean | undefined {
  const { type, enum: values } = schema;
  if (type === 'integer' || type === 'number') {
    const figure = /^(\d+(?:\.\d+)?)\s*(?:px|ms|Ki?B|\+)$/i.exec(text)?.[1];
    if (isNumber(text)) return Number(text);
    if (figure !== undefined && isWithin(schema, Number(figure))) return Number(figure);
  }
  if (type === 'boolean') return switchMeant(text);
  const meant = isList(values)
    ? values.find((item) => typeof item === 'number' && String(item) === text)
    : undefined;
  return typeof meant === 'number' ? meant : undefined;
}

function nearestIn({ enum: values, format }: JsonSchema, text: string): string | undefined {
  if (format === 'time-zone') {
    const zones = timeZones();
    const city = alike(text, zones.map(cityOf));
    return city === undefined ? nearest(text, zones) : zones.find((zone) => cityOf(zone) === city);
  }
  return isList(values)
    ? nearest(
        text,
        values.filter((name) => typeof name === 'string'),
      )
    : undefined;
}

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);

/** The same text in the form that the schema takes, where a slip of the form is all that is wrong with it. */
export function respelt(schema: JsonSchema, text: string): string | undefined {
  const { pattern, format } = schema;
  if (typeof pattern !== 'string' && (typeof format !== 'string' || formats[format] === undefined))
    return undefined;
  // A scheme without its colon or one of its slashes.
  const trimmed = text.trim().replace(/^(https?)(?::\/?(?!\/)|\/\/)(?=[^/:])/i, '$1://');
  if (trimmed === '') return undefined;
  return [
    trimmed,
    trimmed.replaceAll('_', '-'),
    `${trimmed.charAt(0).toLowerCase()}${trimmed.slice(1)}`,
    trimmed.toUpperCase(),
    trimmed.toLowerCase(),
    trimmed.replace(/^#/, ''),
    // A machine's own host has no certificate, and no visitor reaches it.
    /^http:\/\/([^/:]+\.)?localhost\b/i.test(trimmed) ? '' : trimmed.replace(/^http:/i, 'https:'),
    trimmed.replace(/\/+$/, ''),
    `/${trimmed}`,
    trimmed.replace(/^https?:\/\//, '').replace(/\/.*$/, ''),
    trimmed.replace(/^(https?:\/\/[^/]+)\/.*$/, '$1'),
    asHost(trimmed),
    /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/:?#]|$)/u.test(trimmed) ? `https://${trimmed}` : '',
    /^[^\s@:]+@[^\s@]+$/.test(trimmed) ? `mailto:${trimmed}` : '',
    /^\+?[\d\s().-]{6,}$/.test(trimmed) ? `tel:${trimmed.replace(/[^\d+]/g, '')}` : '',
    format === 'locale' ? trimmed.replace(/\..*$/, '').replaceAll('_', '-') : '',
  ].find((candidate) => candidate !== text && fits(schema, candidate));
}

function fits({ pattern, format, maxLength }: JsonSchema, text: string): boolean {
  return (
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof format !== 'string' || formats[format]?.(text) !== false) &&
    (typeof maxLength !== 'number' || text.length <= maxLength)
  );
}

/** The name of a host as the network has it: without scheme, port and path, letters beyond ASCII in Punycode. */
function asHost(text: string): string {
  try {
    return text.includes('.') || /:\d+$/.test(text)
      ? new URL(/^https?:/.test(text) ? text : `http://${text}`).hostname
      : '';
  } catch {
    return '';
  }
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
