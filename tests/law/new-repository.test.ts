import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const template = 'scripts/create-brands/template';
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

const { overrides, resolutions, scripts, dependencies, devDependencies } = JSON.parse(
  read(`${template}/_package.json`),
);
const pnpm = parse(read(`${template}/pnpm-workspace.yaml`));

interface Installed {
  readonly version?: string;
  readonly name?: string;
  readonly hasInstallScript?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const installed: Record<string, Installed> = JSON.parse(read('package-lock.json')).packages;
const nameOf = (path: string) => installed[path]?.name ?? path.replace(/^.*node_modules\//, '');

/** Names of all packages that these lead to, in any version that is installed here. */
function reachedFrom(names: readonly string[]): ReadonlySet<string> {
  const reached = new Set(names);
  for (const name of reached)
    for (const [path, { dependencies: needed, optionalDependencies: optional }] of Object.entries(installed))
      if (nameOf(path) === name)
        for (const next of Object.keys({ ...needed, ...optional })) reached.add(next);
  return reached;
}

test('npm, yarn and pnpm are told the same versions in a new repository: those that are tested here', () => {
  expect(resolutions).toEqual(overrides);
  expect(pnpm.overrides).toEqual(overrides);
  const here = Object.keys(overrides).map((name) => [name, installed[`node_modules/${name}`]?.version]);
  expect(Object.fromEntries(here)).toEqual(overrides);
});

test('pnpm is told of every package that would run a script, for it refuses an installation that says nothing of one', () => {
  const reached = reachedFrom(Object.keys({ ...dependencies, ...devDependencies }));
  const running = Object.keys(installed)
    .filter((path) => installed[path]?.hasInstallScript && reached.has(nameOf(path)))
    .map(nameOf);
  expect(Object.keys(pnpm.allowBuilds).sort()).toEqual([...new Set(running)].sort());
});

test('editors have their schemas when a new repository is installed: all managers run the script that writes them', () => {
  // Yarn 2 and later do not run prepare.
  expect(scripts).toMatchObject({ postinstall: 'livery types' });
});
