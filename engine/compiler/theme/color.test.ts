import fc from 'fast-check';
import { mix } from 'polished';
import { expect, test } from 'vitest';
import { normalColor, towards } from './color.ts';

const color = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((all) => `#${all.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);
const share = fc.oneof(
  fc.integer({ min: 0, max: 256 }).map((part) => part / 256),
  fc.integer({ min: 0, max: 100 }).map((part) => part / 100),
  fc.double({ min: 0, max: 1, noNaN: true }),
);

test('an opaque colour with a share of another is what polished mixes', () => {
  fc.assert(
    fc.property(color, color, share, (base, other, part) => {
      expect(towards(base, other, part)).toBe(normalColor(mix(part, other, base)));
    }),
    { numRuns: 2000 },
  );
});
