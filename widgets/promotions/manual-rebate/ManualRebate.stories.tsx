import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import ManualRebate from './ManualRebate.tsx';
import type { Props } from './manual-rebate.props.ts';

const CALL = 'getBettingBonus';
const RECORD = 'getBettingBonusRecord';
const CLAIM = 'claimBettingBonus';

export default {
  title: 'Promotions/Betting bonus',
  component: ManualRebate,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** Hairlines part the rows of records, no stripes. */
export const Rows: WidgetStory<Props> = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Betting bonus by game type' });
    const rows = within(table).getAllByRole('row').slice(1);
    const grounds = new Set(rows.map((row) => getComputedStyle(row).backgroundColor));
    await expect([rows.length > 1, grounds.size]).toEqual([true, 1]);
  },
};

export const ClaimedAll: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }));
    await expect(
      await within(document.body).findByText('Your betting bonus is in your wallet.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(callsOf(CLAIM).map(({ body }) => body)).toEqual([{ idempotencyKey: expect.any(String) }]),
    );
  },
};

export const ClaimedOne: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim for Slots' }));
    await expect(
      await within(document.body).findByText('Your betting bonus is in your wallet.'),
    ).toBeVisible();
    await waitFor(() => expect(callsOf(CLAIM).at(-1)?.body).toMatchObject({ gameType: 'RNG' }));
  },
};

export const NothingLeft: WidgetStory<Props> = {
  parameters: { platform: { [CLAIM]: failing(409, { code: 'nothing_to_claim' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is nothing left to claim.');
  },
};

/** Nobody knows yet whether it was paid. */
export const Unknown: WidgetStory<Props> = {
  parameters: {
    platform: { [CLAIM]: failing(500), settleOutcome: hanging() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim all' }));
    await expect(await canvas.findByText(/We’re checking/)).toBeVisible();
  },
};

export const NothingYet: WidgetStory<Props> = {
  parameters: {
    platform: {
      [CALL]: {
        list: [{ gameType: 'RNG', rate: '0.50', turnover: '0.00', claimable: '0.00', today: '0.00' }],
        rankLevel: 0,
        claimable: '0.00',
        countsAt: '2026-11-22T00:00:00Z',
        currency: 'USD',
      },
      [RECORD]: { list: [], total: 0, totalPages: 0, amount: '0.00', currency: 'USD' },
    },
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: hanging(), [RECORD]: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: failing(500), [RECORD]: failing(500) } },
};
