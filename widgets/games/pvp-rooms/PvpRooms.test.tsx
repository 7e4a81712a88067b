// @vitest-environment jsdom

import { play } from '@liveryjs/client/games/launch/play';
import { stubPlatform, tenant } from '@liveryjs/client/testing';
import { TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import type { Room } from '@liveryjs/schemas/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PvpRooms from './PvpRooms.tsx';

const ROOMS = 'GET /wps/relay/GLS2_roomList';
const room: Room = {
  roomId: 'R-1',
  nodeId: 9,
  vassalage: 'CARD',
  gameName: 'Duel',
  roomName: 'Novice room',
  minBet: 0.5,
  maxBet: 5,
  seats: 4,
  players: 1,
  icon: '/duel.svg',
};

beforeEach(() => {
  stubWindow();
});
afterEach(() => {
  cleanup();
  Object.assign(play, { offered: undefined, rooms: undefined });
});

test.each([
  ['rooms that are there already are not asked for again', [room], []],
  ['rooms that are not there yet are asked for', undefined, [ROOMS]],
])('[4.13] %s', async (_, rooms, expectedCalls) => {
  const calls = stubPlatform({ [ROOMS]: [room] });
  Object.assign(play, { offered: { vassalage: 'CARD', gameType: 'PVP', nodeId: 9, name: 'Duel' }, rooms });
  render(
    <TestPortal app={testApp({ brand: { tenant } as object })}>
      <PvpRooms />
    </TestPortal>,
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(calls.map(({ name }) => name)).toEqual(expectedCalls);
});
