import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleTables } from './rule-tables.ts';

it('tells operators of the rules that the sandbox has, and of no others', () => {
  const lines = readFileSync('docs/lottery.md', 'utf8').split('\n');
  const tables = lines.slice(lines.indexOf('## Prize modes')).filter((line) => line.startsWith('|'));
  // Each table has a head of two lines.
  const rows = tables.filter(
    (line, index) => !line.startsWith('| ---') && !tables[index + 1]?.startsWith('| ---'),
  );
  expect(rows.toSorted()).toEqual([...ruleTables()].toSorted());
});
