import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { hashOf } from '@liveryjs/workspace/hash';
import { type CodeFolders, nearestFile } from '@liveryjs/workspace/open/packages';
import { type CodeModule, codeModuleId } from '#scripts/plugin/ids.ts';

/** The lock files, which say which packages are installed. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

const NOT_BUNDLED = /\.(test|stories)\.tsx?$|\.md$/;

/** Keys of what bundles' code is made of: equal keys, equal code. */
export interface SourceKeys {
  /** Returns the key of a bundle's code. */
  code(module: CodeModule): string;
  /** The key of the code that builds bundles, and of the code that each bundle has. */
  readonly base: string;
  /** Returns the key of the whole workspace's code, as prerendering needs it. */
  all(): string;
}

/**
 * Reads every source once.
 *
 * @param folders of the packages whose code goes into bundles
 * @param components absolute path of the component file, by widget name
 * @param adapters absolute path of the file, by adapter
 */
export function sourceKeys(
  root: string,
  folders: CodeFolders,
  components: Readonly<Record<string, string>>,
  adapters: Readonly<Record<string, string>>,
): SourceKeys {
  const shared = hashOf(
    process.version,
    ...LOCKS.flatMap((lock) =>
      [root, import.meta.dirname].flatMap((folder) => nearestFile(folder, [lock]) ?? []),
    ).map((file) => readFileSync(file)),
    ...[...folders.all, import.meta.dirname, join(import.meta.dirname, '../plugin')].map((folder) =>
      folderHash(folder, join(folders.portal, 'adapters')),
    ),
  );
  const byName = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([name, file]) => [name, hashOf(name, folderHash(dirname(file)))]));
  const keyOfWidget = byName(components);
  const keyOfAdapter = byName(adapters);
  const code = (module: CodeModule) =>
    hashOf(
      shared,
      codeModuleId(module),
      ...module.widgets.map((name) => keyOfWidget.get(name) ?? ''),
      'adapter',
      keyOfAdapter.get(module.adapter ?? '') ?? '',
    );
  return {
    code,
    base: shared,
    all: () => code({ widgets: [...keyOfWidget.keys()].sort(), core: [], soon: [], first: [] }),
  };
}

/** @param except a folder whose files do not count */
function folderHash(folder: string, except?: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUNDLED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => except === undefined || !file.startsWith(`${except}${sep}`))
    .sort();
  return hashOf(
    ...files.flatMap((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
  );
}
