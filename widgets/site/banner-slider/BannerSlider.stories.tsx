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

/** Banners of the manifest, of which the platform is not asked. */
export const OfTheManifest: WidgetStory<Props> = {
  globals: { brand: 'kiosk' },
  parameters: { platform: { getBanners: failing(500) } },
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole('region', { name: 'Highlights' });
    await waitFor(() => expect(banners.querySelectorAll('[role=group]').length).toBeGreaterThan(1));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Choose numbers/ })).toHaveAttribute('href', '/lottery'),
    );
  },
};

/** A platform that only has what the specification names: pictures, with nothing over them. */
export const PicturesAlone: WidgetStory<Props> = {
  args: { group: 'w_rng' },
  parameters: {
    platform: {
      getBanners: [1, 2].map((bannerId) => ({
        bannerId,
        groupName: 'w_rng',
        url: `/sandbox/img/banner/aurora/right/wide/${bannerId}.svg`,
      })),
    },
  },
};

/** Texts as long as a translator may write them, and a picture that the platform lost. */
export const LongWords: WidgetStory<Props> = {
  args: { group: 'w_esports' },
  parameters: {
    problems: [/\/sandbox\/img\/banner\/lost/],
    platform: {
      getBanners: [
        {
          bannerId: 1,
          url: '/sandbox/img/banner/lost.svg',
          title: 'Những giải đấu thể thao điện tử lớn nhất châu Á đang diễn ra suốt ngày đêm',
          line: 'Đặt cược trước và trong trận đấu, với tỷ lệ được cập nhật từng giây, ở mọi giải',
          action: 'Xem tất cả các giải đấu',
          linkageType: 'URL',
          linkage: 'https://play.example/cups',
        },
      ],
    },
  },
  // It is asked for more than once: the last time must not come in the story that follows.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-fallback]')).not.toBeNull()),
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getBanners: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getBanners: failing(500) } },
};

/** A group without banners takes no room. */
export const Empty: WidgetStory<Props> = { parameters: { platform: { getBanners: [] } } };
