import { expect, it } from 'vitest';
import type { Refusal } from '#sandbox/http/refusal.ts';
import { takeSecondStep } from '#sandbox/identity/two-factor.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { outboxOf, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const SECOND = '/wps/session/login/twoFactor';
const EMAIL = 'linh@example.com';

describePlatform('the second step of a login', (platform) => {
  const begin = async (visitor: Visitor = visitorOf(platform)): Promise<string> =>
    (await visitor.logIn('linh')).value.challengeId;
  const finish = (challengeId: string, code: string, visitor: Visitor = visitorOf(platform)) =>
    visitor.seal('POST', SECOND, { challengeId, code });
  const resend = (challengeId: string) =>
    visitorOf(platform).ask('POST', `${SECOND}/code`, { body: { challengeId } });
  const lastCode = async () => /\d{6}/.exec((await outboxOf(platform, EMAIL))[0]?.text ?? '')?.[0] ?? 'none';

  it('[2.37] takes a code that was sent by mail, and only then there is a session', async () => {
    const first = await visitorOf(platform).logIn('linh');
    expect([first.status, first.value]).toEqual([
      200,
      {
        challengeId: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        channel: 'EMAIL',
        recipient: 'l•••h@example.com',
        expiredMinutes: 1,
      },
    ]);
    expect(await platform.store.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect((await outboxOf(platform, EMAIL))[0]).toMatchObject({
      channel: 'EMAIL',
      subject: 'Mã đăng nhập của bạn',
      text: expect.stringMatching(/^Chào Linh, \d{6} là mã để hoàn tất đăng nhập/),
    });
    const { status, value } = await finish(first.value.challengeId, ` ${await lastCode()} `);
    expect([status, value]).toMatchObject([
      200,
      { firstTimeLogin: false, passwordExpired: false, member: { account: 'linh' } },
    ]);
    const headers = { authorization: `Bearer ${value.token}` };
    expect((await visitorOf(platform).ask('GET', '/wps/member/info', { headers })).status).toBe(200);
  });

  it('is asked for after a login by SMS, too', async () => {
    const visitor = visitorOf(platform);
    const number = { countryDialingCode: '84', mobileNum: '933334444' };
    const verification = await visitor.proof();
    await visitor.ask('POST', '/wps/verification/sms/noLogin', {
      body: { ...number, purpose: 'login', verification },
    });
    const code = /\d{6}/.exec((await outboxOf(platform, '84933334444'))[0]?.text ?? '')?.[0] ?? '';
    const { value } = await visitor.logIn('933334444', code, { type: 'sms', ...number });
    expect(value.channel).toBe('EMAIL');
    expect((await finish(value.challengeId, await lastCode())).status).toBe(200);
  });

  it('is not asked for without the password', async () => {
    expect((await visitorOf(platform).logIn('linh', 'wrong')).code).toBe('wrong_credentials');
    expect(await outboxOf(platform, EMAIL)).toEqual([]);
  });

  it('is done once, however many bring the code at once', async () => {
    const challengeId = await begin();
    const code = await lastCode();
    // Calls would come one after another: what opens them takes longer than this.
    const takes = Array.from({ length: 4 }, () =>
      takeSecondStep(platform.store.db, { challengeId, code }, platform.now()).then(
        () => 'in',
        ({ error }: Refusal) => error.code,
      ),
    );
    expect((await Promise.all(takes)).sort()).toEqual([
      'challenge_over',
      'challenge_over',
      'challenge_over',
      'in',
    ]);
    expect((await finish(challengeId, code)).code).toBe('challenge_over');
  });

  it('takes five tries, which another code does not renew', async () => {
    const challengeId = await begin();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await finish(challengeId, 'x')).toMatchObject({ status: 403, code: 'code_wrong' });
    }
    platform.wait(MINUTE);
    expect((await resend(challengeId)).status).toBe(200);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await finish(challengeId, 'x')).code).toBe('code_wrong');
    expect(await finish(challengeId, await lastCode())).toMatchObject({
      status: 403,
      code: 'challenge_over',
      message: 'This login took too long or had too many attempts. Please log in again.',
    });
    expect((await resend(challengeId)).code).toBe('challenge_over');
  });

  it('waits ten minutes', async () => {
    const challengeId = await begin();
    platform.wait(9 * MINUTE);
    expect((await resend(challengeId)).status).toBe(200);
    platform.wait(MINUTE);
    expect((await finish(challengeId, await lastCode())).code).toBe('challenge_over');
    expect((await resend(challengeId)).code).toBe('challenge_over');
  });

  it('sends another code after a pause, in the place of the last', async () => {
    const challengeId = await begin();
    const code = await lastCode();
    expect(await resend(challengeId)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '60' },
      message: 'A code was sent just now. Please wait a minute and try again.',
    });
    platform.wait(MINUTE);
    await platform.set({ smsAnswer: 'expirationTime' });
    expect((await resend(challengeId)).value).toEqual({
      expirationTime: platform.now().getTime() + MINUTE,
    });
    const next = await lastCode();
    if (next !== code) expect((await finish(challengeId, code)).code).toBe('code_wrong');
    expect((await finish(challengeId, next)).status).toBe(200);
  });

  it('sends one code when asked for several at once', async () => {
    const challengeId = await begin();
    platform.wait(MINUTE);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend(challengeId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await outboxOf(platform, EMAIL)).toHaveLength(2);
  });

  it('sends ten codes an hour for an account', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await begin()).toEqual(expect.any(String));
    expect(await visitorOf(platform).logIn('linh')).toMatchObject({
      status: 429,
      message: 'Too many codes for this account. Please wait 60 minutes and try again.',
    });
    platform.wait(60 * MINUTE);
    expect(await begin()).toEqual(expect.any(String));
  });

  it('belongs to one login: a code of another is wrong', async () => {
    const first = await begin();
    const code = await lastCode();
    const second = await begin();
    expect(await lastCode()).toEqual(expect.stringMatching(/^\d{6}$/));
    if ((await lastCode()) !== code) expect((await finish(second, code)).code).toBe('code_wrong');
    expect((await finish(first, code)).status).toBe(200);
  });

  it.each(['x'.repeat(43), "' or true --", '', 'x'.repeat(65), null])(
    'is not known by %j',
    async (challengeId) => {
      await begin();
      const answer = await visitorOf(platform).seal('POST', SECOND, { challengeId, code: await lastCode() });
      expect(answer.code).toBe(challengeId === 'x'.repeat(43) ? 'challenge_over' : 'bad_request');
    },
  );

  it('ends for an account that was closed, and for one whose sessions were ended', async () => {
    const closed = await begin();
    const code = await lastCode();
    const close = (value: boolean) =>
      platform.store.db
        .updateTable('account')
        .set({ closed: value })
        .where('username', '=', 'linh')
        .execute();
    await close(true);
    expect((await finish(closed, code)).code).toBe('account_closed');
    await close(false);
    const ended = await begin();
    await platform.set({ endSessions: ['linh'] });
    expect((await finish(ended, await lastCode())).code).toBe('challenge_over');
  });

  it('is kept so that nobody who reads the tables could do it', async () => {
    const challengeId = await begin();
    const rows = await platform.store.db.selectFrom('two_factor').selectAll().execute();
    const text = JSON.stringify(rows);
    for (const secret of [challengeId, await lastCode()]) expect(text).not.toContain(secret);
  });
});
