// @vitest-environment jsdom

import { play } from '@liveryjs/client/games/launch/play';
import { mountWidget } from '@liveryjs/parts/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import VendorGames from './VendorGames.tsx';

test('[3.01] the least that a bet takes shows, as far as the platform says it', async () => {
  play.offered = { vassalage: 'PG', gameType: 'RNG', isGame: 'VASSALAGE', name: 'Pocket' };
  const games = [
    { nodeId: 1, minBet: 0.2, minLineNum: 20 },
    { nodeId: 2, minBet: 5, minLineNum: 1 },
    { nodeId: 3, minLineNum: 9 },
    { nodeId: 4 },
  ].map((game) => ({ ...game, vassalage: 'PG', gameType: 'RNG', gameName: `Game ${game.nodeId}` }));
  mountWidget(VendorGames, {
    props: { pageSize: 12 },
    answers: { 'GET /wps/relay/GCSGAME_gameList': { games, totalPages: 1 } },
    brand: { vendors: { map: [], shown: [], offered: [] } },
    messages: {
      'vendorGames.minBet': 'from {amount}',
      'vendorGames.minLines': 'least {count} lines',
    },
  });
  expect((await screen.findAllByText(/^Game \d$/)).map(({ textContent }) => textContent)).toHaveLength(4);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Game 1from $0.20 · least 20 lines',
    'Game 2from $5.00',
    'Game 3least 9 lines',
    'Game 4',
  ]);
});
