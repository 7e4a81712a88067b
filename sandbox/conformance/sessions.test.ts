import type { SandboxCall, SandboxMessage } from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { accounts as seeded } from '#sandbox/seed/accounts.ts';
import { team } from '#sandbox/seed/team.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const HOUR = 60 * 60 * 1000;
const INFO = '/wps/member/info';

describePlatform('sessions', (platform) => {
  const loggedIn = async (username = 'mai', address?: string) => {
    const visitor = visitorOf(platform, address);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const status = async (visitor: Visitor) => (await visitor.ask('GET', INFO)).status;

  it.each([
    ['GET', INFO],
    ['GET', '/wps/v2/wallets/balance'],
    ['GET', '/wps/relay/CSP_unreadCount'],
    ['GET', '/wps/relay/MCSFE_points'],
    ['PUT', '/wps/member/language'],
    ['POST', '/wps/member/password'],
    ['DELETE', '/wps/session/logout'],
  ] as const)('[7.01] are what %s %s asks for', async (method, url) => {
    expect(await visitorOf(platform).ask(method, url)).toMatchObject({
      status: 401,
      code: 'not_logged_in',
      message: 'You are not logged in. Please log in first.',
      headers: { 'www-authenticate': 'Bearer' },
    });
  });

  it.each([
    'Bearer',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    'Basic bWFpOkxpdmVyeTIwMjY=',
    "Bearer ' or 1=1 --",
  ])('are not had by %j', async (authorization) => {
    await loggedIn();
    const answer = await visitorOf(platform).ask('GET', INFO, { headers: { authorization } });
    expect([answer.status, answer.code]).toEqual([401, 'not_logged_in']);
  });

  it('are not had by what is kept of a token', async () => {
    await loggedIn();
    const { token_hash } = await platform.store.db
      .selectFrom('session')
      .selectAll()
      .executeTakeFirstOrThrow();
    const headers = { authorization: `Bearer ${token_hash}` };
    expect((await visitorOf(platform).ask('GET', INFO, { headers })).status).toBe(401);
  });

  it('end after two hours without a call, and after a day with calls', async () => {
    const idle = await loggedIn();
    const busy = await loggedIn();
    for (let hours = 1; hours < 24; hours += 1) {
      platform.wait(HOUR);
      expect(await status(busy)).toBe(200);
    }
    platform.wait(HOUR);
    expect(await busy.ask('GET', INFO)).toMatchObject({
      status: 401,
      code: 'not_logged_in',
      message: 'Your session has ended. Please log in again.',
    });
    expect(await status(idle)).toBe(401);
  });

  it('last until two hours after the last call, to the second', async () => {
    const visitor = await loggedIn();
    platform.wait(2 * HOUR - 1000);
    expect(await status(visitor)).toBe(200);
    platform.wait(2 * HOUR);
    expect(await status(visitor)).toBe(401);
  });

  it('[4.07] end at logout, that one and no other', async () => {
    const [here, there] = [await loggedIn(), await loggedIn()];
    expect(await here.ask('DELETE', '/wps/session/logout')).toMatchObject({ status: 200, value: null });
    expect([await status(here), await status(there)]).toEqual([401, 200]);
    expect((await here.ask('DELETE', '/wps/session/logout')).status).toBe(401);
  });

  it('end when their account is closed', async () => {
    const visitor = await loggedIn();
    await platform.store.db
      .updateTable('account')
      .set({ closed: true })
      .where('username', '=', 'mai')
      .execute();
    expect(await status(visitor)).toBe(401);
  });

  it('end when the operator ends those of their account, and of no other', async () => {
    const [mai, quynh] = [await loggedIn('mai'), await loggedIn('quynh')];
    expect((await platform.set({ endSessions: ['quynh', 'nobody'] })).body.message).toBe(
      'The request is not what this call takes: body/endSessions/1 is no account of this platform.',
    );
    expect(await status(quynh)).toBe(200);
    expect((await platform.set({ endSessions: ['quynh', 'quynh'] })).status).toBe(200);
    expect([await status(mai), await status(quynh)]).toEqual([200, 401]);
    expect((await platform.set({ endSessions: ['\u0000'] })).status).toBe(400);
  });

  it('end, with everything that was done to accounts, when the sandbox is put back to its beginning', async () => {
    const visitor = await loggedIn('sofia');
    await visitor.ask('PUT', '/wps/member/language', { body: { language: 'AR' } });
    await visitor.freePlay();
    for (const name of ['mai', 'mai', 'mai']) await visitorOf(platform).logIn(name, 'wrong');
    await platform.store.db.updateTable('wallet').set({ amount: '1' }).execute();
    await platform.set({ reset: true });
    expect(await status(visitor)).toBe(401);
    const { db } = platform.store;
    const accounts = await db.selectFrom('account').select(['username', 'language']).orderBy('id').execute();
    expect(accounts.map(({ username }) => username)).toEqual(
      [...seeded, ...team].map(({ username }) => username),
    );
    expect(accounts[3]?.language).toBe('TY');
    expect((await visitorOf(platform).logIn('sofia')).value.firstTimeLogin).toBe(true);
    const mai = await loggedIn();
    expect((await mai.ask('GET', '/wps/v2/wallets/balance')).value.sumBalance).toBe('1270.50');
  });

  it('[7.01] are told of in the journal, with the merchant, but not their tokens', async () => {
    const visitor = await loggedIn();
    await visitor.ask('GET', INFO, { headers: { merchant: 'jade' } });
    const [call] = await platform.value<SandboxCall[]>(`/sandbox/journal?path=${INFO}`);
    expect(call).toMatchObject({ authorized: true, headers: { merchant: 'jade' }, status: 200 });
    expect(call).not.toHaveProperty('encrypted');
  });

  it('are for merchants whose code could be one', async () => {
    const headers = { merchant: '<script>' };
    expect(await visitorOf(platform).ask('GET', '/wps/system/publicKey', { headers })).toMatchObject({
      status: 400,
      message:
        'The request is not what this call takes: headers/merchant must match pattern "^[A-Za-z0-9_-]{1,32}$".',
    });
  });

  describe('from a new address', () => {
    const outbox = (to: string) => platform.value<SandboxMessage[]>(`/sandbox/outbox?to=${to}@example.com`);

    it('are told of by mail, once for each address, in the account’s language', async () => {
      await loggedIn('quynh');
      await loggedIn('quynh');
      expect(await outbox('quynh')).toEqual([
        {
          id: expect.any(Number),
          time: '2026-11-21T10:00:00.000Z',
          channel: 'EMAIL',
          to: 'quynh@example.com',
          subject: 'Đăng nhập từ địa chỉ mới',
          text: 'Chào Quỳnh, tài khoản của bạn vừa được đăng nhập từ địa chỉ mới 203.0.113.7 lúc 2026-11-21 10:00 UTC. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng.',
        },
      ]);
      await loggedIn('quynh', '198.51.100.9');
      expect((await outbox('quynh')).map(({ text }) => /\d+\.\d+\.\d+\.\d+/.exec(text)?.[0])).toEqual([
        '198.51.100.9',
        '203.0.113.7',
      ]);
    });

    it('are not, where the account was never logged in to before', async () => {
      await loggedIn('sofia');
      expect(await outbox('sofia')).toEqual([]);
    });
  });
});
