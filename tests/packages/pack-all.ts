import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from '@liveryjs/cli/packages/build-packages';
import { npm } from './npm.ts';

/** A package as `npm publish` would send it. */
export interface PackedPackage {
  /** The folder that it was packed from. */
  readonly folder: string;
  readonly tar: string;
}

/** Builds and packs the packages. @param out gets a folder and a tar file a package */
export async function packAll(project: string, out: string): Promise<readonly PackedPackage[]> {
  const folders = await buildPackages(project, join(out, 'built'));
  const tars = join(out, 'tars');
  mkdirSync(tars, { recursive: true });
  const printed = await npm(out, ['pack', '--silent', '--pack-destination', tars, ...folders]);
  const names = printed.trim().split('\n');
  return folders.map((folder, index) => ({ folder, tar: join(tars, names[index] ?? '') }));
}
