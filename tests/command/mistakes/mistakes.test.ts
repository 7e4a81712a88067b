import type { Issue } from '@liveryjs/compiler/issues';
import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { splice } from '@liveryjs/workspace/check/fix/splice';
import { expect, it } from 'vitest';
import { type Mistake, mistakes } from './mistakes.ts';
import { findingsIn, textOf } from './try-mistake.ts';

const named = mistakes.map(
  (mistake) => [`${mistake.file}: ${mistake.after.split('\n').at(-1)} (${mistake.code})`, mistake] as const,
);

it('lotus is in order without a mistake', () => {
  expect(findingsIn({})).toEqual([]);
});

it('there are so many mistakes, each another one', () => {
  expect(new Set(mistakes.map(({ file, before, after }) => `${file}\n${before}\n${after}`)).size).toBe(
    mistakes.length,
  );
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
});

it.each(named)('%s', (_name, mistake) => {
  const { line } = made(mistake);
  const findings = findingsOf(mistake);
  const finding = findings.find(({ code }) => code === mistake.code);
  expect(finding, findings.map(({ code, message }) => `${code}: ${message}`).join('\n')).toMatchObject({
    hint: expect.stringContaining(mistake.remedy),
    ...(line === undefined ? {} : { file: `brands/lotus/${mistake.file}`, line }),
  });
  // Consequences of one mistake are not told beside it.
  expect(findings.map(({ code, message }) => `${code}: ${message}`).slice(3)).toEqual([]);
});

it('those of spelling are put right, to the letter', () => {
  const restored: string[] = [];
  const others: string[] = [];
  for (const mistake of mistakes) {
    const { file, before, after } = mistake;
    if (before === '') continue;
    const { changed } = made(mistake);
    const edits = corrections(
      changed,
      findingsOf(mistake).filter((issue) => issue.file === `brands/lotus/${file}`),
    );
    if (edits.length === 0) continue;
    (splice(changed, edits) === textOf(file) ? restored : others).push(after);
  }
  expect(restored.length).toBeGreaterThanOrEqual(60);
  // The text that was meant is not always the one that was there.
  expect(others).toEqual([
    '"open": ["/hepl"]',
    '"locale": "vi_VN"',
    '"jursdiction": "XM",\n  "name": "Lotus"',
    '"purple"',
  ]);
});

const findingsByMistake = new Map<Mistake, readonly Issue[]>();

/** The findings of a mistake. They are looked for once. */
function findingsOf(mistake: Mistake): readonly Issue[] {
  const findings = findingsByMistake.get(mistake) ?? findingsIn({ [mistake.file]: made(mistake).changed });
  findingsByMistake.set(mistake, findings);
  return findings;
}

/** The file with the mistake, and the line that it is to be found in, where the file has one. */
function made({ file, before, after, at }: Mistake): { changed: string; line: number | undefined } {
  if (before === '') return { changed: after, line: 1 };
  const text = textOf(file);
  const start = text.indexOf(before);
  if (start === -1) throw new Error(`${file} does not say ${before}.`);
  const changed = text.replace(before, () => after);
  const place = at === undefined ? start + firstDifference(before, after) : changed.indexOf(at);
  return { changed, line: at === '' ? undefined : changed.slice(0, place).split('\n').length };
}

function firstDifference(before: string, after: string): number {
  let index = 0;
  while (index < before.length && before[index] === after[index]) index++;
  return index;
}
