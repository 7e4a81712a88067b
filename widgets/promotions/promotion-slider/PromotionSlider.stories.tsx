import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PromotionSlider from './PromotionSlider.tsx';
import type { Props } from './promotion-slider.props.ts';

const CALL = 'getPromotions';

export default {
  title: 'Promotions/Promotion slider',
  component: PromotionSlider,
  args: { title: 'promotionSlider.newPlayers', to: { route: 'promotions' } },
} satisfies WidgetMeta<Props>;

/** Words beside the picture. */
export const Full: WidgetStory<Props> = {};

/** Words on the picture. */
export const Wide: WidgetStory<Props> = { args: { cards: 'wide' } };

/** One promotion stands still, without controls [2.38]. */
export const Single: WidgetStory<Props> = { args: { category: 'rebate' } };

export const NextOne: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next promotion' }));
    const shown = () =>
      canvas
        .getAllByRole('group', { name: /^\d+ of/ })
        .filter(({ inert }) => !inert)
        .map((slide) => slide.getAttribute('aria-label'));
    await waitFor(() => expect(shown()).toEqual(['2 of 3']));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

/** A category without promotions takes no room. */
export const Empty: WidgetStory<Props> = { args: { category: 'nothing' } };
