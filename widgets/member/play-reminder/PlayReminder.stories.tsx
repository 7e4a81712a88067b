import { failing, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, screen, waitFor } from 'storybook/test';
import PlayReminder from './PlayReminder.tsx';
import type { Props } from './play-reminder.props.ts';

/** As if the session had begun an hour ago. */
const anHourAgo = () => sessionStorage.setItem('playedSince', String(Date.now() - 60 * 60_000));

const due = () => screen.findByRole('alertdialog', { name: 'Time check' }, { timeout: 10_000 });

export default {
  title: 'Member/Play reminder',
  component: PlayReminder,
  args: { minutes: 60, limits: { panel: 'memberCentre', page: 'securityCenter' } },
  parameters: { session: 'member', region: 'footer' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** An hour has gone by: how long it was, and what it cost. */
export const Due: WidgetStory<Props> = {
  parameters: { prepare: anHourAgo },
  play: async ({ userEvent }) => {
    const reminder = await due();
    await expect(reminder).toHaveTextContent(
      'You’ve been here for 1 hour. Your net loss in that time is $12.50.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The time is told without the result, too. */
export const WithoutResult: WidgetStory<Props> = {
  parameters: { prepare: anHourAgo, platform: { getSessionSummary: failing(500) } },
  play: async () => {
    const reminder = await due();
    await expect(reminder).toHaveTextContent('You’ve been here for 1 hour.');
  },
};
