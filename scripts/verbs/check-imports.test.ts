import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const scripts = resolve(import.meta.dirname, '..');
const workspace = resolve(scripts, '../workspace');

/** Returns the imports from elsewhere of a module and of those of the command and the workspace that it imports; types are no imports. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'([^']+)';/gm)];
  return imports.flatMap(([, name = '']) => {
    if (name.startsWith('#scripts/'))
      return importsOf(resolve(scripts, name.slice('#scripts/'.length)), seen);
    if (name.startsWith('#workspace/'))
      return importsOf(resolve(workspace, name.slice('#workspace/'.length)), seen);
    if (name.startsWith('@liveryjs/workspace/'))
      return importsOf(resolve(workspace, `${name.slice('@liveryjs/workspace/'.length)}.ts`), seen);
    return name.startsWith('.') ? importsOf(resolve(file, '..', name), seen) : [name];
  });
}

test('the threads of a check start before anything is read that only the check needs', () => {
  const names = new Set(importsOf(resolve(scripts, 'verbs/check.ts')));
  expect([...names].filter((name) => !name.startsWith('node:')).sort()).toEqual([
    // It reads nothing else.
    '@liveryjs/compiler/manifest/moment',
    'commander',
  ]);
});
