import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rollup } from 'rollup';
import { transformWithOxc } from 'vite';
import { styleIds } from '#scripts/plugin/style-ids.ts';
import { styleText } from '#scripts/plugin/style-text.ts';
import { emitTypes } from './emit-types.ts';
import { packedManifest, type SourceManifest } from './packed-manifest.ts';

/** Folders of the packages that others install. */
export const PACKAGES = [
  'schemas',
  'engine/compiler',
  'engine/runtime',
  'client',
  'parts',
  'widgets',
  'workspace',
  'studio',
  'scripts',
  'sandbox',
  'stories',
  'brands/house',
  'scripts/create-brands',
];

/** Files that belong to this repository alone. */
const LEFT_OUT =
  /(^|\/)(node_modules|lint|setup(?!\/(?:node|folder)-problem)|packages|documents|screenshots|conformance|development|create-brands)\/|\.test\.tsx?$|(^|\/)setup\.mjs$/;
const SOURCE = /(?<!\.d)\.tsx?$/;
/** An import that Vite answers: the module without its ending, and the question. */
const QUERY = /^(.+)\.tsx?(\?.+)$/;
/** Storybook's own files of this repository. */
const OWN_STORYBOOK = /^(main\.ts|virtual\.d\.ts)$/;
/** Files that the sandbox itself hands to browsers, unchanged. */
const SERVED = /^arcade\/page\//;

/**
 * Builds the packages that others install: each file as JavaScript, with its types, so that a bundle takes only what it
 * reaches. What is no code is copied.
 *
 * @param root of this repository
 * @param out gets a folder for each package, ready for `npm pack`
 * @returns these folders, in an order in which each stands after those that it needs
 * @throws where a module does not parse, or a type cannot be told
 */
export async function buildPackages(root: string, out: string): Promise<readonly string[]> {
  rmSync(out, { recursive: true, force: true });
  const types = emitTypes(root, join(out, '.types'));
  const built: string[] = [];
  for (const room of PACKAGES) {
    const from = join(root, room);
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as SourceManifest;
    const to = join(out, manifest.name.replace('@liveryjs/', ''));
    const files = packedFiles(root, room);
    const isSource = (file: string) => SOURCE.test(file) && !(room === 'sandbox' && SERVED.test(file));
    const sources = files.filter(isSource);
    const compiled = sources.length > 0 ? await compile(root, from, to, sources) : [];
    for (const file of files.filter((name) => !isSource(name) && name !== 'package.json'))
      copy(join(from, file), join(to, file));
    // Agents read the documentation where the command is installed.
    if (room === 'scripts') copyPages(join(root, 'docs'), join(to, 'docs'));
    for (const file of compiled) types.copy(room, file, to);
    write(
      join(to, 'package.json'),
      `${JSON.stringify(
        packedManifest(manifest, (path) => existsSync(join(to, path))),
        null,
        2,
      )}\n`,
    );
    cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
    built.push(to);
  }
  rmSync(join(out, '.types'), { recursive: true, force: true });
  return built;
}

/** @returns the modules that became JavaScript: the sources, and what they import of the room beside them */
async function compile(
  root: string,
  from: string,
  to: string,
  sources: readonly string[],
): Promise<readonly string[]> {
  const bundle = await rollup({
    input: Object.fromEntries(sources.map((file) => [file.replace(SOURCE, ''), join(from, file)])),
    external: (id) => !/^[./#]/.test(id),
    plugins: [ownImports(from), typescript(), styleIds([root]), styleText()],
    // Every module is an entry: nothing of it is left out.
    treeshake: false,
    onwarn: (warning) => {
      // Calls for tokens in styles are written out, so that what made them is not used any more.
      if (warning.code === 'UNUSED_EXTERNAL_IMPORT') return;
      throw new Error(`${from}: ${warning.message}`);
    },
  });
  const { output } = await bundle.write({
    dir: to,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: from,
    entryFileNames: '[name].js',
    // Node 22 and later do not know the older word, `assert`.
    importAttributesKey: 'with',
  });
  await bundle.close();
  return output.flatMap((file) => {
    const module = file.type === 'chunk' ? file.facadeModuleId : null;
    return module === null ? [] : relative(from, module).split(sep).join('/');
  });
}

/** `#room/x.ts` is a file of the package, and so is the script of a worker. */
function ownImports(from: string): Plugin {
  return {
    name: 'own-imports',
    resolveId(id, importer) {
      const path = id.startsWith('#') ? join(from, id.slice(id.indexOf('/') + 1)) : id;
      const [, script, query] = QUERY.exec(path) ?? [];
      if (script === undefined || importer === undefined) return path === id ? null : path;
      // Vite, which builds a portal from the package, makes a script of its own from it.
      return { id: join(dirname(importer), `${script}.js${query}`), external: 'relative' };
    },
  };
}

function typescript(): Plugin {
  return {
    name: 'typescript',
    async transform(code, id) {
      const { code: plain, map } = await transformWithOxc(code, id, {
        jsx: { runtime: 'automatic' },
        target: 'es2023',
        sourcemap: false,
      });
      return { code: plain, map };
    },
  };
}

/** Copies a file. The definition of a widget or a portal names files of code, which are JavaScript by now. */
function copy(from: string, to: string): void {
  if (!/[\\/](widget|portal)\.json$/.test(from)) {
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
    return;
  }
  write(to, readFileSync(from, 'utf8').replaceAll(/("[\w/-]+)\.tsx?"/g, '$1.js"'));
}

function copyPages(from: string, to: string): void {
  for (const name of readdirSync(from).filter((file) => file.endsWith('.md')))
    copy(join(from, name), join(to, name));
}

/** Files of a room that its package is made of, relative to the room. @param room one of PACKAGES */
export function packedFiles(root: string, room: string): string[] {
  const isOwn = (file: string) => LEFT_OUT.test(file) || (room === 'stories' && OWN_STORYBOOK.test(file));
  return filesOf(join(root, room)).filter((file) => !isOwn(file));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
