import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import Messages from './Messages.tsx';
import type { Props } from './messages.props.ts';

const LIST = 'getMessages';
const READ = 'readMessages';

export default {
  title: 'Member/Messages',
  component: Messages,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** One that is open counts as read. */
export const Open: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('listitem');
    const summary = first?.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await waitFor(() => expect(callsOf(READ)).toHaveLength(1));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: { platform: { [LIST]: { list: [], totalPages: 0 } } },
};
