import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CORPUS } from './case.ts';
import { replay } from './fuzz.ts';
import { targets } from './targets.ts';

it('no reader fails on a case that was kept', { timeout: 120_000 }, async () => {
  expect(await replay(Object.keys(targets))).toEqual([]);
});

it('every folder of the corpus belongs to a target', () => {
  expect(readdirSync(CORPUS).filter((name) => !Object.hasOwn(targets, name))).toEqual([]);
});
