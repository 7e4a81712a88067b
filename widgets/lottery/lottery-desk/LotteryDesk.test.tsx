// @vitest-environment jsdom

import { offerFacts } from '@liveryjs/client/games/offer-facts';
import { slips } from '@liveryjs/client/lottery/slips';
import { menu, rules } from '@liveryjs/client/lottery/testing';
import type { Answers } from '@liveryjs/client/testing';
import { mountWidget, type PageOptions, user } from '@liveryjs/parts/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import LotteryDesk from './LotteryDesk.tsx';

const RULES = 'GET /lotto/lgw/games/rules';

beforeEach(() => {
  slips.byGame = {};
});

const show = (path: string, answers: Answers = {}, options: PageOptions = {}) =>
  mountWidget(LotteryDesk, {
    props: { vendors: [], layout: 'desk', multipliers: [1, 5] },
    answers: { 'GET /lgw/vn/games/game_menu': menu, [RULES]: rules, ...answers },
    path,
    ...options,
  });

const row = async (name: string) => within(await screen.findByRole('group', { name }));

test('[2.04] the play type of the address shows, and another one stands there once it is chosen', async () => {
  show('/lottery?gameCode=FIVE&playType=sum');
  expect((await screen.findByRole('tab', { name: 'Sum' })).getAttribute('aria-selected')).toBe('true');
  expect((await row('Sum')).getByRole('button', { name: 'Big 1.96' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Last digits' }));
  expect(location.search).toBe('?gameCode=FIVE&playType=lastTwo');
  await user.click(screen.getByRole('radio', { name: 'Last two, any order' }));
  expect(location.search).toBe('?gameCode=FIVE&playType=lastTwoAny');
});

test('[2.04] unknown codes have a message and a way on', async () => {
  show('/lottery?gameCode=NONE&playType=gone');
  expect(await screen.findByText('lotteryDesk.unknownGame')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.first' }));
  expect(location.search).toBe('');
  expect(await row('Tens')).toBeTruthy();
  cleanup();
  show('/lottery?gameCode=FIVE&playType=gone');
  expect(await screen.findByText('lotteryDesk.unknownPlay')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.usualPlay' }));
  expect(location.search).toBe('?gameCode=FIVE');
});

test('the address of a lottery that the visitor is not offered says why, and the desk comes with the login', async () => {
  const vendors = { map: [], shown: [], offered: [{ id: 'TCG', when: { audience: ['member'] } }] };
  const { app } = show(
    '/lottery?gameCode=FIVE',
    {},
    { brand: { vendors }, portal: { derive: offerFacts }, state: { facts: {} } },
  );
  const come = (audience: string) =>
    act(async () => {
      app.state.facts = { audience: [audience] };
    });
  await come('agent');
  expect(await screen.findByText('launch.notOffered')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'lotteryDesk.logIn' })).toBeNull();
  await come('visitor');
  expect(await screen.findByText('launch.accountNeeded')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.logIn' }));
  expect(app.state).toMatchObject({ modal: 'loginPopupModal', note: { messageKey: 'launch.accountNeeded' } });
  expect(screen.queryByRole('group', { name: 'Tens' })).toBeNull();
  await come('member');
  expect(await row('Tens')).toBeTruthy();
});

test('numbers are picked one by one, by quick picks and by keys, and go on the slip with their stake', async () => {
  show('/lottery?gameCode=FIVE');
  const tens = await row('Tens');
  await user.click(tens.getByRole('button', { name: 'lotteryDesk.quick.odd' }));
  await user.click(tens.getByRole('button', { name: '9' }));
  const pressed = tens.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed).toEqual(['1', '3', '5', '7']);
  const ones = await row('Ones');
  ones.getByRole('button', { name: '0' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}{End}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('0');
  expect(
    ones.getAllByRole('button').filter(({ tabIndex, ariaPressed }) => ariaPressed && tabIndex === 0),
  ).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: '×5' }));
  expect(screen.getByText('$20.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  expect(slips.byGame.FIVE?.lines).toEqual([
    { playType: 'lastTwo', picks: [['1', '3', '5', '7'], ['2']], stake: '5.00' },
  ]);
  expect(screen.getByText('lotteryDesk.added')).toBeTruthy();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('a stake and a multiplier are read as all amounts and counts are', async () => {
  show('/lottery?gameCode=FIVE');
  await user.click((await row('Tens')).getByRole('button', { name: '1' }));
  await user.click((await row('Ones')).getByRole('button', { name: '2' }));
  const stake = screen.getByLabelText('lotteryDesk.stake');
  await user.clear(stake);
  await user.type(stake, '٢,٠٠');
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  expect(slips.byGame.FIVE?.lines).toEqual([{ playType: 'lastTwo', picks: [['1'], ['2']], stake: '2.00' }]);
});

test.each([
  ['vi', '1.000', '1000.00'],
  ['vi', '1.000,50', '1000.50'],
  ['en', '1,000.50', '1000.50'],
  ['hi', '1,00,000', '100000.00'],
  ['ta', '१,००,०००', '100000.00'],
  ['bn', '১,০০,০০০.৫০', '100000.50'],
  ['mr', '१,०००', '1000.00'],
  ['ne', '१,०००.५', '1000.50'],
  ['my', '၁,၀၀၀', '1000.00'],
  ['dz', '༡,༠༠༠', '1000.00'],
  ['ar', '١٬٠٠٠٫٥٠', '1000.50'],
  ['de-CH', '1’000', '1000.00'],
])('in the language %s a stake of %s is %s', async (locale, typed, want) => {
  show('/lottery?gameCode=FIVE', { [RULES]: { ...rules, maxStake: '200000.00' } }, { locale });
  for (const name of ['Tens', 'Ones'])
    await user.click((await row(name)).getByRole('button', { name: /^[1١১१၁༡]$/ }));
  const stake = screen.getByLabelText('lotteryDesk.stake');
  await user.clear(stake);
  await user.type(stake, typed);
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  expect(slips.byGame.FIVE?.lines[0]?.stake).toBe(want);
});

test('what is no bet yet says why, and stays', async () => {
  show('/lottery?gameCode=FIVE');
  const tens = await row('Tens');
  await user.click(tens.getByRole('button', { name: '1' }));
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  expect(screen.getByRole('alert').textContent).toBe('lotteryDesk.missing');
  expect(tens.getByRole('button', { name: '1', pressed: true })).toBeTruthy();
  await user.click((await row('Ones')).getByRole('button', { name: '1' }));
  await user.clear(screen.getByLabelText('lotteryDesk.stake'));
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  expect(screen.getByRole('alert').textContent).toBe('lottery.stake.shape');
  expect(slips.byGame.FIVE).toBeUndefined();
});

test('a slip that is full takes a line that it has, and no other', async () => {
  const lines = ['1', '2', '3'].map((digit) => ({
    playType: 'lastTwo',
    picks: [[digit], [digit]],
    stake: '1.00',
  }));
  slips.byGame = { FIVE: { prizeMode: undefined, lines } };
  show('/lottery?gameCode=FIVE');
  const pick = async (digit: string) => {
    for (const name of ['Tens', 'Ones'])
      await user.click((await row(name)).getByRole('button', { name: digit }));
    await user.click(screen.getByRole('button', { name: 'lotteryDesk.add' }));
  };
  await pick('9');
  expect(screen.getByRole('alert').textContent).toBe('lotteryDesk.full');
  await user.click(screen.getByRole('button', { name: 'lotteryDesk.clear' }));
  await pick('2');
  expect(slips.byGame.FIVE?.lines.map(({ stake }) => stake)).toEqual(['1.00', '2.00', '1.00']);
});

test('[1.09] the prize mode begins as the brand says, and its odds are asked for', async () => {
  const { sent } = show('/lottery?gameCode=FIVE');
  await user.click(await screen.findByRole('radio', { name: 'ZY' }));
  expect(slips.byGame.FIVE?.prizeMode).toBe('ZY');
  await vi.waitFor(() => expect(sent(RULES)).toMatchObject([{ prizeMode: 'Lott' }, { prizeMode: 'ZY' }]));
});

test.each([
  ['a menu that is {}', { 'GET /lgw/vn/games/game_menu': {} }],
  ['rules that are {}', { [RULES]: {} }],
  ['rules that are null', { [RULES]: null }],
  ['rules without play types', { [RULES]: { ...rules, playTypes: null } }],
])('%s can be asked for again', async (_, answers) => {
  show('/lottery?gameCode=FIVE', answers);
  expect(await screen.findByRole('button', { name: 'engine.retry' })).toBeTruthy();
});
