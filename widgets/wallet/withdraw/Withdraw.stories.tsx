import { withdrawConfig } from '@liveryjs/stories/platform/answers/withdrawals';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import Withdraw from './Withdraw.tsx';
import type { Props } from './withdraw.props.ts';

const CONFIG = 'getWithdrawConfig';
const ACCOUNTS = 'getPayoutAccounts';
const WITHDRAW = 'withdraw';
const OUTCOME = 'settleOutcome';
const ADD = 'addPayoutAccount';

export default {
  title: 'Wallet/Withdraw',
  component: Withdraw,
  args: { paymentPassword: { panel: 'memberCentre', page: 'securityCenter' } },
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

async function review({ canvas, userEvent }: Play, amount = '200') {
  const field = await canvas.findByLabelText('Amount');
  await userEvent.type(field, `${amount}{Enter}`);
}

async function send(play: Play, amount?: string) {
  const { canvas, userEvent } = play;
  await review(play, amount);
  await userEvent.type(await canvas.findByLabelText('Payment password'), '246810{Enter}');
}

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CONFIG]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [ACCOUNTS]: failing(500) } } };

export const NoPaymentPassword: WidgetStory<Props> = {
  parameters: { platform: { [CONFIG]: { ...withdrawConfig, hasPaymentPassword: false } } },
};

const { holder: _, ...withoutHolder } = withdrawConfig;

/** Nothing to withdraw to: the form that adds an account stands there at once. */
export const NoAccount: WidgetStory<Props> = {
  parameters: {
    platform: { [CONFIG]: withoutHolder, [ACCOUNTS]: { list: [] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Bank or e-wallet'), 'pocketa{Enter}');
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Nguyễn Thị Mai');
    await userEvent.type(canvas.getByLabelText('E-wallet mobile number'), '12345');
    await userEvent.type(canvas.getByLabelText('Payment password'), '246810{Enter}');
    await expect(await canvas.findByText('This number must have 9 to 11 digits')).toBeVisible();
    await expect(callsOf(ADD)).toHaveLength(0);
    await userEvent.clear(canvas.getByLabelText('E-wallet mobile number'));
    await userEvent.type(canvas.getByLabelText('E-wallet mobile number'), '090 123 45 67{Enter}');
    await waitFor(() => expect(callsOf(ADD)).toHaveLength(1));
    await expect(callsOf(ADD)[0]?.body).toEqual({
      provider: 'POCKETA',
      holder: 'Nguyễn Thị Mai',
      number: '0901234567',
      password: '246810',
    });
  },
};

export const AddAnother: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    await waitFor(() => expect(canvas.getByLabelText('Account holder')).toHaveValue('Nguyễn Thị Mai'));
    await waitFor(() => expect(canvas.getByLabelText('Account holder')).toHaveAttribute('readonly'));
  },
};

/** Nothing that was typed is lost. */
export const NotAdded: WidgetStory<Props> = {
  parameters: { platform: { [ADD]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }));
    await userEvent.type(await canvas.findByLabelText('Bank or e-wallet'), 'pocketa{Enter}');
    await userEvent.type(canvas.getByLabelText('E-wallet mobile number'), '0901234567');
    await userEvent.type(canvas.getByLabelText('Payment password'), '246810{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await waitFor(() => expect(canvas.getByLabelText('E-wallet mobile number')).toHaveValue('0901234567'));
  },
};

/** Both accounts stay as they were. */
export const NotChanged: WidgetStory<Props> = {
  parameters: { platform: { choosePayoutAccount: failing(500), removePayoutAccount: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const notice = 'The account could not be changed. Please try again.';
    await userEvent.click(await canvas.findByRole('button', { name: /^Make default: Pocketa/ }));
    await expect(await page.findByText(notice)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(page.queryByText(notice)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove: Pocketa/ }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove account' }));
    await expect(await page.findByText(notice)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2));
  },
};

/** Full: five accounts, and no more. */
export const FiveAccounts: WidgetStory<Props> = {
  parameters: {
    platform: {
      [ACCOUNTS]: {
        list: [1, 2, 3, 4, 5].map((index) => ({
          id: index,
          provider: 'DUNES',
          kind: 'BANK',
          name: 'Bank of the Dunes',
          holder: 'Nguyễn Thị Mai',
          number: `••••000${index}`,
          isDefault: index === 1,
        })),
      },
    },
  },
};

export const WageringLeft: WidgetStory<Props> = {
  parameters: { platform: { [CONFIG]: { ...withdrawConfig, turnoverLeft: '50.00' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wagering left before you can withdraw: .*50\.00/)).toBeVisible();
    await expect(canvas.queryByLabelText('Amount')).toBeNull();
  },
};

export const NoMoreToday: WidgetStory<Props> = {
  parameters: { platform: { [CONFIG]: { ...withdrawConfig, countLeft: 0 } } },
};

export const TooMuch: WidgetStory<Props> = {
  play: async (play) => {
    await review(play, '1250.51');
    await expect(await play.canvas.findByText(/1,250\.51 is too high/)).toBeVisible();
  },
};

/** The cost and the amount that arrives show while one types. */
export const Reviewed: WidgetStory<Props> = {
  play: async (play) => {
    await play.userEvent.type(await play.canvas.findByLabelText('Amount'), '200');
    await waitFor(() => expect(play.canvas.getByText(/197\.00/)).toBeVisible());
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() =>
      expect(play.canvas.getByRole('heading', { name: 'Review your withdrawal' })).toHaveFocus(),
    );
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(play.canvas.getByLabelText('Amount')).toHaveValue('200'));
  },
};

export const Sending: WidgetStory<Props> = {
  parameters: { platform: { [WITHDRAW]: hanging() } },
  play: async (play) => {
    await send(play);
    await play.canvas.findByRole('button', { name: 'Sending…' });
  },
};

export const WrongPassword: WidgetStory<Props> = {
  parameters: { platform: { [WITHDRAW]: failing(403, { code: 'wrong_password' }) } },
  play: async (play) => {
    await send(play);
    await expect(
      await play.canvas.findByText('That payment password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText('Payment password')).toHaveFocus());
  },
};

export const FeeChanged: WidgetStory<Props> = {
  parameters: { platform: { [WITHDRAW]: failing(409, { code: 'fee_changed' }) } },
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('The fee has changed');
  },
};

export const Done: WidgetStory<Props> = {
  play: async (play) => {
    await send(play, '200');
    await expect(await play.canvas.findByText('WD261121-0000000001')).toBeVisible();
    await expect(callsOf(WITHDRAW).map(({ body }) => body)).toMatchObject([
      { payoutAccountId: 14_001, amount: '200.00', fee: '3.00', password: '246810' },
    ]);
  },
};

/** Nobody knows yet whether it arrived. */
export const Checking: WidgetStory<Props> = {
  parameters: { platform: { [WITHDRAW]: failing(502), [OUTCOME]: hanging() } },
  play: async (play) => {
    await send(play);
    await expect(
      await within(document.body).findByText(/^We’re checking whether this went through/),
    ).toBeVisible();
  },
};

/** It did not arrive: it can be sent again, with all that was typed. */
export const GivenUp: WidgetStory<Props> = {
  parameters: { platform: { [WITHDRAW]: failing(502), [OUTCOME]: { state: 'VOID' } } },
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByText(/did not go through/)).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText('Payment password')).toHaveValue('246810'));
  },
};
