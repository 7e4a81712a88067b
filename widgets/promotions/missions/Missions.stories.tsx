import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, within } from 'storybook/test';
import Missions from './Missions.tsx';
import type { Props } from './missions.props.ts';

const CALL = 'getMissionSummary';
const LEADERS = 'getMissionLeaderboard';
const CLAIM = 'claimMission';

export default {
  title: 'Promotions/Missions',
  component: Missions,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

async function claimFirst({ canvas, userEvent }: Play) {
  const [first] = await canvas.findAllByRole('button', { name: 'Claim' });
  if (!first) throw new Error('Nothing can be claimed.');
  await userEvent.click(first);
}

export const Claimed: WidgetStory<Props> = {
  play: async (play) => {
    await claimFirst(play);
    await expect(await within(document.body).findByText('The reward is in your wallet.')).toBeVisible();
    await expect(callsOf(CLAIM).map(({ body }) => body)).toEqual([
      { missionId: 1, idempotencyKey: expect.any(String) },
    ]);
  },
};

export const ClaimedElsewhere: WidgetStory<Props> = {
  parameters: { platform: { [CLAIM]: failing(409, { code: 'mission_claimed' }) } },
  play: async (play) => {
    await claimFirst(play);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(
      'This reward has already been claimed.',
    );
  },
};

/** Nobody knows yet whether it was paid. */
export const Unknown: WidgetStory<Props> = {
  parameters: {
    platform: { [CLAIM]: failing(500), settleOutcome: hanging() },
  },
  play: async (play) => {
    await claimFirst(play);
    await expect(await play.canvas.findByText(/We’re checking/)).toBeVisible();
  },
};

export const NoLeaders: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LEADERS]: { list: [], from: '2026-11-16T00:00:00Z', to: '2026-11-23T00:00:00Z', currency: 'USD' },
    },
  },
};

export const None: WidgetStory<Props> = {
  args: { leaderboard: false },
  parameters: { platform: { [CALL]: { list: [], claimable: 0, currency: 'USD' } } },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: hanging(), [LEADERS]: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: failing(500), [LEADERS]: failing(500) } },
};
