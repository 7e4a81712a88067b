import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const scripts = resolve(import.meta.dirname, '..');

/** What a module, and those of this package that it imports, import from elsewhere; types are no imports. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const found = [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'([^']+)';/gm)];
  return found.flatMap(([, name = '']) => {
    if (name.startsWith('#scripts/'))
      return importsOf(resolve(scripts, name.slice('#scripts/'.length)), seen);
    return name.startsWith('.') ? importsOf(resolve(file, '..', name), seen) : [name];
  });
}

test('the threads of a check start before anything is read that only the check needs', () => {
  const names = new Set(importsOf(resolve(scripts, 'verbs/check.ts')));
  expect([...names].filter((name) => !name.startsWith('node:')).sort()).toEqual([
    // It reads nothing else.
    '@liveryjs/engine/manifest/moment',
    'commander',
  ]);
});
