/** @module-tag postgres */

import type { AgentIncome, ContractTier, ContractType } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lockContracts } from '#sandbox/contracts/lock-contracts.ts';
import { settleDueContracts } from '#sandbox/contracts/settle-contracts.ts';
import { moveMoney, readWallet } from '#sandbox/money/move-money.ts';
import { type Agent, agentOf, betsOn, dividend, salary } from '#sandbox/testing/agents.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const HOUR = 60 * 60 * 1000;
const [TOMAS, AMARA, KOFI, ZURI, ABENA] = [1003, 1009, 1025, 1026, 1031];
const TODAY = '2026-11-21';

describePlatform('the settlement of contracts', (platform) => {
  const bet = betsOn(platform);
  const log = (line: string) => void platform.logged.push(line);
  const wallet = (accountId: number) => readWallet(platform.store.db, accountId);
  const settle = async (date = TODAY) =>
    expect((await platform.set({ settleContracts: { date } })).status).toBe(200);
  const allOn = () => platform.set({ modules: { HOURLYSALARY3: true, REALTIMESALARY3: true } });

  /** Nothing but what the test itself agrees on; the house's contracts stay, and have nothing left to settle before today. */
  async function begin(): Promise<{ tomas: Agent; amara: Agent }> {
    const { db } = platform.store;
    await db.deleteFrom('contract').where('upline_id', 'is not', null).execute();
    await db
      .updateTable('contract')
      .set({ settled_until: new Date(TODAY) })
      .execute();
    return { tomas: await agentOf(platform, 'tomas'), amara: await agentOf(platform, 'amara') };
  }
  async function agree(from: Agent, to: Agent, name: string, type: ContractType, tiers: ContractTier[]) {
    const { value } = await from.offer(name, type, tiers);
    const { value: contract, code } = await to.answer(value.id, 'ACCEPT');
    expect(code).toBeUndefined();
    return contract.id as number;
  }
  async function books() {
    const { db } = platform.store;
    const { rows } = await sql<{ total: string; wrong: string; between: string }>`
      select (select coalesce(sum(amount), 0)::text from ledger_entry) as total,
        (select count(*)::text from wallet where amount <>
          (select coalesce(sum(entry.amount), 0) from ledger_entry as entry where wallet_id = wallet.id)) as wrong,
        (select coalesce(sum(amount), 0)::text from ledger_entry where house = 'contracts') as between`.execute(
      db,
    );
    return rows[0];
  }

  it('[4.21] pays a day’s share of valid bets out of the upline’s wallet, and both see it', async () => {
    const { tomas, amara } = await begin();
    await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('0.50', 1), salary('1.00', 2, '30.00')]);
    platform.wait(1_000);
    await bet(ZURI, 2_000, 0);
    await bet(ABENA, 1_499, 2_000);
    // An agent's own bets are none of the team's.
    await bet(AMARA, 5_000, 0);
    const payee = await wallet(AMARA);
    await settle();
    // 1 % of 34.99, rounded down; the house pays tomas 1.20 % of 34.99 + 50.00.
    expect(await wallet(AMARA)).toBe(payee + 34n);
    expect((await amara.settlements('DAILY_SALARY')).list[0]).toEqual({
      id: expect.any(Number),
      contractId: expect.any(Number),
      side: 'RECEIVED',
      account: 'tomas',
      period: 'DAILY',
      from: '2026-11-21T10:00:00.000Z',
      to: '2026-11-22T00:00:00.000Z',
      activeMembers: 2,
      validBet: '34.99',
      profitAndLoss: '-14.99',
      rate: '1.00',
      amount: '0.34',
      state: 'PAID',
      paidAt: '2026-11-21T10:00:01.000Z',
    });
    const [paid] = (await tomas.settlements('DAILY_SALARY', 'side=PAID')).list;
    expect(paid).toMatchObject({ side: 'PAID', account: 'amara', amount: '0.34' });
    const [house] = (await tomas.settlements('DAILY_SALARY', 'side=RECEIVED')).list;
    expect(house).toMatchObject({ account: null, validBet: '84.99', rate: '1.20', amount: '1.01' });
    const records =
      '/wps/relay/MCSFE_transactionRecord?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z&kind=SALARY&pageSize=100';
    const amounts = async (who: Agent) =>
      (await who.ask('GET', records)).value.list.map(({ amount }: { amount: string }) => amount);
    expect(await amounts(amara)).toEqual(['0.34']);
    expect(await amounts(tomas)).toContain('-0.34');
    expect(await books()).toMatchObject({ total: '0', wrong: '0' });
  });

  it('[4.21] pays the same date once, and takes no bet of it later', async () => {
    const { tomas, amara } = await begin();
    await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    await bet(ZURI, 10_000, 0);
    const before = await wallet(AMARA);
    await settle();
    const first = await amara.settlements('DAILY_SALARY');
    await bet(ZURI, 10_000, 0);
    await settle();
    await Promise.all([
      settle(),
      settle(),
      amara.settlements('DAILY_SALARY'),
      tomas.settlements('DAILY_SALARY'),
    ]);
    expect(await amara.settlements('DAILY_SALARY')).toEqual(first);
    expect(await wallet(AMARA)).toBe(before + 100n);
    expect(await books()).toMatchObject({ total: '0', wrong: '0' });
  });

  it('[4.21] settles by the clock when a period is over, and not before', async () => {
    const { tomas, amara } = await begin();
    await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    await bet(ZURI, 10_000, 0);
    expect((await amara.settlements('DAILY_SALARY')).list).toEqual([]);
    platform.wait(14 * HOUR + 9_999);
    const again = await agentOf(platform, 'amara');
    expect((await again.settlements('DAILY_SALARY')).list).toEqual([]);
    platform.wait(1);
    const before = await wallet(AMARA);
    await Promise.all(Array.from({ length: 6 }, () => again.settlements('DAILY_SALARY')));
    expect(await again.settlements('DAILY_SALARY')).toMatchObject({
      total: 1,
      received: '1.00',
      due: '0.00',
    });
    expect(await wallet(AMARA)).toBe(before + 100n);
  });

  it('[9.01] settles a real-time salary every five minutes, at the tier of the day so far, and an hourly one by the hour', async () => {
    const { tomas, amara } = await begin();
    await allOn();
    await agree(tomas, amara, 'amara', 'REALTIME_SALARY', [salary('0.20'), salary('0.40', 1, '150.00')]);
    await agree(tomas, amara, 'amara', 'HOURLY_SALARY', [salary('0.50', 1, '100.00')]);
    await bet(ZURI, 10_000, 0);
    platform.wait(5 * 60_000);
    await bet(ZURI, 10_000, 0);
    platform.wait(4 * 60_000);
    const figures = async (type: ContractType) =>
      (await amara.settlements(type)).list.map(({ from, to, rate, amount }) => [
        from.slice(11, 16),
        to.slice(11, 16),
        rate,
        amount,
      ]);
    expect(await figures('REALTIME_SALARY')).toEqual([['10:00', '10:05', '0.20', '0.20']]);
    platform.wait(70_000);
    expect(await figures('REALTIME_SALARY')).toEqual([
      ['10:05', '10:10', '0.40', '0.40'],
      ['10:00', '10:05', '0.20', '0.20'],
    ]);
    expect(await figures('HOURLY_SALARY')).toEqual([]);
    platform.wait(50 * 60_000);
    expect(await figures('HOURLY_SALARY')).toEqual([['10:00', '11:00', '0.50', '1.00']]);
  });

  it('[4.21] pays a dividend of what the team lost, and nothing where it won', async () => {
    const { tomas, amara } = await begin();
    await agree(tomas, amara, 'amara', 'DIVIDEND', [
      dividend('5.00', 1, '10.00', '0.00'),
      dividend('10.00', 1, '10.00', '50.00'),
    ]);
    await bet(ZURI, 9_000, 0);
    await bet(KOFI, 1_000, 4_001);
    const before = await wallet(AMARA);
    await settle();
    // 10 % of 59.99 lost.
    expect(await wallet(AMARA)).toBe(before + 599n);
    platform.wait(24 * HOUR);
    await bet(ZURI, 2_000, 9_000);
    await settle('2026-11-22');
    const [won] = (await (await agentOf(platform, 'amara')).settlements('DIVIDEND')).list;
    expect(won).toMatchObject({ profitAndLoss: '70.00', rate: '0.00', amount: '0.00', state: 'NOTHING' });
    expect(await wallet(AMARA)).toBe(before + 599n);
  });

  it('[4.21] settles weeks, halves of months and months on their last day only', async () => {
    const { tomas, amara } = await begin();
    const { value } = await tomas.offer('amara', 'DIVIDEND', [dividend('10')], { period: 'WEEKLY' });
    await amara.answer(value.id, 'ACCEPT');
    await bet(ZURI, 10_000, 0);
    const before = await wallet(AMARA);
    await settle('2026-11-21');
    expect(await wallet(AMARA)).toBe(before);
    // A Sunday.
    await settle('2026-11-22');
    expect(await wallet(AMARA)).toBe(before + 1_000n);
  });

  it('[4.21] keeps due what the upline cannot pay, shows it, and pays it when it can', async () => {
    const { tomas, amara } = await begin();
    const kofi = await agentOf(platform, 'kofi');
    await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    await agree(amara, kofi, 'kofi', 'DAILY_SALARY', [salary('1.00')]);
    await bet(ABENA, 10_000, 0);
    // Tomas has nothing, so that he cannot pay amara, who could not pay kofi.
    const { db } = platform.store;
    await empty(TOMAS);
    await empty(AMARA);
    await db.deleteFrom('contract').where('upline_id', 'is', null).execute();
    await settle();
    expect(await kofi.settlements('DAILY_SALARY')).toMatchObject({
      list: [{ state: 'DUE', amount: '1.00' }],
    });
    expect(await amara.settlements('DAILY_SALARY')).toMatchObject({
      received: '0.00',
      paid: '0.00',
      due: '1.00',
      list: [{ state: 'DUE' }, { state: 'DUE' }],
    });
    expect((await amara.settlements('DAILY_SALARY', 'state=PAID')).list).toEqual([]);
    await fill(TOMAS, 100n);
    const before = await wallet(KOFI);
    // The payment to amara pays kofi in the same turn.
    expect(await kofi.settlements('DAILY_SALARY')).toMatchObject({
      received: '1.00',
      list: [{ state: 'PAID' }],
    });
    expect(await wallet(KOFI)).toBe(before + 100n);
    expect([await wallet(TOMAS), await wallet(AMARA)]).toEqual([0n, 0n]);
    expect(await books()).toEqual({ total: '0', wrong: '0', between: expect.any(String) });
  });

  it('[4.21] counts from the acceptance to the end of a contract, and is nobody else’s to see', async () => {
    const { tomas, amara } = await begin();
    await bet(KOFI, 2_000, 0);
    platform.wait(1_000);
    const id = await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    await bet(ZURI, 10_000, 0);
    platform.wait(1_000);
    expect((await tomas.answer(id, 'TERMINATE')).status).toBe(200);
    await bet(KOFI, 2_000, 0);
    await settle();
    expect((await amara.settlements('DAILY_SALARY')).list).toMatchObject([
      { validBet: '100.00', amount: '1.00', to: '2026-11-21T10:00:02.000Z' },
    ]);
    const ingrid = await agentOf(platform, 'ingrid');
    expect((await ingrid.settlements('DAILY_SALARY')).list.map(({ account }) => account)).not.toContain(
      'tomas',
    );
  });

  it('[4.21] income is what was paid by day of the reader’s clock, and what it cost', async () => {
    const { tomas, amara } = await begin();
    await allOn();
    await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    await agree(tomas, amara, 'amara', 'HOURLY_SALARY', [salary('0.50')]);
    await bet(ZURI, 10_000, 0);
    await settle();
    const income = async (who: Agent, query = ''): Promise<AgentIncome> =>
      (await who.ask('GET', `/wps/agent/income?from=2026-11-20T00:00:00Z&to=2026-11-23T00:00:00Z${query}`))
        .value;
    const day = {
      dividend: '0.00',
      dailySalary: '1.00',
      hourlySalary: '0.50',
      realTimeSalary: '0.00',
      paid: '0.00',
      net: '1.50',
    };
    expect(await income(amara)).toEqual({ list: [{ day: TODAY, ...day }], sums: day, currency: 'USD' });
    // Ahead of UTC the day of UTC ends on the next one.
    expect(
      (await income(amara, '&minutes=420')).list.map((dayIncome) => [dayIncome.day, dayIncome.net]),
    ).toEqual([
      ['2026-11-22', '1.00'],
      ['2026-11-21', '0.50'],
    ]);
    expect((await income(tomas)).sums).toMatchObject({ paid: '1.50' });
    // The overview of the same days says the same, though these were paid on the day after.
    for (const [who, days] of [
      [amara, 'from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z'],
      [tomas, 'from=2026-11-20T00:00:00Z&to=2026-11-23T00:00:00Z'],
    ] as const) {
      const { sums }: AgentIncome = (await who.ask('GET', `/wps/agent/income?${days}`)).value;
      const { current } = (await who.ask('GET', `/wps/agent/team/overview?${days}`)).value;
      expect([days, current.income]).toEqual([days, sums.net]);
      expect(sums.net).not.toBe('0.00');
    }
    const long = await amara.ask(
      'GET',
      '/wps/agent/income?from=2025-01-01T00:00:00Z&to=2026-11-23T00:00:00Z',
    );
    expect(long.code).toBe('bad_request');
  });

  it('and a change of the same contract wait for each other, not in a circle', {
    tags: 'matrix',
  }, async () => {
    const { tomas, amara } = await begin();
    const id = await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    const { db } = platform.store;
    await db.deleteFrom('contract').where('id', '<>', id).execute();
    await bet(ZURI, 10_000, 0);
    platform.wait(15 * HOUR);
    let settling: Promise<void> | undefined;
    await db.transaction().execute(async (transaction) => {
      await lockContracts(transaction, platform.now());
      settling = settleDueContracts({ db, clock: platform.now, log });
      // Time for it to come to where it waits.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const end = { state: 'TERMINATED', ended_at: platform.now() } as const;
      await transaction.updateTable('contract').set(end).where('id', '=', id).execute();
    });
    await settling;
    const again = await agentOf(platform, 'amara');
    expect((await again.settlements('DAILY_SALARY')).list).toMatchObject([{ amount: '1.00', state: 'PAID' }]);
  });

  it('of one that goes wrong does not keep the others from theirs, and is told of', async () => {
    const { tomas, amara } = await begin();
    const bad = await agree(tomas, amara, 'amara', 'DAILY_SALARY', [salary('1.00')]);
    const kofi = await agentOf(platform, 'kofi');
    await agree(amara, kofi, 'kofi', 'DAILY_SALARY', [salary('0.50')]);
    await bet(ABENA, 10_000, 0);
    platform.wait(15 * HOUR);
    const { db } = platform.store;
    const before = await wallet(KOFI);
    await sql`alter table contract_settlement add constraint none_of_it
      check (contract_id <> ${sql.lit(bad)}) not valid`.execute(db);
    try {
      const told = new RegExp(`^Contract ${bad} was not settled: .*none_of_it`);
      const days = 'from=2026-11-20T00:00:00Z&to=2026-11-23T00:00:00Z';
      for (const list of [`contract/settlements?type=DAILY_SALARY&${days}`, `income?${days}`]) {
        platform.logged.splice(0);
        const { status, value } = await (await agentOf(platform, 'kofi')).ask('GET', `/wps/agent/${list}`);
        expect([status, value.list.length, platform.logged]).toEqual([200, 1, [expect.stringMatching(told)]]);
      }
      expect(await wallet(KOFI)).toBe(before + 50n);
    } finally {
      await sql`alter table contract_settlement drop constraint none_of_it`.execute(db);
    }
    const payee = await wallet(AMARA);
    await settleDueContracts({ db, clock: platform.now, log });
    expect(await wallet(AMARA)).toBe(payee + 100n);
  });

  it('settles what the platform begins with, in books that add up', async () => {
    const tomas = await agentOf(platform, 'tomas');
    const { list, total } = await tomas.settlements('DIVIDEND');
    expect(total).toBeGreaterThan(2);
    expect(list.some(({ state }) => state === 'PAID')).toBe(true);
    expect((await tomas.settlements('DAILY_SALARY')).total).toBeGreaterThan(5);
    expect(await books()).toMatchObject({ total: '0', wrong: '0' });
  });

  it('is refused for a day that is none', async () => {
    expect((await platform.set({ settleContracts: { date: '2026-13-01' } })).status).toBe(400);
  });

  async function empty(accountId: number): Promise<void> {
    await fill(accountId, -(await wallet(accountId)));
  }

  /** Moves money between a main wallet and the house. */
  async function fill(accountId: number, amount: bigint): Promise<void> {
    await platform.store.db.transaction().execute((db) =>
      moveMoney(db, {
        accountId,
        amount,
        against: 'bank',
        kind: amount > 0n ? 'DEPOSIT' : 'WITHDRAW',
        reference: `of-a-test-${amount}`,
        at: platform.now(),
      }),
    );
  }
});
