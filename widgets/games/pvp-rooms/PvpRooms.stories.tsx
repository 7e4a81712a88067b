import { play } from '@liveryjs/client/games/launch/play';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import PvpRooms from './PvpRooms.tsx';
import type { Props } from './pvp-rooms.props.ts';

const ROOMS = 'getRoomList';

export default {
  title: 'Games/Rooms of a game',
  component: PvpRooms,
  parameters: {
    region: 'modal',
    modal: 'pvpRooms',
    session: 'member',
    prepare: () => {
      play.offered = { vassalage: 'CRDH', gameType: 'PVP', name: 'Cardhouse' };
    },
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [ROOMS]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [ROOMS]: failing(500) } } };

export const Empty: WidgetStory<Props> = { parameters: { platform: { [ROOMS]: [] } } };
