import { waitingDeposit } from '@liveryjs/stories/platform/answers/deposits';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import Deposit from './Deposit.tsx';
import type { Props } from './deposit.props.ts';

const CONFIG = 'getDepositConfig';
const ORDER = 'orderDeposit';
const ONE = 'getDeposit';
const LIST = 'getDeposits';
const path = `/?deposit=${waitingDeposit.number}`;
const { payment: _, ...over } = waitingDeposit;

export default {
  title: 'Wallet/Deposit',
  component: Deposit,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

async function review({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: '$100' }));
  await userEvent.click(canvas.getByRole('radio', { name: /Weekly extra/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { name: 'Review your deposit' });
}

export const Full: WidgetStory<Props> = {};

/** [2.35] What a bonus means in money stands beside it, and again in the review. */
export const Reviewed: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByText('$240.00')).toBeVisible());
    await expect(callsOf(ORDER)).toHaveLength(0);
  },
};

/** [2.35] */
export const Ordered: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit $100.00' }));
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(callsOf(ORDER)[0]?.body).toMatchObject({
      channel: 'BANK_TRANSFER',
      amount: '100.00',
      bonusId: 2,
    });
  },
};

export const TooLittle: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }), '9,50{Enter}');
    await expect(await canvas.findByText('$9.50 is too low. Minimum: $10.00')).toBeVisible();
  },
};

/** The input is still there when one goes back. */
export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [ORDER]: failing(409, { code: 'over_day_limit' }) } },
  play: async ({ canvas, userEvent }) => {
    await review({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit $100.00' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/within 24 hours/);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('100'));
  },
};

export const Waiting: WidgetStory<Props> = { parameters: { path } };

/** It waits on, and can be cancelled again. */
export const NotCancelled: WidgetStory<Props> = {
  parameters: { path, platform: { cancelDeposit: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel deposit' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel deposit' }));
    await expect(await page.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Cancel deposit' })).toBeEnabled();
  },
};

export const ByCode: WidgetStory<Props> = {
  parameters: {
    path,
    platform: {
      [ONE]: {
        ...waitingDeposit,
        kind: 'WALLET',
        payment: { reference: waitingDeposit.number, qr: 'https://pay.example.com/q?to=DP261121' },
      },
    },
  },
};

export const Paid: WidgetStory<Props> = {
  parameters: { path, platform: { [ONE]: { ...over, status: 'PAID', endedAt: '2026-11-21T09:45:00Z' } } },
};

export const Rejected: WidgetStory<Props> = {
  parameters: {
    path,
    platform: {
      [ONE]: { ...over, status: 'REJECTED', remark: 'The name differs.', endedAt: '2026-11-21T09:45:00Z' },
    },
  },
};

export const Cancelled: WidgetStory<Props> = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel deposit' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel deposit' }));
    await expect(await within(document.body).findByText('Deposit cancelled.')).toBeVisible();
  },
};

export const WithoutBonuses: WidgetStory<Props> = { args: { bonuses: false } };

export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [LIST]: { list: [], total: 0, totalPages: 0 } } },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [CONFIG]: hanging(), [LIST]: hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [CONFIG]: failing(500), [LIST]: failing(500) } },
};
