import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const TOMAS = 1003;
const AMARA = 1009;

describePlatform('affiliate codes', (platform) => {
  const check = (code: string, domain = 'aurora.localhost') =>
    visitorOf(platform).ask('GET', `/wps/agent/affiliate?${new URLSearchParams({ code, domain })}`);
  const close = (id: number) =>
    platform.store.db.updateTable('account').set({ closed: true }).where('id', '=', id).execute();
  const accountOf = (username: string) =>
    platform.store.db
      .selectFrom('account')
      .innerJoin('registration', 'account_id', 'account.id')
      .select(['upline_id', 'to_upline', 'affiliate_code'])
      .where('username', '=', username)
      .executeTakeFirst();

  it.each([
    ['TOMAS1', 'aurora.localhost', 'TOMAS1'],
    [' tomas1 ', 'aurora.localhost', 'TOMAS1'],
    ['ｔｏｍａｓ１', 'aurora.localhost', 'TOMAS1'],
    ['AMARA1', '', 'AMARA1'],
    ['JADE88', 'jade.localhost', 'JADE88'],
    ['JADE88', 'JADE.localhost:4173', 'JADE88'],
  ])('[7.01] knows %j on %j', async (code, domain, want) => {
    expect(await check(code, domain)).toMatchObject({ status: 200, value: { code: want } });
  });

  it.each([
    ['NOBODY', 'aurora.localhost'],
    ['JADE88', 'aurora.localhost'],
    ['JADE88', 'jade.localhost.example.com'],
    ['JADE88', ''],
    ['TOMAS', 'aurora.localhost'],
    ['%', 'aurora.localhost'],
    ["TOMAS1' or '1'='1", 'aurora.localhost'],
    ['TOMAS1\u0000', 'aurora.localhost'],
    ['\ud800', 'jade\u0000.localhost'],
    ['<script>', 'aurora.localhost'],
    ['A'.repeat(255), 'aurora.localhost'],
  ])('[8.01] says that there is no %j on %j', async (code, domain) => {
    expect(await check(code, domain)).toMatchObject({
      status: 404,
      code: 'invalid_affiliate',
      message: 'This invitation code does not exist.',
    });
  });

  it('refuses a code that is missing, empty or longer than any', async () => {
    const ask = (query: string) => visitorOf(platform).ask('GET', `/wps/agent/affiliate${query}`);
    expect((await ask('')).message).toBe(
      'The request is not what this call takes: query/code is missing; query/domain is missing.',
    );
    expect((await check('')).status).toBe(400);
    expect((await check('A'.repeat(10_000))).status).toBe(400);
  });

  it('does not know the codes of an agent whose account is closed, or is none any more', async () => {
    await close(AMARA);
    expect((await check('AMARA1')).status).toBe(404);
    expect((await check('TOMAS1')).status).toBe(200);
    await platform.store.db.updateTable('account').set({ type: 0 }).where('id', '=', TOMAS).execute();
    expect((await check('TOMAS1')).status).toBe(404);
  });

  it('are sixty tries of an address in five minutes', async () => {
    for (let attempt = 0; attempt < 60; attempt += 1) await check('NOBODY');
    expect(await check('TOMAS1')).toMatchObject({ status: 429, code: 'too_many_requests' });
    platform.wait(5 * 60 * 1000);
    expect((await check('TOMAS1')).status).toBe(200);
  });

  it('[4.08] bring a new account to their agent, who may have an agent above', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const mine = registrantOf(platform);
    expect((await mine.register({ affiliateCode: ' amara1 ' })).value.member).toMatchObject({
      account: 'hoa88',
      toUpline: true,
    });
    expect(await accountOf('hoa88')).toEqual({
      upline_id: AMARA,
      to_upline: true,
      affiliate_code: 'AMARA1',
    });
    const { upline_id } = await platform.store.db
      .selectFrom('account')
      .select('upline_id')
      .where('id', '=', AMARA)
      .executeTakeFirstOrThrow();
    expect(upline_id).toBe(TOMAS);
  });

  it('[4.08] stop a registration that brings a wrong one, whose name stays free', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const mine = registrantOf(platform);
    for (const affiliateCode of ['NOBODY', 'JADE88', 'x', "TOMAS1'--", 'TOMAS1\u0000']) {
      expect(await mine.register({ affiliateCode })).toMatchObject({
        status: 403,
        code: 'invalid_affiliate',
      });
    }
    expect((await mine.register({ affiliateCode: 'JADE88', domain: 'jade.localhost' })).status).toBe(200);
  });

  it('[4.09] count without an input for them, and may be asked for by the rules', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const rule = (enabled: boolean, required: boolean) => ({
      registerRules: {
        '*': {
          affiliateCode: {
            enabled,
            required,
            minLength: 3,
            maxLength: 20,
            patternId: 5,
            acceptedPattern: '^[A-Za-z0-9]+$',
          },
        },
      },
    });
    await platform.set(rule(true, true));
    const mine = registrantOf(platform);
    expect((await mine.register()).message).toBe(
      'Some details are not valid: body/affiliateCode is missing.',
    );
    await platform.set(rule(false, true));
    expect((await mine.register({ affiliateCode: 'TOMAS1' })).status).toBe(200);
    expect(await accountOf('hoa88')).toMatchObject({ upline_id: TOMAS });
  });

  it('leave an account that came by itself to nobody', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    expect((await registrantOf(platform).register()).value.member.toUpline).toBe(false);
    expect(await accountOf('hoa88')).toMatchObject({ upline_id: null, affiliate_code: null });
  });
});
