import { play } from '@liveryjs/client/games/launch/play';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import GameMaintenance from './GameMaintenance.tsx';
import type { Props } from './game-maintenance.props.ts';

const LIST = 'getGameList';

export default {
  title: 'Games/Game under maintenance',
  component: GameMaintenance,
  parameters: {
    region: 'modal',
    modal: 'gameMaintenance',
    session: 'member',
    prepare: () => {
      play.closed = { vassalage: 'QLMR', gameType: 'RNG', nodeId: 7, name: 'Starlit Garden' };
    },
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };

/** No other game of the category: only the message. */
export const Empty: WidgetStory<Props> = {
  parameters: { platform: { [LIST]: { games: [], totalPages: 0, total: 0 } } },
};
