/** @module-tag matrix */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createModedProject } from './moded-project.ts';
import type { TestProject } from './test-command.ts';

const here = resolve(import.meta.dirname, '../..');
/** The oldest Node that the packages allow, and the newest line that is kept up. */
const VERSIONS = ['20.19.0', '24.18.1'] as const;
/** Versions to fetch, or the paths of programs that LIVERY_NODES names, as PATH names folders. */
const nodes = process.env.LIVERY_NODES?.split(delimiter) ?? VERSIONS;
/** More than one thread checks. */
const MANY = 160;

/**
 * Fetches a version of Node as the package that holds its program alone; npm keeps it in its cache for the next run.
 *
 * @returns the path of the program
 */
function fetchNode(version: string): string {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', '--package', name, '--call', 'command -v node'],
    { cwd: out, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npx cannot fetch ${name}: ${stderr}`);
  const path = stdout.trim();
  expect(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${version}\n`);
  return path;
}

let project: TestProject;
let out: string;
beforeAll(() => {
  project = createModedProject();
  for (let index = 0; index < MANY; index++)
    project.write(`brands/demo${index}/brand.json`, {
      schemaVersion: 1,
      id: `demo${index}`,
      extends: 'base',
      name: `Demo ${index}`,
      domains: [`demo${index}.localhost`],
    });
  out = mkdtempSync(join(tmpdir(), 'livery-nodes-'));
});
afterAll(() => {
  project.remove();
  rmSync(out, { recursive: true, force: true });
});

test.each(nodes)(
  'the command does its work on Node %s, and nothing else is printed',
  (name) => {
    const node = /^[\d.]+$/.test(name) ? fetchNode(name) : name;
    const livery = (...args: readonly string[]) => {
      const script = join(here, 'scripts/livery.js');
      const { status, stdout, stderr } = spawnSync(node, [script, ...args], {
        cwd: project.root,
        encoding: 'utf8',
      });
      return { status, stdout, stderr: stderr.replaceAll(/^Checking \w+ \(\d+ of \d+\)\n/gm, '') };
    };
    expect(livery('check')).toEqual({
      status: 0,
      stdout: `No issues in ${MANY + 2} brands.\n`,
      stderr: '',
    });
    expect(livery('explain', 'demo7', '/name')).toMatchObject({ status: 0, stderr: '' });
    expect(livery('export', 'tokens', 'demo7', '--out', join(out, 'tokens'))).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect(livery('build', 'kiosk', '--root', here, '--out', join(out, 'dist'))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 brand, all in order.'),
    });
    expect(readdirSync(join(out, 'dist'))).toContain('kiosk');
    rmSync(join(out, 'dist'), { recursive: true });
  },
  300_000,
);
