import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import LotteryDesk from './LotteryDesk.tsx';
import type { Props } from './lottery-desk.props.ts';

const RULES = 'getLotteryRules';

export default {
  title: 'Lottery/Lottery desk',
  component: LotteryDesk,
  parameters: { path: '/lottery?gameCode=FIVE' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** Options with odds of their own. */
export const Words: WidgetStory<Props> = { parameters: { path: '/lottery?gameCode=FIVE&playType=sum' } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [RULES]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [RULES]: failing(500) } } };

export const UnknownGame: WidgetStory<Props> = { parameters: { path: '/lottery?gameCode=NONE' } };

export const UnknownPlayType: WidgetStory<Props> = {
  parameters: { path: '/lottery?gameCode=FIVE&playType=gone' },
};

/** The problem is named below, and nothing that was picked is lost. */
export const Wrong: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: '7' }))[0] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to slip' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pick at least 1 in “Ones”.');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '7', pressed: true })).toHaveLength(1));
  },
};
