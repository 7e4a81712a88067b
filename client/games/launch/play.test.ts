import type { PageStorage } from '@liveryjs/engine/kit/plain';
import { beforeEach, expect, test } from 'vitest';
import { gameMessage } from './game-message.ts';
import { keepGame, play, restoreGame, spendGame } from './play.ts';

const start = {
  launch: { vassalage: 'PG', gameType: 'RNG', nodeId: 7, name: 'Garden' },
  from: '/rng',
} as const;
const ADDRESS = 'https://play.example/7';

let storage: PageStorage;
beforeEach(() => {
  const kept = new Map<string, string>();
  storage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  play.game = undefined;
});

test('[3.03] a later page of the tab knows the game, and that its address was opened', () => {
  keepGame(ADDRESS, start, storage);
  expect(play.game).toEqual({ address: ADDRESS, start, fresh: true });
  play.game = undefined;
  restoreGame(storage);
  expect(play.game).toEqual({ address: ADDRESS, start, fresh: false });
});

test('an address is good until it was opened', () => {
  keepGame(ADDRESS, start, storage);
  restoreGame(storage);
  expect(play.game).toMatchObject({ fresh: true });
  spendGame();
  expect(play.game).toEqual({ address: ADDRESS, start, fresh: false });
});

test('a game that the tab has forgotten is forgotten here', () => {
  keepGame(ADDRESS, start, storage);
  storage.clear();
  restoreGame(storage);
  expect(play.game).toBeUndefined();
});

test.each<[string, string, unknown]>([
  ['nothing', '', undefined],
  ['no JSON', '{', undefined],
  ['null', 'null', undefined],
  ['no launch', '{"from":"/rng"}', undefined],
  ['a launch of no vendor', '{"launch":{"nodeId":7},"from":"/rng"}', undefined],
  [
    'a way back to another site',
    JSON.stringify({ ...start, from: '//evil.example' }),
    { ...start, from: '/' },
  ],
  [
    'the same with a backslash',
    JSON.stringify({ ...start, from: '/\\evil.example' }),
    { ...start, from: '/' },
  ],
  ['a script as the way back', JSON.stringify({ ...start, from: 'javascript:1' }), { ...start, from: '/' }],
])('a tab that remembers %s of how a game was started', (_, text, want) => {
  storage.setItem('gameUrl', ADDRESS);
  storage.setItem('gameLaunch', text);
  restoreGame(storage);
  expect(play.game).toEqual({ address: ADDRESS, start: want, fresh: false });
});

const OWN = 'https://a.example';
const origin = 'https://play.example';

test.each<[string, { origin: string; data: unknown }, string | undefined]>([
  ['ready', { origin, data: { type: 'game:ready' } }, 'game:ready'],
  ['of money', { origin, data: { type: 'game:balance', balance: '1' } }, 'game:balance'],
  ['of another origin', { origin: 'https://evil.example', data: { type: 'game:ready' } }, undefined],
  ['of the portal itself', { origin: OWN, data: { type: 'game:close' } }, undefined],
  ['of no origin', { origin: 'null', data: { type: 'game:close' } }, undefined],
  ['without a type', { origin, data: {} }, undefined],
  ['of another type', { origin, data: { type: 'game:navigate' } }, undefined],
  ['of a type that is no text', { origin, data: { type: ['game:close'] } }, undefined],
  ['that is text', { origin, data: 'game:close' }, undefined],
  ['that is nothing', { origin, data: null }, undefined],
])('a message %s', (_, event, want) => {
  expect(gameMessage(event, [origin, OWN], OWN)).toBe(want);
});
