import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect } from 'storybook/test';
import LotteryResults from './LotteryResults.tsx';
import type { Props } from './lottery-results.props.ts';

const OPENED = 'getOpenedNumbers';

export default {
  title: 'Lottery/Lottery results',
  component: LotteryResults,
  parameters: { path: '/lottery?gameCode=FIVE' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = { args: { first: 'trend' } };

export const Draws: WidgetStory<Props> = {};

/** Several prizes a draw. */
export const Prizes: WidgetStory<Props> = {
  parameters: { path: '/lottery?gameCode=VNMB' },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByText('All prizes');
    // The arrow of everything that unfolds, and no triangle of the browser's.
    await expect(line?.querySelector('svg')).toBeVisible();
    await expect(line).toHaveStyle({ listStyleType: 'none' });
  },
};

/** Several numbers a draw on one axis: no line goes through them. */
export const Pool: WidgetStory<Props> = {
  args: { first: 'trend' },
  parameters: { path: '/lottery?gameCode=SIX45' },
};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [OPENED]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [OPENED]: failing(500) } } };

export const Empty: WidgetStory<Props> = { parameters: { platform: { [OPENED]: [] } } };
