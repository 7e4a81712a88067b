import { openReview } from '@liveryjs/client/lottery/betting';
import { addToSlip } from '@liveryjs/client/lottery/slips';
import { drawAt } from '@liveryjs/client/lottery/testing';
import {
  aborted,
  callsOf,
  failing,
  hanging,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import BetSlip from './BetSlip.tsx';
import type { Props } from './bet-slip.props.ts';

const ORDERS = 'placeLotteryOrder';
const BETS = 'getLotteryOrders';
const line = { playType: 'lastTwo', picks: [['1', '2'], ['3']], stake: '2.00' };
const { current } = drawAt();

/** A slip with a line on it. */
const fill = () => {
  addToSlip('FIVE', line);
};
const review = () => {
  fill();
  openReview({ gameCode: 'FIVE', numero: current.numero, prizeMode: 'Lott', bets: [line] });
};

export default {
  title: 'Lottery/Bet slip',
  component: BetSlip,
  parameters: { path: '/lottery?gameCode=FIVE', session: 'member' },
} satisfies WidgetMeta<Props>;

/** The member's own bets. */
export const Full: WidgetStory<Props> = { args: { first: 'bets' } };

export const Empty: WidgetStory<Props> = {};

export const Lines: WidgetStory<Props> = {
  play: async ({ canvas }) => {
    fill();
    await expect(await canvas.findByRole('button', { name: 'Review bets' })).toBeVisible();
  },
};

/** Whoever is not logged in can look at all of it. */
export const Visitor: WidgetStory<Props> = {
  parameters: { session: 'visitor' },
  play: async ({ canvas }) => {
    fill();
    await expect(await canvas.findByRole('button', { name: 'Log in to bet' })).toBeVisible();
  },
};

export const UnderReview: WidgetStory<Props> = {
  play: async ({ canvas }) => {
    review();
    await expect(await canvas.findByRole('button', { name: 'Place bets' })).toBeVisible();
  },
};

export const Sending: WidgetStory<Props> = {
  parameters: { platform: { [ORDERS]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    review();
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Place bets' }));
    await expect(await canvas.findByRole('button', { name: 'Placing…' })).toBeVisible();
    await waitFor(() => expect(callsOf(ORDERS)).toHaveLength(1));
  },
};

/** The answer got lost: the page asks again, under the same key. */
export const Checking: WidgetStory<Props> = {
  parameters: { platform: { [ORDERS]: aborted() } },
  play: async ({ canvas, userEvent }) => {
    review();
    await userEvent.click(await canvas.findByRole('button', { name: 'Place bets' }));
    await expect(await canvas.findByRole('button', { name: 'Check now' })).toBeVisible();
  },
};

export const Placed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    review();
    await userEvent.click(await canvas.findByRole('button', { name: 'Place bets' }));
    await expect(await canvas.findByText('Your bets are placed')).toBeVisible();
  },
};

/** Where the brand has a page for deposits, it leads there. */
export const TooLow: WidgetStory<Props> = {
  args: { deposit: { modal: 'needTrueAccount' } },
  parameters: { platform: { [ORDERS]: failing(409, { code: 'insufficient_funds' }) } },
  play: async ({ canvas, userEvent }) => {
    review();
    await userEvent.click(await canvas.findByRole('button', { name: 'Place bets' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your balance is too low');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deposit' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Review bets' })).toBeVisible());
  },
};

export const BetsFailed: WidgetStory<Props> = {
  args: { first: 'bets' },
  parameters: { platform: { [BETS]: failing(500) } },
};

export const BetsLoading: WidgetStory<Props> = {
  args: { first: 'bets' },
  parameters: { platform: { [BETS]: hanging() } },
};
