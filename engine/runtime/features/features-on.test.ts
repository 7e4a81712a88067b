import { expect, test } from 'vitest';
import { featuresOn } from './features-on.ts';

const features = { sms: { module: 'SMS3' }, speed: { fixed: true }, old: { fixed: false } };

test('[6.07] a feature follows its module, or what the brand fixed', () => {
  expect(featuresOn(features, ['SMS3', 'OTHER3'])).toEqual(['sms', 'speed']);
  expect(featuresOn(features, [])).toEqual(['speed']);
});

test('nothing is decided while the platform has not answered', () => {
  expect(featuresOn(features, undefined)).toBeUndefined();
});

test('a brand that fixes all its features needs no answer', () => {
  expect(featuresOn({ speed: { fixed: true }, old: { fixed: false } }, undefined)).toEqual(['speed']);
});
