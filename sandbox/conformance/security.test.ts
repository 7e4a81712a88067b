import { describe, expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { outboxOf, password, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const SECURITY = '/wps/member/security';
const CODE = '/wps/member/security/code';
const PAYMENT = '/wps/member/paymentPassword';
const MOBILE = '/wps/member/mobile';
const EMAIL = '/wps/member/email';
const TWO_FACTOR = '/wps/member/twoFactor';
const DEVICES = '/wps/member/devices';
const NUMBER = { countryDialingCode: '84', mobileNum: '0977000111' };

describePlatform('what protects an account', (platform) => {
  const member = async (username = 'mai', address?: string) => {
    const visitor = visitorOf(platform, address);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const send = (visitor: Visitor, body: object) => visitor.ask('POST', CODE, { body });
  const codeOf = async (to: string) => {
    const [message] = await outboxOf(platform, to);
    return /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('is told to its owner, with numbers and addresses masked', async () => {
    const mai = await member();
    const { value } = await mai.ask('GET', SECURITY);
    expect(value).toEqual({
      hasPassword: true,
      // The date of the registration, which counts from today.
      passwordSetAt: expect.stringMatching(/T10:00:00.000Z$/),
      hasPaymentPassword: false,
      mobile: '+84 •••567',
      email: 'm•••i@example.com',
      twoFactor: false,
    });
    platform.wait(MINUTE);
    const again = await member('mai', '198.51.100.4');
    expect((await again.ask('GET', SECURITY)).value.lastLogin).toEqual({
      at: '2026-11-21T10:00:00.000Z',
      address: '203.0.•.•',
      device: { kind: 'other' },
    });
  });

  it('knows since when the password is', async () => {
    const change = { oldPassword: password, newPassword: 'Harbor2027', confirmNewPassword: 'Harbor2027' };
    expect((await (await member()).seal('POST', '/wps/member/password', change)).status).toBe(200);
    const again = visitorOf(platform);
    await again.logIn('mai', 'Harbor2027');
    expect((await again.ask('GET', SECURITY)).value.passwordSetAt).toBe('2026-11-21T10:00:00.000Z');
  });

  it.each([
    ['GET', SECURITY],
    ['POST', CODE],
    ['GET', DEVICES],
    ['DELETE', DEVICES],
  ] as const)('is nobody else’s, and not for trial accounts: %s %s', async (method, url) => {
    const body = method === 'POST' ? { body: { purpose: 'TWO_FACTOR', channel: 'EMAIL' } } : {};
    expect((await visitorOf(platform).ask(method, url, body)).code).toBe('not_logged_in');
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.ask(method, url, body)).code).toBe('need_true_account');
  });

  it.each([
    [PAYMENT, { newPassword: '135790', confirmNewPassword: '135790' }],
    [MOBILE, { ...NUMBER, verificationCode: '123456' }],
    [EMAIL, { email: 'new@example.com', verificationCode: '123456' }],
    [TWO_FACTOR, { enabled: false }],
  ])('is changed by nobody else: %s', async (url, body) => {
    expect((await visitorOf(platform).seal('PUT', url, body)).code).toBe('not_logged_in');
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.seal('PUT', url, body)).code).toBe('need_true_account');
    expect((await (await member()).ask('PUT', url, { body })).code).toBe('encryption_required');
  });

  describe('a payment password', () => {
    const set = (visitor: Visitor, newPassword: string, more: object = {}) =>
      visitor.seal('PUT', PAYMENT, { newPassword: newPassword, confirmNewPassword: newPassword, ...more });

    it('[7.04] is set with the password to log in with, and changed with the one so far', async () => {
      const mai = await member();
      expect(await set(mai, '135790')).toMatchObject({ status: 403, code: 'wrong_password' });
      expect((await set(mai, '135790', { password })).status).toBe(200);
      expect((await mai.ask('GET', SECURITY)).value.hasPaymentPassword).toBe(true);
      expect((await set(mai, '246801', { password })).code).toBe('wrong_password');
      expect((await set(mai, '135790', { oldPassword: '135790' })).code).toBe('same_password');
      expect((await set(mai, '246801', { oldPassword: '135790' })).status).toBe(200);
      expect((await set(mai, '135790', { oldPassword: '135790' })).code).toBe('wrong_password');
    });

    it.each(['12345', '1234567', '12345a', '１２３４５６'])('may not be %s', async (newPassword) => {
      expect(await set(await member(), newPassword, { password })).toMatchObject({
        status: 422,
        code: 'rule_broken',
        details: [{ at: 'body/newPassword', message: 'must be six digits' }],
      });
    });

    it('may not be the one to log in with', async () => {
      const mai = await member();
      const digits = {
        enabled: true,
        required: true,
        minLength: 6,
        maxLength: 6,
        patternId: 7,
        acceptedPattern: '*',
      };
      await platform.set({ registerRules: { aurora: { password: digits } } });
      const change = { oldPassword: password, newPassword: '135790', confirmNewPassword: '135790' };
      expect((await mai.seal('POST', '/wps/member/password', change)).status).toBe(200);
      const again = visitorOf(platform);
      await again.logIn('mai', '135790');
      expect((await set(again, '135790', { password: '135790' })).code).toBe('login_password');
    });

    it('takes a few wrong tries, wherever it is asked for', async () => {
      const mai = await member();
      await set(mai, '135790', { password });
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await set(mai, '246801', { oldPassword: '111111' })).code).toBe('wrong_password');
      }
      expect((await set(mai, '246801', { oldPassword: '135790' })).code).toBe('too_many_requests');
      platform.wait(31 * MINUTE);
      expect((await set(await member(), '246801', { oldPassword: '135790' })).status).toBe(200);
    });

    it.each([
      ['SMS', '84901234567'],
      ['EMAIL', 'mai@example.com'],
    ] as const)('that is forgotten is set with a code by %s', async (channel, to) => {
      const mai = await member();
      await set(mai, '135790', { password });
      const { value } = await send(mai, { purpose: 'PAYMENT_PASSWORD', channel });
      expect(value).toEqual({
        recipient: channel === 'SMS' ? '+84 •••567' : 'm•••i@example.com',
        expiredMinutes: 1,
      });
      const verificationCode = await codeOf(to);
      const other = wrong(verificationCode);
      expect(await set(mai, '246801', { channel, verificationCode: other })).toMatchObject({
        code: 'code_wrong',
        details: [{ at: 'body/verificationCode' }],
      });
      expect((await set(mai, '246801', { channel, verificationCode })).status).toBe(200);
      expect((await set(mai, '135791', { channel, verificationCode })).code).toBe('code_wrong');
      expect((await set(mai, '135791', { oldPassword: '246801' })).status).toBe(200);
    });
  });

  describe('a code', () => {
    const ask = { purpose: 'TWO_FACTOR', channel: 'EMAIL' };
    const turnOn = (visitor: Visitor, verificationCode: string) =>
      visitor.seal('PUT', TWO_FACTOR, { enabled: true, verificationCode });

    it('[4.10] waits for the last one’s pause', async () => {
      const mai = await member();
      expect((await send(mai, ask)).status).toBe(200);
      expect(await send(mai, ask)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
      platform.wait(MINUTE);
      expect((await send(mai, ask)).status).toBe(200);
    });

    it('is good five times, for ten minutes, and for one account', async () => {
      const [mai, quynh] = [await member(), await member('quynh')];
      await send(mai, ask);
      const code = await codeOf('mai@example.com');
      await send(quynh, ask);
      expect((await turnOn(quynh, code)).code).toBe('code_wrong');
      for (let attempt = 0; attempt < 5; attempt += 1)
        expect((await turnOn(mai, wrong(code))).code).toBe('code_wrong');
      expect((await turnOn(mai, code)).code).toBe('code_wrong');
      platform.wait(MINUTE);
      await send(mai, ask);
      const next = await codeOf('mai@example.com');
      platform.wait(11 * MINUTE);
      expect((await turnOn(mai, next)).code).toBe('code_wrong');
    });

    it('is good for nothing else', async () => {
      const mai = await member();
      await send(mai, { purpose: 'PAYMENT_PASSWORD', channel: 'EMAIL' });
      expect((await turnOn(mai, await codeOf('mai@example.com'))).code).toBe('code_wrong');
    });

    it('is sent ten times an hour', async () => {
      const mai = await member();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await send(mai, ask)).status).toBe(200);
        platform.wait(2 * MINUTE);
      }
      expect((await send(mai, ask)).code).toBe('too_many_requests');
    });

    it('is of one who brings it first', async () => {
      const mai = await member();
      await send(mai, ask);
      const code = await codeOf('mai@example.com');
      const answers = await Promise.all([1, 2, 3].map(() => turnOn(mai, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    });
  });

  describe('two-step login', () => {
    it('[2.37] is turned on with a code by mail, and off with the password', async () => {
      const mai = await member();
      expect((await send(mai, { purpose: 'TWO_FACTOR', channel: 'EMAIL' })).status).toBe(200);
      const verificationCode = await codeOf('mai@example.com');
      expect((await mai.seal('PUT', TWO_FACTOR, { enabled: true })).code).toBe('code_wrong');
      expect((await mai.seal('PUT', TWO_FACTOR, { enabled: true, verificationCode })).status).toBe(200);
      const login = await visitorOf(platform).logIn('mai');
      expect(login.value).toMatchObject({ channel: 'EMAIL', recipient: 'm•••i@example.com' });
      expect((await mai.seal('PUT', TWO_FACTOR, { enabled: false })).code).toBe('wrong_password');
      expect((await mai.seal('PUT', TWO_FACTOR, { enabled: false, password })).status).toBe(200);
      expect((await visitorOf(platform).logIn('mai')).value.token).toBeDefined();
    });

    it('needs a mail address, and a password to turn it off', async () => {
      const mai = await member();
      await platform.store.db
        .updateTable('account')
        .set({ email: null, password_hash: null })
        .where('username', '=', 'mai')
        .execute();
      const answer = await send(mai, { purpose: 'TWO_FACTOR', channel: 'EMAIL' });
      expect(answer).toMatchObject({ status: 409, code: 'not_bound' });
      const on = { enabled: true, verificationCode: '123456' };
      expect((await mai.seal('PUT', TWO_FACTOR, on)).code).toBe('not_bound');
      expect((await mai.seal('PUT', TWO_FACTOR, { enabled: false, password })).code).toBe('no_password');
    });
  });
});
