import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { expect, test } from 'vitest';
import { readFeatures, turnFeatures, writeFeatures } from './turned-features.ts';

test('what is turned is written into an address and read from it', () => {
  const turned = { pointsMall: false, speedTest: true };
  expect(writeFeatures(turned)).toBe('pointsMall-off speedTest-on');
  expect(readFeatures(writeFeatures(turned))).toEqual(turned);
  expect([readFeatures(undefined), readFeatures(''), readFeatures('pointsMall maybe')]).toEqual([{}, {}, {}]);
});

test('a feature is turned whoever decides it, and all others stay', () => {
  const features = {
    pointsMall: { module: 'PTSYS3' },
    speedTest: { fixed: false },
    missions: { module: 'M3' },
  };
  const brand = { id: 'lotus', features } as unknown as ResolvedBrand;
  expect(turnFeatures(brand, { pointsMall: false, speedTest: true, unknown: true })).toEqual({
    id: 'lotus',
    features: { pointsMall: { fixed: false }, speedTest: { fixed: true }, missions: { module: 'M3' } },
  });
});
