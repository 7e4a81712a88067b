import { isList, type JsonValue, valueAt } from '@liveryjs/compiler/manifest';

/**
 * Values at a JSON Pointer whose part `*` stands for every item of a list.
 *
 * @returns none where the value has nothing there
 */
export function valuesAt(value: unknown, pointer: string): readonly unknown[] {
  const [part, ...rest] = pointer.split('/').slice(1);
  if (part === undefined) return value === undefined || value === null ? [] : [value];
  const further = rest.length === 0 ? '' : `/${rest.join('/')}`;
  if (part === '*')
    return isList(value as JsonValue) ? (value as unknown[]).flatMap((item) => valuesAt(item, further)) : [];
  return valuesAt(valueAt(value as JsonValue, `/${part}`), further);
}

/** The operationId that a source begins with: the answer that it points into. */
export function callOf(source: string): string {
  return source.split('/')[0] ?? '';
}

/** The name of a place in sentences. */
export function nameOf(place: string): string {
  return place.slice(1).replaceAll('/*', '').replaceAll('/', '.') || 'a value';
}
