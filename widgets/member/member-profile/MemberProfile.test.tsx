// @vitest-environment jsdom

import { endSession, restoreSession, startSession } from '@liveryjs/client/session/session';
import { loginResult, member, Refused, stubPlatform, tenant } from '@liveryjs/client/testing';
import { hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { stubWindow } from '@liveryjs/engine/kit/testing-window';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import MemberProfile from './MemberProfile.tsx';

const BALANCE = 'GET /wps/v2/wallets/balance';
const answers = () => ({
  [BALANCE]: { sumBalance: '1250.50', currency: 'USD' } as unknown,
  'GET /wps/relay/MCSFE_points': { points: 340, ratio: 100 },
  'GET /wps/member/info': member({ nickname: 'Mai', memberLabel: ['Referrer'] }) as unknown,
});

beforeEach(() => void stubWindow());
afterEach(() => {
  cleanup();
  endSession(tenant);
  showBalance();
  vi.unstubAllGlobals();
});

const brand = { ...emptyBrand, tenant };

const show = (audience = 'member', slots: readonly string[] = []) => {
  const app = testApp({ brand, state: { facts: { audience: [audience] } } });
  render(
    <TestPortal app={app}>
      <MemberProfile
        id="profile"
        props={{ points: { label: 'Security' } }}
        slot={(name) => (slots.includes(name) ? <p>{name}</p> : null)}
      />
    </TestPortal>,
  );
  return app;
};

const facts = () =>
  [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent).join(': '),
  );

test.each([
  ['member', 0],
  ['agent', 1],
])('[6.02] a profile shows who the %s is and what the account holds', async (audience, type) => {
  stubPlatform(answers());
  startSession(
    loginResult({ member: member({ nickname: 'Mai', type, memberLabel: ['Referrer', 'Old hand'] }) }),
  );
  show(audience);
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
  stubPlatform(answers());
  startSession(loginResult({ member: { id: 7, account: 'mai', type: 0 } }));
  show();
  expect(screen.getByRole('heading', { name: 'mai' })).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(facts()).toHaveLength(3);
  await screen.findByText('340');
});

test('[2.23] the picture is that of the account', async () => {
  stubPlatform({ ...answers(), 'GET /wps/member/info/icon': { url: '/mai.svg' } });
  startSession(loginResult());
  show();
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('/mai.svg'));
});

test('what the visitor hides in the header is hidden here', async () => {
  stubPlatform(answers());
  startSession(loginResult());
  hideBalance();
  show();
  await screen.findByText('Security');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['***', '***']);
});

test('a balance that fails leaves the rest, and can be asked for again', async () => {
  const given = answers();
  given[BALANCE] = new Refused(500, 'internal');
  stubPlatform(given);
  startSession(loginResult());
  show();
  await screen.findByRole('alert');
  expect(facts()).toHaveLength(3);
  given[BALANCE] = { sumBalance: '3.00', currency: 'USD' };
  await act(async () => screen.getByRole('button', { name: 'engine.retry' }).click());
  expect(await screen.findByText('$3.00')).toBeTruthy();
});

test('member info that is missing is asked for here, and again after a failure', async () => {
  const given = answers();
  given['GET /wps/member/info'] = new Refused(500, 'internal');
  stubPlatform(given);
  sessionStorage.setItem('token', 'token-of-mai');
  restoreSession(tenant);
  show();
  const again = await screen.findByRole('button', { name: 'engine.retry' });
  given['GET /wps/member/info'] = member({ nickname: 'Mai' });
  await act(async () => again.click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mai' })).toBeTruthy());
});

test('what protects and describes the account stands below', () => {
  stubPlatform(answers());
  startSession(loginResult());
  show('member', ['main']);
  expect(screen.getByText('main')).toBeTruthy();
});
