import type { JsonValue } from '#compiler/manifest/index.ts';
import { typeName } from '#compiler/manifest/json.ts';

/** A value as an issue shows it: `"12" (a string)`, `12`, `a list`. */
export function received(value: JsonValue): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value !== 'string') return typeName(value);
  return `${JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)} (a string)`;
}
