import type { Permission, WhitelabelNode } from '@liveryjs/schemas/platform';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  permission,
  type WidgetMeta,
  type WidgetStory,
  without,
} from '@liveryjs/stories/widget-story';
import { expect, screen, waitFor, within } from 'storybook/test';
import LoginForm from './LoginForm.tsx';
import type { Props } from './login-form.props.ts';

const LOGIN = 'logIn';
const CODE = 'sendLoginCode';
const STATUS = 'getPermission';
const CONFIRM = 'POST /sandbox/identity/phone/confirm';

export default {
  title: 'Identity/Login form',
  component: LoginForm,
  args: {
    forgot: { id: 'forgot', label: 'loginForm.forgot', to: { modal: 'forgetPassModal' } },
    register: { id: 'register', label: 'loginForm.register', to: { modal: 'register' } },
  },
  parameters: { region: 'modal', modal: 'loginPopupModal' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Username'), 'mai');
  await userEvent.type(canvas.getByLabelText('Password'), 'Livery2026{Enter}');
}

/** A platform that uses a third party, with all that can be on for it. */
const withParty = (...channels: ('sms' | 'google' | 'facebook')[]): Permission => {
  const on = (node: WhitelabelNode): WhitelabelNode => ({
    ...node,
    enabled: '1',
    childrenNodes: node.childrenNodes?.map(on) ?? [],
  });
  const { info } = permission;
  const identityProvider = { name: 'sandbox', channels };
  return { ...permission, info: { ...info, whitelabel: on(info.whitelabel), identityProvider } };
};

async function openSms({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'By SMS' }));
  return within(await canvas.findByRole('tabpanel', { name: 'By SMS' }));
}

async function askForCode({ canvas, userEvent }: Play) {
  const sms = await openSms({ canvas, userEvent });
  await userEvent.type(sms.getByLabelText('Mobile number'), '912345678');
  await userEvent.click(sms.getByRole('button', { name: /Send code/ }));
  return sms;
}

async function sendSms({ canvas, userEvent }: Play) {
  const sms = await openSms({ canvas, userEvent });
  await userEvent.type(sms.getByLabelText('Mobile number'), '912345678');
  await userEvent.type(sms.getByLabelText('Verification code'), '123456{Enter}');
  return sms;
}

export const Full: WidgetStory<Props> = {};

/** [2.32] */
export const Sms: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const sms = await openSms({ canvas, userEvent });
    await waitFor(() => expect(sms.getByRole('combobox', { name: 'Country code' })).toHaveValue('+84'));
  },
};

/** [2.32] Without the module there is one way only. */
export const WithoutSms: WidgetStory<Props> = {
  parameters: { platform: { [STATUS]: without('MOBILEVERCODELOGIN3') } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Username');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** [5.01] [5.08] */
export const SmsMissing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const sms = await openSms({ canvas, userEvent });
    await userEvent.click(sms.getByRole('button', { name: 'Log in' }));
    await expect(await sms.findByText('Input cannot be empty')).toBeVisible();
    await waitFor(() => expect(sms.getByText('Please enter a valid verification code')).toBeVisible());
    await waitFor(() => expect(sms.getByLabelText('Mobile number')).toHaveFocus());
  },
};

/** [5.02] */
export const SmsInvalid: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const sms = await openSms({ canvas, userEvent });
    await userEvent.type(sms.getByLabelText('Mobile number'), '12');
    await userEvent.click(sms.getByRole('button', { name: 'Send code' }));
    await expect(await sms.findByText('Please enter a valid mobile number')).toBeVisible();
    await expect(callsOf(CODE)).toHaveLength(0);
  },
};

/** [4.10] On its way to the platform. */
export const CodeSending: WidgetStory<Props> = {
  parameters: { platform: { [CODE]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    const sms = await askForCode({ canvas, userEvent });
    await waitFor(() =>
      expect(sms.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

/** [4.10] */
export const CountingDown: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const sms = await askForCode({ canvas, userEvent });
    await expect(await sms.findByText(/sent a code to \+84 912345678/)).toBeVisible();
    await waitFor(() =>
      expect(sms.getByRole('button', { name: /Send code/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** [8.01] */
export const CodeNotSent: WidgetStory<Props> = {
  parameters: {
    platform: { [CODE]: failing(403, { code: 'sms_failed', message: 'This network takes no SMS today.' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await askForCode({ canvas, userEvent });
    const warning = within(await within(document.body).findByRole('alertdialog'));
    await expect(await warning.findByText(/This network takes no SMS today/)).toBeVisible();
    await waitFor(() => expect(warning.getByRole('button', { name: 'Submit' })).toBeVisible());
  },
};

export const SmsRefused: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(403, { code: 'code_wrong' }) } },
  play: async ({ canvas, userEvent }) => {
    const sms = await sendSms({ canvas, userEvent });
    await expect(await sms.findByRole('alert')).toHaveTextContent('That code is not correct');
    await waitFor(() => expect(sms.getByLabelText('Verification code')).toHaveValue(''));
  },
};

/** [8.02] */
export const ThirdPartyRefused: WidgetStory<Props> = {
  parameters: {
    platform: { [STATUS]: withParty('sms'), [CONFIRM]: failing(403, { code: 'code_expired' }) },
  },
  play: async ({ canvas, userEvent }) => {
    const sms = await sendSms({ canvas, userEvent });
    await expect(await sms.findByText('The code has expired. Please send a new one.')).toBeVisible();
  },
};

/** [2.31] [8.03] */
export const Social: WidgetStory<Props> = {
  parameters: { platform: { [STATUS]: withParty('google', 'facebook') } },
  play: async ({ canvas, userEvent }) => {
    const open = window.open;
    window.open = () => null;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with Google' }));
    window.open = open;
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Popup blocked.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in with Facebook' })).toBeVisible());
  },
};

const refusedAs = (code: string, words: string): WidgetStory<Props> => ({
  parameters: { platform: { [LOGIN]: failing(403, { code }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveValue('mai'));
  },
});

/** [6.06] */
export const AgentSite = refusedAs('error_not_agent', 'Non-agents cannot log in');

/** [6.06] */
export const NonMember = refusedAs('member_no_enter', 'Non-member account unable to login');

export const Closed = refusedAs('account_closed', 'This account is closed.');

/** [8.03] */
export const NotVerified = refusedAs('verification_required', 'Please complete verification first');

/** As brands that ask for a login first have it. */
export const Page: WidgetStory<Props> = {
  args: { frame: 'page' },
  parameters: {
    region: 'main',
    path: '/login',
    slots: {
      tools: [{ widget: 'mode-picker' }, { widget: 'language-picker', props: { compact: true } }],
    },
  },
};

export const WithoutFreePlay: WidgetStory<Props> = {
  parameters: { platform: { [STATUS]: without('FREEPLAY3') } },
};

/** [5.01] */
export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your username')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await expect(callsOf(LOGIN)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(403, { code: 'wrong_credentials' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The username or password is not correct. Check both and try again.',
    );
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue(''));
  },
};

/** [4.04] */
export const WithCaptcha: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(403, { code: 'captcha_required' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByLabelText('Digits in the picture')).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue('Livery2026'));
  },
};

export const CaptchaFailed: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LOGIN]: failing(403, { code: 'captcha_required' }),
      getCaptcha: failing(500),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/The picture did not load/)).toBeVisible();
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** On its way. */
export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible();
  },
};
