import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import TeamTransactions from './TeamTransactions.tsx';
import type { Props } from './team-transactions.props.ts';

const CALL = 'getTeamTransactions';

export default {
  title: 'Agent/Team transactions',
  component: TeamTransactions,
  parameters: { session: 'agent' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const OnlyDeposits: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Type' }), 'Deposit');
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('kind')).toBe('DEPOSIT'));
  },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

export const Nothing: WidgetStory<Props> = {
  parameters: {
    platform: {
      [CALL]: { list: [], total: 0, totalPages: 0, income: '0.00', outgo: '0.00', currency: 'USD' },
    },
  },
};
