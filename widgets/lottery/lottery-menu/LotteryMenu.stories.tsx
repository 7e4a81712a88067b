import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor, within } from 'storybook/test';
import LotteryMenu from './LotteryMenu.tsx';
import type { Props } from './lottery-menu.props.ts';

const MENU = 'getLotteryMenu';

export default {
  title: 'Lottery/Lottery menu',
  component: LotteryMenu,
  args: { pages: [{ id: 'all', vendors: [], to: { route: 'lottery' } }] },
  parameters: { path: '/elott', session: 'member' },
} satisfies WidgetMeta<Props>;

/** Leads to the page of lotteries, as on a page of its own. */
export const Full: WidgetStory<Props> = {};

/** Chooses the lottery of its page. */
export const Chooses: WidgetStory<Props> = {
  args: { pages: [] },
  parameters: { path: '/lottery?gameCode=SIX45' },
};

export const Visitor: WidgetStory<Props> = { parameters: { session: 'visitor' } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [MENU]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [MENU]: failing(500) } } };

export const RecentFailed: WidgetStory<Props> = {
  parameters: { platform: { getRecentLotteries: failing(500) } },
};

export const Empty: WidgetStory<Props> = { parameters: { platform: { [MENU]: [] } } };

/** A star makes a shelf of favourites. */
export const Favourites: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    const [star] = await canvas.findAllByRole('button', { name: 'Favourite: Northlight Five' });
    if (!star) throw new Error('There is no star.');
    await userEvent.click(star);
    const shelf = await canvas.findByRole('region', { name: 'Favourites' });
    await waitFor(() => expect(within(shelf).getByText('Northlight Five')).toBeVisible());
  },
};
