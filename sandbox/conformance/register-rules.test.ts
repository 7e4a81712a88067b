import type { Permission, RegisterRule, RegisterRules } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const SETTINGS = '/wps/system/setting/register';

const rule = (more: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 30,
  patternId: 1,
  acceptedPattern: '*',
  ...more,
});

describePlatform('the rules of the registration', (platform) => {
  const rulesOf = async (merchant: string) =>
    (await platform.app.inject({ url: SETTINGS, headers: { host, merchant } })).json().value as RegisterRules;

  it('[5.10] are there for sixteen fields', async () => {
    const rules = await platform.value<RegisterRules>(SETTINGS);
    expect(Object.keys(rules).sort()).toEqual(
      'affiliateCode captcha email facebook idNumber line mobileNum password payeeName paymentPassword qqNum recommenderId username wechat whatsapp zalo'.split(
        ' ',
      ),
    );
    expect(rules.username).toEqual({
      enabled: true,
      required: true,
      minLength: 4,
      maxLength: 16,
      patternId: 2,
      acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    });
  });

  it('[5.10] are those of the merchant, and everybody’s for the other fields', async () => {
    const [aurora, jade, harbor] = [await rulesOf('aurora'), await rulesOf('jade'), await rulesOf('harbor')];
    expect([aurora.payeeName?.patternId, jade.payeeName?.patternId]).toEqual([9, 16]);
    expect([aurora.whatsapp?.enabled, harbor.whatsapp?.enabled]).toEqual([false, true]);
    expect(jade.username).toEqual(aurora.username);
    expect(await rulesOf('__proto__')).toEqual(aurora);
    expect(await rulesOf('constructor')).toEqual(aurora);
  });

  it('[7.02] are the same in the permission', async () => {
    for (const merchant of ['jade', 'aurora']) {
      const url = `/wps/system/status?url=${host}`;
      const permission = await platform.app.inject({ url, headers: { host, merchant } });
      expect((permission.json().value as Whole<Permission>).info.registerRules).toEqual(
        await rulesOf(merchant),
      );
    }
  });

  it('are switched by the operator, by merchant and field, and go back', async () => {
    const before = await rulesOf('aurora');
    const email = rule({ minLength: 6, maxLength: 6, patternId: 3, acceptedPattern: '(' });
    const { body } = await platform.set({ registerRules: { '*': { email }, lotus: { zalo: rule() } } });
    expect(body.value.registerRules).toMatchObject({ '*': { email }, lotus: { zalo: rule() } });
    expect(await rulesOf('aurora')).toEqual({ ...before, email });
    expect(await rulesOf('lotus')).toEqual({ ...before, email, zalo: rule() });
    expect((await platform.set({ reset: true })).body.value.registerRules).not.toHaveProperty('lotus');
    expect(await rulesOf('lotus')).toEqual(before);
  });

  it.each([
    [{ '*': { hobby: rule() } }, 'body/registerRules/*/hobby is no field of the registration'],
    [
      { '*': { email: rule({ minLength: 9, maxLength: 8 }) } },
      'body/registerRules/*/email has a minLength over its maxLength',
    ],
    [
      { "x' or true": { email: rule() } },
      "body/registerRules/x' or true/email has no code of a merchant before it",
    ],
    [
      { '*': { email: rule({ acceptedPattern: '\u0000' }) } },
      'body/registerRules/*/email has a pattern that cannot be kept',
    ],
    [{ '*': { email: { ...rule(), patternId: 22 } } }, 'body/registerRules/*/email/patternId must be <= 21'],
    [{ '*': { email: rule({ maxLength: 1e12 }) } }, 'body/registerRules/*/email/maxLength must be <= 10000'],
  ])('are refused, all of them, with %j', async (changedRules, mistake) => {
    const before = await rulesOf('aurora');
    const registerRules = { lotus: { zalo: rule() }, ...changedRules };
    const { status, body } = await platform.set({ registerRules });
    expect([status, body.message]).toEqual([400, `The request is not what this call takes: ${mistake}.`]);
    expect(await rulesOf('lotus')).toEqual(before);
  });
});

describePlatform('a registration', (platform) => {
  const register = async (more: object, merchant = 'aurora') => {
    const { status, message } = await registrantOf(platform).register(more, { merchant });
    return status === 200 ? 'made' : message?.replace(/^Some details are not valid: |\.$/g, '');
  };
  const without = (field: string) => ({ [field]: undefined });
  const free = () => platform.set({ modules: { REGMOBVERF3: false } });
  const letters = 'must match pattern "^[A-Za-z][A-Za-z0-9]*$"';
  const strong = 'must match pattern "^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$"';
  const same = { password: '', confirmPassword: '' };

  it.each<[string, object, string]>([
    ['username', { username: '' }, 'body/username is missing'],
    ['username', { username: '   ' }, 'body/username is missing'],
    ['username', { username: 'abc' }, 'body/username must have 4 to 16 characters'],
    ['username', { username: 'abcd' }, 'made'],
    ['username', { username: 'a234567890123456' }, 'made'],
    ['username', { username: 'a2345678901234567' }, 'body/username must have 4 to 16 characters'],
    ['username', { username: '1abc' }, `body/username ${letters}`],
    ['username', { username: 'ａｂｃｄ' }, `body/username ${letters}`],
    ['username', { username: 'ab cd' }, `body/username ${letters}`],
    ['username', { username: 'ab\u200Fcd' }, `body/username ${letters}`],
    ['username', { username: 'ab😀cd' }, `body/username ${letters}`],
    ['username', { username: 'ab\u0000cd' }, 'body/username must not hold control characters'],
    ['username', { username: 'ab\ud800cd' }, 'body/username must not hold control characters'],
    ['username', { username: '<b>abcd</b>' }, `body/username ${letters}`],
    ['username', { username: "a';drop table--" }, `body/username ${letters}`],
    ['username', { username: 'a'.repeat(255) }, 'body/username must have 4 to 16 characters'],
    ['password', { ...same }, 'body/password is missing'],
    [
      'password',
      { password: 'abc12', confirmPassword: 'abc12' },
      'body/password must have 6 to 20 characters',
    ],
    ['password', { password: 'abcdef', confirmPassword: 'abcdef' }, `body/password ${strong}`],
    ['password', { password: ' abc123', confirmPassword: ' abc123' }, `body/password ${strong}`],
    ['password', { confirmPassword: 'secret2' }, 'body/confirmPassword must be the same as the password'],
    ['password', { confirmPassword: 'secret1 ' }, 'body/confirmPassword must be the same as the password'],
    ['number', without('mobileNum'), 'body/mobileNum is missing'],
    ['number', { mobileNum: '1234567' }, 'body/mobileNum must have 8 to 12 characters'],
    ['number', { mobileNum: '9051a1222' }, 'body/mobileNum must match pattern "^[0-9]+$"'],
    ['number', { mobileNum: '٩٠٥١١١٢٢٢' }, 'body/mobileNum must match pattern "^[0-9]+$"'],
    ['number', { countryDialingCode: '999' }, 'body/countryDialingCode is no code of a country'],
    ['number', without('countryDialingCode'), 'body/countryDialingCode is no code of a country'],
    ['name', { payeeName: '' }, 'body/payeeName is missing'],
    ['name', { payeeName: 'Lê Thị Hoa' }, 'body/payeeName must match pattern "^[A-Za-z ]+$"'],
    ['name', { payeeName: '  Le Thi Hoa  ' }, 'made'],
    ['mail address', { email: '' }, 'made'],
    ['mail address', { email: 'hoa@x' }, 'body/email must match pattern "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"'],
    ['mail address', { email: `${'a'.repeat(95)}@x.vn` }, 'made'],
    ['mail address', { email: `${'a'.repeat(96)}@x.vn` }, 'body/email must have 5 to 100 characters'],
    ['zalo name', { zalo: 'x' }, 'body/zalo must have 3 to 30 characters'],
    ['zalo name', { zalo: '<img src=x onerror=alert(1)>' }, 'made'],
    ['zalo name', { zalo: '👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦' }, 'made'],
    ['zalo name', { zalo: 'a\nb\nc' }, 'body/zalo must not hold control characters'],
    ['line name, which is not asked for', { line: 'x' }, 'made'],
    ['referral code', { referralCode: 'a\u0000b' }, 'body/referralCode must not hold control characters'],
    ['domain', { domain: 'a\u0007' }, 'body/domain must not hold control characters'],
  ])('[5.04] takes a %s or not: %j', async (_name, more, want) => {
    await free();
    expect(await register(more)).toBe(want);
  });

  it('[5.04] says everything that is wrong, by field', async () => {
    await free();
    const wrong = { username: 'x', payeeName: '1', confirmPassword: 'y' };
    const { body } = { body: await registrantOf(platform).register(wrong) };
    expect(body).toMatchObject({ status: 422, code: 'rule_broken' });
    expect(body.details).toEqual([
      { at: 'body/username', message: 'must have 4 to 16 characters' },
      { at: 'body/payeeName', message: 'must have 2 to 60 characters' },
      { at: 'body/confirmPassword', message: 'must be the same as the password' },
    ]);
  });

  it.each([['username'], ['email'], ['zalo'], ['verificationCode'], ['registerUrl'], ['domain']])(
    'is refused with ten thousand characters for %s',
    async (field) => {
      await free();
      expect(await register({ [field]: 'a'.repeat(10_000) })).toMatch(
        new RegExp(`body/${field} must NOT have more than`),
      );
    },
  );

  it.each([
    { username: 7 },
    { username: null },
    { username: ['hoa88'] },
    { login: false },
    { registerMethod: 'APP' },
    { countryDialingCode: '+84' },
    { admin: true },
    { __proto__x: 1 },
  ])('is refused with %j', async (more) => {
    await free();
    expect(await registrantOf(platform).register(more)).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('[5.04] keeps the rules of its own merchant', async () => {
    await free();
    expect(await register({}, 'jade')).toBe('body/payeeName must match pattern "^[A-Z ]+$"');
    expect(await register({ payeeName: 'LE THI HOA' }, 'jade')).toBe('made');
  });

  it('[5.04] counts what people see as characters, and says a single number for equal bounds', async () => {
    await free();
    await platform.set({ registerRules: { '*': { zalo: rule({ minLength: 3, maxLength: 3 }) } } });
    expect(await register({ zalo: '😀😀😀' })).toBe('made');
    expect(await register({ zalo: '😀😀' })).toBe('body/zalo must have 3 characters');
  });

  it('[5.03] asks for a payment password where one is shown', async () => {
    await free();
    const paymentPassword = rule({
      required: false,
      minLength: 6,
      maxLength: 6,
      acceptedPattern: '^[0-9]+$',
    });
    await platform.set({ registerRules: { '*': { paymentPassword } } });
    expect(await register({})).toBe('body/paymentPassword is missing');
    expect(await register({ paymentPassword: ' 12345' })).toBe(
      'body/paymentPassword must match pattern "^[0-9]+$"',
    );
    expect(await register({ paymentPassword: '123456' })).toBe('made');
  });

  it('[5.03] asks for an identity number only if the rules say so', async () => {
    await free();
    const idNumber = rule({ minLength: 6, acceptedPattern: '^[A-Za-z0-9]+$' });
    await platform.set({ registerRules: { '*': { idNumber } } });
    expect(await register({})).toBe('body/idNumber is missing');
    await platform.set({ registerRules: { '*': { idNumber: { ...idNumber, required: false } } } });
    expect(await register({})).toBe('made');
  });

  it('[5.03] asks for a captcha only if the rules say so', async () => {
    await free();
    await platform.set({ captcha: '4711', registerRules: { '*': { captcha: rule() } } });
    const mine = registrantOf(platform);
    expect((await mine.register()).code).toBe('captcha_required');
    const wrong = { captchaId: (await mine.captcha()).captchaId, captcha: '4712' };
    expect((await mine.register(wrong)).code).toBe('captcha_wrong');
    const used = { ...wrong, captcha: '4711' };
    expect((await mine.register(used)).code).toBe('captcha_wrong');
    const right = { captchaId: (await mine.captcha()).captchaId, captcha: '4711' };
    expect((await mine.register(right)).status).toBe(200);
  });

  it('needs the number for a name too where the platform makes the name', async () => {
    await free();
    const answer = await registrantOf(platform).registerMobile({ username: 'hoa88' });
    expect(answer).toMatchObject({
      status: 422,
      message: expect.stringContaining('must be the mobile number'),
    });
  });

  const unfit = [
    ['is none', '('],
    ['has a stray quantifier', '+++'],
    ['never ends', '^([a-z0-9]+)+!$'],
    ['never ends otherwise', '^(a|a)*(a|aa)+!$'],
    ['looks back', '^(.*)*\\1\\1!$'],
  ] as const;
  // Each of the last ones takes the time that a pattern is given.
  const unfitTitle = '[5.04] falls back to lengths where the operator’s pattern %s';
  const fallsBack = async (_name: string, acceptedPattern: string) => {
    await free();
    const zalo = rule({ minLength: 3, maxLength: 255, acceptedPattern });
    await platform.set({ registerRules: { '*': { zalo } } });
    const began = performance.now();
    expect(await register({ zalo: 'a'.repeat(200) })).toBe('made');
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await register({ zalo: 'aa' })).toBe('body/zalo must have 3 to 255 characters');
  };
  it.each(unfit.slice(0, 3))(unfitTitle, fallsBack);
  it.each(unfit.slice(3))(unfitTitle, { tags: 'matrix' }, fallsBack);

  it('takes whatever an operator allows, as far as it can be kept and logged in with', async () => {
    await free();
    await platform.set({
      registerRules: {
        '*': {
          username: rule({ maxLength: 255 }),
          password: rule({ maxLength: 255 }),
          mobileNum: rule({ maxLength: 255 }),
          email: rule({ required: false, maxLength: 255 }),
        },
      },
    });
    const twice = (password: string) => ({ password, confirmPassword: password });
    expect(await register({ username: 'ﷺ'.repeat(20) })).toBe('body/username must have 0 to 100 characters');
    expect(await register({ ...twice('x'.repeat(201)) })).toBe('body/password must have 0 to 200 characters');
    expect(await register({ email: 'x'.repeat(201) })).toBe('body/email must have 0 to 200 characters');
    expect(await register({ mobileNum: '+84 905' })).toBe('body/mobileNum must be 4 to 15 digits');
    const username = "Robert'); drop table account; -- <b>😀 مرحبا</b>";
    const password = ' "; \\ 😀 ';
    expect(await register({ username, ...twice(password) })).toBe('made');
    expect((await registrantOf(platform).logIn(username, password)).status).toBe(200);
  });
});
