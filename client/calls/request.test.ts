import type { CallError } from '@liveryjs/engine/kit/plain';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, Refused, stubPlatform, tenant } from '#client/testing.ts';
import { ciphers } from './cipher.ts';
import { connection } from './connection.ts';
import { request } from './request.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

beforeEach(() => {
  endSession(tenant);
  Object.assign(connection, {
    merchant: 'test',
    language: () => 'VI',
    cipher: ciphers.jwe,
    expired: vi.fn(),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the value of a good answer is what comes back, and undefined parameters are not sent', async () => {
  answer('{"success":true,"value":[1]}');
  expect(await request('/wps/x', { query: { pageNo: 2, gameName: undefined, vassalage: 'A B' } })).toEqual([
    1,
  ]);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/wps/x?pageNo=2&vassalage=A+B');
});

test.each(['"true"', '1', '"1"'])('a success that is written as %s is one', async (success) => {
  answer(`{"success":${success},"value":[1]}`);
  expect(await request('/wps/x')).toEqual([1]);
});

test.each([
  ['an error status', '{"success":false}', 503, { kind: 'http', status: 503, retryable: true }],
  ['an error status without JSON', '<h1>Bad gateway</h1>', 502, { kind: 'http', status: 502 }],
  ['an error status of a stranger', '<h1>Forbidden</h1>', 403, { kind: 'http', retryable: false }],
  ['broken JSON', '{"success":tr', 200, { kind: 'shape', retryable: true }],
  ['JSON that is no envelope', '[]', 200, { kind: 'shape' }],
  [
    'a refusal',
    '{"success":false,"message":"No such group.","error":{"code":"no_group"}}',
    400,
    { kind: 'refused', status: 400, code: 'no_group', serverMessage: 'No such group.', retryable: false },
  ],
  ['a refusal with a good status', '{"success":false}', 200, { kind: 'refused', code: undefined }],
  ['a refusal in a text', '{"success":"false"}', 200, { kind: 'refused', code: undefined }],
  ['an envelope without a word of success', '{"value":[1]}', 200, { kind: 'shape' }],
  [
    'a call too many',
    '{"success":false,"message":"Slow down.","error":{"code":"too_many_requests"}}',
    429,
    { kind: 'http', code: 'too_many_requests', retryable: true },
  ],
])('%s is a call error that says so', async (_, body, status, want) => {
  answer(body, status);
  await expect(request('/wps/x')).rejects.toMatchObject(want);
});

test.each([
  ['error.code', { error: { code: 'CAPTCHA_WRONG' } }, 'captcha_wrong', undefined],
  ['error', { error: 'captcha_required' }, 'captcha_required', undefined],
  ['value', { value: 'captcha_required', message: 'Type it.' }, 'captcha_required', 'Type it.'],
  ['message', { message: 'invitation_code_error' }, 'invitation_code_error', undefined],
  ['a message for people', { message: 'Closed today.' }, undefined, 'Closed today.'],
  ['a word for people', { message: 'Closed' }, undefined, 'Closed'],
  ['a sentence in the place of a code', { error: 'Closed today.' }, undefined, 'Closed today.'],
  ['a number', { error: { code: 1023 }, message: 'Closed today.' }, '1023', 'Closed today.'],
  ['texts of the wrong types', { error: [], value: {}, message: 7 }, undefined, '7'],
  ['nothing', { error: null, value: null, message: '' }, undefined, undefined],
  ['a mistake', { error: { code: 'x', details: 'none' }, message: null }, 'x', undefined],
])('the platform may say why it refuses in %s', async (_, body, code, serverMessage) => {
  answer(JSON.stringify({ success: false, ...body }));
  await expect(request('/wps/x')).rejects.toMatchObject({
    kind: 'refused',
    code,
    serverMessage,
    details: [],
  });
});

test('a refusal keeps all that the platform said, wherever it stood', async () => {
  answer('{"success":false,"error":{"code":"login_failed"},"value":"Wrong","message":"Enter the CAPTCHA"}');
  await expect(request('/wps/x')).rejects.toMatchObject({
    code: 'login_failed',
    said: ['login_failed', 'Wrong', 'Enter the CAPTCHA'],
  });
});

const ahead = (seconds: number, start = Date.now()) => new Date(start + seconds * 1000).toUTCString();

test.each<[string, Record<string, string>, number | undefined]>([
  ['seconds', { 'retry-after': '90' }, 90],
  ['a date by the clock of the platform', { 'retry-after': ahead(90, 0), date: ahead(0, 0) }, 90],
  ['a date that is over', { 'retry-after': ahead(-90) }, 0],
  ['a date that is none', { 'retry-after': 'Someday GMT' }, undefined],
  ['a word', { 'retry-after': 'soon' }, undefined],
])('the platform may say when it takes the call again: %s', async (_name, headers, want) => {
  stubPlatform({ 'GET /wps/x': new Refused(429, 'too_many_requests', headers) });
  const error = await request('/wps/x').catch((refused: CallError) => refused);
  expect((error as CallError).retryAfter).toBe(want);
});

test('a date without a clock of the platform is held against the clock of this machine', async () => {
  stubPlatform({ 'GET /wps/x': new Refused(429, 'too_many_requests', { 'retry-after': ahead(90) }) });
  const error = await request('/wps/x').catch((refused: CallError) => refused);
  expect((error as CallError).retryAfter).toBeGreaterThan(80);
  expect((error as CallError).retryAfter).toBeLessThanOrEqual(90);
});

test('a call that does not get through is told from one that takes too long', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await expect(request('/wps/x')).rejects.toMatchObject({
    kind: 'network',
    messageKey: 'engine.networkFailed',
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await expect(request('/wps/x', { signal: AbortSignal.timeout(5) })).rejects.toMatchObject({
    kind: 'timeout',
    messageKey: 'engine.slow',
  });
});

test('a call is given up after 15 seconds, where its caller says nothing else', async () => {
  const after = vi.spyOn(AbortSignal, 'timeout');
  stubPlatform({ 'GET /wps/x': 1 });
  await request('/wps/x');
  expect(after).toHaveBeenCalledExactlyOnceWith(15_000);
});

test('a body goes as JSON, a form as a form, and every call names the merchant and the language', async () => {
  const calls = stubPlatform({ 'PUT /wps/x': 1, 'POST /wps/x': 2, 'DELETE /wps/x': 3 });
  await request('/wps/x', { method: 'PUT', body: { a: 1 } });
  await request('/wps/x', { method: 'POST', form: { email: 'a@b.c', code: undefined, x: 'ä &' } });
  await request('/wps/x', { method: 'DELETE', headers: { 'x-gateway-version': '3' } });
  const header = (name: string) => calls.map(({ headers }) => headers.get(name));
  expect(calls.map(({ body }) => body)).toEqual(['{"a":1}', 'email=a%40b.c&x=%C3%A4+%26', undefined]);
  expect(header('content-type')).toEqual(['application/json', 'application/x-www-form-urlencoded', null]);
  expect(header('merchant')).toEqual(['test', 'test', 'test']);
  expect(header('language')).toEqual(['VI', 'VI', 'VI']);
  expect(header('x-gateway-version')).toEqual([null, null, '3']);
});

test('only calls that ask for it carry the token, and only in a header', async () => {
  startSession(loginResult());
  const calls = stubPlatform({ 'GET /wps/x': 1 });
  await request('/wps/x');
  await request('/wps/x', { token: true });
  expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    ['/wps/x', null],
    ['/wps/x', 'Bearer token-of-mai-0123456789'],
  ]);
});

test('a token that the platform does not know is reported as expired, and no other refusal is', async () => {
  startSession(loginResult());
  stubPlatform({ 'GET /wps/a': new Refused(401, 'not_logged_in'), 'GET /wps/b': new Refused(403, 'no') });
  await expect(request('/wps/b', { token: true })).rejects.toMatchObject({ status: 403 });
  await expect(request('/wps/a')).rejects.toMatchObject({ status: 401 });
  expect(connection.expired).not.toHaveBeenCalled();
  await expect(request('/wps/a', { token: true })).rejects.toMatchObject({ kind: 'refused', status: 401 });
  expect(vi.mocked(connection.expired).mock.calls).toEqual([['token-of-mai-0123456789']]);
});

test('a platform without a cipher takes what would be sealed as JSON', async () => {
  connection.cipher = ciphers.none;
  const calls = stubPlatform({ 'POST /wps/x': null });
  await request('/wps/x', { method: 'POST', body: { a: 1 }, encrypt: true });
  expect(calls.map(({ name, body, headers }) => [name, body, headers.get('content-type')])).toEqual([
    ['POST /wps/x', '{"a":1}', 'application/json'],
  ]);
});

test('a sealed body says which it is and when it was made, so that it is good once', async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
  const publicKey = { ...(await exportJWK(pair.publicKey)), alg: 'RSA-OAEP-256', use: 'enc', kid: 'k1' };
  const calls = stubPlatform({ 'GET /wps/system/publicKey': publicKey, 'POST /wps/x': null });
  const before = Math.floor(Date.now() / 1000);
  for (let round = 0; round < 2; round += 1)
    await request('/wps/x', { method: 'POST', body: { a: 1 }, encrypt: true });
  const sent = calls.filter(({ name }) => name === 'POST /wps/x');
  const opened = await Promise.all(sent.map(({ body = '' }) => compactDecrypt(body, pair.privateKey)));
  const headers = opened.map(({ protectedHeader }) => protectedHeader);
  expect(opened.map(({ plaintext }) => new TextDecoder().decode(plaintext))).toEqual(['{"a":1}', '{"a":1}']);
  for (const header of headers) {
    expect(header).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'k1',
      jti: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
      iat: expect.any(Number),
    });
    expect(header.iat).toBeGreaterThanOrEqual(before);
    expect(header.iat).toBeLessThanOrEqual(Date.now() / 1000);
  }
  expect(headers[0]?.jti).not.toBe(headers[1]?.jti);
});

test('where there is no key nothing is sent', async () => {
  const calls = stubPlatform({ 'GET /wps/system/publicKey': new Refused(503, 'failed') });
  await expect(request('/wps/x', { method: 'POST', body: {}, encrypt: true })).rejects.toMatchObject({
    kind: 'http',
    status: 503,
  });
  expect(calls.map(({ name }) => name)).toEqual(['GET /wps/system/publicKey']);
});

test('no error says what was sent or answered', async () => {
  startSession(loginResult());
  answer('{"success":true,"value":{"token":"s3cret-answer"');
  const error: unknown = await request('/wps/x', {
    method: 'POST',
    body: { password: 's3cret-body' },
    token: true,
  }).catch((reason) => reason);
  const { message, cause } = error as Error;
  expect(message).toBe('POST /wps/x answered something that is no JSON.');
  expect(cause).toBeUndefined();
});
