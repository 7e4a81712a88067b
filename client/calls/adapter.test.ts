import type { ActionContext, Portal } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { Adapter } from '@liveryjs/schemas/contract/adapter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portal } from '#client/portal.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, Refused, stubPlatform, tenant } from '#client/testing.ts';
import { ciphers } from './cipher.ts';
import { connection } from './connection.ts';
import { request } from './request.ts';
import { withAdapter } from './with-adapter.ts';

const plainStart = vi.fn();
const plain = { start: plainStart } as unknown as Portal;
const context = {} as ActionContext;
const use = (adapter: Adapter) => withAdapter(plain, adapter).start(context);

beforeEach(() => {
  plainStart.mockImplementation(() => Object.assign(connection, { cipher: ciphers.none }));
  Object.assign(connection, { merchant: 'test', language: () => 'VI', expired: vi.fn() });
  startSession(loginResult());
});
afterEach(() => {
  connection.through = undefined;
  endSession(tenant);
  vi.unstubAllGlobals();
});

test('a portal with an adapter starts as it would without', () => {
  use({});
  expect(plainStart).toHaveBeenCalledExactlyOnceWith(context);
});

test('the whole call goes out as the adapter says', async () => {
  const calls = stubPlatform({ 'PUT /api/y': 'fine' });
  const outgoing = vi.fn<NonNullable<Adapter['outgoing']>>(async (call) => ({
    method: 'PUT',
    path: '/api/y',
    query: '?all=1',
    headers: { 'x-token': call.headers.authorization ?? '' },
    body: `in ${call.body}`,
  }));
  use({ outgoing });
  const body = { name: 'Mai' };
  expect(await request('/wps/x', { method: 'POST', query: { page: 2 }, body, token: true })).toBe('fine');
  expect(outgoing.mock.calls).toEqual([
    [
      {
        method: 'POST',
        path: '/wps/x',
        query: '?page=2',
        headers: {
          accept: 'application/json',
          merchant: 'test',
          language: 'VI',
          'content-type': 'application/json',
          authorization: 'Bearer token-of-mai-0123456789',
        },
        body: '{"name":"Mai"}',
      },
    ],
  ]);
  expect(calls.map(({ url, headers, body }) => [url, [...headers], body])).toEqual([
    ['/api/y?all=1', [['x-token', 'Bearer token-of-mai-0123456789']], 'in {"name":"Mai"}'],
  ]);
});

test.each<[name: string, status: number, text: string, body: unknown]>([
  ['JSON', 200, '{"ok":[1]}', { ok: [1] }],
  ['a failure', 404, '{"why":"gone"}', { why: 'gone' }],
  ['what is no JSON', 502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
])('the adapter is given %s, and its status and envelope count', async (_, status, text, body) => {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
  const incoming = vi.fn<NonNullable<Adapter['incoming']>>(async () => ({
    status: 401,
    body: { success: false, error: { code: 'not_logged_in' } },
  }));
  use({ incoming });
  await expect(request('/wps/x', { token: true })).rejects.toMatchObject({
    kind: 'refused',
    status: 401,
    code: 'not_logged_in',
  });
  expect(incoming.mock.calls).toEqual([
    [{ status, body }, expect.objectContaining({ method: 'GET', path: '/wps/x' })],
  ]);
  expect(connection.expired).toHaveBeenCalledExactlyOnceWith('token-of-mai-0123456789');
});

test('the platform says after how many seconds it takes a call again, whatever the adapter makes of its answer', async () => {
  stubPlatform({ 'GET /wps/x': new Refused(429, 'slow_down', { 'retry-after': '7' }) });
  use({ incoming: (answer) => answer });
  await expect(request('/wps/x')).rejects.toMatchObject({ kind: 'http', status: 429, retryAfter: 7 });
});

const broken = () => {
  throw new TypeError('s3cret');
};
test.each<[name: string, adapter: Adapter, sent: number]>([
  ['throws for a call', { outgoing: broken }, 0],
  ['rejects a call', { outgoing: async () => broken() }, 0],
  ['forgets the call', { outgoing: (() => {}) as never }, 0],
  ['throws for an answer', { incoming: broken }, 1],
  ['rejects an answer', { incoming: async () => broken() }, 1],
  ['forgets the answer', { incoming: (() => {}) as never }, 1],
])(
  'an adapter that %s fails the call as a wrong shape, and its author sees why',
  async (_, adapter, sent) => {
    const shown = vi.spyOn(console, 'error').mockReturnValue();
    const calls = stubPlatform({ 'GET /wps/x': 1 });
    use(adapter);
    const failure: unknown = await request('/wps/x').catch((error) => error);
    const message = "GET /wps/x did not pass the platform's adapter: TypeError.";
    expect(failure).toMatchObject({ kind: 'shape', retryable: true, message, cause: undefined });
    expect(shown.mock.calls).toEqual([[message, expect.any(TypeError)]]);
    expect(calls).toHaveLength(sent);
  },
);

test('an answer that the adapter turns into no envelope is of the wrong shape', async () => {
  stubPlatform({ 'GET /wps/x': 1 });
  use({ incoming: ({ status }) => ({ status, body: { code: 0 } }) });
  await expect(request('/wps/x')).rejects.toMatchObject({ kind: 'shape' });
});

const sealed = { method: 'POST', body: { password: 'Secret 1' }, encrypt: true } as const;

test("the adapter's cipher takes the place of the manifest's", async () => {
  const calls = stubPlatform({ 'POST /wps/x': null });
  plainStart.mockImplementation(() => Object.assign(connection, { cipher: ciphers.jwe }));
  use({ cipher: { contentType: 'text/x-turned', seal: async (text) => [...text].reverse().join('') } });
  await request('/wps/x', sealed);
  expect(calls.map(({ name, headers, body }) => [name, headers.get('content-type'), body])).toEqual([
    ['POST /wps/x', 'text/x-turned', '}"1 terceS":"drowssap"{'],
  ]);
});

test('without a cipher of its own, bodies are sealed as the manifest says', async () => {
  const calls = stubPlatform({ 'POST /wps/x': null });
  use({});
  await request('/wps/x', sealed);
  expect(calls.map(({ headers, body }) => [headers.get('content-type'), body])).toEqual([
    ['application/json', '{"password":"Secret 1"}'],
  ]);
});

test('the document sends no call early for a portal with an adapter: the call would go out without', () => {
  const brand = (platform: object) => ({
    ...emptyBrand,
    tenant,
    platform,
    banners: [{ id: 'w_home', route: '/' }],
  });
  expect(portal.early?.(brand({}), '/', 'EN')?.url).toContain('/wps/relay/MCSFE_banners?groupName=w_home');
  expect(portal.early?.(brand({ adapter: 'code-data-msg' }), '/', 'EN')).toBeUndefined();
});
