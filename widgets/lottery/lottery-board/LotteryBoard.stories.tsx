import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import LotteryBoard from './LotteryBoard.tsx';
import type { Props } from './lottery-board.props.ts';

const MENU = 'getLotteryMenu';
const DRAWS = 'getLotteryDraws';

export default {
  title: 'Lottery/Lottery board',
  component: LotteryBoard,
  args: { pages: [{ id: 'all', vendors: [], to: { route: 'lottery' } }] },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

/** No lottery that shows has a jackpot. */
export const WithoutJackpot: WidgetStory<Props> = { args: { groups: ['VN'] } };

export const Loading: WidgetStory<Props> = { parameters: { platform: { [DRAWS]: hanging() } } };

/** The platform does not say where all lotteries stand. */
export const Unknown: WidgetStory<Props> = { parameters: { platform: { [DRAWS]: failing(404) } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [MENU]: failing(500) } } };
