import { forgetLastUsed, notePlayed, noteSearch, readLastUsed } from '@liveryjs/client/search/last-used';
import { failing, hanging, type WidgetMeta, type WidgetStory } from '@liveryjs/stories/widget-story';
import { expect, waitFor } from 'storybook/test';
import { dropCatalogue } from './catalogue.ts';
import PortalSearch from './PortalSearch.tsx';
import type { Props } from './portal-search.props.ts';

/** Forgets everything that an earlier story loaded and kept: the next one would find it. */
function forgetAll() {
  dropCatalogue();
  forgetLastUsed();
}

function prepareLastUsed() {
  forgetAll();
  noteSearch('tiger');
  notePlayed({ vassalage: 'PG', gameType: 'RNG', nodeId: 1, name: 'Fortune Gems' });
}

export default {
  title: 'Shell/Portal search',
  component: PortalSearch,
  args: {
    popular: [
      { id: 'help', label: 'route.help.title', icon: 'question', to: { route: 'help' } },
      { id: 'announcements', label: 'nav.announcements', icon: 'bell', to: { modal: 'notice' } },
    ],
    openPanels: ['memberCentre'],
    help: { route: 'help' },
  },
  parameters: { region: 'modal', prepare: forgetAll },
} satisfies WidgetMeta<Props>;

/** Before something is typed, on a device that remembers a search and a game. */
export const Full: WidgetStory<Props> = { parameters: { prepare: prepareLastUsed } };

/** The button that forgets what the device remembers. */
export const Cleared: WidgetStory<Props> = {
  parameters: { prepare: prepareLastUsed },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: /Fortune Gems/ });
    await userEvent.click(canvas.getByRole('option', { name: 'tiger' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('tiger'));
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear history' }));
    await waitFor(() => expect(canvas.queryByRole('option', { name: /tiger|Fortune Gems/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Clear history' })).toBeNull();
    await expect(readLastUsed()).toEqual({ searches: [], played: [] });
  },
};

export const Results: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'depsoit');
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Deposit');
  },
};

export const Empty: WidgetStory<Props> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'qqqqqqq');
    await canvas.findByText('Nothing found for “qqqqqqq”.');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
  },
};

export const Loading: WidgetStory<Props> = {
  parameters: { platform: { getVendors: hanging(), getPopularGames: hanging() } },
};

/** The games are out of reach: all else is found. */
export const Failed: WidgetStory<Props> = {
  parameters: { platform: { getGameList: failing(500) }, problems: [/Not all games could be loaded/] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'deposit');
    await canvas.findByRole('alert');
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Deposit');
  },
};
