import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { hashOf } from './hash.ts';

const NOT_BUNDLED = /\.(test|stories)\.tsx?$|\.md$/;

/** Keys of what bundles' code is made of: equal keys, equal code. */
export interface SourceKeys {
  /** Of a bundle's code with these widgets, some of which come at once, and with the third party of this name. */
  code(widgets: readonly string[], core: readonly string[], identity?: string): string;
  /** Of the whole workspace's code, as prerendering needs it. */
  all(): string;
}

/**
 * Reads every source once.
 * @param components absolute path of the component file, by widget name
 */
export function sourceKeys(packageRoot: string, components: Readonly<Record<string, string>>): SourceKeys {
  const shared = hashOf(
    process.version,
    readFileSync(join(packageRoot, 'package-lock.json')),
    ...['engine', 'parts', 'platform', 'schemas', 'scripts/build', 'scripts/plugin'].map((room) =>
      folderHash(join(packageRoot, room)),
    ),
  );
  const widgets = new Map(
    Object.entries(components).map(([name, file]) => [name, hashOf(name, folderHash(dirname(file)))]),
  );
  const code = (names: readonly string[], core: readonly string[], identity = '') =>
    hashOf(shared, ...names.map((name) => widgets.get(name) ?? ''), 'core', ...core, 'identity', identity);
  return { code, all: () => code([...widgets.keys()].sort(), []) };
}

function folderHash(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUNDLED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return hashOf(
    ...files.flatMap((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]),
  );
}
