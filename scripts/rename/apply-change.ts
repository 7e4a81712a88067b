import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { FixedFile } from '#scripts/check/fix/fix-brands.ts';

interface Change {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly changed: readonly FixedFile[];
  /** Folder of the brand, relative to the root. */
  readonly folder: string;
  /** Where the folder goes; left out, it is taken away. */
  readonly to?: string;
}

/**
 * Writes a change of a brand, all or nothing.
 *
 * @throws what the file system said; everything is as before then
 */
export function applyChange({ root, changed, folder, to }: Change): void {
  const undo: (() => void)[] = [];
  // Beside the folder, so that it is moved and not copied.
  const away = to === undefined ? mkdtempSync(join(dirname(resolve(root, folder)), '.removed-')) : undefined;
  try {
    for (const { path, before, after } of changed) {
      const file = resolve(root, path);
      undo.push(() => writeFileSync(file, before));
      writeFileSync(file, after);
    }
    const [from, target] = [resolve(root, folder), resolve(root, to ?? join(away ?? '', 'brand'))];
    mkdirSync(dirname(target), { recursive: true });
    renameSync(from, target);
  } catch (error) {
    for (const back of undo.reverse()) back();
    if (away !== undefined) rmSync(away, { recursive: true, force: true });
    throw error;
  }
  if (away !== undefined) rmSync(away, { recursive: true, force: true });
}

/** Sentences about the files of a brand that stay under its id, with a remedy each. */
export function leftOf(root: string, id: string): string[] {
  return [
    ...(existsSync(join(root, 'dist', id)) ? [`dist/${id} holds its last build: remove the folder.`] : []),
    `Where visitors have a release of ${id}, take it away: livery unpublish ${id} --to <place>`,
  ];
}
