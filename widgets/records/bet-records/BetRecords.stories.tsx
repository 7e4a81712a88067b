import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import BetRecords from './BetRecords.tsx';
import type { Props } from './bet-records.props.ts';

const CALL = 'getBetRecord';

export default {
  title: 'Records/Bet history',
  component: BetRecords,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const OnlyWon: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Won');
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('status')).toBe('WON'));
  },
};

/** Days of the visitor's own. */
export const ChosenDays: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Choose dates' }));
    await expect(await canvas.findByLabelText('Start date')).toBeVisible();
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
