import { drawAt } from '@liveryjs/client/lottery/testing';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import LotteryDraw from './LotteryDraw.tsx';
import type { Props } from './lottery-draw.props.ts';

const CURRENT = 'getLotteryDraw';
const { current } = drawAt();

export default {
  title: 'Lottery/Lottery draw',
  component: LotteryDraw,
  parameters: { path: '/lottery' },
} satisfies WidgetMeta<Props>;

/** Prizes of several kinds. */
export const Full: WidgetStory<Props> = { parameters: { path: '/lottery?gameCode=VNMB' } };

export const Open: WidgetStory<Props> = {};

export const Closed: WidgetStory<Props> = {
  parameters: { platform: { [CURRENT]: drawAt({ serverTime: current.closesAt }) } },
};

export const Drawing: WidgetStory<Props> = {
  parameters: {
    platform: {
      [CURRENT]: drawAt({ drawing: { numero: '20261121-0740', opensAt: current.closesAt } }),
    },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CURRENT]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CURRENT]: failing(500) } } };
