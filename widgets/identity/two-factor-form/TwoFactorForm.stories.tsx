import { keepTwoFactor } from '@liveryjs/client/session/two-factor';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TwoFactorForm from './TwoFactorForm.tsx';
import type { Props } from './two-factor-form.props.ts';

const SECOND = 'logInSecondStep';

const wait = (channel: 'SMS' | 'EMAIL', recipient: string) => () =>
  keepTwoFactor(
    { challengeId: 'login-that-waits-0001', channel, recipient, expiredMinutes: 1 },
    { username: 'linh', byPassword: true },
  );

export default {
  title: 'Identity/Second step of a login',
  component: TwoFactorForm,
  parameters: { region: 'modal', modal: 'twoFactor' },
  beforeEach: wait('EMAIL', 'l•••h@example.com'),
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play) {
  await userEvent.type(await canvas.findByLabelText('Verification code'), '123456{Enter}');
}

/** Counting down until another code may be asked for. */
export const Full: WidgetStory<Props> = {};

export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Please enter a valid verification code')).toBeVisible();
    await expect(callsOf(SECOND)).toHaveLength(0);
  },
};

/** On its way. */
export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [SECOND]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Checking…' })).toBeVisible();
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: { platform: { [SECOND]: failing(403, { code: 'code_wrong' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That code is not correct');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue(''));
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [SECOND]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await waitFor(() => expect(canvas.getByLabelText('Verification code')).toHaveValue('123456'));
  },
};
