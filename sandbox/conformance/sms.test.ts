/** @module-tag postgres */
import { describe, expect, it } from 'vitest';
import { describePlatform, type TestPlatform } from '#sandbox/testing/describe-platform.ts';
import { outboxOf, visitorOf } from '#sandbox/testing/visitor.ts';

const MINUTE = 60 * 1000;
const LOGIN = '/wps/verification/sms/noLogin';
const REGISTER = '/wps/verification/sms/register';
const MAI = { countryDialingCode: '84', mobileNum: '901234567' };
const NOBODY = { countryDialingCode: '84', mobileNum: '900000000' };

describePlatform('codes by SMS', (platform) => {
  const { ask, send, logIn, lastCode } = tools(platform);

  it('[7.01] log in, without a bot check [4.05]', async () => {
    expect(await ask(MAI)).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    const [message] = await outboxOf(platform, '84901234567');
    expect(message).toMatchObject({
      channel: 'SMS',
      to: '84901234567',
      text: expect.stringMatching(
        /^\d{6} is your login code\. It expires in 10 minutes\. Never share it with anyone\.$/,
      ),
    });
    const answer = await logIn(await lastCode());
    expect(answer).toMatchObject({ status: 200, value: { member: { account: 'mai' } } });
  });

  it.each([
    ['84', '0901234567'],
    ['84', '901234567'],
  ])('are one number’s, +%s %s', async (countryDialingCode, mobileNum) => {
    expect((await ask({ countryDialingCode, mobileNum })).status).toBe(200);
    const code = await lastCode();
    const typed = { username: '0901234567', mobileNum: '0901234567', countryDialingCode: '84' };
    expect((await logIn(code, typed)).status).toBe(200);
  });

  it('speak the language of the account', async () => {
    await ask({ countryDialingCode: '84', mobileNum: '912345678' });
    expect((await outboxOf(platform, '84912345678'))[0]?.text).toMatch(/^\d{6} là mã đăng nhập của bạn/);
    await ask({ countryDialingCode: '63', mobileNum: '9171234567' }, 'password');
    expect((await outboxOf(platform, '639171234567'))[0]?.text).toMatch(
      /^\d{6} ang code mo para mag-set ng bagong password/,
    );
  });

  it.each(['login', 'password'] as const)(
    'are not sent to a number without an account, for %s, and nobody learns that',
    async (purpose) => {
      const [registered, unknown] = [await ask(MAI, purpose), await ask(NOBODY, purpose)];
      expect([unknown.status, unknown.value]).toEqual([registered.status, registered.value]);
      expect(await outboxOf(platform, '84900000000')).toEqual([]);
      const again = [await ask(MAI, purpose), await ask(NOBODY, purpose)];
      expect(again.map(({ status, message }) => `${status} ${message}`)).toEqual(
        Array(2).fill('429 A code was asked for just now. Please wait a minute and try again.'),
      );
      const wrong = { username: '900000000', ...NOBODY };
      expect(await logIn('000000', wrong)).toMatchObject({
        status: 403,
        code: 'code_wrong',
        message: 'That code is not correct or has expired. Check it, or send a new one.',
      });
    },
  );

  it('[4.10] wait as the operator has it, and say so in minutes or as a time', async () => {
    await platform.set({ smsMinutes: 3 });
    expect((await ask(MAI)).value).toEqual({ expiredMinutes: 3 });
    platform.wait(3 * MINUTE - 1000);
    expect(await ask(MAI)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '1' },
    });
    platform.wait(1000);
    await platform.set({ smsAnswer: 'expirationTime' });
    expect((await ask(MAI)).value).toEqual({ expirationTime: platform.now().getTime() + 3 * MINUTE });
    expect((await platform.set({})).body.value).toMatchObject({
      smsMinutes: 3,
      smsAnswer: 'expirationTime',
    });
  });

  it('are one at a time, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(MAI)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await outboxOf(platform, '84901234567')).toHaveLength(1);
    expect((await logIn(await lastCode())).status).toBe(200);
  });

  it('are good once, also for many at once', async () => {
    await ask(MAI);
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(code)));
    expect(answers.map(({ code: refusal }) => refusal ?? 'in').sort()).toEqual([
      'code_wrong',
      'code_wrong',
      'code_wrong',
      'in',
    ]);
    expect((await logIn(code)).code).toBe('code_wrong');
  });

  it('are good for ten minutes', async () => {
    await ask(MAI);
    const code = await lastCode();
    platform.wait(10 * MINUTE);
    expect((await logIn(code)).code).toBe('code_wrong');
    await ask(MAI);
    platform.wait(10 * MINUTE - 1000);
    expect((await logIn(await lastCode())).status).toBe(200);
  });

  it('end with the fifth wrong try, and begin anew with the next code', async () => {
    await ask(MAI);
    const code = await lastCode();
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await logIn(other(code))).code).toBe('code_wrong');
    expect((await logIn(` ${code} `)).status).toBe(200);
    platform.wait(MINUTE);
    await ask(MAI);
    const next = await lastCode();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(other(next));
    expect((await logIn(next)).code).toBe('code_wrong');
    platform.wait(MINUTE);
    await ask(MAI);
    expect((await logIn(await lastCode())).status).toBe(200);
  });

  it('take the place of those before them', async () => {
    await ask(MAI);
    const code = await lastCode();
    platform.wait(MINUTE);
    await ask(MAI);
    const next = await lastCode();
    if (next !== code) expect((await logIn(code)).code).toBe('code_wrong');
    expect((await logIn(next)).status).toBe(200);
  });

  it('are for one number and one purpose', async () => {
    await ask(MAI, 'password');
    expect((await logIn(await lastCode())).code).toBe('code_wrong');
    await ask(MAI);
    const code = await lastCode();
    const quynh = { username: '912345678', mobileNum: '912345678', countryDialingCode: '84' };
    expect((await logIn(code, quynh)).code).toBe('code_wrong');
    expect((await logIn(code, { countryDialingCode: '63' })).code).toBe('code_wrong');
    expect((await logIn(code)).status).toBe(200);
  });

  it.each(['', ' ', '%', "' or true --", '１２３', '0'.repeat(40), '😀', '__proto__'])(
    'are not %j',
    async (typedCode) => {
      await ask(MAI);
      const { status, code } = await logIn(typedCode);
      expect([status, code]).toEqual(typedCode === '' ? [400, 'bad_request'] : [403, 'code_wrong']);
    },
  );

  it('are ten an hour for a number, whether or not an account has it', async () => {
    for (const number of [MAI, NOBODY]) {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect((await ask(number, attempt % 2 ? 'login' : 'password', `198.51.100.${attempt}`)).status).toBe(
          200,
        );
        platform.wait(MINUTE);
      }
      expect(await ask(number, 'login', '198.51.100.99')).toMatchObject({
        status: 429,
        message: 'Too many codes for this number. Please wait 50 minutes and try again.',
      });
    }
    platform.wait(50 * MINUTE);
    expect((await ask(MAI)).status).toBe(200);
  });

  it('are twenty calls of an address in ten minutes', async () => {
    const number = (index: number) => ({ countryDialingCode: '84', mobileNum: String(910000000 + index) });
    for (let index = 0; index < 20; index += 1) expect((await ask(number(index))).status).toBe(200);
    expect(await ask(number(20))).toMatchObject({
      status: 429,
      message: 'Too many attempts from your address. Please wait 10 minutes and try again.',
    });
    expect((await ask(MAI, 'login', '198.51.100.1')).status).toBe(200);
  });

  it.each([
    ['login', 'MOBILEVERCODELOGIN3'],
    ['password', 'CHNGPASSVERIF3'],
  ] as const)('[6.07] are not sent for %s while %s is off', async (purpose, module) => {
    await platform.set({ modules: { [module]: false } });
    expect(await ask(MAI, purpose)).toMatchObject({ status: 403, code: 'module_off' });
    expect(await outboxOf(platform, '84901234567')).toEqual([]);
  });

  it('[5.02] take a bot check', async () => {
    const body = { ...MAI, purpose: 'login' };
    expect((await send(LOGIN, body)).code).toBe('verification_required');
    const verification = { challengeId: 'x'.repeat(43), solution: '1' };
    expect((await send(LOGIN, { ...body, verification })).code).toBe('verification_wrong');
    expect(await outboxOf(platform, '84901234567')).toEqual([]);
  });

  it.each([
    ['999', '901234567', 'No message can be sent to +999 901234567. Please check the number.'],
    ['84', '9012345678901', 'sent'],
    ['84', '90123456789012', 'No message can be sent to +84 90123456789012. Please check the number.'],
  ])('[8.01] say why none can be sent to +%s %s', async (countryDialingCode, mobileNum, message) => {
    const answer = await ask({ countryDialingCode, mobileNum });
    expect(answer.message ?? 'sent').toBe(message);
    if (message !== 'sent') expect([answer.status, answer.code]).toEqual([403, 'sms_failed']);
  });

  it.each([
    { countryDialingCode: '+84' },
    { countryDialingCode: '84; drop table sms_code' },
    { mobileNum: '901 234' },
    { mobileNum: '9'.repeat(16) },
    { mobileNum: null },
    { purpose: 'register' },
    { extra: 1 },
  ])('are not sent for %j', async (more) => {
    const answer = await send(LOGIN, {
      ...MAI,
      purpose: 'login',
      verification: await visitorOf(platform).proof(),
      ...more,
    });
    expect([answer.status, answer.code]).toEqual([400, 'bad_request']);
  });

  it('are kept so that nobody who reads the tables could use them', async () => {
    await ask(MAI);
    const code = await lastCode();
    const rows = await platform.store.db.selectFrom('sms_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0]?.code_hash).toMatch(/^\$scrypt\$/);
  });

  describe('for a registration', () => {
    const register = async (mobileNo: string, headers: Record<string, string> = {}) => {
      const visitor = visitorOf(platform);
      const body = { countryDialingCode: '84', mobileNo, verification: await visitor.proof() };
      return visitor.ask('POST', REGISTER, { body, headers });
    };

    it('go to numbers that no account has, in the language of the page', async () => {
      expect(await register('0900000000', { language: 'VI' })).toMatchObject({
        status: 200,
        value: { expiredMinutes: 1 },
      });
      expect((await outboxOf(platform, '84900000000'))[0]?.text).toMatch(
        /^\d{6} là mã xác minh số điện thoại của bạn/,
      );
      expect((await register('900000001', { language: 'XX' })).status).toBe(200);
      expect((await outboxOf(platform, '84900000001'))[0]?.text).toMatch(/^\d{6} is your code to confirm/);
    });

    it.each([
      ['VI', 'Không gửi được tin nhắn đến số này. Vui lòng kiểm tra lại số.'],
      ['AR', 'لا يمكن إرسال رسالة إلى هذا الرقم. يُرجى التحقق منه.'],
      ['XX', 'No message can be sent to +84 90123456789012. Please check the number.'],
    ])('[8.01] say in the language of the page why none is sent: %s', async (language, message) => {
      expect(await register('90123456789012', { language })).toMatchObject({ code: 'sms_failed', message });
    });

    it('[8.01] say in the language of the page how long to wait', async () => {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await register('900000002', { language: 'AR' });
        platform.wait(MINUTE);
      }
      expect(await register('900000002', { language: 'AR' })).toMatchObject({
        status: 429,
        message: 'محاولات كثيرة جدًا. يُرجى الانتظار 50 دقيقة والمحاولة مرة أخرى.',
      });
    });

    it.each(['901234567', '0901234567'])('do not go to %s, which has an account', async (mobile) => {
      expect((await register(mobile)).code).toBe('mobile_taken');
      expect(await outboxOf(platform, '84901234567')).toEqual([]);
    });

    it('[6.07] are not sent while REGMOBVERF3 is off', async () => {
      await platform.set({ modules: { REGMOBVERF3: false } });
      expect((await register('900000000')).code).toBe('module_off');
    });

    it('log nobody in', async () => {
      await register('900000000');
      const [message] = await outboxOf(platform, '84900000000');
      const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      expect((await logIn(code, { username: '900000000', ...NOBODY })).code).toBe('code_wrong');
    });
  });
});

function tools(platform: TestPlatform) {
  const send = (url: string, body: object, address?: string) =>
    visitorOf(platform, address).ask('POST', url, { body });
  return {
    send,
    ask: async (number: object, purpose: 'login' | 'password' = 'login', address?: string) =>
      send(LOGIN, { ...number, purpose, verification: await visitorOf(platform, address).proof() }, address),
    logIn: (code: string, more: object = {}) =>
      visitorOf(platform).logIn('901234567', code, {
        type: 'sms',
        verification: undefined,
        ...MAI,
        ...more,
      }),
    /** The code that was sent last. */
    lastCode: async () => {
      const [message] = await outboxOf(platform);
      return /\d{6}/.exec(message?.text ?? '')?.[0] ?? 'none';
    },
  };
}

/** Six digits, but for one those of a code. */
function other(code: string): string {
  return `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
}
