import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TeamOverview from './TeamOverview.tsx';
import type { Props } from './team-overview.props.ts';

const CALL = 'getTeamOverview';
const nothing = {
  people: 0,
  active: 0,
  joined: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  validBets: '0.00',
  payouts: '0.00',
  bonuses: '0.00',
  result: '0.00',
  income: '0.00',
};

export default {
  title: 'Agent/Team overview',
  component: TeamOverview,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.36] */
export const Month: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('+21%');
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await waitFor(() => expect(callsOf(CALL)).toHaveLength(2));
    const [week = 0, month = 0] = callsOf(CALL).map(({ query }) => Date.parse(query.get('from') ?? ''));
    await expect(Math.round((week - month) / (24 * 60 * 60 * 1000))).toBe(23);
  },
};

export const Nobody: WidgetStory<Props> = {
  parameters: {
    platform: { [CALL]: { current: nothing, before: nothing, days: [], top: [], currency: 'USD' } },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };
