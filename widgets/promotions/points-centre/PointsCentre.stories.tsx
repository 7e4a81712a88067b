import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import PointsCentre from './PointsCentre.tsx';
import type { Props } from './points-centre.props.ts';

const POINTS = 'getPoints';
const tabs: Props['tabs'] = [
  { id: 'mall', slot: 'mall', label: 'pointsCentre.mall', icon: 'gift' },
  { id: 'redeems', slot: 'redeems', label: 'pointsCentre.redeems', icon: 'history' },
  { id: 'details', slot: 'details', label: 'pointsCentre.details', icon: 'info' },
  { id: 'convert', slot: 'convert', label: 'pointsCentre.convert', icon: 'wallet' },
];

export default {
  title: 'Promotions/Points centre',
  component: PointsCentre,
  args: { tabs },
  parameters: {
    path: '/pointMall',
    session: 'member',
    slots: {
      mall: [{ widget: 'points-mall', props: { pageSize: 4 } }],
      redeems: [{ widget: 'points-redeems' }],
      details: [{ widget: 'points-details' }],
      convert: [{ widget: 'points-convert' }],
    },
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** The address opens a tab [2.03]. */
export const Details: WidgetStory<Props> = {
  parameters: { path: '/pointMall?tab=details' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Points history', selected: true })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Points history' })).toBeVisible();
  },
};

/** Visitors read what points are good for; one tab is no choice. */
export const Visitor: WidgetStory<Props> = {
  args: { tabs: tabs.slice(0, 1) },
  parameters: { session: 'visitor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Points never expire/)).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [POINTS]: hanging() } } };

/** Without a sum there is still a mall. */
export const Failed: WidgetStory<Props> = { parameters: { platform: { [POINTS]: failing(500) } } };
