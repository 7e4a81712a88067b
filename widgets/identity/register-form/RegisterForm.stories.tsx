import type { RegisterRules } from '@liveryjs/schemas/platform';
import {
  broken,
  callsOf,
  failing,
  hanging,
  type Play,
  permission,
  type WidgetMeta,
  type WidgetStory,
  without,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import RegisterForm from './RegisterForm.tsx';
import type { Props } from './register-form.props.ts';

const RULES = 'getRegisterSettings';
const REGISTER = 'register';
const SMS = 'sendRegisterCode';
const STATUS = 'getPermission';

const { registerRules, ...infoWithoutRules } = permission.info;
/** Every field that a platform may ask for. */
const everything: RegisterRules = Object.fromEntries(
  Object.entries(registerRules).map(([field, rule]) => [field, { ...rule, enabled: true }]),
);
/** Nothing but a name and a password. */
const nothing: RegisterRules = Object.fromEntries(
  Object.entries(registerRules).map(([field, rule]) => [
    field,
    { ...rule, enabled: ['username', 'password'].includes(field) },
  ]),
);

export default {
  title: 'Identity/Registration form',
  component: RegisterForm,
  args: { bonus: { amount: 200 }, login: { modal: 'loginPopupModal' } },
  parameters: { region: 'modal', modal: 'register' },
} satisfies WidgetMeta<Props>;

/** Registers by a name, where nothing else is asked for. */
async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Username'), 'mai2026');
  await userEvent.type(canvas.getByLabelText('Password'), 'Secret26');
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'Secret26{Enter}');
}

async function toPhone({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'By phone' }));
  return within(canvas.getByRole('tabpanel'));
}

/** Every field, and both third parties. */
export const Full: WidgetStory<Props> = {
  args: { protocol: { route: 'home' } },
  parameters: {
    platform: {
      [RULES]: everything,
      [STATUS]: {
        ...permission,
        info: {
          ...permission.info,
          whitelabel: { modId: 'WEB', enabled: '1', childrenNodes: modulesOn() },
          identityProvider: { name: 'sandbox', channels: ['google', 'facebook'] },
        },
      },
    },
  },
};

function modulesOn() {
  const modules = [
    'DIRECTREG3',
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'GOOGLEREG3',
    'FACEBOOKREG3',
  ];
  return modules.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
}

const reasons = ['account', 'money', 'anywhere'].map((id, index) => ({
  id,
  icon: ['user', 'wallet', 'phone'][index] ?? '',
  title: `registerForm.reason.${id}.title`,
  text: `registerForm.reason.${id}.text`,
}));

/** Title and reasons beside the form. */
export const Split: WidgetStory<Props> = {
  args: { frame: 'page', layout: 'split', reasons },
  parameters: { region: 'main', path: '/register' },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form');
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const list = canvas.getByRole('heading', { name: 'Play anywhere' }).closest('ul');
    const isBeside = form.getBoundingClientRect().left > title.right;
    // The panel is as high as the form: its content stands at both ends of what shows.
    const end = Math.min(innerHeight, form.getBoundingClientRect().bottom);
    const gap = end - Number(list?.getBoundingClientRect().bottom);
    await expect(isBeside ? Math.abs(gap) : 0).toBeLessThan(64);
  },
};

/** Without a card, the reasons in a column. */
export const Column: WidgetStory<Props> = {
  args: { frame: 'page', layout: 'column', reasons },
  parameters: { region: 'main', path: '/register' },
};

/** [2.31] on a page of its own. */
export const Page: WidgetStory<Props> = {
  args: { frame: 'page', reasons },
  parameters: {
    region: 'main',
    path: '/register?referralCode=FRIEND1',
    slots: { tools: [{ widget: 'language-picker', props: { compact: true } }] },
  },
};

export const RightToLeft: WidgetStory<Props> = {
  args: { frame: 'page', bonus: { amount: 10 }, minimumAge: 21 },
  parameters: { region: 'main', path: '/register' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Username');
    document.documentElement.dir = 'rtl';
  },
};

/** [2.31] by a mobile number. */
export const ByPhone: WidgetStory<Props> = {
  play: async (context) => {
    const panel = await toPhone(context);
    await expect(await panel.findByLabelText('Mobile number')).toBeVisible();
    await expect(panel.queryByLabelText('Username')).toBeNull();
  },
};

/** By a mobile number, without a password of one's own. */
export const ByPhoneWithoutPassword: WidgetStory<Props> = {
  parameters: { platform: { [STATUS]: without('MOBILENUMPASSREG3') } },
  play: async (context) => {
    const panel = await toPhone(context);
    await expect(panel.queryByLabelText('Password')).toBeNull();
  },
};

export const ByNameOnly: WidgetStory<Props> = {
  parameters: { platform: { [RULES]: nothing, [STATUS]: without('MOBILENUMREG3') } },
};

export const Closed: WidgetStory<Props> = {
  parameters: { platform: { [STATUS]: without('DIRECTREG3') } },
};

/** [5.10] the rules are on their way. */
export const Loading: WidgetStory<Props> = { parameters: { platform: { [RULES]: hanging() } } };

/** Neither the call for the rules nor the status has any. */
export const Failed: WidgetStory<Props> = {
  parameters: {
    platform: {
      [RULES]: failing(500),
      [STATUS]: { ...permission, info: infoWithoutRules },
    },
  },
};

/** [5.03] */
export const Missing: WidgetStory<Props> = {
  parameters: { platform: { [RULES]: everything } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Please fill in “Username”')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await expect(callsOf(REGISTER)).toHaveLength(0);
  },
};

/** [5.03] [5.04] [5.08] what is filled in breaks the rules. */
export const Wrong: WidgetStory<Props> = {
  args: { minimumAge: 21 },
  parameters: { platform: { [RULES]: nothing } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), '1');
    await userEvent.type(canvas.getByLabelText('Password'), 'Secret26');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Secret27{Enter}');
    await expect(await canvas.findByText('Incorrect confirmation input')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Please confirm you are 21 years old')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
  },
};

/** [5.10] */
export const Refused: WidgetStory<Props> = {
  parameters: {
    platform: { [RULES]: nothing, [REGISTER]: failing(409, { code: 'username_taken' }) },
  },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByText(/This username is taken/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue('Secret26'));
  },
};

export const NotAccepted: WidgetStory<Props> = {
  parameters: {
    platform: {
      [RULES]: nothing,
      [REGISTER]: failing(422, {
        code: 'rule_broken',
        details: [{ at: 'body/password', message: 'is too well known' }],
      }),
    },
  },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByText('This is not accepted. Please check it.')).toBeVisible();
  },
};

/** [4.09] [8.01] */
export const InvalidInvitation: WidgetStory<Props> = {
  parameters: {
    path: '/?affiliateCode=NOBODY',
    platform: {
      [RULES]: nothing,
      checkAffiliate: failing(404, { code: 'invalid_affiliate' }),
    },
  },
  play: async (context) => {
    await send(context);
    const page = within(document.body);
    await expect(await page.findByText('Invalid invitation code')).toBeVisible();
    await expect(callsOf(REGISTER)).toHaveLength(0);
    await context.userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/You can register without it/);
  },
};

export const WithCaptcha: WidgetStory<Props> = {
  parameters: {
    platform: { [RULES]: nothing, [REGISTER]: failing(403, { code: 'captcha_required' }) },
  },
  play: async (context) => {
    await send(context);
    const digits = await context.canvas.findByLabelText('Digits in the picture');
    await waitFor(() => expect(digits).toHaveFocus());
  },
};

/** [4.10] */
export const CountingDown: WidgetStory<Props> = {
  play: async (context) => {
    const panel = await toPhone(context);
    await context.userEvent.type(await panel.findByLabelText('Mobile number'), '901234567');
    await context.userEvent.click(panel.getByRole('button', { name: /^Send code/ }));
    await waitFor(() => expect(panel.getByText(/^\d+ s$/)).toBeVisible());
    await waitFor(() => expect(callsOf(SMS)).toHaveLength(1));
  },
};

/** [8.01] */
export const NotSent: WidgetStory<Props> = {
  parameters: {
    platform: {
      [SMS]: failing(403, { code: 'sms_failed', message: 'No message can be sent to this number.' }),
    },
  },
  play: async (context) => {
    const panel = await toPhone(context);
    await context.userEvent.type(await panel.findByLabelText('Mobile number'), '901234567');
    await context.userEvent.click(panel.getByRole('button', { name: /^Send code/ }));
    const page = within(document.body);
    await expect(await page.findByText(/No message can be sent to this number/)).toBeVisible();
  },
};

/** Nobody knows whether the account was made. */
export const Unknown: WidgetStory<Props> = {
  parameters: { platform: { [RULES]: nothing, [REGISTER]: broken() } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/The connection was lost/);
  },
};

/** On its way. */
export const Sending: WidgetStory<Props> = {
  parameters: { platform: { [RULES]: nothing, [REGISTER]: hanging() } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Creating your account…' })).toBeVisible();
  },
};
