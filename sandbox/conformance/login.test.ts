/** @module-tag postgres */
import { describe, expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { password, visitorOf } from '#sandbox/testing/visitor.ts';

const HOUR = 60 * 60 * 1000;

describePlatform('logging in', (platform) => {
  const visitor = (address?: string) => visitorOf(platform, address);
  const failTimes = async (count: number, username: string, address?: string) => {
    const answers = [];
    for (let attempt = 0; attempt < count; attempt += 1)
      answers.push(await visitor(address).logIn(username, 'wrong'));
    return answers.map(({ status, code }) => `${status} ${code}`);
  };

  it.each([
    ['mai', 0, false, false],
    ['quynh', 0, false, false],
    ['tomas', 1, false, false],
    ['sofia', 0, true, false],
    ['old', 0, false, true],
  ])('[7.01] lets %s in, type %i', async (username, type, firstTimeLogin, passwordExpired) => {
    const mine = visitor();
    const { status, value } = await mine.logIn(username);
    expect([status, value]).toMatchObject([
      200,
      { firstTimeLogin, passwordExpired, member: { account: username, type } },
    ]);
    expect(value.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await mine.ask('GET', '/wps/member/info')).value).toEqual(value.member);
  });

  it('[4.02] is the first time once only, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor().logIn('sofia')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(answers.filter(({ value }) => value.firstTimeLogin)).toHaveLength(1);
    expect(new Set(answers.map(({ value }) => value.token)).size).toBe(5);
  });

  it.each([' mai ', 'MAI', 'ｍａｉ'])('finds the account of %j', async (username) => {
    expect((await visitor().logIn(username)).value?.member.account).toBe('mai');
  });

  it.each([
    ['mai', 'livery2026'],
    ['mai', `${password} `],
    ['nobody', password],
    ["mai' or '1'='1", password],
    ["'; drop table account; --", 'x'],
    ['máì', password],
    ['%', password],
    ['😀\ud800', password],
    ['__proto__', password],
  ])('says the same to %j with %j', async (username, triedPassword) => {
    const { status, code, message } = await visitor().logIn(username, triedPassword);
    expect([status, code, message]).toEqual([
      403,
      'wrong_credentials',
      'The username or password is not correct. Check both and try again.',
    ]);
    expect((await visitor().logIn('mai')).status).toBe(200);
  });

  it('tells only who knows the password that an account is closed', async () => {
    expect((await visitor().logIn('vera', 'wrong')).code).toBe('wrong_credentials');
    expect(await visitor().logIn('vera')).toMatchObject({
      status: 403,
      code: 'account_closed',
      message: 'This account is closed. Please contact customer service.',
    });
  });

  async function solved(answer = '4711', address?: string) {
    await platform.set({ captcha: '4711' });
    const { captchaId } = await visitor(address).captcha();
    return { captchaId, captcha: answer };
  }

  it('[4.04] asks for a captcha after three failures of a name, from any address, once it is over not', async () => {
    expect(await failTimes(4, 'mai')).toEqual([
      '403 wrong_credentials',
      '403 wrong_credentials',
      '403 wrong_credentials',
      '403 captcha_required',
    ]);
    const other = visitor('198.51.100.1');
    expect((await other.logIn('mai')).code).toBe('captcha_required');
    expect((await other.logIn('quynh')).status).toBe(200);
    expect((await other.logIn('mai', password, await solved())).status).toBe(200);
    expect((await other.logIn('mai')).status).toBe(200);
  });

  it('[4.04] asks for a captcha after three failures of an address, whatever the names, for half an hour', async () => {
    const mine = visitor();
    for (const name of ['a', 'b', 'c']) await mine.logIn(name, 'x');
    expect((await mine.logIn('mai')).code).toBe('captcha_required');
    expect((await visitor('198.51.100.1').logIn('mai')).status).toBe(200);
    expect((await mine.logIn('mai', password, await solved())).status).toBe(200);
    expect((await mine.logIn('mai')).code).toBe('captcha_required');
    platform.wait(HOUR / 2);
    expect((await mine.logIn('mai')).status).toBe(200);
  });

  it('takes a captcha once, within five minutes, and no other answer', async () => {
    await failTimes(3, 'mai');
    const good = await solved();
    const mine = visitor();
    expect((await mine.logIn('mai', 'wrong', good)).code).toBe('wrong_credentials');
    expect((await mine.logIn('mai', password, good)).code).toBe('captcha_wrong');
    const wrong = await solved('4712');
    expect((await mine.logIn('mai', password, wrong)).code).toBe('captcha_wrong');
    expect((await mine.logIn('mai', password, { ...wrong, captcha: '4711' })).code).toBe('captcha_wrong');
    const late = await solved();
    platform.wait(5 * 60 * 1000);
    expect((await mine.logIn('mai', password, late)).code).toBe('captcha_wrong');
    const answered = { captchaId: "x' or true --", captcha: '4711' };
    expect((await mine.logIn('mai', password, answered)).code).toBe('captcha_wrong');
    expect((await mine.logIn('mai', password, await solved())).status).toBe(200);
  });

  it('lets one of many take the same captcha', async () => {
    await failTimes(3, 'mai');
    const good = await solved();
    const answers = await Promise.all(Array.from({ length: 4 }, () => visitor().logIn('mai', 'wrong', good)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'captcha_wrong',
      'captcha_wrong',
      'captcha_wrong',
      'wrong_credentials',
    ]);
  });

  it('takes thirty tries of an address in five minutes, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 31 }, () => visitor().logIn('x', 'x')));
    const late = answers.filter(({ status }) => status === 429);
    expect(late).toHaveLength(1);
    expect(late[0]).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many attempts from your address. Please wait 5 minutes and try again.',
      headers: { 'retry-after': '300' },
    });
    platform.wait(299_500);
    const { headers, message } = await visitor().logIn('mai');
    expect([headers['retry-after'], message]).toEqual([
      '1',
      'Too many attempts from your address. Please wait a minute and try again.',
    ]);
    expect((await visitor('198.51.100.1').logIn('mai')).status).toBe(200);
    platform.wait(500);
    expect((await visitor().logIn('mai', password, await solved())).status).toBe(200);
  });

  it.each(['203.0.113.7', '127.0.0.1'])(
    'counts the tries of %s whatever it says of itself',
    async (address) => {
      const mine = visitor(address);
      const tries: string[] = [];
      for (let index = 0; index < 5; index += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${index}`, 'x-proxy-key': 'guessed' };
        const body = {
          username: `name${index}`,
          password: 'wrong',
          type: 'username',
          verification: await mine.proof(),
        };
        tries.push((await mine.seal('POST', '/wps/session/login', body, headers)).code ?? '');
      }
      expect(tries).toEqual([...Array(3).fill('wrong_credentials'), ...Array(2).fill('captcha_required')]);
    },
  );

  it('[4.04] tries three of 25 wrong passwords that come at once, of one name as of one address', async () => {
    const tried = async (tries: readonly Promise<{ code: string | undefined }>[]) =>
      (await Promise.all(tries)).filter(({ code }) => code === 'wrong_credentials').length;
    const addresses = Array.from({ length: 25 }, (_, index) => `198.51.100.${index}`);
    expect(await tried(addresses.map((address) => visitor(address).logIn('mai', 'wrong')))).toBe(3);
    expect(await tried(addresses.map((name) => visitor().logIn(name, 'wrong')))).toBe(3);
  });

  it('keeps nothing of passwords, tokens and captchas that could be used', async () => {
    const mine = visitor();
    const { token } = (await mine.logIn('mai')).value;
    expect((await mine.ask('GET', '/wps/member/info')).status).toBe(200);
    await failTimes(3, 'quynh');
    const { captchaId } = await solved();
    const tables = ['account', 'session', 'captcha', 'tally', 'outbox'] as const;
    const rows = await Promise.all(
      tables.map((table) => platform.store.db.selectFrom(table).selectAll().execute()),
    );
    const text = JSON.stringify(rows);
    for (const secret of [password, token, captchaId]) expect(text).not.toContain(secret);
    // Four digits stand in an id by chance.
    expect(rows.flat().flatMap((row) => Object.values(row).map(String))).not.toContain('4711');
    const journal = JSON.stringify(await platform.value('/sandbox/journal'));
    expect(journal).not.toContain(token);
    expect(platform.logged).toEqual([]);
  });

  it('refuses every login while the module above them is off', async () => {
    await platform.set({ modules: { LOGIN3: false } });
    expect(await visitor().logIn('mai')).toMatchObject({
      status: 403,
      code: 'module_off',
      message: 'This is not available at the moment.',
    });
  });

  it('refuses an SMS login while its module is off, and takes no password for a code', async () => {
    const bySms = (username: string, code: string) => visitor().logIn(username, code, { type: 'sms' });
    expect((await bySms('mai', password)).code).toBe('code_wrong');
    await platform.set({ modules: { MOBILEVERCODELOGIN3: false } });
    expect(await bySms('84901234567', '123456')).toMatchObject({ status: 403, code: 'module_off' });
  });

  describe('by a mobile number', () => {
    const setNumber = (username: string, dialing_code: string, mobile_num: string) =>
      platform.store.db
        .updateTable('account')
        .set({ dialing_code, mobile_num })
        .where('username', '=', username)
        .execute();

    it.each([
      '901234567',
      '0901234567',
      '84901234567',
      '+84901234567',
      '0084901234567',
      '+84 (90) 123-45.67',
    ])('finds the account of %s', async (username) => {
      expect((await visitor().logIn(username)).value?.member.account).toBe('mai');
    });

    it('finds it by number and dialling code, whatever the name', async () => {
      const number = { mobileNum: '0901234567', countryDialingCode: '84' };
      expect((await visitor().logIn('quynh', password, number)).value?.member.account).toBe('mai');
      const abroad = { ...number, countryDialingCode: '63' };
      expect((await visitor().logIn('mai', password, abroad)).code).toBe('wrong_credentials');
    });

    it('finds none where two could be meant, unless the dialling code is there', async () => {
      await setNumber('sofia', '63', '901234567');
      expect((await visitor().logIn('0901234567')).code).toBe('wrong_credentials');
      expect((await visitor().logIn('63901234567')).value?.member.account).toBe('sofia');
      await setNumber('sofia', '63', '84901234567');
      expect((await visitor().logIn('84901234567')).code).toBe('wrong_credentials');
    });

    it.each(['84', '0', '+', '12345678901234567890123', '９０１２３４５６７'])(
      'finds nobody by %j alone',
      async (username) => {
        const want = username === '９０１２３４５６７' ? 200 : 403;
        expect((await visitor().logIn(username)).status).toBe(want);
      },
    );

    it('[4.04] asks for a captcha after three failures of a number, however it is written', async () => {
      for (const name of ['0901234567', '901234567', '901 234 567'])
        await visitor('198.51.100.1').logIn(name, 'x');
      expect((await visitor().logIn('0901234567')).code).toBe('captcha_required');
      // Or the number would tell whose it is.
      expect((await visitor().logIn('mai')).status).toBe(200);
    });
  });

  describe('[6.06] where', () => {
    it.each([
      ['member', 'mai', undefined],
      ['member', 'tomas', undefined],
      ['member', 'nadia', 'member_no_enter'],
      ['agent', 'tomas', undefined],
      ['agent', 'mai', 'error_not_agent'],
      ['agent', 'nadia', 'error_not_agent'],
    ])('the site is for the %s, %s gets %s', async (site, username, refusal) => {
      await platform.set({ site });
      expect((await visitor().logIn(username, 'wrong')).code).toBe('wrong_credentials');
      const { status, code } = await visitor().logIn(username);
      expect([status, code]).toEqual([refusal ? 403 : 200, refusal]);
    });

    it('says why', async () => {
      expect((await visitor().logIn('nadia')).message).toBe('Non-member account unable to login.');
      await platform.set({ site: 'agent' });
      expect((await visitor().logIn('mai')).message).toBe('Non-agents cannot log in.');
    });
  });

  describe('[4.05] the bot check', () => {
    const send = (more: object) =>
      visitor().seal('POST', '/wps/session/login', {
        username: 'mai',
        password,
        type: 'username',
        ...more,
      });

    it('is asked for', async () => {
      expect(await send({})).toMatchObject({
        status: 403,
        code: 'verification_required',
        message: 'Please complete verification first.',
      });
    });

    it('must hold, and is good for one login', async () => {
      const verification = await visitor().proof();
      expect((await send({ verification, password: 'wrong' })).code).toBe('wrong_credentials');
      expect(await send({ verification })).toMatchObject({ status: 403, code: 'verification_wrong' });
    });

    it('comes after the captcha that is needed, and before the captcha is used up', async () => {
      await failTimes(3, 'mai');
      const verification = await visitor().proof();
      expect((await send({ verification })).code).toBe('captcha_required');
      const good = await solved();
      const wrong = { challengeId: 'x'.repeat(43), solution: '1' };
      expect((await send({ verification: wrong, ...good })).code).toBe('verification_wrong');
      expect((await send({ verification, ...good })).status).toBe(200);
    });
  });
});
