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
  const accountOf = (username: string) =>
    platform.store.db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();

  it('is told to its owner, with numbers and addresses masked', async () => {
    const mai = await member();
    const { value } = await mai.ask('GET', SECURITY);
    expect(value).toEqual({
      hasPassword: true,
      // Of the registration, which counts from today.
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
    const set = (visitor: Visitor, word: string, more: object = {}) =>
      visitor.seal('PUT', PAYMENT, { newPassword: word, confirmNewPassword: word, ...more });

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

    it.each(['12345', '1234567', '12345a', '１２３４５６'])('may not be %s', async (word) => {
      expect(await set(await member(), word, { password })).toMatchObject({
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
      for (let at = 0; at < 10; at += 1) {
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
      for (let at = 0; at < 5; at += 1) expect((await turnOn(mai, wrong(code))).code).toBe('code_wrong');
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
      for (let at = 0; at < 10; at += 1) {
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

  describe('a number', () => {
    const bind = (visitor: Visitor, more: object) => visitor.seal('PUT', MOBILE, { ...NUMBER, ...more });
    const asked = async (visitor: Visitor) => {
      const to = { purpose: 'BIND', channel: 'SMS', ...NUMBER };
      expect((await send(visitor, to)).value.recipient).toBe('+84977000111');
      return codeOf('84977000111');
    };

    it('takes the place of another with the password, and logs in from then on', async () => {
      const mai = await member();
      const verificationCode = await asked(mai);
      expect(await bind(mai, { verificationCode })).toMatchObject({ code: 'wrong_password' });
      expect((await bind(mai, { verificationCode, password: 'wrong' })).code).toBe('wrong_password');
      expect((await bind(mai, { verificationCode, password })).status).toBe(200);
      expect((await mai.ask('GET', SECURITY)).value.mobile).toBe('+84 •••111');
      expect(await accountOf('mai')).toMatchObject({ dialing_code: '84', mobile_num: '977000111' });
      expect((await visitorOf(platform).logIn('0977000111')).status).toBe(200);
    });

    it('takes the place of another with a code from there; a wrong one costs neither', async () => {
      const mai = await member();
      const verificationCode = await asked(mai);
      await send(mai, { purpose: 'UNBIND', channel: 'SMS' });
      const oldCode = await codeOf('84901234567');
      expect(await bind(mai, { verificationCode, oldCode: wrong(oldCode) })).toMatchObject({
        code: 'code_wrong',
        details: [{ at: 'body/oldCode' }],
      });
      expect(await bind(mai, { verificationCode: wrong(verificationCode), oldCode })).toMatchObject({
        code: 'code_wrong',
        details: [{ at: 'body/verificationCode' }],
      });
      expect((await bind(mai, { verificationCode, oldCode })).status).toBe(200);
    });

    it('needs no more than its code where there was none', async () => {
      const mai = await member();
      await platform.store.db
        .updateTable('account')
        .set({ dialing_code: null, mobile_num: null })
        .where('username', '=', 'mai')
        .execute();
      expect((await bind(mai, { verificationCode: await asked(mai) })).status).toBe(200);
    });

    it('of another account is refused without telling whose', async () => {
      const mai = await member();
      const quynhs = { countryDialingCode: '84', mobileNum: '912345678' };
      const answer = await send(mai, { purpose: 'BIND', channel: 'SMS', ...quynhs });
      expect(answer).toMatchObject({ status: 409, code: 'mobile_taken' });
      expect(answer.message).not.toMatch(/quynh|account/i);
      expect(await outboxOf(platform, '84912345678')).toEqual([]);
      // The same digits, split elsewhere.
      const split = { countryDialingCode: '849', mobileNum: '12345678' };
      expect((await send(mai, { purpose: 'BIND', channel: 'SMS', ...split })).status).not.toBe(200);
      const own = { countryDialingCode: '84', mobileNum: '0901234567' };
      expect((await send(mai, { purpose: 'BIND', channel: 'SMS', ...own })).code).toBe('same_contact');
    });

    it('is of one of two who bind it at once', async () => {
      const [mai, quynh] = [await member(), await member('quynh')];
      const first = await asked(mai);
      platform.wait(MINUTE);
      const second = await asked(quynh);
      const answers = await Promise.all([
        bind(mai, { verificationCode: first, password }),
        bind(quynh, { verificationCode: second, password }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.code).toBe('mobile_taken');
    });

    it('[8.01] of no country is refused', async () => {
      const nowhere = { countryDialingCode: '999', mobileNum: '977000111' };
      const answer = await send(await member(), { purpose: 'BIND', channel: 'SMS', ...nowhere });
      expect(answer.code).toBe('sms_failed');
    });
  });

  describe('a mail address', () => {
    it('is bound with a code that went there', async () => {
      const mai = await member();
      const email = 'Mai.Lan@Example.net';
      expect((await send(mai, { purpose: 'BIND', channel: 'EMAIL', email })).value.recipient).toBe(email);
      const verificationCode = await codeOf(email);
      const other = await mai.seal('PUT', EMAIL, { email: 'x@example.net', verificationCode, password });
      expect(other.code).toBe('code_wrong');
      expect((await mai.seal('PUT', EMAIL, { email, verificationCode, password })).status).toBe(200);
      expect((await mai.ask('GET', SECURITY)).value.email).toBe('M•••n@Example.net');
    });

    it.each([
      ['QUYNH@example.com', 'email_taken'],
      ['MAI@example.com', 'same_contact'],
      ['mai@nowhere', 'bad_address'],
      ['mai at example.com', 'bad_address'],
    ])('may not be %s', async (email, code) => {
      expect((await send(await member(), { purpose: 'BIND', channel: 'EMAIL', email })).code).toBe(code);
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

  describe('devices', () => {
    const alive = async (visitor: Visitor) => (await visitor.ask('GET', '/wps/member/info')).status;
    const listOf = async (visitor: Visitor) => (await visitor.ask('GET', DEVICES)).value.list;

    it('are told with this one first, from where and since when', async () => {
      await member('mai', '198.51.100.4');
      platform.wait(MINUTE);
      const here = await member();
      platform.wait(MINUTE);
      await member('mai', '2001:db8:1::7');
      await member('quynh');
      expect(await listOf(here)).toMatchObject([
        { current: true, address: '203.0.•.•', beganAt: '2026-11-21T10:01:00.000Z' },
        { current: false, address: '2001:db8:•' },
        { current: false, address: '198.51.•.•', beganAt: '2026-11-21T10:00:00.000Z' },
      ]);
    });

    it('are logged out one by one, or all others at once', async () => {
      const [here, there, elsewhere] = [await member(), await member(), await member()];
      const [, one] = await listOf(here);
      const { value } = await here.ask('DELETE', `${DEVICES}?id=${one.id}`);
      expect(value.list).toHaveLength(2);
      expect((await Promise.all([here, there, elsewhere].map(alive))).sort()).toEqual([200, 200, 401]);
      expect((await here.ask('DELETE', `${DEVICES}?id=${one.id}`)).code).toBe('not_found');
      expect((await here.ask('DELETE', DEVICES)).value.list).toMatchObject([{ current: true }]);
      expect(await Promise.all([here, there, elsewhere].map(alive))).toEqual([200, 401, 401]);
    });

    it('of somebody else are not there', async () => {
      const [mai, quynh] = [await member(), await member('quynh')];
      const [hers] = await listOf(quynh);
      expect((await mai.ask('DELETE', `${DEVICES}?id=${hers.id}`)).code).toBe('not_found');
      expect((await mai.ask('DELETE', DEVICES)).status).toBe(200);
      expect(await alive(quynh)).toBe(200);
    });

    it.each(['1', '------------------------------------', "' or 1=1"])('are not named %s', async (id) => {
      const answer = await (await member()).ask('DELETE', `${DEVICES}?id=${encodeURIComponent(id)}`);
      expect(answer.code).toBe('bad_request');
    });
  });
});
