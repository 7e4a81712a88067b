import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFile } from '#workspace/write-file.ts';

/** Holds nothing but generated files: one that nothing generates any more goes. */
const OWNED = 'schemas/generated/calls';

/** Writes the files whose text is not current, and removes those that nothing generates any more. Returns their paths. */
export function writeTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  const orphans = orphansIn(root, texts);
  for (const path of orphans) rmSync(resolve(root, path));
  return [...writeChanged(root, texts), ...orphans];
}

/** Writes the files whose text is not current. Returns their paths. */
export function writeChanged(root: string, texts: ReadonlyMap<string, string>): string[] {
  const changed = changedIn(root, texts);
  for (const path of changed) replaceFile(resolve(root, path), texts.get(path) ?? '');
  return changed;
}

/** Paths of the generated files that are missing, say something else than they should, or should not be there. */
export function staleTypes(root: string, texts: ReadonlyMap<string, string>): string[] {
  return [...changedIn(root, texts), ...orphansIn(root, texts)];
}

function changedIn(root: string, texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([path, text]) => textOf(resolve(root, path)) !== text).map(([path]) => path);
}

function orphansIn(root: string, texts: ReadonlyMap<string, string>): string[] {
  return filesIn(root, OWNED).filter((path) => !texts.has(path));
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
