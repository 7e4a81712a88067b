import { createColors } from 'picocolors';
import { expect, it } from 'vitest';
import { showFiles } from './show-edits.ts';

it('of a line of megabytes the beginning is shown', () => {
  const shown: string[] = [];
  const out = (text: string) => void shown.push(text);
  showFiles([{ path: 'a.md', before: 'a', after: 'y'.repeat(3_000_000) }], {
    out,
    colors: createColors(false),
  } as Parameters<typeof showFiles>[1]);
  expect(shown.join('').length).toBeLessThan(3000);
  expect(shown.join('')).toMatch(/y… \(30000\d\d letters\)/);
});
