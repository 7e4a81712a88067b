import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Writes the files whose text is not current. Returns their paths. */
export function writeTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  const stale = staleTypes(root, texts);
  for (const path of stale) {
    mkdirSync(dirname(resolve(root, path)), { recursive: true });
    writeFileSync(resolve(root, path), texts.get(path) ?? '');
  }
  return stale;
}

/** Paths of the generated files that are missing or say something else than they should. */
export function staleTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([path, text]) => textOf(resolve(root, path)) !== text).map(([path]) => path);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
