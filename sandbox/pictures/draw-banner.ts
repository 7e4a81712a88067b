import { scenes } from './banner-scenes.ts';
import { compose } from './compose.ts';
import { directionOf } from './directions/index.ts';

/** wide: 21:9, the hero on one side. phone: 4:5, the hero in the upper half. The text is laid over the rest. */
export type BannerShape = 'wide' | 'phone';

export interface BannerPicture {
  readonly bannerId: number;
  readonly art: string;
  readonly merchant: string;
  readonly shape: BannerShape;
  /** Where the hero of a wide picture stands: away from where reading begins. */
  readonly side: 'left' | 'right';
}

/** The art of a banner, without letters. */
export function drawBanner({ bannerId, art, merchant, shape, side }: BannerPicture): string {
  const { motifs, tone, form } = scenes[art] ?? scenes.welcome ?? { motifs: [], tone: 0, form: 0 };
  const picture = { direction: directionOf(merchant), motifs, tone, form, seed: bannerId * 104_729 };
  const lean = ((bannerId % 3) - 1) * 6;
  if (shape === 'phone')
    return compose({ ...picture, lean, width: 800, height: 1000, focus: [400, 280], reach: 190 });
  const x = side === 'left' ? 330 : 930;
  return compose({ ...picture, lean, width: 1260, height: 540, focus: [x, 262], reach: 170 });
}
