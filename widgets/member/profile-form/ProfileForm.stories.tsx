import { profileOf } from '@liveryjs/stories/platform/answers/profile';
import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import ProfileForm from './ProfileForm.tsx';
import type { Props } from './profile-form.props.ts';

const PROFILE = 'getProfile';
const SAVE = 'changeProfile';

export default {
  title: 'Member/Personal details form',
  component: ProfileForm,
  parameters: { region: 'modal', modal: 'profileForm', session: 'member' },
} satisfies WidgetMeta<Props>;

async function rename({ canvas, userEvent }: Play, nickname = 'Mai Lan') {
  const field = await canvas.findByLabelText('Nickname');
  await userEvent.clear(field);
  await userEvent.type(field, `${nickname}{Enter}`);
}

export const Full: WidgetStory<Props> = {};

/** [3.01] */
export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [PROFILE]: profileOf({}) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Date of birth')).toHaveAttribute('type', 'date');
  },
};

/** [3.01] Only what has changed goes. */
export const Saved: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Telegram (optional)'), 't.me/mai_2026');
    await rename({ canvas, userEvent });
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
    await waitFor(() =>
      expect(callsOf(SAVE)[0]?.body).toEqual({ nickname: 'Mai Lan', telegram: '@mai_2026' }),
    );
  },
};

export const Wrong: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await rename({ canvas, userEvent }, 'M');
    await expect(await canvas.findByText('Enter 2 to 30 characters')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nickname')).toHaveFocus());
    await expect(callsOf(SAVE)).toHaveLength(0);
  },
};

export const Refused: WidgetStory<Props> = {
  parameters: {
    platform: {
      [SAVE]: failing(422, {
        code: 'rule_broken',
        details: [{ at: 'body/nickname', message: 'is not liked' }],
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await rename({ canvas, userEvent });
    await expect(await canvas.findByText('This is not accepted. Please check it.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Nickname')).toHaveValue('Mai Lan'));
  },
};

export const NotSaved: WidgetStory<Props> = {
  parameters: { platform: { [SAVE]: failing(500) } },
  play: async ({ canvas, userEvent }) => {
    await rename({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [PROFILE]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [PROFILE]: failing(500) } } };
