import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeProblem } from '@liveryjs/cli/setup/node-problem.mjs';
import semver from 'semver';
import { expect, test } from 'vitest';

interface Package {
  readonly version: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}

const json = (file: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8'));
const claimed: string = json('package.json').engines.node;
const packages: Record<string, Package> = json('package-lock.json').packages;

test('every package that is always installed takes every Node that the project claims to take', () => {
  const refusing = Object.entries(packages).filter(
    // npm leaves out an optional package that does not fit, and warns of every other one.
    ([, { optional, engines }]) => !optional && !semver.subset(claimed, engines?.node ?? '*'),
  );
  expect(refusing.map(([path, { version, engines }]) => `${path} ${version}: ${engines?.node}`)).toEqual([]);
});

test('the command runs on exactly the versions of Node that the project claims to take', () => {
  const versions = Array.from({ length: 10 }, (_, index) => index + 18).flatMap((major) =>
    Array.from({ length: 30 }, (_, minor) => `${major}.${minor}.0`),
  );
  const running = versions.filter((version) => nodeProblem(version) === undefined);
  expect(running).toEqual(versions.filter((version) => semver.satisfies(version, claimed)));
});
