import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Holds nothing but generated files: one that nothing generates any more goes. */
const OWNED = 'schemas/generated/calls';

/** Writes the files whose text is not current, and removes those that nothing generates any more. Returns their paths. */
export function writeTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  const stale = staleTypes(root, texts);
  for (const path of stale) {
    const text = texts.get(path);
    mkdirSync(dirname(resolve(root, path)), { recursive: true });
    if (text === undefined) rmSync(resolve(root, path));
    else writeFileSync(resolve(root, path), text);
  }
  return stale;
}

/** Paths of the generated files that are missing, say something else than they should, or should not be there. */
export function staleTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  const wrong = [...texts]
    .filter(([path, text]) => textOf(resolve(root, path)) !== text)
    .map(([path]) => path);
  return [...wrong, ...filesIn(root, OWNED).filter((path) => !texts.has(path))];
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function filesIn(root: string, folder: string): string[] {
  try {
    const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return names
      .filter((entry) => entry.isFile())
      .map(
        (entry) =>
          `${folder}${join(entry.parentPath, entry.name).slice(join(root, folder).length).replaceAll('\\', '/')}`,
      );
  } catch {
    return [];
  }
}
