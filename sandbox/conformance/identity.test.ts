import { decodeJwt, generateKeyPair, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import { EVERYTHING, thirdPartyOf } from '#sandbox/testing/third-party.ts';

const MINUTE = 60 * 1000;

describePlatform('logging in by the word of a third party', (platform) => {
  const { phoneToken, socialToken, logIn } = thirdPartyOf(platform);

  it('[7.01] logs somebody in whose account it is', async () => {
    await platform.set(EVERYTHING);
    for (const channel of ['google', 'facebook']) {
      const { status, value } = await logIn(channel, await socialToken('p1001', channel));
      expect([status, value.member.account, value.firstTimeLogin]).toEqual([200, 'mai', false]);
    }
    const { value } = await logIn('sms', await phoneToken('+84901234567'));
    expect(value.member.account).toBe('mai');
  });

  it('[2.31] makes an account for somebody who comes for the first time, and finds it again', async () => {
    await platform.set(EVERYTHING);
    const from = {
      affiliateCode: 'TOMAS1',
      domain: 'aurora.localhost',
      registerUrl: 'http://aurora.localhost/',
    };
    const first = await logIn('google', await socialToken('p2001'), from);
    expect([first.status, first.value]).toMatchObject([
      200,
      {
        firstTimeLogin: true,
        passwordExpired: false,
        member: {
          account: expect.stringMatching(/^m[0-9]{10}$/),
          nickname: 'Ligaya Santos',
          type: 0,
          toUpline: true,
          hasPassword: false,
        },
      },
    ]);
    const again = await logIn('google', await socialToken('p2001'));
    expect(again.value).toMatchObject({
      firstTimeLogin: false,
      member: { account: first.value.member.account },
    });
    // The same person elsewhere is another account: the third party said nothing of both.
    const other = await logIn('facebook', await socialToken('p2001', 'facebook'));
    expect(other.value.member.account).not.toBe(first.value.member.account);
    const rows = await platform.store.db
      .selectFrom('account')
      .innerJoin('registration', 'account_id', 'account.id')
      .select(['email', 'method', 'affiliate_code', 'upline_id', 'url'])
      // Those that the platform begins with came from nowhere.
      .where('url', 'is not', null)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        email: 'ligaya@example.net',
        method: 'google',
        affiliate_code: 'TOMAS1',
        upline_id: 1003,
        url: from.registerUrl,
      },
      { email: null, method: 'facebook', affiliate_code: null, upline_id: null, url: '' },
    ]);
  });

  it('does not take a mail address for a proof', async () => {
    await platform.set({ ...EVERYTHING, modules: { ...EVERYTHING.modules, REGMOBVERF3: false } });
    await registrantOf(platform).register({ email: 'ligaya@example.net' });
    const { value } = await logIn('google', await socialToken('p2001'));
    expect(value.member.account).not.toBe('hoa88');
  });

  it('makes one account, however often somebody comes for the first time at once', async () => {
    await platform.set(EVERYTHING);
    const tokens = await Promise.all([1, 2, 3, 4].map(() => socialToken('p2002')));
    const answers = await Promise.all(tokens.map((token) => logIn('google', token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ value }) => value.member.id)).size).toBe(1);
    expect(answers.filter(({ value }) => value.firstTimeLogin)).toHaveLength(1);
  });

  it('makes an account for a number, and knows its country', async () => {
    await platform.set(EVERYTHING);
    const { value } = await logIn('sms', await phoneToken('+12425550123'));
    const row = await platform.store.db
      .selectFrom('account')
      .select(['dialing_code', 'mobile_num'])
      .where('id', '=', value.member.id)
      .executeTakeFirst();
    expect(row).toEqual({ dialing_code: '1242', mobile_num: '5550123' });
    expect((await logIn('sms', await phoneToken('+12425550123'))).value.member.id).toBe(value.member.id);
    expect((await logIn('sms', await phoneToken('+99905550123'))).code).toBe('identity_wrong');
  });

  it('takes a token once, also from many at once, for five minutes', async () => {
    await platform.set(EVERYTHING);
    const token = await socialToken('p1001');
    const answers = await Promise.all([1, 2, 3].map(() => logIn('google', token)));
    expect(answers.map(({ code }) => code ?? 'in').sort()).toEqual([
      'identity_wrong',
      'identity_wrong',
      'in',
    ]);
    const late = await socialToken('p1001');
    platform.wait(5 * MINUTE);
    expect((await logIn('google', late)).code).toBe('identity_wrong');
  });

  it('takes no token that it did not sign, for this channel', async () => {
    await platform.set(EVERYTHING);
    const good = await socialToken('p1001');
    const [header, payload, signature] = good.split('.');
    const { privateKey } = await generateKeyPair('ES256');
    const claims = { ...decodeJwt(good), jti: 'another' };
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const hmac = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('livery-livery-livery-livery-livery'));
    const turned = `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'p2001' })).toString('base64url')}.${signature}`;
    for (const token of [forged, none, hmac, turned, 'x', 'a.b.c', '\u0000', "' or 1=1 --"]) {
      expect(await logIn('google', token)).toMatchObject({ status: 403, code: 'identity_wrong' });
    }
    expect((await logIn('facebook', good)).code).toBe('identity_wrong');
    expect((await logIn('google', 'x'.repeat(10_000))).status).toBe(400);
    expect((await logIn('google', good)).status).toBe(200);
  });

  it('stays the same third party over processes', async () => {
    await platform.set(EVERYTHING);
    const { db } = platform.store;
    await db.deleteFrom('identity_key').execute();
    const tokens = await Promise.all([1, 2, 3].map(() => socialToken('p1001')));
    expect(await db.selectFrom('identity_key').selectAll().execute()).toHaveLength(1);
    for (const token of tokens) expect((await logIn('google', token)).status).toBe(200);
  });

  it('[6.06] lets nobody in whom the site is not for, or whose account is closed', async () => {
    await platform.set(EVERYTHING);
    expect((await logIn('google', await socialToken('p1006'))).code).toBe('account_closed');
    await platform.set({ site: 'agent' });
    expect((await logIn('google', await socialToken('p1001'))).code).toBe('error_not_agent');
    expect((await logIn('google', await socialToken('p2001'))).code).toBe('error_not_agent');
    const made = await platform.store.db
      .selectFrom('registration')
      .select('url')
      .where('url', 'is not', null)
      .execute();
    expect(made).toEqual([]);
  });

  it('[2.37] asks an account with a second step for it', async () => {
    await platform.set(EVERYTHING);
    const { status, value } = await logIn('sms', await phoneToken('+84933334444'));
    expect([status, value]).toMatchObject([200, { challengeId: expect.any(String), channel: 'EMAIL' }]);
  });

  it.each([
    ['google', 'GOOGLEREG3'],
    ['google', 'LOGIN3'],
    ['facebook', 'FACEBOOKREG3'],
    ['sms', 'MOBILEVERCODELOGIN3'],
  ])('[2.31] is no way in by %s while %s is off', async (channel, module) => {
    await platform.set(EVERYTHING);
    const token = channel === 'sms' ? await phoneToken('+84901234567') : await socialToken('p1001', channel);
    await platform.set({ modules: { [module]: false } });
    expect(await logIn(channel, token)).toMatchObject({ status: 403, code: 'module_off' });
  });

  it('[6.01] makes no accounts while DIRECTREG3 is off, and lets in who has one', async () => {
    await platform.set({ ...EVERYTHING, modules: { ...EVERYTHING.modules, DIRECTREG3: false } });
    expect((await logIn('google', await socialToken('p2001'))).code).toBe('module_off');
    expect((await logIn('google', await socialToken('p1001'))).status).toBe(200);
    await platform.set({ modules: { DIRECTREG3: true, MOBILENUMREG3: false } });
    expect((await logIn('sms', await phoneToken())).code).toBe('module_off');
  });
});
