import { expect } from 'storybook/test';
import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '#stories/widget-story.ts';
import TeamOverview from './TeamOverview.tsx';
import type { Props } from './team-overview.props.ts';

const CALL = 'GET /wps/agent/team/overview';
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
  title: 'Centres/Team overview',
  component: TeamOverview,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** [2.36] Another period is asked for, and stands in the address. */
export const Month: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/20.?7% more than before/);
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await expect(new URL(window.location.href).searchParams.get('teamPeriod')).toBe('month');
    await expect(callsOf(CALL)).toHaveLength(2);
  },
};

export const Nobody: WidgetStory<Props> = {
  parameters: {
    platform: { [CALL]: { current: nothing, before: nothing, days: [], top: [], currency: 'VND' } },
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };
