import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TeamBets from './TeamBets.tsx';
import type { Props } from './team-bets.props.ts';

const CALL = 'getTeamBets';

export default {
  title: 'Agent/Team betting',
  component: TeamBets,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const OfOnePerson: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Username' }), 'mai{Enter}');
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('username')).toBe('mai'));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: {
    platform: {
      [CALL]: { list: [], total: 0, totalPages: 0, stake: '0.00', payout: '0.00', currency: 'USD' },
    },
  },
};
