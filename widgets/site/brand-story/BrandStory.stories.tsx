import type { WidgetMeta, WidgetStory } from '@liveryjs/stories/widget-story';
import BrandStory from './BrandStory.tsx';
import type { Props } from './brand-story.props.ts';

export default {
  title: 'Site/Brand story',
  component: BrandStory,
  args: {
    title: 'inhouse.title',
    lead: 'inhouse.lead',
    sections: [
      {
        id: 'make',
        icon: 'sparkle',
        title: 'inhouse.make.title',
        paragraphs: ['inhouse.make.text'],
        links: [{ id: 'rng', label: 'nav.rng', icon: 'slots', to: { route: 'rng' } }],
      },
      {
        id: 'fair',
        icon: 'shield',
        title: 'inhouse.fair.title',
        paragraphs: ['inhouse.fair.text'],
        links: [],
      },
      { id: 'care', icon: 'moon', title: 'inhouse.care.title', paragraphs: ['inhouse.care.text'], links: [] },
    ],
  },
} satisfies WidgetMeta<Props>;

/** As brands place it [2.12]. */
export const Full: WidgetStory<Props> = {};

/** Sections one below the other, as text is read. */
export const Column: WidgetStory<Props> = { args: { layout: 'column' } };

/** As one part of a page that has a title of its own: headings are a level lower. */
export const PartOfAPage: WidgetStory<Props> = {
  args: { frame: 'section' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Made here, played here' });
    await canvas.findByRole('heading', { level: 3, name: 'Play at your own pace' });
  },
};
