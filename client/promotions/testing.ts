import type { Promotion } from '@liveryjs/schemas/platform';
import type { ShownPromotion } from './shown-promotions.ts';

/** A promotion that goes on, with a title and a picture. */
export const promotion = (id: number, rest: Partial<Promotion> = {}): ShownPromotion => ({
  id,
  category: 'rebate',
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  content: '',
  image: '/a.svg',
  startsAt: '2026-01-01T12:00:00Z',
  ...(rest as Partial<ShownPromotion>),
});
