import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dtcgProblems, withTypes } from '#tests/harness/dtcg.ts';

const brands = resolve(import.meta.dirname, '../../brands');
const files = readdirSync(brands, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/tokens(\.\w+)?\.json$/.test(file))
  .sort();

test.each(files)('%s is what the format of design tokens asks for, 2025.10', (file) => {
  const tokens = JSON.parse(readFileSync(join(brands, file), 'utf8')) as object;
  expect(dtcgProblems('format', withTypes(tokens))).toEqual([]);
});

test('the files of all brands are looked at, and a short value in one would be seen', () => {
  expect(files).toContain('house/tokens.dark.json');
  const short = { color: { $type: 'color', ink: { $value: '#102030' } } };
  expect(dtcgProblems('format', withTypes(short))).not.toEqual([]);
});
