import { keepGame, spendGame } from '@liveryjs/client/games/launch/play';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, within } from 'storybook/test';
import GameFrame from './GameFrame.tsx';
import type { Props } from './game-frame.props.ts';

const LAUNCH = 'launchGame';
const LAUNCH_2 = 'launchGameByHeader';

/** A game of this tab, at an address that was opened before: the widget asks for another. */
function opened(address = 'http://games.localhost:1/play/7'): void {
  const launch = { vassalage: 'QLMR', gameType: 'RNG', nodeId: 7, name: 'Starlit Garden' } as const;
  keepGame(address, { launch, from: '/rng' });
  spendGame();
}

export default {
  title: 'Games/Game frame',
  component: GameFrame,
  parameters: {
    path: '/game',
    session: 'member',
    prepare: () => opened(),
    platform: { [LAUNCH]: hanging(), [LAUNCH_2]: hanging() },
  },
} satisfies WidgetMeta<Props>;

/** The game's address is on its way. */
export const Full: WidgetStory<Props> = {};

/** Its controls over it, on the page of games that play on the portal's own wallet. */
export const Over: WidgetStory<Props> = { args: { bar: 'over' } };

export const Failed: WidgetStory<Props> = {
  parameters: { platform: { [LAUNCH]: failing(500), [LAUNCH_2]: failing(500) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** [8.03] */
export const InvalidUrl: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LAUNCH]: { game_url: 'javascript:alert(1)' },
      [LAUNCH_2]: { game_url: 'javascript:alert(1)' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid URL, please contact customer service')).toBeVisible();
  },
};

/** [8.03] */
export const UnderMaintenance: WidgetStory<Props> = {
  parameters: {
    platform: {
      [LAUNCH]: failing(409, { code: 'game_maintenance' }),
      [LAUNCH_2]: failing(409, { code: 'game_maintenance' }),
    },
  },
  play: async () => {
    const modal = await within(document.body).findByRole('dialog', { name: 'Under maintenance' });
    await expect(
      await within(modal).findByText('Starlit Garden is under maintenance', { exact: false }),
    ).toBeVisible();
  },
};

export const NoGame: WidgetStory<Props> = { parameters: { prepare: () => {} } };

export const NotLoggedIn: WidgetStory<Props> = {
  parameters: { session: 'visitor' },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('You are not logged in, please login');
    // A picture of the brand's sheet.
    await expect(text.parentElement?.querySelector('use')?.getAttribute('href')).toMatch(/#lock$/);
  },
};
