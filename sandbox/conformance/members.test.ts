import type {
  ClubLabelListResponse,
  NamedCaptcha,
  SandboxAccountsResponse,
} from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const INFO = '/wps/member/info';
const ICON = '/wps/member/info/icon';
const AVATAR = '/wps/relay/MCSFE_getPlayerAvatar';

describePlatform('members', (platform) => {
  const loggedIn = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };

  it('[3.01] are who they are, with the texts of their own language or of the one asked for', async () => {
    const quynh = await loggedIn('quynh');
    const info = {
      id: 1002,
      account: 'quynh',
      nickname: 'Quỳnh',
      type: 0,
      toUpline: true,
      upline: 'Tomás',
      clubLabel: { labelName: 'Lam ngọc', color: '#4f8dff', color2: '#2347b0', rankLevel: 6 },
      memberLabel: ['VIP', 'Referrer'],
    };
    expect((await quynh.ask('GET', INFO)).value).toEqual(info);
    const label = async (language: string) =>
      (await quynh.ask('GET', `${INFO}?language=${language}`)).value.clubLabel.labelName;
    expect([await label('AR'), await label('TY'), await label('KO')]).toEqual([
      'ياقوتي',
      'Sapphire',
      '사파이어',
    ]);
  });

  it('[2.23] [7.01] have a picture, none, or one that is lost', async () => {
    const pictureOf = async (username: string) => {
      const visitor = await loggedIn(username);
      const [icon, avatar] = [await visitor.ask('GET', ICON), await visitor.ask('GET', AVATAR)];
      expect(avatar.value).toEqual(icon.value);
      const picture = await platform.app.inject(icon.value.url);
      return [picture.statusCode, picture.headers['content-type']];
    };
    expect(await pictureOf('sofia')).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect((await pictureOf('tomas'))[0]).toBe(404);
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect([(await trial.ask('GET', ICON)).value, (await trial.ask('GET', AVATAR)).value]).toEqual([{}, {}]);
    for (const path of [ICON, AVATAR]) expect((await platform.call(path)).status).toBe(401);
  });

  it.each(['constructor', '__proto__', '..%2fowl', 'owl%00', ''])('have no picture %j', async (name) => {
    expect((await platform.call(`/sandbox/img/avatar/${name}.svg`)).status).toBe(404);
  });

  describe('[4.15] balance', () => {
    const balance = async () => (await (await loggedIn()).ask('GET', '/wps/v2/wallets/balance')).value;

    it('is the sum of all wallets', async () => {
      expect(await balance()).toEqual({ sumBalance: '1270.50', currency: 'USD' });
    });

    it('is exact where numbers are not', async () => {
      const { db } = platform.store;
      const set = (place: string, amount: string) =>
        db
          .updateTable('wallet')
          .set({ amount })
          .where('account_id', '=', 1001)
          .where('place', '=', place)
          .execute();
      await set('MAIN', '9223372036854775807');
      await set('VLVT', '9223372036854775806');
      expect((await balance()).sumBalance).toBe('184467440737095516.13');
      await set('MAIN', '0');
      await set('VLVT', '7');
      expect((await balance()).sumBalance).toBe('0.07');
    });

    it('cannot be below nothing', async () => {
      const overdraw = platform.store.db.updateTable('wallet').set({ amount: '-1' }).execute();
      await expect(overdraw).rejects.toThrow(/wallet_amount_check/);
    });
  });

  it('have messages, of which the unread ones are counted', async () => {
    const mai = await loggedIn();
    const unread = async () => (await mai.ask('GET', '/wps/relay/CSP_unreadCount')).value;
    expect(await unread()).toEqual({ count: 2 });
    await platform.store.db
      .updateTable('message')
      .set({ read_at: new Date() })
      .where('id', '=', 10010)
      .execute();
    expect(await unread()).toEqual({ count: 1 });
    await platform.set({ modules: { MESSAGE3: false } });
    expect(await unread()).toEqual({ count: 0 });
  });

  it('[6.07] have points while PTSYS3 is on', async () => {
    const quynh = await loggedIn('quynh');
    const points = () => quynh.ask('GET', '/wps/relay/MCSFE_points');
    expect((await points()).value).toEqual({ points: 12_480, gathered: 26_890, ratio: 100 });
    await platform.set({ modules: { PTSYS3: false } });
    expect(await points()).toMatchObject({ status: 403, code: 'module_off' });
  });

  it('stand on a ladder of ranks, lowest first', async () => {
    const ladder = (language: string) =>
      platform.value<ClubLabelListResponse>(`/wps/relay/MCSFE_clubLabels?language=${language}`);
    const ranks = await ladder('VI');
    expect(ranks.map(({ rankLevel }) => rankLevel)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(ranks[1]).toEqual({
      labelName: 'Đồng',
      color: '#c98a5b',
      color2: '#8f5430',
      rankLevel: 1,
      pointsNeeded: 100,
      monthlyReward: '1.00',
      bettingBonus: '0.55',
    });
    expect((await ladder('DE'))[1]?.labelName).toBe('Bronze');
  });

  describe('language', () => {
    const change = async (body: unknown) => (await loggedIn()).ask('PUT', '/wps/member/language', { body });

    it('is the one that the platform writes in', async () => {
      expect(await change({ language: 'AR' })).toMatchObject({ status: 200, value: null });
      const visitor = visitorOf(platform, '198.51.100.5');
      const { member } = (await visitor.logIn('mai')).value;
      expect(member.clubLabel.labelName).toBe('برونزي');
      const [mail] = await platform.value<{ subject: string }[]>('/sandbox/outbox?to=mai@example.com');
      expect(mail?.subject).toBe('تسجيل دخول من عنوان جديد');
    });

    it('is one that is on offer', async () => {
      await platform.set({ languages: { VI: false } });
      const { status, message } = await change({ language: 'VI' });
      expect([status, message]).toEqual([
        400,
        'The request is not what this call takes: body/language is no language of this platform.',
      ]);
    });

    it.each([
      [undefined, 'body must be object'],
      [{}, 'body/language is missing'],
      [{ language: ['EN'] }, 'body/language must be string'],
      [{ language: "EN'--" }, 'body/language must match pattern "^[A-Z]{2,8}(_[A-Z0-9]{2,8})?$"'],
    ])('is not %j', async (body, mistake) => {
      const { status, message } = await change(body);
      expect([status, message]).toEqual([400, `The request is not what this call takes: ${mistake}.`]);
    });
  });

  it('that the platform begins with are listed, and log in by name and number', async () => {
    const accounts = await platform.value<SandboxAccountsResponse>('/sandbox/accounts');
    expect(accounts[0]).toEqual({
      username: 'mai',
      password: 'Livery2026',
      about: 'member, +84 901234567',
      audience: 'member',
    });
    expect(accounts.map(({ audience }) => audience ?? 'none').join(' ')).toBe(
      'member member agent member none none none none agent agent',
    );
    const outcomes = [];
    for (const { username, password, about } of accounts) {
      const number = /\+\d+ \d+$/.exec(about)?.[0] ?? 'none';
      const byName = await visitorOf(platform).logIn(username, password);
      const byNumber = await visitorOf(platform).logIn(number, password);
      outcomes.push([username, byName.code ?? byName.value.channel, byNumber.code ?? byNumber.value.channel]);
    }
    expect(outcomes).toEqual([
      ['mai', undefined, undefined],
      ['quynh', undefined, undefined],
      ['tomas', undefined, undefined],
      ['sofia', undefined, undefined],
      ['old', undefined, undefined],
      ['vera', 'account_closed', 'account_closed'],
      ['linh', 'EMAIL', 'EMAIL'],
      ['nadia', 'member_no_enter', 'member_no_enter'],
      ['amara', undefined, undefined],
      ['ingrid', undefined, undefined],
    ]);
  });

  describe('captcha', () => {
    it('is a PNG with another picture each time', async () => {
      const visitor = visitorOf(platform);
      await platform.set({ captcha: '0123' });
      const pictures = [await visitor.captcha(), await visitor.captcha()].map(({ image }) => image);
      expect(pictures[0]).not.toBe(pictures[1]);
      expect(
        Buffer.from(pictures[0] ?? '', 'base64')
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    });

    it('shows digits by chance unless they are set', async () => {
      expect((await platform.set({})).body.value.captcha).toBeNull();
      const visitor = visitorOf(platform);
      const captchas: NamedCaptcha[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) captchas.push(await visitor.captcha());
      expect(new Set(captchas.map(({ captchaId }) => captchaId)).size).toBe(5);
      for (const name of ['mai', 'mai', 'mai']) await visitor.logIn(name, 'wrong');
      const guesses = [];
      for (const { captchaId } of captchas) {
        guesses.push((await visitor.logIn('mai', undefined, { captchaId, captcha: '0000' })).code);
      }
      expect(guesses).toContain('captcha_wrong');
    });

    it('is shown sixty times to an address in five minutes', async () => {
      const visitor = visitorOf(platform);
      for (let attempt = 0; attempt < 60; attempt += 1) await visitor.ask('GET', '/wps/captcha');
      expect(await visitor.ask('GET', '/wps/captcha')).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      });
    });
  });
});
