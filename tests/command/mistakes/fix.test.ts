import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { splice } from '@liveryjs/workspace/check/fix/splice';
import { expect, it } from 'vitest';
import { mistakes } from './mistakes.ts';
import { findingsIn, textOf } from './try-mistake.ts';

it('of typical mistakes, those of spelling are put right, to the letter', () => {
  const restored: string[] = [];
  const others: string[] = [];
  for (const { file, before, after } of mistakes) {
    if (before === '') continue;
    const changed = textOf(file).replace(before, () => after);
    const ownFindings = findingsIn({ [file]: changed }).filter(
      (issue) => issue.file === `brands/lotus/${file}`,
    );
    const edits = corrections(changed, ownFindings);
    if (edits.length === 0) continue;
    (splice(changed, edits) === textOf(file) ? restored : others).push(after);
  }
  expect(restored.length).toBeGreaterThanOrEqual(60);
  // The text that was meant is not always the one that was there.
  expect(others).toEqual(['"locale": "vi_VN"', '"jursdiction": "XM",\n  "name": "Lotus"', '"purple"']);
});
