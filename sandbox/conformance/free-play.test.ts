import type { PublicKey } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { freshNonce, sealText, visitorOf } from '#sandbox/testing/visitor.ts';

const FREEPLAY = '/wps/session/login/freeplay';
const HOUR = 60 * 60 * 1000;

describePlatform('free play', (platform) => {
  const key = () => platform.value<PublicKey>('/wps/system/publicKey');
  const backwards = (text: string) => [...text].reverse().join('');
  const send = (body: object, headers: Record<string, string> = { 'x-gateway-version': '3' }) =>
    visitorOf(platform).ask('POST', FREEPLAY, { body, headers });

  it('[4.06] makes a trial account with money to play with', async () => {
    const visitor = visitorOf(platform);
    const { status, value } = await visitor.freePlay();
    expect([status, value.member]).toEqual([
      200,
      {
        id: expect.any(Number),
        account: expect.stringMatching(/^trial[0-9]{12}$/),
        nickname: value.member.account,
        type: 4,
        toUpline: false,
        clubLabel: { labelName: 'Newcomer', color: '#8a93a6', color2: '#5d6678', rankLevel: 0 },
        memberLabel: [],
      },
    ]);
    expect((await visitor.ask('GET', '/wps/v2/wallets/balance')).value).toEqual({
      sumBalance: '2000.00',
      currency: 'USD',
    });
    expect((await visitor.ask('GET', '/wps/relay/CSP_unreadCount')).value).toEqual({ count: 0 });
    expect((await visitorOf(platform).freePlay()).value.member.id).not.toBe(value.member.id);
  });

  it('ends after two hours, with calls too, and its account goes', async () => {
    const visitor = visitorOf(platform);
    const { member } = (await visitor.freePlay()).value;
    platform.wait(HOUR);
    expect((await visitor.ask('GET', '/wps/member/info')).status).toBe(200);
    platform.wait(HOUR);
    expect((await visitor.ask('GET', '/wps/member/info')).status).toBe(401);
    await visitorOf(platform).freePlay();
    const { db } = platform.store;
    expect(await db.selectFrom('account').select('id').where('id', '=', member.id).execute()).toEqual([]);
    expect(await db.selectFrom('wallet').select('id').where('account_id', '=', member.id).execute()).toEqual(
      [],
    );
  });

  it('is no account to log in to by password', async () => {
    const { member } = (await visitorOf(platform).freePlay()).value;
    expect((await visitorOf(platform).logIn(member.account, 'x')).code).toBe('wrong_credentials');
  });

  it('[6.01] is refused while its module, or what is above it, is off', async () => {
    for (const module of ['FREEPLAY3', 'LOGIN3']) {
      await platform.set({ reset: true, modules: { [module]: false } });
      expect(await visitorOf(platform).freePlay()).toMatchObject({
        status: 403,
        code: 'module_off',
        message: 'This is not available at the moment.',
      });
    }
  });

  it.each([{}, { 'x-gateway-version': '2' }])('[7.02] is refused with the headers %j', async (headers) => {
    const nonce = freshNonce();
    const proof = await sealText(backwards(nonce), await key());
    expect(await send({ os: 'Linux', platform: 'W', nonce, proof }, headers)).toMatchObject({
      status: 400,
      message: 'The request is not what this call takes: headers/x-gateway-version must be "3".',
    });
  });

  it('[7.02] takes a nonce once, also from many at once', async () => {
    const nonce = freshNonce();
    const publicKey = await key();
    const body = async (iat = platform.now().getTime() / 1000) => {
      const proof = await sealText(backwards(nonce), publicKey, { iat });
      return { os: 'Linux', platform: 'W', nonce, proof };
    };
    const bodies = await Promise.all([body(), body(), body()]);
    const answers = await Promise.all(bodies.map((request) => send(request)));
    expect(answers.map(({ status, code }) => `${status} ${code}`).sort()).toEqual([
      '200 undefined',
      '403 nonce_used',
      '403 nonce_used',
    ]);
    platform.wait(24 * HOUR);
    expect((await send(await body())).code).toBe('nonce_used');
  });

  it.each([
    [
      'the nonce as it is',
      (nonce: string, publicKey: PublicKey) => sealText(nonce, publicKey),
      403,
      'proof_wrong',
    ],
    ['nothing', (_: string, publicKey: PublicKey) => sealText('', publicKey), 403, 'proof_wrong'],
    ['no JWE', async () => 'a.b.c.d.e', 400, 'bad_encryption'],
    ['text', async (nonce: string) => backwards(nonce), 400, 'bad_request'],
  ])('[7.02] is refused with %s for a proof', async (_name, proofOf, status, code) => {
    const nonce = freshNonce();
    const proof = await proofOf(nonce, await key());
    expect(await send({ os: 'Linux', platform: 'W', nonce, proof })).toMatchObject({ status, code });
    const good = await sealText(backwards(nonce), await key());
    expect((await send({ os: 'Linux', platform: 'W', nonce, proof: good })).status).toBe(200);
  });

  it('names what it does not take', async () => {
    const { message } = await send({ os: 7, platform: 'X', nonce: "';--", proof: 'x', extra: 1 });
    expect(message).toBe(
      'The request is not what this call takes: body/extra is not known here; body/os must be string; body/platform must be "W"; body/nonce must match pattern "^[A-Za-z0-9_-]{16,64}$"; body/proof must match pattern "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]*){4}$".',
    );
  });

  it('is ten accounts of an address in ten minutes', async () => {
    const visitor = visitorOf(platform);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await visitor.freePlay()).status).toBe(200);
    expect(await visitor.freePlay()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '600' },
    });
    expect((await visitorOf(platform, '198.51.100.1').freePlay()).status).toBe(200);
    platform.wait(10 * 60 * 1000);
    expect((await visitor.freePlay()).status).toBe(200);
  });
});
