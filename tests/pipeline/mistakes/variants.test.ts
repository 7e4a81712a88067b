import { expect, test } from 'vitest';
import { all } from './all-rows.ts';
import { toldOf } from './prepared.ts';
import { conditionVariants } from './variants-of-conditions.ts';
import { doubleVariants } from './variants-of-doubles.ts';
import { formVariants } from './variants-of-forms.ts';
import { linkVariants } from './variants-of-links.ts';
import { nameVariants } from './variants-of-names.ts';
import { nearVariants } from './variants-of-near-forms.ts';
import { removalVariants } from './variants-of-removals.ts';
import { silenceVariants } from './variants-of-silence.ts';
import { timeVariants } from './variants-of-times.ts';
import { lonelyVariants } from './variants-told-alone.ts';

/** One mistake is told once, and once more where it shows beside its place. */
const MOST = 2;

const variants = [
  ...formVariants,
  ...linkVariants,
  ...conditionVariants,
  ...nearVariants,
  ...nameVariants,
  ...lonelyVariants,
  ...removalVariants,
  ...silenceVariants,
  ...timeVariants,
  ...doubleVariants,
];

test.each(variants.map((variant) => [variant.brand, variant.name, variant] as const))(
  'in %s, %s',
  (_brand, _name, { brand, edit, code, at, remedy }) => {
    const told = toldOf(brand, edit);
    expect(told).toContainEqual({
      code,
      at,
      hint: expect.stringContaining(remedy),
      message: expect.any(String),
    });
    expect(told.slice(MOST)).toEqual([]);
  },
);

test('each mistake has two variants', () => {
  const names = all.map(({ name }) => name);
  expect(variants.map(({ kind }) => kind).filter((kind) => !names.includes(kind))).toEqual([]);
  const few = names.filter((name) => variants.filter(({ kind }) => kind === name).length < 2);
  expect(few).toEqual([]);
});
