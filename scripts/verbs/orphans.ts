import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseBrandId } from '@liveryjs/workspace/names';
import { listBrands, type Workspace } from '@liveryjs/workspace/open';
import { shellWord } from '@liveryjs/workspace/shell-word';
import { namesIn } from '#scripts/releases/release.ts';
import type { ReleaseTarget } from '#scripts/releases/target.ts';
import { brandsFolderProblem } from './brand-argument.ts';

/** Brands that visitors have, and that have no manifest any more. None where no folder of brands can be read to compare with. */
export async function liveWithoutManifest(workspace: Workspace, target: ReleaseTarget): Promise<string[]> {
  if (brandsFolderProblem(workspace) !== undefined) return [];
  const brands = new Set(listBrands(workspace));
  const others = (await target.brands()).filter((id) => parseBrandId(id) !== undefined && !brands.has(id));
  const live = await Promise.all(
    others.map(async (id) => ((await target.current(id)) === undefined ? [] : id)),
  );
  return live.flat();
}

/** Brands whose bundles stay in a folder, and that have no manifest any more. */
export function builtWithoutManifest(workspace: Workspace, outDir: string): string[] {
  const brands = new Set(listBrands(workspace));
  return namesIn(outDir).filter(
    (id) =>
      parseBrandId(id) !== undefined && !brands.has(id) && existsSync(join(outDir, id, 'build-report.json')),
  );
}

/** @param to the place of the releases, as the command line names it */
export function liveSentence(brand: string, to: string): string {
  return `${brand} has no manifest, and visitors have it still. Take it away from them: livery unpublish ${brand} --to ${shellWord(to)}`;
}

export function builtSentence(brand: string, outDir: string): string {
  return `${brand} has no manifest, and its bundle is there still. Remove the folder ${join(outDir, brand)}`;
}
