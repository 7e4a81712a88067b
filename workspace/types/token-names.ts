import { isObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { banner } from './write-module.ts';

/** The module with the names of all tokens of some DTCG files; any string while there are none. */
export function tokenNamesModule(files: readonly JsonValue[]): string {
  const names = [...new Set(files.flatMap((tokens) => namesIn(tokens, '')))].sort();
  const type = names.length === 0 ? ' string' : names.map((name) => `\n  | '${name}'`).join('');
  return `${banner}\n/** Name of a design token; its CSS custom property is --color-surface-base for color.surface.base. */\nexport type TokenName =${type};\n`;
}

function namesIn(group: JsonValue, name: string): string[] {
  if (!isObject(group)) return [];
  if ('$value' in group || '$extensions' in group) return [name];
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => namesIn(child, name === '' ? key : `${name}.${key}`));
}
