import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { number, registrantOf } from '#sandbox/testing/registrant.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const REGISTER = '/wps/member/register';
const MINUTE = 60 * 1000;

describePlatform('registering', (platform) => {
  const registrant = (address?: string) => registrantOf(platform, address);
  const withoutCode = (more: Record<string, boolean> = {}) =>
    platform.set({ modules: { REGMOBVERF3: false, ...more } });
  const { countryDialingCode, mobileNum } = number;

  it('[4.08] makes an account with the name that was chosen, and logs it in', async () => {
    const mine = registrant();
    const verificationCode = await mine.code();
    const { status, value } = await mine.register({
      username: ' Hoa88 ',
      email: ' Hoa@Example.com ',
      zalo: 'hoa.zalo',
      referralCode: 'MAI7',
      recommenderId: 'not asked for',
      verificationCode,
    });
    expect([status, value]).toEqual([
      200,
      {
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        firstTimeLogin: true,
        passwordExpired: false,
        member: {
          id: expect.any(Number),
          account: 'hoa88',
          nickname: 'Hoa88',
          type: 0,
          toUpline: true,
          upline: 'Tomás',
          clubLabel: expect.objectContaining({ rankLevel: 0 }),
          memberLabel: [],
        },
      },
    ]);
    const headers = { authorization: `Bearer ${value.token}` };
    expect((await mine.ask('GET', '/wps/member/info', { headers })).value).toEqual(value.member);
    expect((await mine.ask('GET', '/wps/v2/wallets/balance', { headers })).value).toEqual({
      sumBalance: '0.00',
      currency: 'USD',
    });
    const row = await platform.store.db
      .selectFrom('account')
      .innerJoin('registration', 'account_id', 'account.id')
      .selectAll('registration')
      .select(['email', 'dialing_code', 'mobile_num'])
      .where('username', '=', 'hoa88')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: 'Hoa@Example.com',
      dialing_code: countryDialingCode,
      mobile_num: mobileNum,
      method: 'WEB',
      address: '203.0.113.7',
      domain: 'aurora.localhost',
      url: 'http://aurora.localhost:5173/register',
      payee_name: 'Le Thi Hoa',
      zalo: 'hoa.zalo',
      referral_code: 'MAI7',
      recommender_id: null,
    });
    const again = await visitorOf(platform).logIn('hoa88', 'secret1');
    expect([again.status, again.value.firstTimeLogin]).toEqual([200, false]);
  });

  it('[4.08] makes the name itself for a mobile number, which logs in too', async () => {
    const mine = registrant();
    const verificationCode = await mine.code();
    const { status, value } = await mine.registerMobile({ verificationCode });
    expect([status, value.member.account]).toEqual([200, expect.stringMatching(/^m[0-9]{10}$/)]);
    expect((await visitorOf(platform).logIn(value.member.account, 'secret1')).status).toBe(200);
    expect((await visitorOf(platform).logIn(mobileNum, 'secret1')).status).toBe(200);
  });

  it.each([
    ['EN', 'Welcome. Your username is'],
    ['VI', 'Chào mừng bạn. Tên đăng nhập của bạn là'],
    ['TY', 'Welcome. Ang username mo ay'],
    ['AR', 'أهلًا بك. اسم المستخدم الخاص بك'],
    ['XX', 'Welcome. Your username is'],
  ])(
    '[2.31] makes the password too while visitors choose none, and sends it in %s',
    async (language, words) => {
      await withoutCode({ MOBILENUMPASSREG3: false });
      const mine = registrant();
      const { value } = await mine.registerMobile(
        { password: undefined, confirmPassword: undefined },
        { language },
      );
      const [message] = await mine.messages(`${countryDialingCode}${mobileNum}`);
      expect(message).toMatchObject({ channel: 'SMS', text: expect.stringContaining(words) });
      const made = /[a-z]{6}[0-9]{4}/.exec(message?.text.replace(value.member.account, '') ?? '')?.[0] ?? '';
      expect((await visitorOf(platform).logIn(value.member.account, made)).status).toBe(200);
    },
  );

  it('takes no plain body', async () => {
    const answer = await visitorOf(platform).ask('PUT', REGISTER, { body: {} });
    expect(answer).toMatchObject({ status: 400, code: 'encryption_required' });
  });

  it.each([
    ['DIRECTREG3', 'register'],
    ['REGISTER3', 'register'],
    ['USERNAMEREG3', 'register'],
    ['DIRECTREG3', 'registerMobile'],
    ['MOBILENUMREG3', 'registerMobile'],
  ] as const)('[6.01] is refused while %s is off: %s', async (module, how) => {
    await withoutCode({ [module]: false });
    expect(await registrant()[how]()).toMatchObject({ status: 403, code: 'module_off' });
  });

  it('goes on by name while MOBILENUMREG3 is off, and by number while USERNAMEREG3 is off', async () => {
    await withoutCode({ MOBILENUMREG3: false });
    expect((await registrant().register()).status).toBe(200);
    await platform.set({ reset: true });
    await withoutCode({ USERNAMEREG3: false });
    expect((await registrant().registerMobile()).status).toBe(200);
  });

  it('is refused as a whole on the site of agents, where members cannot log in', async () => {
    await withoutCode();
    await platform.set({ site: 'agent' });
    expect(await registrant().register()).toMatchObject({ status: 403, code: 'error_not_agent' });
    await platform.set({ site: 'member' });
    expect((await registrant().register()).status).toBe(200);
  });

  it('is thirty tries of an address in ten minutes', async () => {
    await withoutCode();
    const mine = registrant();
    const tries = Array.from({ length: 30 }, () => mine.register({ verification: undefined }));
    expect(new Set((await Promise.all(tries)).map(({ code }) => code))).toEqual(
      new Set(['verification_required']),
    );
    expect(await mine.register()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '600' },
    });
    expect((await registrant('198.51.100.1').register()).status).toBe(200);
    platform.wait(10 * MINUTE);
    expect((await mine.register({ username: 'other1', mobileNum: '905111333' })).status).toBe(200);
  });

  it('keeps nothing of passwords and codes that could be used, and the journal no token', async () => {
    const rule = {
      enabled: true,
      required: true,
      minLength: 6,
      maxLength: 6,
      patternId: 7,
      acceptedPattern: '*',
    };
    await platform.set({ registerRules: { '*': { paymentPassword: rule } } });
    const mine = registrant();
    const verificationCode = await mine.code();
    const { value } = await mine.register({ verificationCode, paymentPassword: '246810' });
    const { db } = platform.store;
    const rows = await Promise.all(
      (['account', 'registration', 'session', 'sms_code', 'tally', 'bot_challenge'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(rows);
    for (const secret of ['secret1', '246810', value.token]) expect(text).not.toContain(secret);
    // Six digits stand in a number or an id by chance.
    expect(rows.flat().flatMap((row) => Object.values(row).map(String))).not.toContain(verificationCode);
    expect(JSON.stringify(await platform.value('/sandbox/journal'))).not.toContain(value.token);
    const kept = await db
      .selectFrom('account')
      .select('payment_password_hash')
      .where('username', '=', 'hoa88')
      .executeTakeFirst();
    expect(kept?.payment_password_hash).toMatch(/^\$scrypt\$/);
    expect(platform.logged).toEqual([]);
  });
});

describePlatform('who registers', (platform) => {
  const registrant = () => registrantOf(platform);
  const withoutCode = () => platform.set({ modules: { REGMOBVERF3: false } });

  it.each([
    ['the name of another', { username: 'mai1', mobileNum: '905111333' }, 'username_taken'],
    ['it in capitals', { username: 'MAI1', mobileNum: '905111333' }, 'username_taken'],
    ['the number of another', { mobileNum: '901234567' }, 'mobile_taken'],
    ['it with the zero of its country', { mobileNum: '0901234567' }, 'mobile_taken'],
    ['the mail address of another', { email: 'mai@example.com' }, 'email_taken'],
    ['it in capitals', { email: 'MAI@Example.COM' }, 'email_taken'],
  ])('does not get %s', async (_name, more, code) => {
    await withoutCode();
    expect((await registrant().register({ username: 'mai1' })).status).toBe(200);
    const { status, ...refused } = await registrant().register({ mobileNum: '905111444', ...more });
    expect([status, refused.code]).toEqual([409, code]);
  });

  it('may have the number of another in another country', async () => {
    await withoutCode();
    expect((await registrant().register({ countryDialingCode: '63', mobileNum: '901234567' })).status).toBe(
      200,
    );
  });

  it.each([
    ['name', { username: 'same1' }, 'username_taken'],
    ['number', { mobileNum: '905000111' }, 'mobile_taken'],
    ['mail address', { email: 'same@example.com' }, 'email_taken'],
  ])('is the only one of five at once who gets a %s', async (_name, same, code) => {
    await withoutCode();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((racer) =>
        registrantOf(platform, `198.51.100.${racer}`).register({
          username: `racer${racer}`,
          mobileNum: `90500022${racer}`,
          ...same,
        }),
      ),
    );
    expect(answers.map((answer) => answer.code ?? 'made').sort()).toEqual(
      ['made', code, code, code, code].sort(),
    );
    const [made] = answers.filter(({ status }) => status === 200);
    expect((await visitorOf(platform).logIn(made?.value.member.account, 'secret1')).status).toBe(200);
  });

  it('loses no code to a name that is taken', async () => {
    const mine = registrant();
    const verificationCode = await mine.code();
    expect((await mine.register({ username: 'quynh', verificationCode })).code).toBe('username_taken');
    expect((await mine.register({ verificationCode })).status).toBe(200);
  });
});

describePlatform('the code of a registration', (platform) => {
  const registrant = () => registrantOf(platform);

  it('[5.03] is needed while REGMOBVERF3 is on, by name too where a number is asked for', async () => {
    for (const how of ['register', 'registerMobile'] as const) {
      expect(await registrant()[how]()).toMatchObject({
        status: 422,
        code: 'rule_broken',
        message: 'Some details are not valid: body/verificationCode is missing.',
      });
      expect((await registrant()[how]({ verificationCode: '000000' })).code).toBe('code_wrong');
    }
  });

  it('is not needed where no number is asked for', async () => {
    const rule = {
      enabled: false,
      required: true,
      minLength: 8,
      maxLength: 12,
      patternId: 7,
      acceptedPattern: '*',
    };
    await platform.set({ registerRules: { '*': { mobileNum: rule } } });
    const { status, value } = await registrant().register();
    expect([status, value.member.account]).toEqual([200, 'hoa88']);
  });

  it('is good for its number only, once, for ten minutes', async () => {
    const mine = registrant();
    const verificationCode = await mine.code();
    expect((await mine.register({ verificationCode, mobileNum: '905111333' })).code).toBe('code_wrong');
    expect((await mine.register({ verificationCode, countryDialingCode: '63' })).code).toBe('code_wrong');
    expect((await mine.register({ verificationCode })).status).toBe(200);
    const other = await mine.code('905111444');
    platform.wait(10 * MINUTE);
    const late = { username: 'late1', mobileNum: '905111444', verificationCode: other };
    expect((await mine.register(late)).code).toBe('code_wrong');
  });

  it('makes one account, however many bring it at once', async () => {
    const mine = registrant();
    const verificationCode = await mine.code();
    const answers = await Promise.all(
      ['one11', 'two22', 'three3'].map((username) => mine.register({ username, verificationCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
