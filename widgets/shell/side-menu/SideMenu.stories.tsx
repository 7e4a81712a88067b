import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import SideMenu from './SideMenu.tsx';
import type { Props } from './side-menu.props.ts';

export default {
  title: 'Shell/Side menu',
  component: SideMenu,
  parameters: { region: 'sideMenu', placed: true },
} satisfies WidgetMeta<Props>;

const promotions: NonNullable<Props['promotions']> = {
  label: 'sideMenu.promotions',
  icon: 'tag',
  count: 3,
  open: true,
  all: { id: 'all', label: 'sideMenu.allPromotions', to: { route: 'promotions' } },
};

export const Full: WidgetStory<Props> = { args: { promotions } };

/** As the brand has it. */
export const Placed: WidgetStory<Props> = {};

export const Member: WidgetStory<Props> = { parameters: { session: 'member' } };

export const Agent: WidgetStory<Props> = { parameters: { session: 'agent' } };

export const Loading: WidgetStory<Props> = {
  args: { promotions },
  parameters: { platform: { getPromotions: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  args: { promotions },
  parameters: { platform: { getPromotions: failing(500) } },
};

export const Empty: WidgetStory<Props> = {
  args: { promotions },
  parameters: {
    platform: {
      getPromotions: { list: [], availablePromo: { REFERRAL: { enabled: false } } },
      getGameMenus: [],
    },
  },
};
