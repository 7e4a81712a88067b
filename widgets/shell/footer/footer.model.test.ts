import { expect, test } from 'vitest';
import { copyrightYears } from './footer.model.ts';

test.each([
  ['the first year', 2026, 2026, '2026'],
  ['later', 2024, 2026, '2024–2026'],
  ['where no year may show', 2024, undefined, '2024'],
  ["on a clock that is behind the brand's", 2026, 2019, '2026'],
])('[2.27] the copyright names the years: %s', (_, since, now, want) => {
  expect(copyrightYears(since, now)).toBe(want);
});
