import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import BannerSlider from './BannerSlider.tsx';
import type { Props } from './banner-slider.props.ts';

export default {
  title: 'Site/Banner slider',
  component: BannerSlider,
} satisfies WidgetMeta<Props>;

/** The banners of the home page, as the brand has them. */
export const Full: WidgetStory<Props> = {};

/** The banners of another page: one after the other, without pagination [2.20]. */
export const Plain: WidgetStory<Props> = { args: { group: 'w_rng' } };

/** One banner is a picture without controls [4.19]. */
export const Single: WidgetStory<Props> = { args: { group: 'w_esports' } };

export const NextOne: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next banner' }));
    const shown = () =>
      canvas
        .getAllByRole('group', { name: /^\d+ of/ })
        .filter(({ inert }) => !inert)
        .map((slide) => slide.getAttribute('aria-label'));
    await waitFor(() => expect(shown()).toEqual(['2 of 5']));
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getBanners: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getBanners: failing(500) } },
};

/** A group without banners takes no room. */
export const Empty: WidgetStory<Props> = { parameters: { platform: { getBanners: [] } } };
