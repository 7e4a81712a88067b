// @vitest-environment jsdom

import { keepGame } from '@liveryjs/client/games/launch/play';
import { startSession } from '@liveryjs/client/session/session';
import { system } from '@liveryjs/client/system/store';
import { loginResult } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import GameFrame from './GameFrame.tsx';

const FIRST = 'https://one.example/play/7';
const start = {
  launch: { vassalage: 'PG', gameType: 'RNG', nodeId: 7, name: 'Garden' },
  from: '/rng',
} as const;

const frame = () => document.querySelector('iframe');
/** The address of the game that shows, without its ticket. */
const address = () => frame()?.src.replace(/\?.*/, '');

async function show(launchBases: readonly string[] = []) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  system.launchBases = launchBases;
  startSession(loginResult());
  keepGame(`${FIRST}?ticket=1`, start);
  let ticket = 1;
  mountWidget(GameFrame, {
    props: { bar: 'above', ready: 'message', patience: 3 },
    answers: {
      'POST /wps/game/launchGame': () => {
        ticket += 1;
        return { game_url: `${FIRST}?ticket=${ticket}` };
      },
    },
    brand: {
      platform: { gameOrigins: ['https://one.example', 'https://two.example'], launchVersion: 1 },
      vendors: { map: [], shown: [], offered: [] },
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(3000));

test('[4.13] a game that does not show is launched again from each of the platform’s places, before anybody is asked', async () => {
  await show(['https://one.example', 'https://two.example/games']);
  expect(address()).toBe(FIRST);
  await wait();
  expect(frame()?.src).toBe('https://two.example/games/play/7?ticket=2');
  expect(screen.queryByRole('alert')).toBeNull();
  await wait();
  expect(screen.getByRole('alert').textContent).toContain('engine.slow');
  fireEvent.click(screen.getByRole('button', { name: 'engine.retry' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(frame()?.src).toBe(`${FIRST}?ticket=3`);
});

test('[4.13] without another place a game that does not show is said to take long', async () => {
  await show();
  await wait();
  expect(address()).toBe(FIRST);
  expect(screen.getByRole('alert').textContent).toContain('engine.slow');
});
