import { nearest } from '#engine/issues/index.ts';
import { isList, type JsonValue } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { expectedBy } from './describe.ts';
import { formats } from './formats.ts';

/** What to do about a value of the wrong kind: the likely slip first, else what the schema says of the value. */
export function slipHint(schema: JsonSchema, value: JsonValue): string {
  const type = schema.type;
  if (typeof value === 'string') {
    if ((type === 'integer' || type === 'number') && isNumber(value))
      return `Write ${value.trim()} without quotes.`;
    if (type === 'boolean' && /^(true|false)$/i.test(value))
      return `Write ${value.toLowerCase()} without quotes.`;
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Write "${value}" in quotes.`;
  if (type === 'array' && !isList(value) && value !== null) return 'Put [ and ] around it.';
  if (typeof value === 'string' && isList(schema.enum)) {
    const meant = schema.enum.find((item) => typeof item === 'number' && String(item) === value.trim());
    if (meant !== undefined) return `Write ${meant} without quotes.`;
  }
  const meant = typeof value === 'string' ? respelt(schema, value) : undefined;
  if (meant !== undefined) return `Did you mean ${JSON.stringify(meant)}?`;
  if (value === null) return 'Leave it out to get the default.';
  if (isList(schema.enum) && typeof value === 'string') {
    const near = nearest(
      value,
      schema.enum.filter((name) => typeof name === 'string'),
    );
    if (near !== undefined) return `Did you mean ${JSON.stringify(near)}?`;
  }
  return typeof schema.description === 'string' ? schema.description : `Write ${expectedBy(schema)}.`;
}

/** The same text in the form that the schema takes, where a slip of the form is all that is wrong with it. */
function respelt(schema: JsonSchema, text: string): string | undefined {
  const { pattern, format, maxLength } = schema;
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const check = typeof format === 'string' ? formats[format] : undefined;
  if (form === undefined && check === undefined) return undefined;
  const fits = (candidate: string) =>
    candidate !== text &&
    form?.test(candidate) !== false &&
    check?.(candidate) !== false &&
    (typeof maxLength !== 'number' || candidate.length <= maxLength);
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return [
    trimmed,
    trimmed.replaceAll('_', '-'),
    trimmed.toUpperCase(),
    trimmed.toLowerCase(),
    trimmed.replace(/^#/, ''),
    trimmed.replace(/\/+$/, ''),
    `/${trimmed}`,
    trimmed.replace(/^https?:\/\//, '').replace(/\/.*$/, ''),
    trimmed.replace(/^(https?:\/\/[^/]+)\/.*$/, '$1'),
    `https://${trimmed}`,
  ].find(fits);
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
