import {
  aborted,
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import WalletTransfer from './WalletTransfer.tsx';
import type { Props } from './wallet-transfer.props.ts';

const LIST = 'getWallets';
const MOVE = 'transferWallet';
const OUTCOME = 'settleOutcome';

export default {
  title: 'Wallet/Wallets and transfer',
  component: WalletTransfer,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'To' }), 'VLVT');
  await userEvent.type(canvas.getByLabelText('Amount'), '20{Enter}');
}

export const Full: WidgetStory<Props> = {};

/** Thirteen wallets, the last one of which is alone in its row where there are two, three or four columns. */
export const LastAlone: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LIST]: {
        isSingle: false,
        wallets: ['MAIN', ...'ABCDEFGHIJKL'].map((place) => ({ place, amount: '5', canTransfer: true })),
        currency: 'USD',
      },
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your wallets' });
    const width = list.lastElementChild?.getBoundingClientRect().width;
    await expect(width).toBe(list.getBoundingClientRect().width);
  },
};

export const Moved: WidgetStory<Props> = {
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByText(/\$20\.00 transferred/)).toBeVisible();
    await waitFor(() =>
      expect(callsOf(MOVE)[0]?.body).toMatchObject({ from: 'MAIN', to: 'VLVT', amount: '20' }),
    );
  },
};

export const AllBack: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move all back' }));
    await expect(await canvas.findByText(/transferred/)).toBeVisible();
    await waitFor(() =>
      expect(callsOf(MOVE)[0]?.body).toEqual({ to: 'MAIN', idempotencyKey: expect.any(String) }),
    );
  },
};

export const TooMuch: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '5000{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Amount')).toBeInvalid());
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(/\$1,250\.50/);
    await expect(callsOf(MOVE)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [MOVE]: failing(409, { code: 'wallet_closed' }) } },
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('does not accept transfers');
    await waitFor(() => expect(play.canvas.getByLabelText('Amount')).toHaveValue('20'));
  },
};

/** Nobody knows whether it arrived, and the platform does not say so either. */
export const Checking: WidgetStory<Props> = {
  parameters: { platform: { [MOVE]: aborted(), [OUTCOME]: hanging() }, problems: [/Failed to fetch/] },
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByRole('button', { name: 'Transferring…' })).toBeVisible();
  },
};

export const OneWallet: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LIST]: {
        isSingle: true,
        wallets: [{ place: 'MAIN', amount: '1250.50', canTransfer: true }],
        currency: 'USD',
      },
    },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };
