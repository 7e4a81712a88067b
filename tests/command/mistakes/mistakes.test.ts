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
  const { changed, line } = made(mistake);
  const findings = findingsIn({ [mistake.file]: changed });
  const finding = findings.find(({ code }) => code === mistake.code);
  expect(finding, findings.map(({ code, message }) => `${code}: ${message}`).join('\n')).toMatchObject({
    hint: expect.stringContaining(mistake.remedy),
    ...(line === undefined ? {} : { file: `brands/lotus/${mistake.file}`, line }),
  });
  // Consequences of one mistake are not told beside it.
  expect(findings.map(({ code, message }) => `${code}: ${message}`).slice(3)).toEqual([]);
});

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
