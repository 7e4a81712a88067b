import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TeamProfit from './TeamProfit.tsx';
import type { Props } from './team-profit.props.ts';

const CALL = 'getTeamProfit';
const DAYS = 'getTeamProfitDays';

export default {
  title: 'Agent/User profit and loss',
  component: TeamProfit,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** A person opens to their days, and there is a way back. */
export const OnePerson: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Daily figures of member101' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'All members' }));
    await expect(await canvas.findByRole('button', { name: 'Daily figures of member101' })).toBeVisible();
    await waitFor(() => expect(callsOf(DAYS)[0]?.query.get('username')).toBe('member101'));
  },
};

export const SortedByResult: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sort by' }), 'result');
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('sort')).toBe('result'));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

const zero = {
  deposit: '0.00',
  withdrawal: '0.00',
  validBet: '0.00',
  payout: '0.00',
  bonus: '0.00',
  result: '0.00',
};

export const Nothing: WidgetStory<Props> = {
  parameters: {
    platform: { [CALL]: { list: [], total: 0, totalPages: 0, results: zero, currency: 'USD' } },
  },
};
