/** @module-tag matrix */
import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { targets } from './targets.ts';

/** All targets take a quarter of a minute of two cores so; `npm run fuzz` takes as long as it is told. */
const MILLISECONDS = 1000;

const names = Object.keys(targets);

it.concurrent.each([0, 1])(
  'no reader crashes, hangs, passes a limit or touches a file outside: half %i of the targets',
  { timeout: 600_000 },
  async (half) => {
    const share = names.filter((_, place) => place % 2 === half);
    const failures: string[] = [];
    const counts = await fuzz(share, {
      seed: 2026,
      milliseconds: MILLISECONDS,
      onFound: ({ target, number, kind, message, stack }) =>
        failures.push([`${target}, case ${number}: ${kind}: ${message}`, ...stack].join('\n  ')),
    });
    expect(failures).toEqual([]);
    expect([...counts.keys()].sort()).toEqual([...share].sort());
  },
);
