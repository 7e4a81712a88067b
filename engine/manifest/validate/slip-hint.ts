import { nearest } from '#engine/issues/index.ts';
import { isList, type JsonValue } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { expectedBy } from './describe.ts';

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

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
