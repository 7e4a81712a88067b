// @vitest-environment jsdom

import { redeeming } from '@liveryjs/client/points/open-redeem';
import { type Answer, Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import type { Reward } from '@liveryjs/schemas/platform';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import PointsMall from './PointsMall.tsx';
import { offerOf, readMall } from './points-mall.model.ts';
import type { Props } from './points-mall.props.ts';

const REWARDS = 'GET /wps/points/rewards';

beforeEach(() => {
  redeeming.reward = undefined;
});

const reward = (id: number, rest: Partial<Reward> = {}): Reward => ({
  id,
  type: 'VOUCHER',
  name: `Reward ${id}`,
  description: 'What it is.',
  image: '/a.svg',
  points: 150,
  stock: 4,
  ...rest,
});
const page = (...list: Reward[]) => ({ list, total: list.length, totalPages: 1 });

const show = (
  answer: Answer,
  options: PageOptions = {},
  types: Props['types'] = ['PHYSICAL', 'BONUS', 'VOUCHER'],
) =>
  mountWidget(PointsMall, {
    props: { types, pageSize: 12, card: 'upright' },
    answers: { 'GET /wps/relay/MCSFE_points': { points: 480, ratio: 100 }, [REWARDS]: answer },
    ...options,
  });
const card = (id: number) => screen.findByRole('article', { name: `Reward ${id}` });

test('[7.04] each reward says what it costs and what is left; what nobody can redeem cannot be pressed', async () => {
  show(page(reward(1), reward(2, { stock: 0 }), reward(3, { points: 900 })), { session: true });
  expect(within(await card(1)).getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  await waitFor(async () => expect((await card(3)).textContent).toContain('pointsMall.short'));
  expect(within(await card(3)).getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  const soldOut = within(await card(2)).getByRole<HTMLButtonElement>('button', { name: 'points.soldOut' });
  expect(soldOut.disabled).toBe(true);
});

test.each([
  ['a member', 0, 'redeemReward', 1],
  ['[6.04] a trial account', 4, 'needTrueAccount', undefined],
  ['a visitor', undefined, 'loginPopupModal', undefined],
])('[7.04] Redeem leads %s on', async (_, type, modal, chosen) => {
  const { app } = show(page(reward(1)), type === undefined ? {} : { session: { type } });
  fireEvent.click(within(await card(1)).getByRole('button'));
  expect(app.state.modal).toBe(modal);
  expect(redeeming.reward?.id).toBe(chosen);
});

test('[7.04] a kind and what one can pay narrow the mall, and stand in the address', async () => {
  const { calls } = show(page(reward(1)), { path: '/?page=2', session: true });
  await card(1);
  fireEvent.click(screen.getByRole('radio', { name: 'points.type.bonus' }));
  expect(location.search).toBe('?type=BONUS');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'pointsMall.affordable' }));
  expect(location.search).toBe('?type=BONUS&affordable=1');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === REWARDS).map(({ query }) => `${query}`)).toEqual([
      'merchant=test&language=EN&pageNo=2&pageSize=12',
      'merchant=test&language=EN&type=BONUS&pageNo=1&pageSize=12',
      'merchant=test&language=EN&type=BONUS&maxPoints=480&pageNo=1&pageSize=12',
    ]),
  );
});

test('a visitor is not asked what they can pay, nor is a brand with one kind for a choice', async () => {
  const { calls } = show(page(reward(1)), {}, ['BONUS']);
  await card(1);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(calls.map(({ name }) => name)).toEqual([REWARDS]);
});

test('where nothing fits, all can be shown again', async () => {
  show(page(), { path: '/?type=BONUS' });
  await screen.findByText('pointsMall.nothingFits');
  fireEvent.click(screen.getByRole('button', { name: 'pointsMall.showAll' }));
  expect(location.search).toBe('');
  await screen.findByText('pointsMall.empty');
});

test('a mall that does not load says so and can be tried again', async () => {
  let answer: object = new Refused(500, 'failed');
  show(() => answer);
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  answer = page(reward(1));
  fireEvent.click(retry);
  await card(1);
});

test.each([
  [4, 150, 'open'],
  [4, 149, 'short'],
  [0, 500, 'soldOut'],
  [4, undefined, 'open'],
])('[7.04] %i left and %s points: %s', (stock, points, kind) => {
  expect(offerOf(reward(1, { stock }), points).kind).toBe(kind);
});

test.each([
  ['?type=BONUS&affordable=1&page=3', { type: 'BONUS', affordable: true, page: 3 }],
  ['?type=bonus&affordable=yes&page=0', { type: undefined, affordable: false, page: 1 }],
  ['?page=1e3', { type: undefined, affordable: false, page: 1 }],
])('the address %s means %o', (search, want) => {
  expect(readMall(new URLSearchParams(search), ['BONUS'])).toEqual(want);
});
