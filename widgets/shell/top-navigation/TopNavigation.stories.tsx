import { hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import TopNavigation from './TopNavigation.tsx';
import type { Props } from './top-navigation.props.ts';

export default {
  title: 'Shell/Top navigation',
  component: TopNavigation,
  parameters: {
    region: 'header',
    inside: { widget: 'header', slot: 'navigation' },
    placed: true,
    path: '/live',
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** Until the platform has told its vendors, places are kept. */
export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getGameMenus: hanging() } },
};

/** A category shows only with a vendor [2.26]. */
export const FewVendors: WidgetStory<Props> = {
  parameters: {
    platform: {
      getGameMenus: [
        { gameCategory: 'LIVE', vendors: [{ vassalage: 'VLVT', isHot: false }] },
        { gameCategory: 'RNG', vendors: [{ vassalage: 'QLMR', isHot: true }] },
      ],
    },
  },
};

export const Empty: WidgetStory<Props> = { parameters: { platform: { getGameMenus: [] } } };
