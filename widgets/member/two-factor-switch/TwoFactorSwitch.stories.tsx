import { security } from '@liveryjs/stories/platform/answers/profile';
import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TwoFactorSwitch from './TwoFactorSwitch.tsx';
import type { Props } from './two-factor-switch.props.ts';

const SECURITY = 'getSecurity';
const SWITCH = 'changeTwoFactor';
const { email: _, ...withoutMail } = security;

export default {
  title: 'Member/Two-step login switch',
  component: TwoFactorSwitch,
  args: { email: { modal: 'bindEmail' } },
  parameters: { region: 'modal', modal: 'twoFactorSwitch', session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.37] */
export const TurnedOn: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Verification code'), '123456{Enter}');
    await waitFor(() =>
      expect(callsOf(SWITCH)[0]?.body).toEqual({ enabled: true, verificationCode: '123456' }),
    );
  },
};

/** [2.37] */
export const TurnedOff: WidgetStory<Props> = {
  parameters: { platform: { [SECURITY]: { ...security, twoFactor: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Login password'), 'Livery2026{Enter}');
    await waitFor(() => expect(callsOf(SWITCH)[0]?.body).toEqual({ enabled: false, password: 'Livery2026' }));
  },
};

export const NeedsEmail: WidgetStory<Props> = {
  parameters: { platform: { [SECURITY]: withoutMail } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Link an email' })).toBeVisible();
  },
};

export const WrongCode: WidgetStory<Props> = {
  parameters: { platform: { [SWITCH]: failing(403, { code: 'code_wrong' }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Verification code'), '000000{Enter}');
    await expect(await canvas.findByText(/That code is not correct/)).toBeVisible();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: failing(500) } } };
