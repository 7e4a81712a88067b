import { expect, test } from 'vitest';
import { findingsOf } from './repository.ts';
import { brands, groupings, places } from './rows-of-repositories.ts';
import { codes, descriptions, settings, uses } from './rows-of-widgets.ts';

/** One mistake is told once, and once more where it shows beside its place. */
const MOST = 2;

const rows = Object.entries({ settings, descriptions, codes, uses, groupings, places, brands }).flatMap(
  ([kind, all]) => Object.entries(all).map(([name, row]) => [`${kind}: ${name}`, ...row] as const),
);

test.each(rows)('%s', async (_name, files, start, remedy) => {
  const told = await findingsOf(files);
  const finding = told.find((line) => line.startsWith(`${start} `) && line.includes(remedy));
  expect(finding, told.join('\n')).toBeDefined();
  expect(told.slice(MOST)).toEqual([]);
});

test('there are so many of them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(100);
});
