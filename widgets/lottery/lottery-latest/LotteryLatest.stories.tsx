import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import LotteryLatest from './LotteryLatest.tsx';
import type { Props } from './lottery-latest.props.ts';

const MENU = 'getLotteryMenu';
const DRAWS = 'getLotteryDraws';

export default {
  title: 'Lottery/Latest results',
  component: LotteryLatest,
  args: { pages: [{ id: 'all', vendors: [], to: { route: 'lottery' } }] },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [DRAWS]: hanging() } } };

/** The platform does not say where all lotteries stand. */
export const Empty: WidgetStory<Props> = { parameters: { platform: { [DRAWS]: failing(404) } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [MENU]: failing(500) } } };
