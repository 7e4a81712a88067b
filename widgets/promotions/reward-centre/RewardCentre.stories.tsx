import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import RewardCentre from './RewardCentre.tsx';
import type { Props } from './reward-centre.props.ts';

const LIST = 'getOwnRewards';
const CLAIM = 'claimOwnReward';

export default {
  title: 'Promotions/Reward centre',
  component: RewardCentre,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.35] */
export const Claimed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Claim $4.35: Money back from last week' }),
    );
    await expect(await within(document.body).findByText(/^The reward is in your wallet/)).toBeVisible();
    await waitFor(() => expect(callsOf(CLAIM)[0]?.body).toMatchObject({ id: 'R500003' }));
  },
};

export const Past: WidgetStory<Props> = { parameters: { path: '/?rewards=past' } };

export const Gone: WidgetStory<Props> = {
  parameters: { platform: { [CLAIM]: failing(409, { code: 'reward_gone' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Claim $4.35: Money back from last week' }),
    );
    await expect(
      await within(document.body).findByText(/^This reward has already been claimed/),
    ).toBeVisible();
  },
};

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [LIST]: { list: [], total: 0, totalPages: 0, currency: 'USD' } } },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };
