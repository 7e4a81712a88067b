import { failing, hanging, type WidgetMeta, type WidgetStory } from '#stories/widget-story.ts';
import GameGrid from './GameGrid.tsx';
import type { Props } from './game-grid.props.ts';

export default {
  title: 'Games/Game grid',
  component: GameGrid,
  args: { category: 'RNG' },
  parameters: { path: '/rng' },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': hanging() } },
};

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { 'GET /wps/relay/GCSGAME_gameList': failing(500) } },
};
