import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import PersonalProfit from './PersonalProfit.tsx';
import type { Props } from './personal-profit.props.ts';

const CALL = 'getPersonalProfit';

export default {
  title: 'Records/Profit and loss',
  component: PersonalProfit,
  parameters: { session: 'member' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const OneKindOfGames: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Games' }), 'Live casino');
    await waitFor(() => expect(callsOf(CALL).at(-1)?.query.get('gameType')).toBe('LIVE'));
  },
};

/** A period so long that the chart shows several days at once. */
export const Month: WidgetStory<Props> = {
  parameters: { path: '/?profitPeriod=month' },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [CALL]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [CALL]: failing(500) } } };

const zero = { stake: '0.00', payout: '0.00', bonus: '0.00', rebate: '0.00', result: '0.00' };

export const Nothing: WidgetStory<Props> = {
  parameters: { platform: { [CALL]: { list: [], count: 0, ...zero, currency: 'USD' } } },
};
