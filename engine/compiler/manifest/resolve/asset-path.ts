import { remember } from '#compiler/manifest/remember.ts';
import { folderOf, joinPath } from '#compiler/manifest/schema/map-references.ts';

/** The file that an asset's path means and the folder that it must lie in, or why the path is not allowed. */
export type AssetPath = { readonly path: string; readonly folder: string } | { readonly why: string };

/** Works out an asset's path, which is relative to the folder of the manifest that wrote it. */
export const assetPath = remember((value: string, writtenIn: string): AssetPath => {
  const [, installed] = /^package:(.*)$/.exec(value) ?? [];
  if (installed !== undefined) return installedPath(installed);
  if (value.includes('\\')) return { why: 'is written with backslashes' };
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return { why: 'is an address, not a file of the brand' };
  if (value.startsWith('/')) return { why: 'is absolute' };
  if (hasControl(value)) return { why: 'holds control characters' };
  const folder = folderOf(writtenIn);
  const path = joinPath(folder, value);
  return path.startsWith(`${folder}/`) ? { path, folder } : { why: "leads out of the brand's folder" };
});

function installedPath(installed: string): AssetPath {
  const [named] = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/.)/i.exec(installed) ?? [];
  const safe = !installed.includes('\\') && !hasControl(installed) && !installed.split('/').includes('..');
  if (named === undefined || !safe) return { why: 'does not name a file of an installed package' };
  return { path: joinPath('node_modules', installed), folder: joinPath('node_modules', named) };
}

function hasControl(text: string): boolean {
  return [...text].some((letter) => letter < ' ');
}
