import { createColors } from 'picocolors';
import { expect, it } from 'vitest';
import { printRemarks } from './print-changes.ts';

const remark = {
  name: 'a',
  file: 'vi.csv',
  line: 1,
  column: 2,
  what: 'it is not there.',
  remedy: 'Leave it out.',
};

it('remarks stand by what to do about them', () => {
  const other = { ...remark, name: '', remedy: 'Write it.' };
  expect(printRemarks('Not taken', [remark, other, remark], 1, createColors(false))).toEqual([
    [
      'Not taken',
      '  vi.csv:1:2 a: it is not there.',
      '  … and 1 more of this kind. --all shows them.',
      '  → Leave it out.',
      '  vi.csv:1:2 it is not there.',
      '  → Write it.',
    ].join('\n'),
  ]);
});

it('a remark costs the same however many there are', { timeout: 10_000 }, () => {
  const all = Array.from({ length: 200_000 }, () => remark);
  expect(printRemarks('Not taken', all, 1, createColors(false))[0]).toContain('199999 more of this kind');
});
