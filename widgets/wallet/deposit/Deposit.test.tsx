// @vitest-environment jsdom

import { depositCall } from '@liveryjs/client/deposits/deposit-call';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { depositAnswers, waitingDeposit } from '@liveryjs/stories/platform/answers/deposits';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Deposit from './Deposit.tsx';

const CONFIG = 'GET /wps/deposit/channels';
const ORDER = 'POST /wps/deposit';
const OUTCOME = 'POST /wps/member/request/outcome';
/** The answers of the stories, as this platform names its calls. */
const usual = Object.fromEntries(
  Object.values<Call>(contract).map(({ name, method, path }) => [
    `${method} ${path}`,
    Object.entries(depositAnswers).find(([key]) => key === name)?.[1],
  ]),
);

beforeEach(() => depositCall.clear());

const show = (answers: Answers = {}, path = '/') =>
  mountWidget(Deposit, {
    props: { bonuses: true, pageSize: 5 },
    answers: { ...usual, ...answers },
    session: true,
    path,
  });

/** Fills in fifty with the weekly bonus, and orders it. */
async function order() {
  await user.type(await screen.findByLabelText('deposit.amount'), '50');
  await user.click(screen.getByLabelText(/Weekly extra/));
  await user.click(screen.getByText('deposit.toReview'));
  await user.click(await screen.findByText('deposit.send'));
}

test('[2.35] what is ordered is sent once, and then stands in the address', async () => {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', '/');
  const { sent } = show({ [ORDER]: waitingDeposit });
  await order();
  await screen.findByText('deposit.timeLeft');
  expect(sent(ORDER)).toEqual([
    {
      channel: 'BANK_TRANSFER',
      amount: '50.00',
      bonusId: 2,
      language: 'EN',
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(location.search).toBe(`?deposit=${waitingDeposit.number}`);
  // Neither the review nor the form is a step any more.
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

test('[2.35] an order without an answer is asked after, and shown when it was made', async () => {
  let tell: (outcome: object) => void = () => {};
  const outcome = new Promise((resolve) => {
    tell = resolve;
  });
  const { sent } = show({ [ORDER]: new Refused(500, 'failed'), [OUTCOME]: outcome });
  await order();
  await screen.findByText('outcome.checking');
  tell({ state: 'DONE', answer: waitingDeposit });
  await screen.findByText('deposit.timeLeft');
  expect(sent(ORDER)).toHaveLength(1);
});

test('[2.35] an order that did not arrive can be sent again, as it was filled in', async () => {
  show({ [ORDER]: new Refused(500, 'failed'), [OUTCOME]: { state: 'VOID' } });
  await order();
  await screen.findByText('outcome.void');
  await user.click(screen.getByText('deposit.back'));
  const field = screen.getByLabelText<HTMLInputElement>('deposit.amount');
  expect(field.value).toBe('50');
  await waitFor(() => expect(document.activeElement).toBe(field));
  cleanup();
  show();
  await screen.findByLabelText('deposit.amount');
  expect(screen.queryByText('outcome.void')).toBeNull();
});

test('a review that is loaded anew has what was filled in, and a step back keeps it', async () => {
  show();
  await user.type(await screen.findByLabelText('deposit.amount'), '50');
  await user.click(screen.getByLabelText(/Weekly extra/));
  await user.click(screen.getByText('deposit.toReview'));
  await screen.findByText('deposit.send');
  const { search } = location;
  cleanup();
  const { sent } = show({ [ORDER]: waitingDeposit }, `/${search}`);
  expect((await screen.findByText('deposit.step.review')).getAttribute('aria-current')).toBe('step');
  await user.click(await screen.findByText('deposit.send'));
  await screen.findByText('deposit.timeLeft');
  expect(sent(ORDER)).toMatchObject([{ amount: '50.00', bonusId: 2 }]);
});

test.each(['5', '1e9', '-50', 'many'])(
  'an address with the amount %s shows the form, not a review',
  async (amount) => {
    show({}, `/?amount=${amount}&step=review`);
    await screen.findByLabelText('deposit.amount');
    expect(screen.queryByText('deposit.send')).toBeNull();
  },
);

test('a quick amount mends what was wrong', async () => {
  show();
  await user.type(await screen.findByLabelText('deposit.amount'), '1{Enter}');
  await screen.findByText('form.tooLittle');
  const [quick] = within(screen.getByRole('list', { name: 'deposit.quick' })).getAllByRole('button');
  expect(quick?.getAttribute('aria-pressed')).toBe('false');
  if (quick) await user.click(quick);
  expect(quick?.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText('form.tooLittle')).toBeNull();
});

test.each([
  ['over_day_limit', 'deposit.refused.day'],
  ['bonus_unavailable', 'deposit.refused.bonus'],
])('[2.35] a refusal (%s) says why', async (code, sentence) => {
  show({ [ORDER]: new Refused(409, code) });
  await order();
  await screen.findByText(sentence);
});

test('where no way to pay in can be shown, that is said', async () => {
  const config = depositAnswers.getDepositConfig as object;
  show({ [CONFIG]: { ...config, channels: [{ code: 'BANK_TRANSFER' }] } });
  expect(await screen.findByText('deposit.noChannel')).toBeTruthy();
});
