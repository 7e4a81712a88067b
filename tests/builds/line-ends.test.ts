import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, check, openWorkspace } from '@liveryjs/cli';
import { expect, test } from 'vitest';
import { readBundle } from './read-bundle.ts';
import { createTestWorkspace } from './test-workspace.ts';

const TEXTS = /\.(json|svg|tsx?|md)$/;

/** Matches what a report says of the sources, which differ. */
const SOURCES = /"(inputHash|digest)":"[0-9a-f]+",?/g;

/** Saves all texts of a folder with the line ends of Windows. */
function saveForWindows(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), text.replaceAll(/\r?\n/g, '\r\n'));
  }
}

test('a bundle is the same, and so is what is found, where files have the line ends of Windows', async () => {
  const workspace = createTestWorkspace();
  const { root } = workspace;
  const logo = 'brands/red/assets/logo.svg';
  workspace.write(
    logo,
    workspace.read(logo).replace('<path', '\n<path').replace('#b3261e', 'var(--color-brand-500)'),
  );
  workspace.write(
    'brands/blue/assets/logo.svg',
    workspace.read('brands/blue/assets/logo.svg').replace('<path', '\n<path'),
  );
  const made = async () => {
    const opened = await openWorkspace({ root });
    const { ok } = await build(opened, { cacheDir: 'cache' });
    expect(ok).toBe(true);
    return ['red', 'blue'].flatMap((id) =>
      [...readBundle(join(root, `dist/${id}`))].map(
        ([file, text]) => [`${id}/${file}`, text.replace(SOURCES, '')] as const,
      ),
    );
  };
  const currentIssues = async () => (await check(await openWorkspace({ root }))).issues;
  const bundles = await made();
  const faults = { 'hello.text': 'Hello { from', 'no.such.text': 'x' };
  const messages = workspace.read('brands/red/messages/EN.json');
  workspace.write('brands/red/messages/EN.json', faults);
  const issues = await currentIssues();
  expect(issues.length).toBeGreaterThan(1);
  for (const folder of ['brands', 'widgets']) saveForWindows(join(root, folder));
  expect(readFileSync(join(root, logo), 'utf8')).toContain('\r\n');
  expect(await currentIssues()).toEqual(issues);
  workspace.write('brands/red/messages/EN.json', messages.replaceAll('\n', '\r\n'));
  const again = new Map(await made());
  expect([...again.keys()]).toEqual(bundles.map(([file]) => file));
  expect(bundles.filter(([file, text]) => again.get(file) !== text).map(([file]) => file)).toEqual([]);
  workspace.remove();
});

test.each(['.gitattributes', 'scripts/create-brands/template/_gitattributes'])(
  'by %s, files are the same in a clone that git makes for Windows',
  (attributes) => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-clone-'));
    const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')];
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args]);
    const files = ['run.js', 'brand.json', 'a.svg', 'a.md', 'a.ts', 'a.tsx', 'a.mjs', 'a.html', 'run'];
    mkdirSync(origin);
    cpSync(resolve(import.meta.dirname, '../..', attributes), join(origin, '.gitattributes'));
    for (const file of files) writeFileSync(join(origin, file), '#!/usr/bin/env node\nb\n');
    writeFileSync(join(origin, 'a.woff2'), Buffer.from('wOF2\r\n\n'));
    git('-C', origin, 'init', '-q');
    git('-C', origin, 'add', '-A');
    git('-C', origin, 'commit', '-qm', 'Begin');
    git('clone', '-q', '-c', 'core.autocrlf=true', origin, clone);
    for (const file of [...files, 'a.woff2'])
      expect([file, readFileSync(join(clone, file), 'latin1')]).toEqual([
        file,
        readFileSync(join(origin, file), 'latin1'),
      ]);
    rmSync(folder, { recursive: true });
  },
);
