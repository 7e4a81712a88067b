import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder by path, as text, a character a byte. */
export function readBundle(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.sort().map((name) => [name.slice(folder.length + 1), readFileSync(name, 'latin1')]));
}
