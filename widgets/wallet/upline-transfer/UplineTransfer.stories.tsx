import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import UplineTransfer from './UplineTransfer.tsx';
import type { Props } from './upline-transfer.props.ts';

const LIST = 'getWallets';
const GIVE = 'transferToMember';

export default {
  title: 'Wallet/Transfer to upline',
  component: UplineTransfer,
  parameters: {
    session: 'member',
    platform: {
      getSecurity: { hasPassword: true, hasPaymentPassword: true, twoFactor: false },
    },
  },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Amount'), '50');
  await userEvent.type(canvas.getByLabelText(/^Remark/), 'for the ride');
  await userEvent.type(canvas.getByLabelText(/password$/, { selector: 'input' }), 'Livery2026{Enter}');
  const question = await within(document.body).findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
}

export const Full: WidgetStory<Props> = {};

/** [6.03] */
export const Given: WidgetStory<Props> = {
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByText(/\$50\.00 sent to Tomás/)).toBeVisible();
    await expect(callsOf(GIVE)[0]?.body).toMatchObject({
      to: 'UPLINE',
      amount: '50',
      remark: 'for the ride',
    });
  },
};

export const WrongPassword: WidgetStory<Props> = {
  parameters: { platform: { [GIVE]: failing(403, { code: 'wrong_password' }) } },
  play: async (play) => {
    await send(play);
    await expect(
      await play.canvas.findByText('That password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText('Amount')).toHaveValue('50'));
  },
};

export const Nobody: WidgetStory<Props> = { parameters: { session: 'agent' } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };
