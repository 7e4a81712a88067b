import { expect } from 'storybook/test';
import {
  callsOf,
  failing,
  hanging,
  type WidgetMeta,
  type WidgetStory,
  without,
} from '#stories/widget-story.ts';
import LoginForm from './LoginForm.tsx';
import type { Props } from './login-form.props.ts';

const LOGIN = 'POST /wps/session/login';

export default {
  title: 'Forms/Login form',
  component: LoginForm,
  parameters: { region: 'modal', modal: 'loginPopupModal' },
} satisfies WidgetMeta<Props>;

type Play = Pick<Parameters<NonNullable<WidgetStory<Props>['play']>>[0], 'canvas' | 'userEvent'>;

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Username'), 'mai');
  await userEvent.type(canvas.getByLabelText('Password'), 'Livery2026{Enter}');
}

export const Full: WidgetStory<Props> = {};

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
  parameters: { platform: { 'GET /wps/system/status': without('FREEPLAY3') } },
};

/** [5.01] */
export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your username')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(callsOf(LOGIN)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(403, { code: 'wrong_credentials' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The username or password is not right.',
    );
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
};

/** [4.04] */
export const WithCaptcha: WidgetStory<Props> = {
  parameters: { platform: { [LOGIN]: failing(403, { code: 'captcha_required' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByLabelText('Digits in the picture')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Livery2026');
  },
};

export const CaptchaFailed: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LOGIN]: failing(403, { code: 'captcha_required' }),
      'GET /wps/captcha': failing(500),
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
