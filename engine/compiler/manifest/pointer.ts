import { isList, type JsonValue, own, ownText } from './json.ts';

/** One more step on a JSON Pointer (RFC 6901). */
export function pointerTo(pointer: string, key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `${pointer}/${key}`;
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys of a JSON Pointer, unescaped. The empty pointer has none. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === '') return [];
  const keys = pointer.slice(pointer.startsWith('/') ? 1 : 0).split('/');
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

/** One step from a value: an object's own key, or a list's item by index or by `id`. */
export function step(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (!isList(value)) return own(value, key);
  return /^\d+$/.test(key) ? value[Number(key)] : value.find((item) => ownText(item, 'id') === key);
}

/** The value that a pointer names, or undefined. */
export function valueAt(root: JsonValue | undefined, pointer: string): JsonValue | undefined {
  return pointerKeys(pointer).reduce<JsonValue | undefined>(step, root);
}

/** The pointer as people read it: `routes[home].main[hot].props.pageSize`. Items are named by id where they have one. */
export function pathOf(root: JsonValue | undefined, pointer: string): string {
  let path = '';
  let current = root;
  for (const key of pointerKeys(pointer)) {
    const next = step(current, key);
    if (isList(current)) path += `[${ownText(next, 'id') ?? key}]`;
    else if (/^[$A-Za-z_][\w$-]*$/.test(key)) path += path === '' ? key : `.${key}`;
    else path += `[${JSON.stringify(key)}]`;
    current = next;
  }
  return path === '' ? 'the manifest' : path;
}
