import { memberInfo } from '@liveryjs/stories/platform/answers/member';
import { logins } from '@liveryjs/stories/platform/story-session';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type StoryCall,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import ChangePasswordForm from './ChangePasswordForm.tsx';
import type { Props } from './change-password-form.props.ts';

const CHANGE = 'changePassword';
const RULES = 'getRegisterSettings';

export default {
  title: 'Member/Change password form',
  component: ChangePasswordForm,
  parameters: { region: 'modal', modal: 'changePassModal', session: 'member' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play, again = 'Livery2027') {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'Livery2026');
  await userEvent.type(canvas.getByLabelText('New password'), 'Livery2027');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), `${again}{Enter}`);
}

export const Full: WidgetStory<Props> = {};

/** [5.05] An account that came about without a password is not asked for one. */
export const WithoutPassword: WidgetStory<Props> = {
  parameters: {
    platform: {
      getMemberInfo: ({ query }: StoryCall) => ({
        ...memberInfo(logins.member, query),
        hasPassword: false,
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New password');
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

/** [5.05] */
export const Missing: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText('Please fill in “Current password”')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await expect(callsOf(CHANGE)).toHaveLength(0);
  },
};

/** [5.05] */
export const NotTheSame: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent }, 'Livery2028');
    await expect(await canvas.findByText('Incorrect confirmation input')).toBeVisible();
    await expect(callsOf(CHANGE)).toHaveLength(0);
  },
};

export const WrongPassword: WidgetStory<Props> = {
  parameters: { platform: { [CHANGE]: failing(403, { code: 'wrong_password' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByText('That is not your current password. Check it and try again.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue('Livery2027'));
  },
};

export const TooManyTries: WidgetStory<Props> = {
  parameters: { platform: { [CHANGE]: failing(429, { code: 'too_many_requests' }) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [CHANGE]: failing(500), [RULES]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** On its way. */
export const Loading: WidgetStory<Props> = {
  parameters: { platform: { [CHANGE]: hanging() } },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: 'Changing…' })).toBeVisible();
  },
};
