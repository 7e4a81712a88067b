// @vitest-environment jsdom

import { play } from '@liveryjs/client/games/launch/play';
import { mountWidget } from '@liveryjs/parts/testing';
import type { Room } from '@liveryjs/schemas/platform';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test.each([
  ['rooms that are there already are not asked for again', [room], []],
  ['rooms that are not there yet are asked for', undefined, [ROOMS]],
])('[4.13] %s', async (_, rooms, expectedCalls) => {
  Object.assign(play, { offered: { vassalage: 'CARD', gameType: 'PVP', nodeId: 9, name: 'Duel' }, rooms });
  const { calls } = mountWidget(<PvpRooms />, { answers: { [ROOMS]: [room] } });
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(calls.map(({ name }) => name)).toEqual(expectedCalls);
});
