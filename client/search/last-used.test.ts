import type { PageStorage } from '@liveryjs/engine/kit/plain';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '#client/calls/connection.ts';
import type { GameLaunch } from '#client/games/launch/game-launch.ts';
import { forgetLastUsed, lastUsed, notePlayed, noteSearch, readLastUsed } from './last-used.ts';

const values = new Map<string, string>();
const storage: PageStorage = {
  getItem: (name) => values.get(name) ?? null,
  setItem: (name, value) => void values.set(name, value),
  removeItem: (name) => void values.delete(name),
  clear: () => values.clear(),
};
beforeEach(() => values.clear());

const game = (nodeId: number): GameLaunch => ({
  vassalage: 'PG',
  gameType: 'RNG',
  nodeId,
  name: `Game ${nodeId}`,
});

test('the last six searches are kept, each once, whatever its case', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C ', '  ']) noteSearch(text, storage);
  expect(readLastUsed(storage).searches).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
});

test('games are kept with what starts them; a vendor is none, nor what has no name', () => {
  for (const id of [1, 2, 1]) notePlayed({ ...game(id), roomId: 'r' }, storage);
  notePlayed({ vassalage: 'PG', gameType: 'RNG', isGame: 'VASSALAGE', name: 'PG' }, storage);
  notePlayed({ vassalage: 'PG', gameType: 'RNG', nodeId: 9 }, storage);
  expect(readLastUsed(storage).played).toEqual([game(1), game(2)]);
  expect(lastUsed.now.played).toHaveLength(2);
});

test('all of it is forgotten at once', () => {
  noteSearch('tiger', storage);
  notePlayed(game(1), storage);
  forgetLastUsed(storage);
  expect(values.size).toBe(0);
  expect(lastUsed.now).toEqual({ searches: [], played: [] });
});

test.each(['', 'null', '[]', '{"searches":"a","played":[1,null,{"name":"x"}]}', '{"searches":[1]}'])(
  'what somebody else wrote is nothing: %s',
  (text) => {
    noteSearch('tiger', storage);
    for (const name of values.keys()) values.set(name, text);
    expect(readLastUsed(storage)).toEqual({ searches: [], played: [] });
  },
);

test('each portal has its own, also where several have one origin', () => {
  noteSearch('tiger', storage);
  const { merchant } = connection;
  connection.merchant = 'other';
  expect(readLastUsed(storage).searches).toEqual([]);
  connection.merchant = merchant;
  expect(readLastUsed(storage).searches).toEqual(['tiger']);
});
