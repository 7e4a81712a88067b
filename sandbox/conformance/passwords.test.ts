import { describe, expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { outboxOf, password, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const CHANGE = '/wps/member/password';
const MAIL = '/wps/member/password/email';
const PHONE = '/wps/member/password/verification';
const INFO = '/wps/member/info';
const NEW = 'Harbor2027';

/** Passwords that the rule of the registration does not take, and what it says. */
const broken: readonly (readonly [string, string])[] = [
  ['Abc12', 'must have 6 to 20 characters'],
  [`Abc1${'x'.repeat(17)}`, 'must have 6 to 20 characters'],
  ['abcdefgh', 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"'],
  ['12345678', 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"'],
  ['Abc 1234', 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"'],
  ['Abc1234😀', 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"'],
  ["Abc1';--", 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"'],
];

describePlatform('passwords', (platform) => {
  const loggedIn = async (username = 'mai', loginPassword = password) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username, loginPassword)).status).toBe(200);
    return visitor;
  };
  const status = async (visitor: Visitor) => (await visitor.ask('GET', INFO)).status;

  describe('are changed', () => {
    const change = (visitor: Visitor, more: object = {}) =>
      visitor.seal('POST', CHANGE, {
        oldPassword: password,
        newPassword: NEW,
        confirmNewPassword: NEW,
        ...more,
      });

    it('[5.05] with the old one, and every session of the account ends', async () => {
      const [here, there, other] = [await loggedIn(), await loggedIn(), await loggedIn('quynh')];
      expect(await change(here)).toMatchObject({ status: 200, value: null });
      expect([await status(here), await status(there), await status(other)]).toEqual([401, 401, 200]);
      expect((await visitorOf(platform).logIn('mai')).code).toBe('wrong_credentials');
      expect((await visitorOf(platform).logIn('mai', NEW)).status).toBe(200);
    });

    it('[4.03] and are no longer expired then', async () => {
      const visitor = await loggedIn('old');
      expect((await change(visitor)).status).toBe(200);
      expect((await visitorOf(platform).logIn('old', NEW)).value.passwordExpired).toBe(false);
    });

    it('by nobody who is not logged in, or sends them in the open', async () => {
      expect((await change(visitorOf(platform))).status).toBe(401);
      const body = { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW };
      expect((await (await loggedIn()).ask('POST', CHANGE, { body })).code).toBe('encryption_required');
    });

    it.each([{ oldPassword: 'wrong' }, { oldPassword: '' }, { oldPassword: undefined }])(
      'not with %j for the old one',
      async (more) => {
        const visitor = await loggedIn();
        expect(await change(visitor, more)).toMatchObject({
          status: 403,
          code: 'wrong_password',
          message: 'That is not your current password. Check it and try again.',
        });
        expect(await status(visitor)).toBe(200);
      },
    );

    it('not to the one that they are', async () => {
      const same = { newPassword: password, confirmNewPassword: password };
      expect((await change(await loggedIn(), same)).code).toBe('same_password');
    });

    it.each(broken)('not to %j', async (newPassword, message) => {
      const answer = await change(await loggedIn(), {
        newPassword: newPassword,
        confirmNewPassword: newPassword,
      });
      expect(answer).toMatchObject({
        status: 422,
        code: 'rule_broken',
        details: [{ at: 'body/newPassword', message }],
      });
    });

    it('not with two that differ', async () => {
      expect(await change(await loggedIn(), { confirmNewPassword: `${NEW}x` })).toMatchObject({
        code: 'rule_broken',
        details: [{ at: 'body/confirmNewPassword', message: 'must be the new password again' }],
      });
    });

    it('by the rule of the merchant', async () => {
      const rule = {
        enabled: true,
        required: true,
        minLength: 12,
        maxLength: 20,
        patternId: 1,
        acceptedPattern: '*',
      };
      await platform.set({ registerRules: { aurora: { password: rule } } });
      expect((await change(await loggedIn())).code).toBe('rule_broken');
      const long = { newPassword: 'long enough now', confirmNewPassword: 'long enough now' };
      expect((await change(await loggedIn(), long)).status).toBe(200);
    });

    it('without an old one where there is none', async () => {
      const visitor = await loggedIn();
      await platform.store.db
        .updateTable('account')
        .set({ password_hash: null })
        .where('username', '=', 'mai')
        .execute();
      expect((await visitor.ask('GET', INFO)).value.hasPassword).toBe(false);
      expect((await change(visitor, { oldPassword: undefined })).status).toBe(200);
      const info = (await visitorOf(platform).logIn('mai', NEW)).value.member;
      expect(info).not.toHaveProperty('hasPassword');
    });

    it('after ten wrong tries of an account not, for half an hour, from wherever', async () => {
      const visitor = await loggedIn();
      for (let attempt = 0; attempt < 10; attempt += 1) await change(visitor, { oldPassword: 'wrong' });
      expect(await change(visitor)).toMatchObject({
        status: 429,
        message: 'Too many attempts for this account. Please wait 30 minutes and try again.',
      });
      platform.wait(30 * MINUTE);
      expect((await change(visitor)).status).toBe(200);
    });
  });

  describe('by mail', () => {
    const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
    const send = (fields: Record<string, string>, address?: string) =>
      visitorOf(platform, address).ask('POST', MAIL, {
        body: form(fields),
        type: 'application/x-www-form-urlencoded',
      });
    const mailed = async (to = 'mai@example.com') => {
      const [message] = await outboxOf(platform, to);
      return /the password (\w+) within/.exec(message?.text ?? '')?.[1] ?? 'none';
    };
    const mai = { username: 'mai', email: 'mai@example.com' };

    it('[5.06] are good for one login, which asks to change them; the old one stays until then', async () => {
      expect(await send({ username: ' MAI ', email: 'Mai@Example.com ' })).toMatchObject({
        status: 200,
        value: null,
      });
      const [message] = await outboxOf(platform, 'mai@example.com');
      expect(message).toMatchObject({ channel: 'EMAIL', subject: 'Your new password' });
      const mailedPassword = await mailed();
      const visitor = visitorOf(platform);
      expect((await visitor.logIn('mai', mailedPassword)).value).toMatchObject({
        passwordExpired: true,
        member: { account: 'mai' },
      });
      expect((await visitorOf(platform).logIn('mai', mailedPassword)).code).toBe('wrong_credentials');
      expect((await visitorOf(platform).logIn('mai')).value.passwordExpired).toBe(false);
      const change = { oldPassword: mailedPassword, newPassword: NEW, confirmNewPassword: NEW };
      expect((await visitor.seal('POST', CHANGE, change)).status).toBe(200);
      expect((await visitorOf(platform).logIn('mai')).code).toBe('wrong_credentials');
      expect((await visitorOf(platform).logIn('mai', NEW)).value.passwordExpired).toBe(false);
    });

    it('are one login’s, also when many come at once', async () => {
      await send(mai);
      const mailedPassword = await mailed();
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => visitorOf(platform).logIn('mai', mailedPassword)),
      );
      expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 403, 403]);
    });

    it('are no old password before they were used, and none of another account', async () => {
      const visitor = await loggedIn();
      await send(mai);
      const change = { oldPassword: await mailed(), newPassword: NEW, confirmNewPassword: NEW };
      expect((await visitor.seal('POST', CHANGE, change)).code).toBe('wrong_password');
      expect((await visitorOf(platform).logIn('quynh', await mailed())).code).toBe('wrong_credentials');
    });

    it('cannot stay the password', async () => {
      await send(mai);
      const mailedPassword = await mailed();
      const visitor = await loggedIn('mai', mailedPassword);
      const change = {
        oldPassword: mailedPassword,
        newPassword: mailedPassword,
        confirmNewPassword: mailedPassword,
      };
      expect((await visitor.seal('POST', CHANGE, change)).code).toBe('same_password');
    });

    it('are good for an hour, and until the next', async () => {
      await send(mai);
      const first = await mailed();
      await send(mai);
      expect((await visitorOf(platform).logIn('mai', first)).code).toBe('wrong_credentials');
      const second = await mailed();
      platform.wait(60 * MINUTE);
      expect((await visitorOf(platform).logIn('mai', second)).code).toBe('wrong_credentials');
    });

    it('speak the language of the account', async () => {
      await send({ username: 'quynh', email: 'quynh@example.com' });
      expect((await outboxOf(platform, 'quynh@example.com'))[0]?.subject).toBe('Mật khẩu mới của bạn');
    });

    it.each([
      { username: 'mai', email: 'quynh@example.com' },
      { username: 'nobody', email: 'mai@example.com' },
      { username: 'mai', email: 'mai@example.com%' },
      { username: "mai' or '1'='1", email: 'mai@example.com' },
      { username: 'vera', email: 'vera@example.com' },
      { username: '__proto__', email: 'constructor' },
    ])('[8.03] are not sent to %j', async (fields) => {
      expect(await send(fields)).toMatchObject({
        status: 404,
        code: 'no_such_account',
        message: 'No account has this username and email address.',
      });
      expect(await outboxOf(platform)).toEqual([]);
    });

    it.each([
      ['', 'application/x-www-form-urlencoded', 400],
      ['username=mai', 'application/x-www-form-urlencoded', 400],
      ['username=mai&username=mai&email=mai@example.com', 'application/x-www-form-urlencoded', 400],
      ['username=mai&email=mai@example.com&extra=1', 'application/x-www-form-urlencoded', 400],
      ['username=mai%00&email=mai@example.com', 'application/x-www-form-urlencoded', 400],
      ['username=mai&email=mai@example.com%00', 'application/x-www-form-urlencoded', 400],
      ['__proto__=1&username=mai&email=mai@example.com', 'application/x-www-form-urlencoded', 400],
      ['{"username":"mai","email":"mai@example.com"}', 'application/json', 415],
    ])('are not sent for %j as %s', async (body, type, want) => {
      expect((await visitorOf(platform).ask('POST', MAIL, { body, type })).status).toBe(want);
      expect(await outboxOf(platform)).toEqual([]);
    });

    it('are asked for by a form, as no other call is', async () => {
      const answer = await visitorOf(platform).ask('POST', '/wps/verification/sms/noLogin', {
        body: form({ mobileNum: '901234567' }),
        type: 'application/x-www-form-urlencoded',
      });
      expect([answer.status, answer.code]).toEqual([415, 'unsupported_type']);
    });

    it('are five an hour for an account, and ten tries of an address in ten minutes', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) expect((await send(mai)).status).toBe(200);
      expect(await send(mai)).toMatchObject({
        status: 429,
        message: 'Too many new passwords for this account. Please wait 60 minutes and try again.',
      });
      for (let attempt = 0; attempt < 4; attempt += 1) await send({ username: 'x', email: 'x@y.z' });
      const quynh = { username: 'quynh', email: 'quynh@example.com' };
      expect(await send(quynh)).toMatchObject({
        status: 429,
        message: 'Too many attempts from your address. Please wait 10 minutes and try again.',
      });
      expect((await send(quynh, '198.51.100.1')).status).toBe(200);
    });

    it('are kept so that nobody who reads the tables could use them', async () => {
      await send(mai);
      const rows = await platform.store.db.selectFrom('mailed_password').selectAll().execute();
      expect(rows[0]?.password_hash).toMatch(/^\$scrypt\$/);
      expect(JSON.stringify(rows)).not.toContain(await mailed());
    });
  });

  describe('by phone', () => {
    const number = { countryDialingCode: '84', mobileNum: '901234567' };
    const code = async (fields: object = number) => {
      const visitor = visitorOf(platform);
      const body = { ...fields, purpose: 'password', verification: await visitor.proof() };
      expect((await visitor.ask('POST', '/wps/verification/sms/noLogin', { body })).status).toBe(200);
      return /\d{6}/.exec((await outboxOf(platform))[0]?.text ?? '')?.[0] ?? 'none';
    };
    const set = (verificationCode: string, more: object = {}) =>
      visitorOf(platform).seal('POST', PHONE, { newPassword: NEW, ...number, verificationCode, ...more });

    it('[4.12] are new with a code, and log in by the number; sessions of the old one end', async () => {
      const visitor = await loggedIn();
      expect(await set(await code())).toMatchObject({ status: 200, value: null });
      expect(await status(visitor)).toBe(401);
      const answer = await visitorOf(platform).logIn('901234567', NEW, number);
      expect(answer.value?.member.account).toBe('mai');
    });

    it('need no captcha then for what was tried before', async () => {
      for (const name of ['mai', '+84901234567', '0901234567']) {
        for (let attempt = 0; attempt < 3; attempt += 1)
          await visitorOf(platform, '198.51.100.1').logIn(name, 'x');
        expect((await visitorOf(platform).logIn(name, 'x')).code).toBe('captcha_required');
        await platform.store.db.deleteFrom('tally').where('kind', '=', 'failedAddress').execute();
      }
      await set(await code());
      for (const name of ['mai', '+84901234567', '0901234567']) {
        expect((await visitorOf(platform).logIn(name, NEW)).status).toBe(200);
      }
    });

    it('are not new without the code, and one code is one password', async () => {
      expect((await set('000000')).code).toBe('code_wrong');
      const resetCode = await code();
      expect((await set(resetCode, { newPassword: 'short' })).code).toBe('rule_broken');
      const answers = await Promise.all([set(resetCode), set(resetCode), set(resetCode)]);
      expect(answers.map(({ code: refusal }) => refusal ?? 'set').sort()).toEqual([
        'code_wrong',
        'code_wrong',
        'set',
      ]);
    });

    it('are not new for a number that no account has', async () => {
      const nobody = { countryDialingCode: '84', mobileNum: '900000000' };
      await code(nobody);
      expect((await set('000000', nobody)).code).toBe('code_wrong');
      expect((await visitorOf(platform).logIn('mai')).status).toBe(200);
    });

    it.each(broken)('are not %j', async (newPassword, message) => {
      expect(await set('000000', { newPassword: newPassword })).toMatchObject({
        code: 'rule_broken',
        details: [{ at: 'body/newPassword', message }],
      });
    });

    it('[6.07] are not new while CHNGPASSVERIF3 is off', async () => {
      const resetCode = await code();
      await platform.set({ modules: { CHNGPASSVERIF3: false } });
      expect((await set(resetCode)).code).toBe('module_off');
    });

    it('hold the bot check that comes with them', async () => {
      const resetCode = await code();
      const verification = { challengeId: 'x'.repeat(43), solution: '1' };
      expect((await set(resetCode, { verification })).code).toBe('verification_wrong');
      expect((await set(resetCode, { verification: await visitorOf(platform).proof() })).status).toBe(200);
    });
  });
});
