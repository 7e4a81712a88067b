// @vitest-environment jsdom

import { startSession } from '@liveryjs/client/session/session';
import { type Answers, loginResult, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import VipRank from './VipRank.tsx';

const LADDER = 'GET /wps/relay/MCSFE_clubLabels';
const ladder = ['Bronze', 'Silver', 'Gold'].map((labelName, rankLevel) => ({
  labelName,
  color: '#aa7744',
  color2: '#664422',
  rankLevel,
  pointsNeeded: rankLevel * 1000,
}));

const show = (answers: Answers, rankLevel = 1) =>
  mountWidget(VipRank, {
    props: {},
    answers,
    session: { clubLabel: { labelName: 'Silver', color: '#aa7744', color2: '#664422', rankLevel } },
  });

test('[2.24] the ladder shows in order, with the member’s own rank marked and the next in words', async () => {
  show({ [LADDER]: ladder });
  const rungs = [...(await screen.findByRole('list', { name: 'vipRank.ladder' })).children];
  expect(rungs.map((rung) => rung.querySelector('strong')?.textContent)).toEqual([
    'Bronze',
    'Silver',
    'Gold',
  ]);
  expect(rungs.map((rung) => rung.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByText(/vipRank.reached vipRank.next/)).toBeTruthy();
});

test('a rank says what it brings, and the way to the next how far it is', async () => {
  show({
    [LADDER]: ladder.map((rank) => ({ ...rank, monthlyReward: '2.00', bettingBonus: '0.55' })),
    'GET /wps/relay/MCSFE_points': { points: 10, gathered: 1250, ratio: 100 },
    'GET /wps/v2/wallets/balance': { sumBalance: '5.00', currency: 'USD' },
  });
  await screen.findAllByText('vipRank.monthly');
  const [first] = screen.getAllByRole('list', { name: 'vipRank.benefits' });
  expect(first?.textContent).toBe('vipRank.monthlyvipRank.bettingBonus');
  const progress = await screen.findByRole('progressbar', { name: 'vipRank.progress' });
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['250', '1000']);
});

test('at the top there is no next', async () => {
  show({ [LADDER]: ladder }, 2);
  expect(await screen.findByText(/vipRank.reached vipRank.top/)).toBeTruthy();
});

test('a ladder that fails says so and can be asked for again', async () => {
  const answers: Record<string, unknown> = { [LADDER]: new Refused(500, 'internal') };
  show(answers);
  await screen.findByRole('alert');
  answers[LADDER] = ladder;
  await act(async () => screen.getByRole('button', { name: 'engine.retry' }).click());
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test('somebody without a rank sees the ladder, and no place on it', async () => {
  startSession(loginResult({ member: { id: 7, account: 'mai' } }));
  show({ [LADDER]: ladder });
  const rungs = await screen.findAllByRole('listitem');
  expect(rungs.map((rung) => rung.getAttribute('aria-current'))).toEqual([null, null, null]);
  expect(screen.queryByRole('heading', { name: /vipRank.yoursIs/ })).toBeNull();
});
