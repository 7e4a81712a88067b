import type { Route } from '@liveryjs/schemas/brand';
import { expect, test } from 'vitest';
import { loginRedirect } from './login-redirect.ts';
import { matchRoute } from './match-route.ts';

const route = (id: string, path: string, aliases: string[] = []): Route => ({
  id,
  path,
  aliases,
  title: `route.${id}.title`,
  regions: [],
  prerender: true,
  entry: false,
  main: [{ id: 'only', widget: 'x', props: {}, slots: {}, load: 'eager' }],
});

const routes = [
  route('home', '/', ['/index', '/index.html', '/home']),
  route('vn', '/vnhall'),
  route('vnPage', '/vnHall'),
  route('login', '/login'),
  route('register', '/register', ['/register.html']),
  route('help', '/help', ['/helpmc']),
];

test.each([
  ['/', 'home'],
  ['/index', 'home'],
  ['/index.html', 'home'],
  ['/home', 'home'],
  ['/home/', 'home'],
  ['/vnhall', 'vn'],
  ['/vnHall', 'vnPage'],
  ['/HOME', undefined],
  ['/home/more', undefined],
  ['/nowhere', undefined],
  ['/%', undefined],
])('[2.01] the address %s leads to %s', (path, want) => {
  expect(matchRoute(routes, path)?.id).toBe(want);
});

const access = { loginFirst: true, loginRoute: 'login', open: ['/register', '/register.html', '/helpmc'] };

test.each([
  ['home without a session', '/', false, '/login'],
  ['home with a session', '/', true, undefined],
  ['an open path', '/register', false, undefined],
  ['an open alias', '/register.html', false, undefined],
  ['an open alias of a closed path', '/helpmc', false, undefined],
  ['the same with a slash at its end', '/helpmc/', false, undefined],
  ['the closed path of an open alias', '/help', false, '/login'],
  ['the login route itself', '/login', false, undefined],
  ['an address that leads nowhere', '/nowhere', false, '/login'],
])('[2.13] login first: %s', (_, path, signedIn, want) => {
  expect(loginRedirect({ access, routes }, path, matchRoute(routes, path), signedIn)).toBe(want);
});

test('[2.13] an open address whose route is not for this visitor is not open', () => {
  expect(loginRedirect({ access, routes }, '/helpmc', undefined, false)).toBe('/login');
});

test('[2.13] a brand that does not ask for a login first lets everyone in', () => {
  expect(
    loginRedirect({ access: { ...access, loginFirst: false }, routes }, '/', routes[0], false),
  ).toBeUndefined();
});
