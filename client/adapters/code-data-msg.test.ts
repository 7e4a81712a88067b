import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Portal } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ciphers } from '#client/calls/cipher.ts';
import { connection } from '#client/calls/connection.ts';
import { request } from '#client/calls/request.ts';
import { withAdapter } from '#client/calls/with-adapter.ts';
import { endSession, session, startSession } from '#client/session/session.ts';
import { signIn } from '#client/session/sign-in.ts';
import { botChallenge, loginResult, member, tenant, testContext } from '#client/testing.ts';
import adapter from './code-data-msg.ts';

const TOKEN = 'token-of-mai-0123456789';

/** A platform with one member, which speaks as the adapter says. */
let server: Server;
let hasSession: boolean;
let requests: { name: string; headers: IncomingMessage['headers'] }[];

beforeEach(async () => {
  hasSession = true;
  requests = [];
  server = createServer(async (incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?', 1);
    requests.push({ name: `${incoming.method} ${path}`, headers: incoming.headers });
    const chunks = await incoming.toArray();
    const answer = answerTo(path, incoming.headers, Buffer.concat(chunks).toString());
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('location', { hostname: 'test.localhost', pathname: '/', search: '' });
  endSession(tenant);
  const start = () => {
    Object.assign(connection, { merchant: 'test', cipher: ciphers.none, expired: vi.fn() });
  };
  withAdapter({ start } as unknown as Portal, adapter).start(testContext(emptyBrand));
});

afterEach(async () => {
  connection.through = undefined;
  endSession(tenant);
  vi.unstubAllGlobals();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

function answerTo(path: string, headers: IncomingMessage['headers'], body: string): object {
  if (path === '/wps/verification/challenge') return { code: 0, data: botChallenge, msg: 'ok' };
  if (path === '/wps/session/login')
    return JSON.parse(body).password === 'Secret 1'
      ? { code: 0, data: loginResult({ token: TOKEN }), msg: 'ok' }
      : { code: 1001, data: null, msg: 'No such name and password.' };
  if (!hasSession || headers['x-token'] !== TOKEN) return { code: 401, data: null, msg: 'Log in first.' };
  if (path === '/wps/member/info') return { code: 0, data: member(), msg: 'ok' };
  if (path === '/wps/v2/wallets/balance')
    return { code: 0, data: { sumBalance: '12.50', currency: 'USD' }, msg: 'ok' };
  return { code: 77, data: null, msg: 'There is no such call.' };
}

const byName = { username: 'mai', type: 'username' } as const;
const balance = () => request('/wps/v2/wallets/balance', { token: true });

test('a visitor logs in and has a balance on a platform that answers code, data and msg', async () => {
  await signIn({ ...byName, password: 'Secret 1' }, testContext(emptyBrand));
  expect(session.token).toBe(TOKEN);
  expect(await balance()).toEqual({ sumBalance: '12.50', currency: 'USD' });
  expect(requests.at(-1)).toMatchObject({
    name: 'GET /wps/v2/wallets/balance',
    headers: { 'x-token': TOKEN, merchant: 'test' },
  });
  expect(requests.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
  expect(requests.find(({ name }) => name === 'POST /wps/session/login')?.headers['content-type']).toBe(
    'application/json',
  );
});

test.each([
  [
    'a wrong password',
    () => signIn({ ...byName, password: 'Secret 2' }, testContext(emptyBrand)),
    { code: 'wrong_credentials', serverMessage: 'No such name and password.' },
  ],
  [
    'a call that needs a session',
    balance,
    { status: 401, code: 'not_logged_in', serverMessage: 'Log in first.' },
  ],
])('%s is refused in the words of the contract', async (_, act, want) => {
  await expect(act()).rejects.toMatchObject({ kind: 'refused', ...want });
});

test('a number without a meaning is the code of the refusal', async () => {
  startSession(loginResult({ token: TOKEN }));
  await expect(request('/wps/nothing', { token: true })).rejects.toMatchObject({
    kind: 'refused',
    code: '77',
  });
});

test('a token that the platform knows no more ends the session', async () => {
  startSession(loginResult({ token: TOKEN }));
  hasSession = false;
  await expect(balance()).rejects.toMatchObject({ kind: 'refused', status: 401 });
  expect(connection.expired).toHaveBeenCalledExactlyOnceWith(TOKEN);
});

test('the README shows this adapter as it is', () => {
  const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
  const [, shown = 'nothing'] =
    /```ts\n(const adapter: Adapter = [\s\S]*?)```/.exec(read('../../README.md')) ?? [];
  expect(read('code-data-msg.ts')).toContain(shown);
});
