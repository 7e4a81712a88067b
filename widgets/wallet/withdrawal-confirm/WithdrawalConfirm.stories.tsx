import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import WithdrawalConfirm from './WithdrawalConfirm.tsx';
import type { Props } from './withdrawal-confirm.props.ts';

const CALL = 'getWithdrawalTransfers';
const RECEIVED = 'confirmWithdrawal';
const MISSING = 'reportMissingTransfer';

export default {
  title: 'Wallet/Withdrawal confirmation',
  component: WithdrawalConfirm,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

async function confirm({ canvas, userEvent }: Play, name: string) {
  const [button] = await canvas.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
  const question = within(await within(document.body).findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Received' }));
}

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

/** Nothing waits: nothing shows. */
export const Nothing: WidgetStory<Props> = { parameters: { platform: { [CALL]: { list: [] } } } };

/** [4.22] */
export const Received: WidgetStory<Props> = {
  play: async (play) => {
    await confirm(play, 'Received');
    await waitFor(() => expect(callsOf(RECEIVED)).toHaveLength(1));
    await expect(callsOf(RECEIVED)[0]?.body).toEqual({
      transfers: [{ reference: 'WD261121-0000000004', part: 1 }],
    });
  },
};

/** [4.22] Those that wait, and not the one that is disputed. */
export const AllReceived: WidgetStory<Props> = {
  play: async (play) => {
    await confirm(play, 'All received');
    await waitFor(() => expect(callsOf(RECEIVED)).toHaveLength(1));
    await expect(callsOf(RECEIVED)[0]?.body).toEqual({
      transfers: [
        { reference: 'WD261121-0000000004', part: 1 },
        { reference: 'WD261121-0000000004', part: 2 },
      ],
    });
  },
};

export const NotConfirmed: WidgetStory<Props> = {
  parameters: { platform: { [RECEIVED]: failing(500) } },
  play: async (play) => {
    await confirm(play, 'Received');
    await expect(
      await within(document.body).findByText('That could not be confirmed. Please try again.'),
    ).toBeVisible();
  },
};

/** [4.22] [5.09] Without proof nothing is sent. */
export const NotReceived: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Not received' });
    if (button) await userEvent.click(button);
    await userEvent.type(await canvas.findByLabelText(/^What should we know/), 'Nothing came.');
    await waitFor(() => expect(canvas.getByText(/do not refund it/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(await canvas.findByText('Add at least one picture as proof')).toBeVisible();
    await expect(callsOf(MISSING)).toHaveLength(0);
  },
};
