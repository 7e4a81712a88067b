import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildPackages } from '@liveryjs/cli/packages/build-packages';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packs the packages as `npm publish` would send them.
 *
 * @param out gets a tar file a package
 * @returns their paths
 */
export async function packAll(project: string, out: string): Promise<readonly string[]> {
  const folders = await buildPackages(project, join(out, 'built'));
  const tars = join(out, 'tars');
  mkdirSync(tars, { recursive: true });
  for (const folder of folders)
    execFileSync('npm', ['pack', '--silent', '--pack-destination', tars], { cwd: folder, stdio: 'pipe' });
  return readdirSync(tars).map((name) => join(tars, name));
}

/** Unpacks one packed package as npm does. */
export function unpack(tar: string, to: string): void {
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', tar, '-C', to, '--strip-components=1']);
}

/**
 * Installs packed packages without a network: what they depend on is that of the project, and nothing else is there.
 *
 * @param names of the packages to install, each beside those that it depends on
 */
export function install(
  project: string,
  tars: readonly string[],
  names: readonly string[],
  root: string,
): void {
  const modules = join(root, 'node_modules');
  const wanted = [...names];
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    const to = join(modules, name);
    if (existsSync(to)) continue;
    const own = name.startsWith('@liveryjs/') && tars.find((tar) => basename(tar).startsWith(tarName(name)));
    if (own) unpack(own, to);
    else {
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(join(project, 'node_modules', name), to, 'junction');
    }
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(to, 'package.json'), 'utf8'),
    ) as Manifest;
    // What another package brings along lies in that package's own folder or beside it: the project's.
    if (own) wanted.push(...Object.keys({ ...dependencies, ...peerDependencies }));
  }
}

function tarName(name: string): string {
  return `${name.slice(1).replace('/', '-')}-`;
}
