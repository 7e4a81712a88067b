import type { FileSystem } from '#engine/manifest/file-system.ts';

const known = new WeakMap<Uint8Array, readonly string[]>();

/** Ids of the symbols of an SVG sprite, in their order; none where there is no such file. */
export function symbolsIn(files: FileSystem, file: string | undefined): readonly string[] {
  const bytes = file === undefined ? undefined : files.read(file);
  if (bytes === undefined) return [];
  const found = known.get(bytes) ?? read(new TextDecoder().decode(bytes));
  known.set(bytes, found);
  return found;
}

function read(text: string): string[] {
  return [...text.matchAll(/<symbol\b[^>]*?\sid\s*=\s*["']([^"']+)["']/g)].map(([, id]) => id ?? '');
}
