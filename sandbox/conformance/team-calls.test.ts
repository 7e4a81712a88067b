import { setTimeout } from 'node:timers/promises';
import type {
  TeamLink,
  TeamLinkList,
  TeamList,
  TeamMember,
  TeamMemberDetails,
  TeamOverview,
} from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { createAccount } from '#sandbox/identity/create-account.ts';
import { payDueRebates } from '#sandbox/team/pay-rebates.ts';
import { setRate } from '#sandbox/team/set-rate.ts';
import { betsOn } from '#sandbox/testing/agents.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const DAY = 24 * 60 * 60 * 1000;
const TEAM = '/wps/agent/team';
const key = (name: string) => ({ idempotencyKey: `key-of-a-team-${name}` });

describePlatform('the agent centre', (platform) => {
  const as = async (username: string, password?: string) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username, password)).status).toBe(200);
    return visitor;
  };
  const period = (days: number) => {
    const from = new Date(platform.now().getTime() - days * DAY).toISOString();
    return `from=${from}&to=${platform.now().toISOString()}`;
  };
  const list = async (agent: Visitor, query = '') =>
    (await agent.ask('GET', `${TEAM}/members?${query}`)).value as TeamList;
  const names = async (agent: Visitor, query = '') =>
    (await list(agent, query)).list.map(({ username }) => username);
  const details = async (agent: Visitor, username: string) =>
    (await agent.ask('GET', `${TEAM}/member?username=${username}`)).value as TeamMemberDetails;
  const open = (agent: Visitor, more: object = {}) =>
    agent.seal('PUT', `${TEAM}/member`, {
      username: 'newhand1',
      password: 'First2026x',
      kind: 'MEMBER',
      rebateRate: '0.50',
      ...key('open'),
      ...more,
    });
  const link = (agent: Visitor, more: object = {}) =>
    agent.ask('POST', `${TEAM}/links`, {
      body: { name: 'Club', kind: 'AGENT', rebateRate: '0.7', ...key('link'), ...more },
    });

  it('[2.36] tells what a team did, day by day, beside the period before', async () => {
    const tomas = await as('tomas');
    const { value } = await tomas.ask('GET', `${TEAM}/overview?${period(30)}`);
    const { current, before, days, top, currency } = value as TeamOverview;
    expect([current.people, current.joined, before.people, currency]).toEqual([16, 6, 10, 'USD']);
    expect(days).toHaveLength(30);
    const cents = (text: string) => Math.round(Number(text) * 100);
    for (const name of ['validBets', 'payouts', 'deposits', 'withdrawals'] as const) {
      expect(days.reduce((sum, day) => sum + cents(day[name]), 0)).toBe(cents(current[name]));
    }
    expect(cents(current.validBets)).toBeGreaterThan(0);
    expect(cents(current.result)).toBe(
      cents(current.payouts) + cents(current.bonuses) - cents(current.validBets),
    );
    expect(top.map(({ username }) => username)).toContain('bruno');
    expect(top.find(({ username }) => username === 'amara')).toMatchObject({ kind: 'AGENT', people: 6 });
    expect(top.reduce((sum, { validBets }) => sum + cents(validBets), 0)).toBeLessThanOrEqual(
      cents(current.validBets),
    );
    expect(top.map(({ validBets }) => cents(validBets))).toEqual(
      top.map(({ validBets }) => cents(validBets)).sort((amount, other) => other - amount),
    );
    const { value: earlier } = await tomas.ask(
      'GET',
      `${TEAM}/overview?from=${new Date(platform.now().getTime() - 60 * DAY).toISOString()}&to=${new Date(
        platform.now().getTime() - 30 * DAY,
      ).toISOString()}`,
    );
    expect((earlier as TeamOverview).current).toEqual(before);
    for (const query of [period(401), period(0), period(-1), 'from=today&to=now']) {
      expect((await tomas.ask('GET', `${TEAM}/overview?${query}`)).code).toBe('bad_request');
    }
  });

  it('[2.36] goes down the team step by step, finds names in all of it, and sorts', async () => {
    const tomas = await as('tomas');
    const first = await list(tomas);
    expect(first.list.map(({ username }) => username)).toEqual([
      'amara',
      'bruno',
      'dalisay',
      'hieu',
      'mai',
      'quynh',
      'sofia',
      'yara',
    ]);
    expect(first).toMatchObject({ total: 8, totalPages: 1, path: [], currency: 'USD' });
    expect(first.list[0]).toMatchObject({
      kind: 'AGENT',
      upline: 'tomas',
      direct: 3,
      people: 5,
      balance: '480.00',
      rebateRate: '0.90',
    } satisfies Partial<TeamMember>);
    expect(first.list.find(({ username }) => username === 'quynh')?.balance).toBe('88927.06');
    const below = await list(tomas, 'upline=kofi');
    expect(below.path).toEqual(['amara', 'kofi']);
    expect(below.list.map(({ username, upline }) => [username, upline])).toEqual([
      ['abena', 'kofi'],
      ['kwame', 'kofi'],
    ]);
    expect(await names(tomas, 'search=AB')).toEqual(['abena']);
    expect(await names(tomas, 'search=%25')).toEqual([]);
    expect(await names(tomas, 'search=nils')).toEqual([]);
    expect(await names(tomas, 'kind=AGENT')).toEqual(['amara', 'bruno']);
    expect(await names(tomas, 'sort=people&order=desc&pageSize=3')).toEqual(['amara', 'bruno', 'dalisay']);
    expect(await names(tomas, 'sort=balance&order=desc&pageSize=2')).toEqual(['quynh', 'mai']);
    expect((await names(tomas, 'sort=joinedAt&order=desc'))[0]).toBe('yara');
    expect(await names(tomas, 'pageSize=3&pageNo=3')).toEqual(['sofia', 'yara']);
  });

  it('[2.36] shows somebody with their contacts masked, and not more', async () => {
    const tomas = await as('tomas');
    const abena = await details(tomas, 'abena');
    expect(abena).toMatchObject({
      path: ['amara', 'kofi', 'abena'],
      mobile: '+233 ****031',
      email: 'a****@example.com',
      mostRate: '1.20',
      mayRate: false,
    });
    expect(await details(tomas, 'amara')).toMatchObject({ givenRate: '0.60', mayRate: true });
    expect(JSON.stringify(abena)).not.toMatch(/241000031|abena@/);
  });

  it.each([
    ['amara', 'mai'],
    ['amara', 'amara'],
    ['amara', 'tomas'],
    ['ingrid', 'abena'],
    ['tomas', 'nils'],
    ['tomas', 'nobody'],
  ])('[6.03] says the same to %s of %s as of nobody at all', async (agent, username) => {
    const visitor = await as(agent);
    for (const answer of [
      await visitor.ask('GET', `${TEAM}/member?username=${username}`),
      await visitor.ask('GET', `${TEAM}/members?upline=${username}`),
      await visitor.ask('PUT', `${TEAM}/rate`, { body: { username, rebateRate: '0.10' } }),
    ]) {
      expect([answer.status, answer.code, answer.message]).toEqual([
        404,
        'not_in_team',
        'Nobody in your team has this username.',
      ]);
    }
    expect(await names(visitor, `search=${username}`)).not.toContain(username);
  });

  it('[6.03] is nothing for members, trial accounts and visitors', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    for (const [visitor, code] of [
      [await as('mai'), 'not_agent'],
      [trial, 'not_agent'],
      [visitorOf(platform), 'not_logged_in'],
    ] as const) {
      for (const answer of [
        await visitor.ask('GET', `${TEAM}/overview?${period(7)}`),
        await visitor.ask('GET', `${TEAM}/members`),
        await visitor.ask('GET', `${TEAM}/member?username=quynh`),
        await visitor.ask('GET', `${TEAM}/links`),
        await visitor.ask('PUT', `${TEAM}/rate`, { body: { username: 'quynh', rebateRate: '0.10' } }),
        await visitor.ask('POST', `${TEAM}/links/switch`, { body: { code: 'TOMAS1', on: false } }),
        await link(visitor),
        await open(visitor),
      ]) {
        expect(answer.code).toBe(code);
      }
    }
  });

  it('[2.36] opens an account once, which has to change its password when it first logs in', async () => {
    const tomas = await as('tomas');
    const opened = await open(tomas, { username: ' NewHand1 ', kind: 'AGENT' });
    expect(opened.value).toEqual({ username: 'newhand1', kind: 'AGENT', rebateRate: '0.50' });
    expect((await open(tomas, { username: ' NewHand1 ', kind: 'AGENT' })).value).toEqual(opened.value);
    expect((await open(tomas, key('other'))).code).toBe('username_taken');
    const hand = visitorOf(platform);
    const { value } = await hand.logIn('newhand1', 'First2026x');
    expect(value).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: true,
      member: { type: 2, toUpline: true },
    });
    const change = {
      oldPassword: 'First2026x',
      newPassword: 'Second2026x',
      confirmNewPassword: 'Second2026x',
    };
    expect((await hand.seal('POST', '/wps/member/password', change)).status).toBe(200);
    expect((await hand.logIn('newhand1', 'Second2026x')).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect(await names(tomas, 'search=newhand1')).toEqual(['newhand1']);
  });

  it.each([
    [{ username: 'x' }, 422, 'rule_broken'],
    [{ password: 'x' }, 422, 'rule_broken'],
    [{ username: '' }, 422, 'rule_broken'],
    [{ username: 'dalisay' }, 409, 'username_taken'],
    [{ rebateRate: '1.21' }, 409, 'rate_above_own'],
    [{ rebateRate: '-1' }, 400, 'bad_request'],
    [{ kind: 'OWNER' }, 400, 'bad_request'],
  ])('opens no account with %j', async (more, status, code) => {
    const tomas = await as('tomas');
    const before = (await list(tomas)).total;
    expect(await open(tomas, more)).toMatchObject({ status, code });
    expect((await list(tomas)).total).toBe(before);
  });

  it('[2.36] makes links by which accounts register below the agent, counted, until they are off', async () => {
    const tomas = await as('tomas');
    const made = (await link(tomas)).value as TeamLink;
    expect(made).toMatchObject({ name: 'Club', kind: 'AGENT', rebateRate: '0.70', uses: 0, on: true });
    expect((await link(tomas)).value).toEqual(made);
    expect((await link(tomas, { ...key('more'), rebateRate: '1.3' })).code).toBe('rate_above_own');
    const check = () =>
      platform.call(`/wps/agent/affiliate?code=${made.code.toLowerCase()}&domain=aurora.localhost`);
    expect((await check()).status).toBe(200);

    const guest = registrantOf(platform);
    const registered = await guest.register({
      affiliateCode: made.code,
      verificationCode: await guest.code(),
    });
    expect(registered.value.member).toMatchObject({ account: 'hoa88', type: 2, toUpline: true });
    expect((await details(tomas, 'hoa88')).member).toMatchObject({ upline: 'tomas', rebateRate: '0.70' });
    const links = (await tomas.ask('GET', `${TEAM}/links`)).value as TeamLinkList;
    expect(links.ownRate).toBe('1.20');
    expect(links.list.map(({ code, uses }) => [code, uses])).toEqual([
      [made.code, 1],
      ['PORT77', 0],
      ['TOMAS1', 0],
      ['TOMAS2026', 0],
    ]);

    const turn = (visitor: Visitor, on: boolean, code = made.code) =>
      visitor.ask('POST', `${TEAM}/links/switch`, { body: { code, on } });
    expect((await turn(await as('amara'), false)).code).toBe('link_gone');
    expect((await turn(tomas, false)).value).toMatchObject({ code: made.code, on: false, uses: 1 });
    expect((await check()).status).toBe(404);
    const late = await registrantOf(platform).register({
      username: 'late77',
      affiliateCode: made.code,
      verificationCode: '123456',
    });
    expect(late.code).toBe('invalid_affiliate');
    expect((await turn(tomas, true)).value).toMatchObject({ on: true });
    expect((await check()).status).toBe(200);
  });

  it('[2.36] sets rates up to its own, and below what was given on only when that is lowered too', async () => {
    const tomas = await as('tomas');
    const rate = (rebateRate: string, more: object = {}) =>
      tomas.ask('PUT', `${TEAM}/rate`, { body: { username: 'amara', rebateRate, ...more } });
    expect((await rate('1.21')).code).toBe('rate_above_own');
    expect((await rate('1.2')).value).toMatchObject({ member: { rebateRate: '1.20' }, givenRate: '0.60' });
    expect((await rate('0.25')).code).toBe('rate_below_given');
    expect((await details(tomas, 'kofi')).member.rebateRate).toBe('0.60');
    expect((await rate('0.25', { lowerBelow: true })).value.member.rebateRate).toBe('0.25');
    const rates = await Promise.all(
      ['kofi', 'zuri', 'abena', 'bruno'].map(async (name) => (await details(tomas, name)).member.rebateRate),
    );
    expect(rates).toEqual(['0.25', '0.25', '0.20', '0.80']);
    const other = await tomas.ask('PUT', `${TEAM}/rate`, { body: { username: 'kofi', rebateRate: '0.10' } });
    expect([other.status, other.code]).toEqual([403, 'not_direct']);
  });

  it('[2.36] gives nobody who comes just now more than the upline has by then', async () => {
    const { db } = platform.store;
    const { id: amara, upline_id: tomas } = await db
      .selectFrom('account')
      .select(['id', 'upline_id'])
      .where('username', '=', 'amara')
      .executeTakeFirstOrThrow();
    const late = await db.transaction().execute(async (lowering) => {
      await setRate(lowering, Number(tomas), { username: 'amara', rebateRate: '0.25', lowerBelow: true });
      const end = db.transaction().execute((transaction) =>
        createAccount(transaction, {
          username: 'latehand',
          passwordHash: null,
          language: 'EN',
          uplineId: amara,
          rate: 60,
        }),
      );
      await setTimeout(300);
      return { end };
    });
    await late.end;
    expect((await details(await as('tomas'), 'latehand')).member.rebateRate).toBe('0.25');
  });

  it('[2.36] works with five thousand people', async () => {
    await platform.set({ bigTeam: { tomas: 5000 } });
    const tomas = await as('tomas');
    const all = await list(tomas, 'sort=people&order=desc&pageSize=2');
    expect([all.total, all.list[0]?.people]).toEqual([108, 49]);
    const members = await list(tomas, 'search=tomas-&pageSize=100&pageNo=50');
    expect([members.total, members.totalPages, members.list.at(-1)?.username]).toEqual([
      5000,
      50,
      'tomas-05000',
    ]);
    const below = await list(tomas, 'upline=tomas-00051&sort=joinedAt');
    expect([below.path, below.total]).toEqual([['tomas-00051'], 49]);
    const { value } = await tomas.ask('GET', `${TEAM}/overview?${period(30)}`);
    expect((value as TeamOverview).current.people).toBe(5016);
    expect((await platform.set({ bigTeam: { nobody: 1 } })).status).toBe(400);
  });

  describe('rates of rebate', () => {
    const [ABENA, KOFI, AMARA, TOMAS, IMANI] = [1031, 1025, 1009, 1003, 1027];
    const paid = async () => {
      const rows = await platform.store.db
        .selectFrom('ledger_transaction as movement')
        .innerJoin('ledger_entry as entry', 'transaction_id', 'movement.id')
        .select(['account_id as account', 'reference', 'entry.amount'])
        .where('kind', '=', 'REBATE')
        .where('wallet_id', 'is not', null)
        .orderBy('reference')
        .orderBy('account_id')
        .execute();
      return rows.map(({ account, reference, amount }) => `${reference} ${account} ${amount}`);
    };
    const pay = (day: string) => platform.set({ payTeamRebates: day });

    it('are paid for a day that is over: one’s own bets, and those below for what is not given on', async () => {
      const bet = betsOn(platform);
      platform.wait(DAY);
      for (const account of [ABENA, IMANI, AMARA]) await bet(account, 10_000, 0);
      expect((await pay('2026-11-22')).status).toBe(400);
      platform.wait(DAY);
      for (const _ of [1, 2]) expect((await pay('2026-11-22')).status).toBe(200);
      // 1.20 % of each bet: abena has 0.20, kofi 0.60, amara 0.90, tomas 1.20, imani nothing.
      expect(await paid()).toEqual([
        `team-rebate-2026-11-22 ${TOMAS} 90`,
        `team-rebate-2026-11-22 ${AMARA} 210`,
        `team-rebate-2026-11-22 ${KOFI} 40`,
        `team-rebate-2026-11-22 ${ABENA} 20`,
      ]);
      expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
    });

    it('are paid by the clock, each day once, and none that is not over', async () => {
      const bet = betsOn(platform);
      const { db } = platform.store;
      for (const _ of ['22', '23', '24']) {
        platform.wait(DAY);
        await bet(ABENA, 10_000, 0);
      }
      // A bet settled in the last moment of a day may still be being written down.
      await payDueRebates(db, new Date('2026-11-23T00:00:05Z'));
      expect(await paid()).toEqual([]);
      await payDueRebates(db, new Date('2026-11-23T00:00:15Z'));
      for (const _ of [1, 2]) await payDueRebates(db, platform.now());
      const abenas = (await paid()).filter((line) => line.includes(` ${ABENA} `));
      expect(abenas).toEqual(['22', '23'].map((day) => `team-rebate-2026-11-${day} ${ABENA} 20`));
    });
  });
});
