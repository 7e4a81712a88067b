// @vitest-environment jsdom

import { startSession } from '@liveryjs/client/session/session';
import { type Answers, loginResult, Refused } from '@liveryjs/client/testing';
import { showBalance } from '@liveryjs/client/wallet/balance-visibility';
import { mountWidget, type PageOptions } from '@liveryjs/parts/testing';
import type { MenuItem } from '@liveryjs/schemas/brand';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import Account from './Account.tsx';
import type { Props } from './account.props.ts';

const entry = (id: string, rest: Partial<MenuItem> = {}): MenuItem => ({
  id,
  label: id,
  to: { action: id },
  ...rest,
});

const props: Props = {
  login: entry('login'),
  register: entry('register', { when: { features: ['register'] } }),
  freePlay: entry('freePlay', { when: { features: ['freePlay'] } }),
  shortcuts: [entry('deposit'), entry('withdraw')],
  notices: entry('notices'),
  points: { label: 'Security', when: { features: ['points'] } },
  menu: [entry('mine'), entry('agents', { when: { audience: ['agent'] } }), entry('signOut')],
};

const full: Answers = {
  'GET /wps/v2/wallets/balance': { sumBalance: '1250.50', currency: 'USD' },
  'GET /wps/relay/MCSFE_points': { points: 340, ratio: 100 },
  'GET /wps/relay/CSP_unreadCount': { count: 120 },
};

const features = {
  register: { module: 'DIRECTREG3' },
  freePlay: { module: 'FREEPLAY3' },
  points: { module: 'PTSYS3' },
};

beforeEach(() => {
  showBalance();
  // Style sheets hide the bar of the other width.
  vi.stubGlobal('readsStyleSheets', true);
});

const show = (audience: string | undefined, modules: string[], options: PageOptions = {}) =>
  mountWidget(Account, {
    props,
    brand: { features },
    state: { facts: audience === undefined ? {} : { audience: [audience] }, modules },
    media: ['(min-width: 64rem)'],
    ...options,
  });

/** Shows the account of somebody who is signed in, and waits for what belongs to it alone. */
async function signedIn(answers: Answers = full, audience = 'member', type = 0, modules = ['PTSYS3']) {
  // Outside of `act` React keeps the place of what loads for a third of a second.
  const page = await act(async () => {
    const mounted = show(audience, modules, { answers, session: { type, nickname: 'Mai' } });
    await import('./Member.tsx');
    return mounted;
  });
  return { ...page, bar: within(await screen.findByRole('group', { name: 'account.balance' })) };
}

/** Wherever they stand: what shows at which width is the style's. */
const bells = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent?.startsWith('notices'));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['all', ['DIRECTREG3', 'FREEPLAY3'], ['freePlay', 'login', 'register']],
  ['direct registration off', ['FREEPLAY3'], ['freePlay', 'login']],
  ['free play off', ['DIRECTREG3'], ['login', 'register']],
  ['neither', [], ['login']],
])('[2.21] a visitor sees the ways in: %s', (_, modules, want) => {
  show('visitor', modules);
  expect(buttons()).toEqual(want);
});

test('until it is known who the visitor is, buttons keep their place and do nothing', () => {
  const { container, tree } = show(undefined, ['DIRECTREG3', 'FREEPLAY3']);
  expect(buttons()).toEqual([]);
  expect([...container.querySelectorAll('[data-pending]')].map(({ textContent }) => textContent)).toEqual([
    'freePlay',
    'login',
    'register',
  ]);
  expect(renderToString(tree)).not.toContain('style=');
});

test('[2.22] a member sees balance, points, unread messages and shortcuts', async () => {
  const { bar } = await signedIn();
  expect(await bar.findByText('$1,250.50')).toBeTruthy();
  expect((await bar.findByText(/^Security/)).textContent).toBe('Security 340');
  await waitFor(() => expect(bells()[0]?.textContent).toBe('notices99+account.unread'));
  expect(screen.getAllByText('deposit').length).toBeGreaterThan(0);
});

test.each([
  ['there are none', { ...full, 'GET /wps/relay/MCSFE_points': { points: 0, ratio: 100 } }, ['PTSYS3']],
  ['PTSYS3 is off', full, []],
])('[2.22] no points show where %s', async (_, answers, modules) => {
  const { bar, calls } = await signedIn(answers, 'member', 0, modules);
  await bar.findByText('$1,250.50');
  expect(screen.queryByText(/^Security/)).toBeNull();
  expect(calls.some(({ name }) => name.endsWith('MCSFE_points'))).toBe(modules.length > 0);
});

test('[4.15] the eye hides balance and points, and shows them again', async () => {
  const { bar } = await signedIn();
  await bar.findByText('$1,250.50');
  await bar.findByText(/^Security/);
  const eye = bar.getByRole('button', { name: 'account.hideBalance' });
  await act(async () => eye.click());
  expect(bar.getByRole('status').textContent).toBe('***');
  expect(bar.getByText(/^Security/).textContent).toBe('Security ***');
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  await act(async () => eye.click());
  expect(bar.getByRole('status').textContent).toBe('$1,250.50');
});

test('[4.15] while the balance loads its place is kept, and refreshing asks again', async () => {
  let arrive: (value: unknown) => void = () => {};
  const slow = new Promise((resolve) => (arrive = resolve));
  const { bar, calls } = await signedIn({ ...full, 'GET /wps/v2/wallets/balance': slow });
  expect(bar.getByRole('status').parentElement?.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive({ sumBalance: '7.00', currency: 'USD' }));
  await bar.findByText('$7.00');
  const countRequests = () => calls.filter(({ name }) => name === 'GET /wps/v2/wallets/balance').length;
  const before = countRequests();
  await act(async () => bar.getByRole('button', { name: 'account.refreshBalance' }).click());
  expect(countRequests()).toBe(before + 1);
});

test('a balance that fails says so and can be asked for again; the rest stays', async () => {
  const answers: Record<string, unknown> = {
    ...full,
    'GET /wps/v2/wallets/balance': new Refused(500, 'internal'),
  };
  const { bar } = await signedIn(answers);
  await bar.findByText('account.balanceFailed');
  await waitFor(() => expect(bells().length).toBeGreaterThan(0));
  answers['GET /wps/v2/wallets/balance'] = { sumBalance: '3.00', currency: 'USD' };
  await act(async () => bar.getByRole('button', { name: 'engine.retry' }).click());
  await bar.findByText('$3.00');
});

test.each([
  ['a number', 1250.5, '$1,250.50'],
  ['a text', '1250.50', '$1,250.50'],
])(
  '[3.01] a balance without a currency, as %s, shows in the currency of the tenant',
  async (_, sumBalance, want) => {
    const { bar } = await signedIn({ ...full, 'GET /wps/v2/wallets/balance': { sumBalance } });
    expect(await bar.findByText(want)).toBeTruthy();
  },
);

test.each([
  ['nothing', null],
  ['an empty object', {}],
  ['a word', { sumBalance: 'much' }],
  ['a list', { sumBalance: [] }],
])('a balance that is %s is a failure in its place; the way to sign out stays', async (_, value) => {
  const answers: Record<string, unknown> = { ...full, 'GET /wps/v2/wallets/balance': value };
  const { bar } = await signedIn(answers);
  await bar.findByText('account.balanceFailed');
  expect(screen.getAllByText('signOut').length).toBeGreaterThan(0);
  answers['GET /wps/v2/wallets/balance'] = { sumBalance: 3 };
  await act(async () => bar.getByRole('button', { name: 'engine.retry' }).click());
  await bar.findByText('$3.00');
});

test('[6.04] a trial account has no bell, and nobody asks for its messages', async () => {
  const { bar, calls } = await signedIn(full, 'trial', 4);
  await bar.findByText('$1,250.50');
  expect(bells()).toEqual([]);
  expect(calls.some(({ name }) => name.endsWith('CSP_unreadCount'))).toBe(false);
});

test.each([
  ['member', 0, ['mine', 'signOut']],
  ['agent', 1, ['mine', 'agents', 'signOut']],
])('[2.22] the menu of a %s', async (audience, type, want) => {
  await signedIn(full, audience, type);
  const opener = screen.getByText('account.menu').closest('button');
  const panel = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  const entries = [...(panel?.querySelectorAll('ul button') ?? [])].map(({ textContent }) => textContent);
  expect(entries.filter((text) => !text?.startsWith('notices'))).toEqual(want);
  expect(panel?.querySelector('strong')?.textContent).toBe('Mai');
});

const ICON = 'GET /wps/member/info/icon';
const AVATAR = 'GET /wps/relay/MCSFE_getPlayerAvatar';
const pictures = () =>
  [...document.querySelectorAll('[popover] img, button img')].map((image) => image.getAttribute('src'));
const namesOf = (calls: readonly { readonly name: string }[]) =>
  calls.map(({ name }) => name).filter((name) => name === ICON || name === AVATAR);

test('[2.23] the picture of a member is the member icon, asked for once and by no visitor', async () => {
  const visit = show('visitor', ['PTSYS3'], { answers: full });
  expect(visit.calls).toEqual([]);
  cleanup();
  const { calls } = await signedIn({ ...full, [ICON]: { url: 'mai.svg' } });
  await waitFor(() => expect(pictures()).toEqual(['/mai.svg', '/mai.svg']));
  expect(namesOf(calls)).toEqual([ICON]);
});

test.each<[string, unknown]>([
  ['has none', {}],
  ['fails', new Refused(404, 'not_found')],
  ['answers nothing', null],
])('[2.23] where the member icon %s, the picture is the avatar', async (_, icon) => {
  const { calls } = await signedIn({ ...full, [ICON]: icon, [AVATAR]: { url: '/avatar.svg' } });
  await waitFor(() => expect(pictures()).toEqual(['/avatar.svg', '/avatar.svg']));
  expect(namesOf(calls)).toEqual([ICON, AVATAR]);
});

test.each<[string, unknown]>([
  ['are none', {}],
  ['are refused', new Refused(404, 'not_found')],
  ['are no addresses of pictures', { url: 'javascript:alert(1)' }],
])("[2.23] where member icon and avatar %s, the brand's own picture stays", async (_, answer) => {
  const { calls } = await signedIn({ ...full, [ICON]: answer, [AVATAR]: answer });
  await waitFor(() => expect(namesOf(calls)).toEqual([ICON, AVATAR]));
  expect(pictures()).toEqual([null, null]);
});

test('of a member without nickname and rank the menu shows the name of the account', async () => {
  startSession(loginResult({ member: { id: 7, account: 'mai', type: 0 } }));
  show('member', ['PTSYS3'], { answers: full });
  expect(await screen.findByText('account.menu')).toBeTruthy();
  expect(document.querySelector('[popover] strong')?.textContent).toBe('mai');
  expect(document.querySelector('[popover] strong')?.parentElement?.textContent).toBe('mai');
});
