import { generateKeyPairSync } from 'node:crypto';
import type { PublicKey, SandboxCall } from '@liveryjs/schemas/platform';
import { CompactEncrypt, type JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { describePlatform, start } from '#sandbox/testing/describe-platform.ts';
import { password, sealText, visitorOf } from '#sandbox/testing/visitor.ts';

const LOGIN = '/wps/session/login';
/** A login that was opened is refused for what is not in it. */
const login = JSON.stringify({ username: 'mai', password, type: 'username' });
const opened = 'verification_required';

describePlatform('encrypted bodies', (platform) => {
  const key = () => platform.value<PublicKey>('/wps/system/publicKey');
  const post = (body: unknown, type = 'application/jose') =>
    visitorOf(platform).ask('POST', LOGIN, { body, type });

  it('are made with a key that stays, of which only the public half is told', async () => {
    const first = await key();
    expect(Object.keys(first).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(Buffer.from(first.n, 'base64url')).toHaveLength(256);
    const again = await createSandbox({ store: platform.store });
    const { value } = (await again.app.inject('/wps/system/publicKey')).json();
    await again.close();
    expect(value).toEqual(first);
  });

  it('are one key’s, however many ask for the first time at once', async () => {
    await platform.store.db.deleteFrom('cipher_key').execute();
    const others = await Promise.all(
      Array.from({ length: 3 }, () => createSandbox({ store: platform.store })),
    );
    const answers = await Promise.all(others.map(({ app }) => app.inject('/wps/system/publicKey')));
    await Promise.all(others.map(({ close }) => close()));
    expect(new Set(answers.map((answer) => answer.json().value.kid)).size).toBe(1);
  });

  it('are opened, and stand in the journal as what they held', async () => {
    const publicKey = await key();
    expect((await post(await sealText(login, publicKey), 'application/jose; charset=utf-8')).code).toBe(
      opened,
    );
    const journal = await platform.value<SandboxCall[]>(`/sandbox/journal?path=${LOGIN}&secrets=shown`);
    expect(journal).toEqual([
      {
        id: expect.any(Number),
        time: start.toISOString(),
        method: 'POST',
        path: LOGIN,
        query: {},
        host: 'aurora.localhost:5173',
        encrypted: true,
        body: { username: 'mai', password, type: 'username' },
        status: 403,
      },
    ]);
  });

  it('are asked for where they must be', async () => {
    expect(await post(JSON.parse(login), 'application/json')).toMatchObject({
      status: 400,
      code: 'encryption_required',
      message:
        'This call takes an encrypted body: a compact JWE, sent as application/jose, made with the key of the call getPublicKey.',
    });
    expect((await visitorOf(platform).ask('POST', LOGIN)).code).toBe('encryption_required');
    expect((await post(login, 'text/plain')).status).toBe(415);
  });

  it.each([
    ['nothing', async () => ''],
    ['no JWE', async () => login],
    ['a JWE that was changed', async (publicKey: PublicKey) => changed(await sealText(login, publicKey))],
    ['a JWE for another key', () => sealText(login, otherKey())],
    [
      'a JWE for another key under this one’s name',
      async ({ kid }: PublicKey) => sealText(login, { ...otherKey(), kid }),
    ],
    ['a JWE without the key’s name', (publicKey: PublicKey) => sealText(login, { ...publicKey, kid: '' })],
    ['another content encryption', (publicKey: PublicKey) => sealText(login, publicKey, { enc: 'A128GCM' })],
    ['a password as the key', async () => byPassword()],
    [
      'nothing that says which it is',
      (publicKey: PublicKey) => sealText(login, publicKey, { jti: undefined }),
    ],
    ['a name too short to be their own', (publicKey: PublicKey) => sealText(login, publicKey, { jti: '1' })],
    ['a name that is no text', (publicKey: PublicKey) => sealText(login, publicKey, { jti: { a: 1 } })],
    ['without a time', (publicKey: PublicKey) => sealText(login, publicKey, { iat: undefined })],
    ['a time that is no number', (publicKey: PublicKey) => sealText(login, publicKey, { iat: '1795255200' })],
    [
      'bytes that are no text',
      (publicKey: PublicKey) => sealText(Uint8Array.of(0x22, 0xff, 0x22), publicKey),
    ],
  ])('are refused when they are %s', async (_name, body) => {
    expect(await post(await body(await key()))).toMatchObject({
      status: 400,
      code: 'bad_encryption',
      message:
        'This cannot be opened. It takes a compact JWE (RSA-OAEP-256, A256GCM) made with the key, and its kid, of the call getPublicKey, with a jti of its own and the time in iat.',
    });
    expect(platform.logged).toEqual([]);
  });

  it.each([
    ['{', 'The encrypted body is no JSON.'],
    ['null', 'The request is not what this call takes: body must be object.'],
    ['[]', 'The request is not what this call takes: body must be object.'],
    [
      '{"username":{"$ne":1},"password":7,"type":"x","__proto__":{"a":1}}',
      'The request is not what this call takes: body/__proto__ is not known here; body/username must be string; body/password must be string; body/type must be one of username, sms.',
    ],
    [
      '{"username":"a\\u0000b","password":"x","type":"username"}',
      'The request is not what this call takes: body/username must match pattern "^[^\\u0000-\\u001f\\u007f]{1,100}$".',
    ],
  ])('hold what the call takes, not %s', async (text, message) => {
    expect(await post(await sealText(text, await key()))).toMatchObject({
      status: 400,
      code: 'bad_request',
      message,
    });
  });

  describe('that come again', () => {
    const HOUR = 60 * 60 * 1000;
    const secondsAfter = (hours: number) => Math.floor((platform.now().getTime() + hours * HOUR) / 1000);
    const replayed = {
      status: 400,
      code: 'replayed',
      message:
        'This was already sent, or the clock on your device is more than a day off. Please check it and try again.',
    };

    it('are refused, also when they come at once, and under another body', async () => {
      const publicKey = await key();
      const sealed = await sealText(login, publicKey, { jti: 'abcdefgh-12345678' });
      const answers = await Promise.all([post(sealed), post(sealed), post(sealed)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(['replayed', 'replayed', opened]);
      expect(await post(sealed)).toMatchObject(replayed);
      expect(await post(await sealText('{}', publicKey, { jti: 'abcdefgh-12345678' }))).toMatchObject(
        replayed,
      );
      expect((await post(await sealText(login, publicKey))).code).toBe(opened);
    });

    it.each([
      [-25, 'replayed'],
      [-24, 'replayed'],
      [-23.9, opened],
      [23.9, opened],
      [24, 'replayed'],
      [1e12, 'replayed'],
      [-1e12, 'replayed'],
    ])('are told from those that are %d hours away', async (hours, code) => {
      expect((await post(await sealText(login, await key(), { iat: secondsAfter(hours) }))).code).toBe(code);
    });

    it('are refused for as long as their age does not, and forgotten then', async () => {
      const { db } = platform.store;
      const sealed = await sealText(login, await key(), { iat: secondsAfter(20) });
      expect((await post(sealed)).code).toBe(opened);
      platform.wait(43 * HOUR);
      expect(await post(sealed)).toMatchObject(replayed);
      platform.wait(HOUR);
      expect(await post(sealed)).toMatchObject(replayed);
      await post(await sealText(login, await key(), { iat: secondsAfter(0) }));
      const ends = await db.selectFrom('seen_seal').select('ends_at').execute();
      expect(ends.filter(({ ends_at }) => ends_at <= platform.now())).toEqual([]);
    });

    it('are known to every process on the same tables, and to none by name', async () => {
      const open = () => createSandbox({ store: platform.store, clock: () => platform.now() });
      const [first, other] = [await open(), await open()];
      const { value } = (await first.app.inject('/wps/system/publicKey')).json();
      const payload = await sealText(login, value, { jti: 'abcdefgh-87654321' });
      const sent = { method: 'POST', url: LOGIN, payload } as const;
      const headers = { 'content-type': 'application/jose' };
      expect((await first.app.inject({ ...sent, headers })).json().error.code).toBe(opened);
      expect((await other.app.inject({ ...sent, headers })).json().error.code).toBe('replayed');
      await Promise.all([first.close(), other.close()]);
      const rows = await platform.store.db.selectFrom('seen_seal').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('abcdefgh-87654321');
    });
  });

  it('are refused when they are huge', async () => {
    const large = await sealText(JSON.stringify({ username: 'x'.repeat(70_000) }), await key());
    expect(await post(large)).toMatchObject({ status: 413, code: 'too_large' });
  });
});

function otherKey(): PublicKey {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' }) as JWK;
  return { kty: 'RSA', n, e, alg: 'RSA-OAEP-256', use: 'enc', kid: 'other' };
}

function changed(jwe: string): string {
  const parts = jwe.split('.');
  parts[3] = Buffer.from(`${Buffer.from(parts[3] ?? '', 'base64url').reverse()}`).toString('base64url');
  return parts.join('.');
}

function byPassword(): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(login))
    .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A256GCM', p2c: 1000 })
    .encrypt(new TextEncoder().encode('password'));
}
