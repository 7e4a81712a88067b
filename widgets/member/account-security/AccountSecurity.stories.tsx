import { security } from '@liveryjs/stories/platform/answers/profile';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import AccountSecurity from './AccountSecurity.tsx';
import type { Props } from './account-security.props.ts';

const SECURITY = 'getSecurity';

export default {
  title: 'Member/Account security',
  component: AccountSecurity,
  args: {
    protections: [
      { id: 'password', to: { modal: 'changePassModal' } },
      { id: 'paymentPassword', to: { modal: 'paymentPassword' } },
      { id: 'mobile', to: { modal: 'bindMobile' } },
      { id: 'email', to: { modal: 'bindEmail' } },
      { id: 'twoFactor', to: { modal: 'twoFactorSwitch' } },
    ],
  },
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Strong: WidgetStory<Props> = {
  parameters: {
    platform: { [SECURITY]: { ...security, passwordSetAt: '2999-01-01T00:00:00Z', twoFactor: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Security level' })).toHaveAttribute(
      'aria-valuetext',
      'Strong',
    );
  },
};

export const Weak: WidgetStory<Props> = {
  parameters: {
    platform: { [SECURITY]: { hasPassword: false, hasPaymentPassword: false, twoFactor: false } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Still missing: Login password/)).toBeVisible();
  },
};

export const OldPassword: WidgetStory<Props> = {
  parameters: { platform: { [SECURITY]: { ...security, passwordSetAt: '2020-01-01T08:00:00Z' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Time to change it/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Time to change: Login password')).toBeVisible());
    await expect(canvas.queryByText(/^Still missing:.*Login password/)).toBeNull();
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [SECURITY]: failing(500) } } };
