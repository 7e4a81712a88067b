// @vitest-environment jsdom

import { restoreSession, startSession } from '@liveryjs/client/session/session';
import { type Answers, loginResult, member, Refused, tenant } from '@liveryjs/client/testing';
import { hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import MemberProfile from './MemberProfile.tsx';

const BALANCE = 'GET /wps/v2/wallets/balance';
const INFO = 'GET /wps/member/info';

beforeEach(() => showBalance());

const show = (answers: Answers = {}, options: PageOptions = { session: true }) =>
  mountWidget(MemberProfile, {
    props: { points: { label: 'Security' } },
    slot: (name) => <p>{name}</p>,
    answers: {
      [BALANCE]: { sumBalance: '1250.50', currency: 'USD' },
      'GET /wps/relay/MCSFE_points': { points: 340, ratio: 100 },
      [INFO]: member({ nickname: 'Mai', memberLabel: ['Referrer'] }),
      ...answers,
    },
    state: { facts: { audience: ['member'] } },
    ...options,
  });

const facts = () =>
  [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent).join(': '),
  );

test.each([
  ['member', 0],
  ['agent', 1],
])('[6.02] a profile shows who the %s is and what the account holds', async (audience, type) => {
  const session = { nickname: 'Mai', type, memberLabel: ['Referrer', 'Old hand'] };
  show({}, { session, state: { facts: { audience: [audience] } } });
  expect(screen.getByRole('heading', { name: 'Mai' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bronze',
    'Referrer',
    'Old hand',
  ]);
  expect(facts()).toEqual([
    'memberProfile.account: mai',
    'memberProfile.id: 7',
    `memberProfile.type: memberProfile.${audience}`,
  ]);
  expect(await screen.findByText('$1,250.50')).toBeTruthy();
  expect(await screen.findByText('340')).toBeTruthy();
});

test('of somebody without nickname, rank and labels the name of the account shows', async () => {
  startSession(loginResult({ member: { id: 7, account: 'mai', type: 0 } }));
  show();
  expect(screen.getByRole('heading', { name: 'mai' })).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(facts()).toHaveLength(3);
  await screen.findByText('340');
});

test('[2.23] the picture is that of the account', async () => {
  show({ 'GET /wps/member/info/icon': { url: '/mai.svg' } });
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/mai.svg'));
});

test('what the visitor hides in the header is hidden here', async () => {
  hideBalance();
  show();
  await screen.findByText('Security');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['***', '***']);
});

test('a balance that fails leaves the rest, and can be asked for again', async () => {
  let balance: object = new Refused(500, 'internal');
  show({ [BALANCE]: () => balance });
  await screen.findByRole('alert');
  expect(facts()).toHaveLength(3);
  balance = { sumBalance: '3.00', currency: 'USD' };
  await act(async () => screen.getByRole('button', { name: 'engine.retry' }).click());
  expect(await screen.findByText('$3.00')).toBeTruthy();
});

test('member info that is missing is asked for here, and again after a failure', async () => {
  let info: object = new Refused(500, 'internal');
  sessionStorage.setItem('token', 'token-of-mai');
  restoreSession(tenant);
  show({ [INFO]: () => info });
  const again = await screen.findByRole('button', { name: 'engine.retry' });
  info = member({ nickname: 'Mai' });
  await act(async () => again.click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mai' })).toBeTruthy());
});

test('what protects and describes the account stands below', () => {
  show();
  expect(screen.getByText('main')).toBeTruthy();
});
