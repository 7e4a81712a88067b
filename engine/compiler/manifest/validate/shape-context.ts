import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest, type Place } from '#compiler/issues/index.ts';
import { isObject, type JsonValue } from '#compiler/manifest/json.ts';
import type { Around } from './meant-value.ts';

/** The directives that an item of a list may have beside its own keys: they say what happens to the item in its list. */
export const DIRECTIVES = ['$before', '$after', '$remove'];

export interface ShapeContext {
  /** The value that was checked. */
  readonly value: JsonValue;
  /** True when what is missing may be added by others. */
  readonly partial: boolean;
  near(pointer: string, on?: 'key' | 'value'): Omit<Place, 'pointer'>;
  /** The widget.json whose props schema decides about a pointer, if one does. */
  widgetFile(pointer: string): string | undefined;
  /** Keys of an object that others wrote, where a brand writes the object or puts another value in its place. */
  inheritedKeys?(pointer: string): readonly string[];
  /** The schema by which a likely meaning is looked for; without it none is. */
  readonly around?: Around;
}

/** The key of a schema that an unknown key is a slip of, if it is. */
export function meantBy(key: unknown, schema: ErrorObject['parentSchema']): string | undefined {
  return nearest(String(key), Object.keys(isObject(schema?.properties) ? schema.properties : {}));
}

/** True when a pointer, or one around it, is among these. */
export function isInside(pointer: string, pointers: { has(pointer: string): boolean }): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (pointers.has(pointer.slice(0, end))) return true;
  return false;
}

/** The end of a remedy whose schema is a widget's: it names the widget's file. */
export function see(pointer: string, context: ShapeContext): string {
  const file = context.widgetFile(pointer);
  return file === undefined ? '' : ` See ${file}.`;
}
