// @vitest-environment jsdom

import { type Answers, Refused, stubPlatform } from '@liveryjs/client/testing';
import { hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { withdrawing } from '@liveryjs/client/withdrawals/withdrawal-calls';
import { mountWidget } from '@liveryjs/parts/testing';
import type { WithdrawConfig } from '@liveryjs/schemas/platform';
import { withdrawConfig as config } from '@liveryjs/stories/platform/answers/withdrawals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Withdraw from './Withdraw.tsx';
import { fitsNumber, isName } from './withdraw.model.ts';

const WITHDRAW = 'POST /wps/withdraw';
const OUTCOME = 'POST /wps/member/request/outcome';
const account = {
  id: 7,
  provider: 'MEKONG',
  kind: 'BANK',
  name: 'Mekong Commercial Bank',
  holder: 'Mai',
  number: '••••3456',
  isDefault: true,
};
const done = {
  reference: 'WD261121-0000000001',
  appliedAt: '2026-11-21T10:00:00Z',
  amount: '200.00',
  fee: '3.00',
  arrives: '197.00',
  currency: 'USD',
  account: 'Mekong Commercial Bank ••••3456',
  status: 'PENDING',
  transfers: [],
};

beforeEach(() => showBalance());

const show = (answers: Answers = {}, more: Partial<WithdrawConfig> = {}, locale = 'en', path = '/') =>
  mountWidget(Withdraw, {
    props: { paymentPassword: { panel: 'memberCentre', page: 'securityCenter' } },
    answers: {
      'GET /wps/withdraw/config': { ...config, ...more },
      'GET /wps/withdraw/accounts': { list: [account] },
      ...answers,
    },
    session: true,
    locale,
    path,
  });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (text: string) => act(async () => screen.getByText(text).click());
const enter = async (label: string, value: string) => {
  const input = await field(label);
  fireEvent.change(input, { target: { value } });
  await act(async () => input.form?.requestSubmit());
};
const send = async () => {
  await enter('withdraw.amount', '200');
  await enter('withdraw.password', '246810');
};

test('a withdrawal is sent with the fee that was shown, and ends with its number', async () => {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', '/');
  const { sent } = show({ [WITHDRAW]: done });
  await send();
  await screen.findByText(done.reference);
  await waitFor(() => expect(location.search).toBe(''));
  expect(sent(WITHDRAW)).toEqual([
    {
      payoutAccountId: 7,
      amount: '200.00',
      fee: '3.00',
      password: '246810',
      idempotencyKey: expect.any(String),
    },
  ]);
  await press('withdraw.again');
  expect((await field('withdraw.amount')).value).toBe('');
  // The form that was sent is no step any more.
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('an unknown outcome ends in checking, and never in a second withdrawal', async () => {
  show({ [WITHDRAW]: new Refused(502, 'bad_gateway'), [OUTCOME]: new Refused(503, 'failed') });
  await send();
  await waitFor(() => expect(withdrawing.state.at).toBe('stuck'));
  await press('withdraw.busy');
  const calls = stubPlatform({
    [OUTCOME]: { state: 'DONE', answer: done },
    'GET /wps/withdraw/config': config,
    'GET /wps/withdraw/accounts': { list: [account] },
  });
  await press('outcome.check');
  await screen.findByText(done.reference);
  expect(calls.map(({ name }) => name)).not.toContain(WITHDRAW);
});

test('what did not arrive can be sent again, with all that was typed', async () => {
  show({ [WITHDRAW]: new Refused(502, 'bad_gateway'), [OUTCOME]: { state: 'VOID' } });
  await send();
  await screen.findByText('outcome.void');
  expect((await field('withdraw.password')).value).toBe('246810');
  screen.getByText('$200.00');
});

test.each([
  ['wrong_password', 403, 'withdraw.passwordWrong', ''],
  ['insufficient_funds', 409, 'withdraw.notEnough', '246810'],
  ['fee_changed', 409, 'withdraw.feeChanged', '246810'],
])('what %s says', async (code, status, text, kept) => {
  show({ [WITHDRAW]: new Refused(status, code) });
  await send();
  await screen.findByText(text);
  expect((await field('withdraw.password')).value).toBe(kept);
});

test.each([
  ['without a payment password', { hasPaymentPassword: false }, 'withdraw.paymentSet'],
  ['with wagering left', { turnoverLeft: '50.00' }, 'withdraw.turnover'],
  ['after the last one of a day', { countLeft: 0 }, 'withdraw.countLimit'],
])('%s nothing can be typed, and what to do is said', async (_, more, text) => {
  show({}, more);
  await screen.findByText(text);
  expect(screen.queryByLabelText('withdraw.amount')).toBeNull();
});

test('the most is filled in by a press, and more is refused before anything is sent', async () => {
  const { sent } = show();
  const amount = await field('withdraw.amount');
  await press('withdraw.max');
  expect(amount.value).toBe('1250.50');
  await enter('withdraw.amount', '1250.51');
  await screen.findByText('form.tooMuch');
  expect(sent(WITHDRAW)).toEqual([]);
});

test('the most is written as the language writes it, and is the same after the review', async () => {
  show(
    {},
    { digits: 3, available: '10.250', maximum: '5000.000', fee: { ...config.fee, freeLeft: 1 } },
    'vi',
  );
  const amount = await field('withdraw.amount');
  await press('withdraw.max');
  expect(amount.value).toBe('10,250');
  await act(async () => amount.form?.requestSubmit());
  await press('withdraw.back');
  expect((await field('withdraw.amount')).value).toBe('10,250');
});

test('[2.22] a hidden balance is not told by what stands around it', async () => {
  hideBalance();
  show();
  await field('withdraw.amount');
  expect(screen.getAllByText('***')).not.toHaveLength(0);
  expect(screen.queryByText('$1,250.50')).toBeNull();
  expect(screen.queryByText('withdraw.max')).toBeNull();
  screen.getByText('withdraw.least');
  await enter('withdraw.amount', '1250.51');
  await field('withdraw.password');
});

test('back from the review one goes on in the amount, and no steps pile up', async () => {
  show();
  await field('withdraw.amount');
  const { length } = history;
  for (const amount of ['200', '300', '400']) {
    await enter('withdraw.amount', amount);
    await field('withdraw.password');
    await press('withdraw.back');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('withdraw.amount')));
    expect(screen.getByLabelText<HTMLInputElement>('withdraw.amount').value).toBe(amount);
  }
  expect(history.length).toBe(length + 1);
});

test('a review that is loaded anew has what was filled in, and an address that asks for too much has the form', async () => {
  show({}, {}, 'en', '/?account=7&amount=200&step=review');
  await field('withdraw.password');
  screen.getByText('$200.00');
  cleanup();
  show({}, {}, 'en', '/?account=7&amount=1250.51&step=review');
  expect((await field('withdraw.amount')).value).toBe('1250.51');
});

test('numbers have the digits of their bank, and names are letters', () => {
  const bank = { code: 'A', kind: 'BANK', name: 'A', minDigits: 4, maxDigits: 5 } as const;
  expect(['123', '1234', '12345', '123456', '12a4'].map((number) => fitsNumber(number, bank))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(['Nguyễn Thị Mai', "O'Brien", 'مي', 'M', 'Mai 2', ''].map(isName)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what is left to wager is shown with what it is part of, until nothing is left', async () => {
  show({}, { turnoverLeft: '50.00', turnoverOf: '200.00' });
  const bar = await screen.findByRole('progressbar', { name: 'balance.wagered' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['150', '200']);
  expect(screen.queryByText('balance.wageringDone')).toBeNull();
  cleanup();
  show();
  await screen.findByText('balance.wageringDone');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
