import { play } from '@liveryjs/client/games/launch/play';
import { callsOf, failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import VendorGames from './VendorGames.tsx';
import type { Props } from './vendor-games.props.ts';

const LIST = 'getGameList';

export default {
  title: 'Games/Games of a vendor',
  component: VendorGames,
  parameters: {
    region: 'modal',
    modal: 'vendorGames',
    session: 'member',
    prepare: () => {
      play.offered = { vassalage: 'GOLS', gameType: 'SPORTS', isGame: 'VASSALAGE', name: 'Goalstrand' };
    },
  },
} satisfies WidgetMeta<Props>;

export const Full: WidgetStory<Props> = {};

export const Loading: WidgetStory<Props> = { parameters: { platform: { [LIST]: hanging() } } };

export const Failed: WidgetStory<Props> = { parameters: { platform: { [LIST]: failing(500) } } };

export const NothingFound: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search these games'), 'zzz');
    await expect(await canvas.findByText('No games match. Try another name.')).toBeVisible();
    await waitFor(() => expect(callsOf(LIST).at(-1)?.query.get('gameName')).toBe('zzz'));
  },
};

export const NoVendor: WidgetStory<Props> = { parameters: { prepare: () => {} } };
