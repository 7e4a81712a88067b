// @vitest-environment jsdom

import type { Menu, Route } from '@liveryjs/schemas/brand';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { LinkTo } from './link-to.tsx';
import { useMenu } from './use-menu.ts';

afterEach(cleanup);

const items: Menu = [
  { id: 'plain', label: 'plain', to: { route: 'home' } },
  { id: 'mine', label: 'mine', to: { route: 'home' }, when: { features: ['mine'] } },
  { id: 'outside', label: 'outside', to: { resource: 'OUTSIDE' } },
];

function List() {
  return useMenu(items).map(({ id, label, to, pending }) => (
    <p key={id}>{pending ? `${label}?` : <LinkTo to={to}>{label}</LinkTo>}</p>
  ));
}

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

test('an entry shows once its condition holds and its resource has an address', async () => {
  const app = testApp({
    brand: { features: { mine: { module: 'MINE' } } },
    state: { modules: undefined },
  });
  render(
    <TestPortal app={app}>
      <List />
      <LinkTo to={{ resource: 'OUTSIDE' }}>alone</LinkTo>
    </TestPortal>,
  );
  expect(shown()).toEqual(['plain', 'mine?', 'outside?']);
  expect(screen.queryByText('alone')).toBeNull();
  await act(async () => Object.assign(app.state, { modules: [], addresses: {} }));
  expect(shown()).toEqual(['plain']);
  await act(async () =>
    Object.assign(app.state, { modules: ['MINE'], addresses: { OUTSIDE: 'https://o.test/' } }),
  );
  expect(shown()).toEqual(['plain', 'mine', 'outside']);
  const link = screen.getByRole('link', { name: 'alone' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://o.test/',
    'noopener noreferrer',
  ]);
});

test('entries of one name, each for other visitors, keep one place together', async () => {
  const app = testApp({ state: { facts: {} } });
  const to = { route: 'home' };
  const invite: Menu = [
    { id: 'visitor', label: 'invite', to, when: { audience: ['visitor'] } },
    { id: 'insider', label: 'invite', to, when: { audience: ['insider'] } },
    { id: 'other', label: 'other', to, when: { audience: ['insider'] } },
  ];
  function Invite() {
    return useMenu(invite).map(({ id, label, pending }) => <p key={id}>{pending ? `${label}?` : id}</p>);
  }
  render(
    <TestPortal app={app}>
      <Invite />
    </TestPortal>,
  );
  expect(shown()).toEqual(['invite?', 'other?']);
  await act(async () => Object.assign(app.state, { facts: { audience: ['insider'] } }));
  expect(shown()).toEqual(['insider', 'other']);
});

test('an entry shows only while the page that it leads to exists', async () => {
  const fairPage: Route = {
    ...{
      id: 'fair',
      path: '/fair',
      aliases: [],
      title: 'fair',
      regions: [],
      entry: false,
      prerender: true,
      main: [],
    },
    when: { audience: ['insider'] },
  };
  const app = testApp({ brand: { routes: [fairPage] }, state: { facts: { audience: ['visitor'] } } });
  const fair: Menu = [{ id: 'fair', label: 'fair', to: { route: 'fair' } }];
  function Fair() {
    return useMenu(fair).map(({ label }) => <p key={label}>{label}</p>);
  }
  render(
    <TestPortal app={app}>
      <Fair />
    </TestPortal>,
  );
  expect(shown()).toEqual([]);
  await act(async () => Object.assign(app.state, { facts: { audience: ['insider'] } }));
  expect(shown()).toEqual(['fair']);
});

test('while the platform does not answer, an entry that nobody can decide about is a way on', async () => {
  const app = testApp({
    brand: { features: { mine: { module: 'MINE' } } },
    state: { modules: undefined, status: 'failed' },
  });
  render(
    <TestPortal app={app}>
      <List />
    </TestPortal>,
  );
  expect(shown()).toEqual(['plain', 'mine']);
  await act(async () => Object.assign(app.state, { status: 0, modules: [], addresses: {} }));
  expect(shown()).toEqual(['plain']);
});
