import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Types of all packages, in a folder of their own. */
export interface EmittedTypes {
  /** Copies the types of one module of a room, which is JavaScript now, into the folder of its package. */
  copy(room: string, file: string, to: string): void;
}

/**
 * Emits the types of the packages that others import.
 *
 * @param root of this repository
 * @param out gets a folder for each room
 * @throws where TypeScript finds something
 */
export function emitTypes(root: string, out: string): EmittedTypes {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const config = join(import.meta.dirname, 'tsconfig.json');
  const { status, stdout } = spawnSync(
    process.execPath,
    [tsc, '-p', config, '--outDir', out, '--checkers', '1'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The types of the packages cannot be told.\n${stdout}`);
  return {
    copy(room, file, to) {
      // Modules that are JavaScript from the beginning have their types beside them.
      const source = /\.mjs$/.test(file)
        ? join(root, room, file.replace(/\.mjs$/, '.d.mts'))
        : join(out, room, file.replace(/\.tsx?$/, '.d.ts'));
      if (!existsSync(source)) return;
      const target = join(to, file.replace(/\.(tsx?|mjs)$/, '.d.ts'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, packed(readFileSync(source, 'utf8'), dirname(file)));
    },
  };
}

/** `./x.ts`, `./x` and `#room/x.ts` as they are named from a file of the package. */
function packed(text: string, folder: string): string {
  return text.replaceAll(
    /(from |import\(|import )(['"])([.#][^'"]+?)(\.tsx?|\.json|\.m?js)?\2/g,
    (whole, before, quote, path: string, ending = '') => {
      if (/^\.(json|m?js)$/.test(ending)) return whole;
      if (path.startsWith('.')) return `${before}${quote}${path}.js${quote}`;
      const importPath = relative(folder, path.slice(path.indexOf('/') + 1))
        .split(sep)
        .join('/');
      return `${before}${quote}${importPath.startsWith('.') ? importPath : `./${importPath}`}.js${quote}`;
    },
  );
}
