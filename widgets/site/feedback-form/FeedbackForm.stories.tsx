import {
  callsOf,
  failing,
  hanging,
  type Play,
  type WidgetMeta,
  type WidgetStory,
} from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import FeedbackForm from './FeedbackForm.tsx';
import type { Props } from './feedback-form.props.ts';

const SEND = 'sendFeedback';
const SAID = 'The reels of one game stand still.';

export default {
  title: 'Site/Feedback form',
  component: FeedbackForm,
  parameters: { region: 'modal', modal: 'feedback', session: 'member' },
} satisfies WidgetMeta<Props>;

async function send({ canvas, userEvent }: Play, text = SAID) {
  if (text) await userEvent.type(await canvas.findByLabelText('Your message'), text);
  await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
}

export const Full: WidgetStory<Props> = {};

/** [5.09] Visitors write without pictures. */
export const Visitor: WidgetStory<Props> = {
  parameters: { session: 'visitor' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Your message');
    await expect(canvas.queryByRole('group', { name: 'Pictures' })).toBeNull();
  },
};

/** [5.09] */
export const TooShort: WidgetStory<Props> = {
  play: async (play) => {
    await send(play, 'Bad');
    await expect(await play.canvas.findByText('Enter 10 to 140 characters')).toBeVisible();
    await waitFor(() => expect(play.canvas.getByLabelText('Your message')).toHaveFocus());
    await expect(callsOf(SEND)).toHaveLength(0);
  },
};

export const Sent: WidgetStory<Props> = {
  play: async (play) => {
    await send(play);
    await expect(await play.canvas.findByText(/F260001/)).toBeVisible();
    await waitFor(() => expect(callsOf(SEND)[0]?.body).toMatchObject({ type: 'game', content: SAID }));
  },
};

export const Sending: WidgetStory<Props> = {
  parameters: { platform: { [SEND]: hanging() } },
  play: async (play) => {
    await send(play);
    await play.canvas.findByRole('button', { name: 'Sending…' });
  },
};

/** The written message is still there. */
export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [SEND]: failing(500) } },
  play: async (play) => {
    await send(play);
    await play.canvas.findByRole('alert');
    await waitFor(() => expect(play.canvas.getByLabelText('Your message')).toHaveValue(SAID));
  },
};
