// @vitest-environment jsdom

import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { memberDetails } from '@liveryjs/stories/platform/answers/team';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import TeamMembers from './TeamMembers.tsx';
import { Transfer } from './TransferForm.tsx';
import { readTeamAddress, writeTeamAddress } from './team-members.model.ts';

const TRANSFER = 'POST /wps/member/transfer';
const OUTCOME = 'POST /wps/member/request/outcome';
const done = { reference: 'TT261121-0A1B2C3D4E', to: 'bruno', amount: '5.00', currency: 'USD' };

const show = (answers: Answers) =>
  mountWidget(<Transfer username="bruno" />, {
    answers: {
      'GET /wps/v2/wallets': {
        isSingle: true,
        wallets: [{ place: 'MAIN', amount: '100.00', canTransfer: true }],
        currency: 'USD',
      },
      'GET /wps/member/security': { hasPassword: true, hasPaymentPassword: false, twoFactor: false },
      'GET /wps/agent/team/member': memberDetails('bruno'),
      ...answers,
    },
    session: true,
  });
const amount = () => screen.findByLabelText<HTMLInputElement>('transfer.amount');
const send = async (many: string) => {
  await user.type(await amount(), many);
  await user.type(screen.getByLabelText('points.password.login'), 'secret{Enter}');
};
const sure = async () => {
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'teamMembers.transferSend' }));
};

test('[6.03] money goes down after a yes, and the field is empty again', async () => {
  const { sent } = show({ [TRANSFER]: done });
  await send('5');
  await sure();
  await screen.findByText('teamMembers.transferred');
  expect(sent(TRANSFER)).toEqual([
    { to: 'bruno', amount: '5', password: 'secret', idempotencyKey: expect.any(String) },
  ]);
  expect((await amount()).value).toBe('');
});

test('[6.03] without a wallet in the answer the form can be tried again', async () => {
  show({ 'GET /wps/v2/wallets': { isSingle: true, wallets: [], currency: 'USD' } });
  await screen.findByRole('button', { name: 'engine.retry' });
});

test('[6.03] an unknown outcome is asked after by its key, and what was typed stays', async () => {
  const { sent } = show({ [TRANSFER]: new Refused(503, 'failed'), [OUTCOME]: { state: 'VOID' } });
  await send('5');
  await sure();
  await screen.findByText('outcome.void');
  expect(sent(OUTCOME)).toEqual([{ idempotencyKey: sent(TRANSFER)[0].idempotencyKey }]);
  expect([sent(TRANSFER).length, (await amount()).value]).toEqual([1, '5']);
});

test.each([
  ['', 'form.notEmpty'],
  ['0', 'form.tooLittle'],
  ['100.01', 'form.tooMuch'],
  ['1.001', 'form.fewerDigits'],
])('[6.03] %j is no amount: nothing is asked and nothing sent', async (many, want) => {
  const { sent } = show({ [TRANSFER]: done });
  await amount();
  if (many) await user.type(await amount(), many);
  await user.type(screen.getByLabelText('points.password.login'), 'secret{Enter}');
  await waitFor(() => screen.getByText(want));
  expect(sent(TRANSFER)).toEqual([]);
});

test('[6.03] a wrong password is asked for again', async () => {
  show({ [TRANSFER]: new Refused(403, 'wrong_password') });
  await send('5');
  await sure();
  await screen.findByText('points.wrongPassword');
  expect((await amount()).value).toBe('5');
});

test('[2.36] who has searched goes on at the top of what was found', async () => {
  const team = { list: [], total: 0, totalPages: 0, path: [], currency: 'USD' };
  mountWidget(TeamMembers, {
    props: { pageSize: 10, transfer: true },
    answers: { 'GET /wps/agent/team/members': team },
    session: true,
  });
  await user.type(await screen.findByLabelText('teamMembers.search'), 'ab{Enter}');
  await screen.findByText('teamMembers.searchOver');
  const list = screen.getByRole('region', { name: 'teamMembers.label' });
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test.each([
  ['', {}],
  ['memberUpline=amara&memberPage=2', { upline: 'amara', page: 2 }],
  [
    'memberSearch=%20ab%20&memberSort=balance&memberOrder=desc',
    { search: 'ab', sort: 'balance', order: 'desc' },
  ],
  ['memberSort=password&memberOrder=up&memberPage=-1', {}],
  [`memberUpline=${'x'.repeat(101)}`, {}],
])('[2.36] the address %j is a place in the team, and the place an address', (query, want) => {
  const place = readTeamAddress(new URLSearchParams(query));
  expect(place).toMatchObject({
    upline: undefined,
    search: undefined,
    sort: 'username',
    order: 'asc',
    page: 1,
    ...want,
  });
  const written = Object.entries(writeTeamAddress(place)).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  expect(readTeamAddress(new URLSearchParams(written as [string, string][]))).toEqual(place);
});
