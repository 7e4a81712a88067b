import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { type MinimalPlatform, startMinimalPlatform } from './start.ts';
import { PASSWORD } from './world.ts';

let platform: MinimalPlatform;
beforeAll(async () => {
  platform = await startMinimalPlatform();
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly error?: string;
  readonly message?: string;
}

async function ask(name: string, { body, token }: { body?: object | string; token?: string } = {}) {
  const [method = 'GET', path = ''] = name.split(' ');
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': typeof body === 'string' ? 'application/jose' : 'application/json',
      'x-gateway-version': '3',
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, envelope: (await response.json()) as Envelope };
}

async function seal(text: string): Promise<string> {
  const { envelope } = await ask('GET /wps/system/publicKey');
  const jwk = envelope.value as { kty: string; n: string; e: string; alg: string };
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: jwk.alg, enc: 'A256GCM' })
    .encrypt(await importJWK(jwk));
}

const logIn = async (fields: object) =>
  (await ask('POST /wps/session/login', { body: await seal(JSON.stringify(fields)) })).envelope;
const byName = (username: string, password: string, captcha?: string) =>
  logIn({ username, password, type: 'username', ...(captcha && { captcha }) });

test('a login answers token, firstTimeLogin and passwordExpired, and no member', async () => {
  const { success, value } = await byName('mai', PASSWORD);
  expect(success).toBe(true);
  expect(value).toEqual({ token: expect.any(String), firstTimeLogin: false, passwordExpired: false });
  const { token } = value as { token: string };
  const member = await ask('GET /wps/member/info', { token });
  expect(member.envelope.value).toMatchObject({ account: 'mai', nickname: 'Mai', type: 0 });
  expect((await ask('GET /wps/member/info')).status).toBe(401);
  await ask('DELETE /wps/session/logout', { token });
  expect((await ask('GET /wps/member/info', { token })).status).toBe(401);
});

test('the reason of a failure stands in the message, in the value or in the error', async () => {
  expect(await byName('tomas', 'wrong')).toEqual({ success: false, message: expect.any(String) });
  expect(await byName('tomas', 'wrong')).toEqual({ success: false, value: 'captcha_required' });
  expect(await byName('tomas', PASSWORD, '0')).toEqual({ success: false, error: 'captcha_wrong' });
  const { envelope } = await ask('GET /wps/captcha');
  const picture = Buffer.from(String(envelope.value), 'base64');
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  const digits = platform.captchas.at(-1);
  expect((await byName('tomas', PASSWORD, digits)).success).toBe(true);
});

test('the journal lists a call with its query, its headers and its body, decrypted', async () => {
  await ask('GET /wps/system/status?url=aurora.localhost');
  await byName('mai', 'wrong once');
  await byName('mai', PASSWORD);
  expect(platform.journal[0]).toMatchObject({
    method: 'GET',
    path: '/wps/system/status',
    query: { url: 'aurora.localhost' },
    body: undefined,
    sealed: false,
  });
  expect(platform.journal.at(-1)).toMatchObject({
    method: 'POST',
    path: '/wps/session/login',
    headers: { 'content-type': 'application/jose' },
    body: { username: 'mai', password: PASSWORD, type: 'username' },
    sealed: true,
  });
});

test('a login with a code that came by SMS, once', async () => {
  const number = { mobileNum: '901234567', countryDialingCode: '84' };
  const sent = await ask('POST /wps/verification/sms/noLogin', { body: number });
  expect(sent.envelope.value).toEqual({ expiredMinutes: 1 });
  const code = platform.messages.find(({ to }) => to === '84901234567')?.code;
  const login = { ...number, type: 'sms', username: number.mobileNum, password: code };
  expect((await logIn(login)).success).toBe(true);
  expect(await logIn(login)).toMatchObject({ success: false, message: expect.any(String) });
});

test('free play wants the header, the platform W and a random text encrypted in reverse', async () => {
  const nonce = '0123456789abcdef';
  const body = { os: 'Linux', platform: 'W', nonce, proof: await seal([...nonce].reverse().join('')) };
  const play = async (fields: object) =>
    (await ask('POST /wps/session/login/freeplay', { body: fields })).envelope.success;
  expect([await play(body), await play({ ...body, proof: await seal(nonce) })]).toEqual([true, false]);
});

test('a registration answers the result of a login, and a name is taken once', async () => {
  const register = async () => {
    const body = await seal(JSON.stringify({ username: 'linh', password: 'Secret2026' }));
    return (await ask('PUT /wps/member/register', { body })).envelope;
  };
  expect((await register()).value).toMatchObject({ token: expect.any(String), firstTimeLogin: true });
  expect(await register()).toEqual({ success: false, message: 'This name is taken.' });
  expect((await ask('PUT /wps/member/register', { body: { username: 'open' } })).envelope.success).toBe(
    false,
  );
});

test('a balance is a number, a game has seven fields, and a launch is recent then', async () => {
  const token = platform.logIn('mai');
  expect((await ask('GET /wps/v2/wallets/balance', { token })).envelope.value).toEqual({
    sumBalance: 1234.5,
  });
  const list = await ask('GET /wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=2&pageNo=2');
  const { games, totalPages } = list.envelope.value as { games: object[]; totalPages: number };
  const fields = 'nodeId vassalage gameType gameClassify gameName minBet minLineNum'.split(' ');
  expect([games.map((item) => Object.keys(item)), totalPages]).toEqual([[fields], 2]);
  const launch = await ask('POST /wps/game/launchGame', { body: { nodeId: 3 }, token });
  const { game_url: address } = launch.envelope.value as { game_url: string };
  expect(new URL(address).pathname).toBe('/play/3');
  expect((await ask('GET /wps/relay/GCS_recentGame', { token })).envelope.value).toMatchObject({
    list: [{ nodeId: 3 }],
  });
  await ask('POST /wps/relay/MCSFE_addFavorite', { body: { nodeId: 2 }, token });
  expect((await ask('GET /wps/relay/MCSFE_getFavoriteIds', { token })).envelope.value).toEqual([2]);
});

test.each([
  'GET /wps/relay/MCSFE_betRecord',
  'GET /wps/verification/challenge',
  'POST /wps/session/login/twoFactor',
])('there is no %s, which the specification does not name', async (name) => {
  const { status, envelope } = await ask(name);
  expect([status, envelope.success]).toEqual([404, false]);
});

test('another answer takes the place of the usual one, and may start from it', async () => {
  const balance = 'GET /wps/v2/wallets/balance';
  const token = platform.logIn('mai');
  platform.answers[balance] = (_, usual) => ({ ...(usual() as object), value: 'none' });
  expect((await ask(balance, { token })).envelope).toEqual({ success: true, value: 'none' });
  platform.answers[balance] = () => new Answer({ success: false }, 500);
  expect((await ask(balance, { token })).status).toBe(500);
});
