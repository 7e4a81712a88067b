import { security } from '@liveryjs/stories/platform/answers/profile';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PaymentPasswordForm from './PaymentPasswordForm.tsx';
import type { Props } from './payment-password-form.props.ts';

const SECURITY = 'getSecurity';
const SET = 'setPaymentPassword';

export default {
  title: 'Member/Payment password form',
  component: PaymentPasswordForm,
  parameters: { region: 'modal', modal: 'paymentPassword', session: 'member' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play, old = 'Current payment password', newPassword = '246801') {
  await userEvent.type(await canvas.findByLabelText(old), '135790');
  await userEvent.type(canvas.getByLabelText('New payment password'), newPassword);
  await userEvent.type(canvas.getByLabelText('Confirm new payment password'), `${newPassword}{Enter}`);
}

export const Full: WidgetStory<Props> = {};

/** [7.04] The first takes the password to log in with. */
export const First: WidgetStory<Props> = {
  parameters: { platform: { [SECURITY]: { ...security, hasPaymentPassword: false } } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, 'Login password');
    await waitFor(() => expect(callsOf(SET)).toHaveLength(1));
    await expect(callsOf(SET)[0]?.body).toEqual({
      password: '135790',
      newPassword: '246801',
      confirmNewPassword: '246801',
    });
  },
};

export const Forgotten: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I forgot it' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Send code/ }));
    await expect(await canvas.findByText(/sent a code to m•••i@example.com/)).toBeVisible();
    await send({ canvas, userEvent }, 'Verification code');
    await waitFor(() => expect(callsOf(SET)[0]?.body).toMatchObject({ channel: 'EMAIL' }));
  },
};

export const Wrong: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, undefined, '2468');
    await expect(await canvas.findByText('Enter exactly six digits')).toBeVisible();
    await expect(callsOf(SET)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [SET]: failing(403, { code: 'wrong_password' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByText('That password is not correct. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current payment password')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('New payment password')).toHaveValue('246801'));
  },
};

export const Sending: WidgetStory<Props> = {
  parameters: { platform: { [SET]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: failing(500) } } };
