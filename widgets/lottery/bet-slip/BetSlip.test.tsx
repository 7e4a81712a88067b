// @vitest-environment jsdom

import { betting, closeReview } from '@liveryjs/client/lottery/betting';
import { draws } from '@liveryjs/client/lottery/draws';
import { addToSlip, slips } from '@liveryjs/client/lottery/slips';
import { drawAt, lotteryBet, menu, rules } from '@liveryjs/client/lottery/testing';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions, user } from '@liveryjs/parts/testing';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import BetSlip from './BetSlip.tsx';
import type { Props } from './bet-slip.props.ts';

const ORDERS = 'POST /lotto/lgw/orders';
const BETS = 'GET /lotto/lgw/orders';
const BALANCE = 'GET /wps/v2/wallets/balance';
const WIDE = '(min-width: 51rem)';
const line = { playType: 'lastTwo', picks: [['1', '2'], ['3']], stake: '2.00' };
const placed = { orderId: 9, total: '4.00', balance: '96.00', bets: [lotteryBet()] };

beforeEach(() => {
  closeReview();
  slips.byGame = {};
  draws.byGame = {};
  addToSlip('FIVE', line);
});

async function show(answers: Answers = {}, options: PageOptions = {}, props: Partial<Props> = {}) {
  const page = mountWidget(BetSlip, {
    props: { vendors: [], first: 'slip', layout: 'panel', pageSize: 5, ...props },
    answers: {
      'GET /lgw/vn/games/game_menu': menu,
      'GET /lotto/lgw/games/current': drawAt(),
      'GET /lotto/lgw/games/rules': rules,
      [BALANCE]: { sumBalance: '100.00', currency: 'USD' },
      [BETS]: { bets: [lotteryBet({ status: 'WON', payout: '196.00' })], totalPages: 1, total: 1 },
      [ORDERS]: placed,
      ...answers,
    },
    session: true,
    media: [WIDE],
    path: '/lottery',
    ...options,
  });
  await screen.findByText(options.media?.length === 0 ? '$4.00' : 'Last two');
  return page;
}

const button = (name: string) => screen.findByRole('button', { name });

test('[2.04] an order is reviewed, sent once and placed; the balance and the own bets are asked for again', async () => {
  const { sent } = await show();
  await user.click(await button('betSlip.review'));
  expect(sent(ORDERS)).toHaveLength(0);
  const [betsBefore, balances] = [sent(BETS).length, sent(BALANCE).length];
  await user.dblClick(await button('betSlip.confirm'));
  await screen.findByText('betSlip.placed');
  expect(sent(ORDERS)).toHaveLength(1);
  expect(sent(ORDERS)[0]).toMatchObject({
    gameCode: 'FIVE',
    numero: '20261121-0741',
    prizeMode: 'Lott',
    bets: [line],
  });
  expect(slips.byGame.FIVE?.lines).toEqual([]);
  await vi.waitFor(() => {
    expect(sent(BETS).length).toBeGreaterThan(betsBefore);
    expect(sent(BALANCE).length).toBeGreaterThan(balances);
  });
  await user.click(await button('betSlip.bets'));
  expect(await screen.findByText('betSlip.won')).toBeTruthy();
});

test('[6.05] a visitor is asked to log in, and the slip stays', async () => {
  const { app, sent } = await show({}, { session: undefined });
  await user.click(await button('betSlip.logIn'));
  expect(app.state.modal).toBe('loginPopupModal');
  expect(betting.phase).toBe('choosing');
  expect(slips.byGame.FIVE?.lines).toEqual([line]);
  expect(sent(BETS)).toEqual([]);
});

test('[4.13] a trial account is told that a real one is needed', async () => {
  const { app, sent } = await show({}, { session: { type: 4 } });
  await user.click(await button('betSlip.review'));
  expect(app.state.modal).toBe('needTrueAccount');
  expect(sent(ORDERS)).toEqual([]);
});

test('an agent may bet', async () => {
  await show({}, { session: { type: 1 } });
  await user.click(await button('betSlip.review'));
  expect(await button('betSlip.confirm')).toBeTruthy();
});

test.each([
  [409, 'draw_closed', 'betSlip.refused.closed'],
  [400, 'stake_out_of_range', 'betSlip.refused.stake'],
  [400, 'invalid_bet', 'betSlip.refused.bet'],
  [403, 'play_break', 'betSlip.refused.break'],
  [403, 'need_true_account', 'betSlip.refused.trial'],
  [403, 'in_need_true_account', 'betSlip.refused.trial'],
])('a refusal is said and the slip stays: %s %s', async (status, code, text) => {
  await show({ [ORDERS]: new Refused(status, code) });
  await user.click(await button('betSlip.review'));
  await user.click(await button('betSlip.confirm'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(slips.byGame.FIVE?.lines).toEqual([line]);
});

test.each([
  ['leads to the deposit where the brand has one', { route: 'home' }, 1],
  ['says so where it has none', undefined, 0],
])('a balance that is too low %s', async (_, deposit, links) => {
  const answers = { [ORDERS]: new Refused(409, 'insufficient_funds') };
  await show(answers, {}, deposit && { deposit });
  await user.click(await button('betSlip.review'));
  await user.click(await button('betSlip.confirm'));
  expect((await screen.findByRole('alert')).textContent).toBe('betSlip.refused.funds');
  expect(screen.queryAllByRole('link', { name: 'betSlip.deposit' })).toHaveLength(links);
});

test('a draw that closes under review leads back to the slip with what was chosen', async () => {
  await show();
  await user.click(await button('betSlip.review'));
  const before = draws.byGame.FIVE;
  if (!before?.draw) throw new Error('no draw');
  const next = { ...before, draw: { ...before.draw, current: drawAt({}, 741).current } };
  act(() => {
    draws.byGame = { FIVE: next };
  });
  expect((await screen.findByRole('alert')).textContent).toBe('betSlip.refused.closed');
  expect(await button('betSlip.review')).toBeTruthy();
});

test('a stake is changed within its limits, and the total follows; a line is removed', async () => {
  await show();
  const stake = screen.getByLabelText('betSlip.stake');
  await user.clear(stake);
  await user.type(stake, '500');
  expect(screen.getByText('lottery.stake.high')).toBeTruthy();
  await user.click(await button('betSlip.review'));
  expect(betting.phase).toBe('choosing');
  await user.clear(screen.getByLabelText('betSlip.stake'));
  await user.type(screen.getByLabelText('betSlip.stake'), '3.5');
  await user.tab();
  expect(slips.byGame.FIVE?.lines[0]?.stake).toBe('3.50');
  expect(await screen.findByText('$7.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'betSlip.remove' }));
  expect(screen.getByText('betSlip.empty')).toBeTruthy();
});

test.each([
  ['vi', '2', '1.000,5', '1000.50'],
  ['hi', '2', '1,00,000', '100000.00'],
  ['bn', '২', '১,০০০', '1000.00'],
  ['my', '၂', '၁,၀၀၀', '1000.00'],
])('in the language %s a stake stands as %s, and is changed to %s', async (locale, shown, typed, want) => {
  const answers = { 'GET /lotto/lgw/games/rules': { ...rules, maxStake: '200000.00' } };
  await show(answers, { locale });
  const stake = screen.getByLabelText<HTMLInputElement>('betSlip.stake');
  expect(stake.value).toBe(shown);
  await user.clear(stake);
  await user.type(stake, typed);
  await user.tab();
  expect(slips.byGame.FIVE?.lines[0]?.stake).toBe(want);
});

test('on a phone a bar says how many bets there are and what they cost, and opens the slip', async () => {
  await show({}, { media: [] });
  const bar = within(screen.getByRole('region', { name: 'betSlip.title' }));
  expect(screen.queryByText('Last two')).toBeNull();
  act(() => addToSlip('FIVE', { ...line, picks: [['5'], ['6']] }));
  expect(await bar.findByText('$6.00')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'betSlip.openSlip' }));
  const sheet = within(screen.getByRole('dialog', { name: 'betSlip.title' }));
  expect(sheet.getAllByText('Last two')).toHaveLength(2);
  await user.click(sheet.getByRole('button', { name: 'engine.close' }));
  act(() => {
    slips.byGame = {};
  });
  await user.click(await bar.findByRole('button', { name: 'betSlip.bets' }));
  expect(screen.getByRole('tab', { name: 'betSlip.bets', selected: true })).toBeTruthy();
});
