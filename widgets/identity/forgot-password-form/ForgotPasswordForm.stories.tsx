import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
  without,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import ForgotPasswordForm from './ForgotPasswordForm.tsx';
import type { Props } from './forgot-password-form.props.ts';

const BY_EMAIL = 'mailPassword';
const BY_PHONE = 'setPassword';
const CODE = 'sendLoginCode';

export default {
  title: 'Identity/Forgot password form',
  component: ForgotPasswordForm,
  parameters: { region: 'modal', modal: 'forgetPassModal' },
} satisfies WidgetMeta<Props>;

async function sendEmail({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Username'), 'quynh');
  await userEvent.type(canvas.getByLabelText('Email'), 'quynh@example.com{Enter}');
}

async function openPhone({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'By phone' }));
  await userEvent.type(await canvas.findByLabelText('Mobile number'), '912345678');
}

async function sendPhone({ canvas, userEvent }: Play) {
  await openPhone({ canvas, userEvent });
  await userEvent.type(canvas.getByLabelText('Verification code'), '123456');
  await userEvent.type(canvas.getByLabelText('New password'), 'Livery2027{Enter}');
}

export const Full: WidgetStory<Props> = {};

/** [2.33] */
export const ByPhone: WidgetStory<Props> = { play: openPhone };

/** [2.33] Without the module there is one way only. */
export const ByEmailOnly: WidgetStory<Props> = {
  parameters: { platform: { getPermission: without('CHNGPASSVERIF3') } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Email');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** [5.06] */
export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send new password' }));
    await expect(await canvas.findByText('Please fill in “Email”')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await expect(callsOf(BY_EMAIL)).toHaveLength(0);
  },
};

/** [8.03] */
export const NoSuchAccount: WidgetStory<Props> = {
  parameters: { platform: { [BY_EMAIL]: failing(404, { code: 'no_such_account' }) } },
  play: async (play) => {
    await sendEmail(play);
    await expect(await play.canvas.findByText('Username/Email does not exist')).toBeVisible();
  },
};

/** [4.12] */
export const Sent: WidgetStory<Props> = {
  parameters: { platform: { [BY_EMAIL]: null } },
  play: async (play) => {
    await sendEmail(play);
    const box = await within(document.body).findByRole('alertdialog', { name: 'Check your email' });
    await expect(box).toHaveTextContent('quynh@example.com');
  },
};

/** [4.10] */
export const CountingDown: WidgetStory<Props> = {
  parameters: { platform: { [CODE]: { expiredMinutes: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await openPhone({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: /^Send code/ }));
    await expect(await canvas.findByText(/We sent a code to/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Send code/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** [8.01] */
export const CodeNotSent: WidgetStory<Props> = {
  parameters: {
    platform: { [CODE]: failing(400, { code: 'sms_failed', message: 'No SMS to this country.' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await openPhone({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: /^Send code/ }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const WrongCode: WidgetStory<Props> = {
  parameters: { platform: { [BY_PHONE]: failing(403, { code: 'code_wrong' }) } },
  play: async (play) => {
    await sendPhone(play);
    await expect(await play.canvas.findByText(/That code is not correct/)).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText('New password')).toHaveValue('Livery2027'));
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [BY_EMAIL]: failing(500), getRegisterSettings: failing(500) } },
  play: async (play) => {
    await sendEmail(play);
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** On its way. */
export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [BY_EMAIL]: hanging() } },
  play: async (play) => {
    await sendEmail(play);
    await expect(await play.canvas.findByRole('button', { name: 'Please wait…' })).toBeVisible();
  },
};
