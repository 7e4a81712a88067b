import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

/** Types of all packages, in a folder of their own. */
export interface EmittedTypes {
  /** Copies the types of one source file of a room into the folder of its package. */
  copy(room: string, file: string, to: string): void;
}

/**
 * Emits the types of the packages that others import; nobody imports the sandbox, which is run.
 *
 * @param out gets a folder for each room
 * @throws where TypeScript finds something
 */
export function emitTypes(out: string): EmittedTypes {
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
      const source = join(out, room, file.replace(/\.tsx?$/, '.d.ts'));
      if (!existsSync(source)) return;
      const target = join(to, file.replace(/\.tsx?$/, '.d.ts'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, packed(readFileSync(source, 'utf8'), dirname(file)));
    },
  };
}

/** `./x.ts` and `#room/x.ts` as they are named from a file of the package. */
function packed(text: string, folder: string): string {
  return text.replaceAll(
    /(from |import\(|import )(['"])([.#][^'"]+)\.tsx?\2/g,
    (_, word, quote, path: string) => {
      if (path.startsWith('.')) return `${word}${quote}${path}.js${quote}`;
      const own = relative(folder, path.slice(path.indexOf('/') + 1))
        .split(sep)
        .join('/');
      return `${word}${quote}${own.startsWith('.') ? own : `./${own}`}.js${quote}`;
    },
  );
}
