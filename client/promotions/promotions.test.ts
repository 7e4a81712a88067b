import type { Promotion } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { type PromotionPeriod, promotionPeriod } from './promotion-period.ts';
import { shownPromotions } from './shown-promotions.ts';

test('a promotion without a title or without a picture is left out, and the others stay', () => {
  const promotion = (
    id: number,
    rest: Partial<Promotion> = { title: 'An offer', image: '/a.svg' },
  ): Promotion => ({
    id,
    category: 'sports',
    ...rest,
  });
  const list = [promotion(1, {}), promotion(2), promotion(3, { title: 'An offer' }), promotion(4)];
  expect(shownPromotions(list).map(({ id }) => id)).toEqual([2, 4]);
  expect(shownPromotions([promotion(5, { image: '/a.svg' })])).toEqual([]);
});

test.each<[endsAt: string | undefined, want: PromotionPeriod]>([
  [undefined, { kind: 'always' }],
  ['2026-06-30T12:00:00Z', { kind: 'until', date: new Date('2026-06-30T12:00:00Z') }],
  ['2026-06-08T12:00:01Z', { kind: 'until', date: new Date('2026-06-08T12:00:01Z') }],
  ['2026-06-08T12:00:00Z', { kind: 'lastDays', days: 7 }],
  ['2026-06-01T12:00:01Z', { kind: 'lastDays', days: 1 }],
  ['2026-06-01T12:00:00Z', { kind: 'over' }],
])('a promotion that ends at %s goes on like this: %o', (endsAt, want) => {
  expect(promotionPeriod({ ...(endsAt && { endsAt }) }, new Date('2026-06-01T12:00:00Z'))).toEqual(want);
});
