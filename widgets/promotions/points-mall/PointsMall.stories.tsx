import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import PointsMall from './PointsMall.tsx';
import type { Props } from './points-mall.props.ts';

const CALL = 'getRewards';

export default {
  title: 'Promotions/Rewards store',
  component: PointsMall,
  parameters: { path: '/pointMall', session: 'member' },
} satisfies WidgetMeta<Props>;

/** Prices that are too high, and one that is sold out, on two pages. */
export const Full: WidgetStory<Props> = {};

export const Rows: WidgetStory<Props> = { args: { card: 'row' } };

/** [7.04] */
export const Narrowed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /rewards I can afford/ }));
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('maxPoints')).toBeTruthy());
  },
};

export const OneKind: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Voucher' }));
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('type')).toBe('VOUCHER'));
  },
};

export const SoldOut: WidgetStory<Props> = {
  parameters: { path: '/pointMall?page=2' },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: '$500 under the crown' });
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Sold out' })).toBeDisabled());
  },
};

export const Visitor: WidgetStory<Props> = { parameters: { session: 'visitor' } };

export const NothingFits: WidgetStory<Props> = {
  parameters: {
    path: '/pointMall?type=BONUS',
    platform: { [CALL]: { list: [], total: 0, totalPages: 0 } },
  },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], total: 0, totalPages: 0 } } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };
