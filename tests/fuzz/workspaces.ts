import { resolve } from 'node:path';
import type { FileSystem, JsonObject } from '@liveryjs/compiler/manifest';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { type ChangedFile, withFiles } from '@liveryjs/workspace/open/with-files';

/** A small repository: a case is checked in a hundredth of the time that one of this repository takes. */
export const ROOT = resolve(import.meta.dirname, '../fixtures/bookshop');

const MANIFEST = 'brands/quire/brand.json';

const plain = openWorkspace({ root: ROOT });

/** Its brand, in two languages and two modes. */
function twofold(): ChangedFile {
  const manifest = JSON.parse(new TextDecoder().decode(plain.files.read(MANIFEST))) as JsonObject & {
    theme: JsonObject;
  };
  const supported = [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
  ];
  const modes = [
    { id: 'light', scheme: 'light' },
    { id: 'dark', scheme: 'dark' },
  ];
  const changed = {
    ...manifest,
    languages: { default: 'EN', supported },
    theme: { ...manifest.theme, modes },
  };
  return { path: MANIFEST, after: JSON.stringify(changed, null, 2) };
}

const files = withFiles(plain.files, [
  twofold(),
  { path: 'brands/quire/messages/VI.json', after: '{\n  "basket.title": "Giỏ hàng"\n}\n' },
]);

/** The small repository, in which some files say something else. */
export function bookshopWith(changed: ReadonlyMap<string, Uint8Array>): Workspace {
  return openWorkspace({ root: ROOT, files: over(files, changed) });
}

const repository = openWorkspace({ root: resolve(ROOT, '../../..') });

/** This repository, in which some files say something else: the small one has no platform. */
export function repositoryWith(changed: ReadonlyMap<string, Uint8Array>): Workspace {
  return changed.size === 0 ? repository : { ...repository, files: over(repository.files, changed) };
}

/** The files of the small repository. */
export function bookshopFiles(): FileSystem {
  return files;
}

/** A brand of the small repository, by the paths in its folder. */
export function brandFiles(): ReadonlyMap<string, Uint8Array> {
  const names = [
    ...['brand.json', 'tokens.json', 'messages/EN.json', 'messages/VI.json'],
    ...['assets/favicon.svg', 'assets/icons.svg'],
  ];
  return new Map(names.map((name) => [name, files.read(`brands/quire/${name}`) ?? new Uint8Array()]));
}

/** A file system with files of bytes in the place of others: they need not be UTF-8. */
function over(below: FileSystem, changed: ReadonlyMap<string, Uint8Array>): FileSystem {
  const listed = withFiles(
    below,
    [...changed.keys()].map((path) => ({ path, after: '' })),
  );
  const folders = [...changed.keys()].flatMap((path) => /^brands\/([^/]+)\//.exec(path)?.[1] ?? []);
  return {
    read: (path) => changed.get(path) ?? below.read(path),
    size: (path) => changed.get(path)?.length ?? below.size(path),
    list: (folder) =>
      folder === 'brands' ? [...new Set([...below.list(folder), ...folders])].sort() : listed.list(folder),
    holds: (folder, path) => changed.has(path) || below.holds(folder, path),
  };
}
