import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginResult, member, stubPlatform, tenant, testContext } from '#client/testing.ts';
import { joinSession } from './join-session.ts';
import { endSession, session, startSession } from './session.ts';

const [home] = emptyBrand.routes;
if (!home) throw new Error('The empty brand has no page.');
const login = { ...home, id: 'login', path: '/login' };
const brand = {
  ...emptyBrand,
  routes: [home, login],
  access: { loginFirst: true, loginRoute: 'login', open: [] },
};

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

test.each([
  ['leads on to the page that was asked for', '/login', true, []],
  ['leads home from the page to log in', '/login', false, ['/']],
  ['leaves any other page', '/help', false, []],
])('a session of another tab %s, and member info is asked for', async (_, pathname, resumes, want) => {
  vi.stubGlobal('location', { pathname });
  stubPlatform({ 'GET /wps/member/info': member({ nickname: 'Mai Anh' }) });
  startSession(loginResult());
  const context = testContext(brand);
  context.resumeAim.mockReturnValue(resumes);
  await joinSession(context);
  expect(context.navigate.mock.calls.flat()).toEqual(want);
  expect(session.nickname).toBe('Mai Anh');
});
