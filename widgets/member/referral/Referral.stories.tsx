import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import Referral from './Referral.tsx';
import type { Props } from './referral.props.ts';

const CALL = 'getReferral';
const FRIENDS = 'getReferralFriends';
const EARNINGS = 'getReferralEarnings';

export default {
  title: 'Member/Invite friends',
  component: Referral,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const FriendsOfFriends: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const [unfold] = await canvas.findAllByRole('button', { name: '2 friends', expanded: false });
    if (!unfold) throw new Error('Nobody has friends.');
    await userEvent.click(unfold);
    const list = await canvas.findByRole('list', { name: 'Level 2: friends of friends' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(callsOf(FRIENDS).at(-1)?.query.get('under')).toBe('101'));
  },
};

export const Earnings: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Earnings' }));
    await expect(await canvas.findByRole('table', { name: 'Earnings' })).toBeVisible();
    await waitFor(() => expect(callsOf(EARNINGS)).toHaveLength(1));
  },
};

export const Nobody: WidgetStory<Props> = {
  parameters: {
    platform: { [FRIENDS]: { list: [], total: 0, totalPages: 0, level: 1, currency: 'USD' } },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const FriendsFailed: WidgetStory<Props> = { parameters: { platform: { [FRIENDS]: failing(500) } } };
