/** @module-tag postgres */

import type { BetRecord, TransactionRecord, WalletListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const MOVE = '/wps/relay/GCS_walletTransfer';
const DAYS = 'from=2026-11-15T00:00:00Z&to=2026-11-22T00:00:00Z';

describePlatform('wallets', (platform) => {
  let keys = 0;
  const newKey = () => `key-of-a-transfer-${++keys}`;
  const member = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    const amounts = async () => {
      const { wallets } = (await visitor.ask('GET', '/wps/v2/wallets')).value as WalletListResponse;
      const filled = wallets.filter(({ amount }) => amount !== '0.00');
      return Object.fromEntries(filled.map(({ place, amount }) => [place, amount]));
    };
    const move = (what: object) => visitor.ask('POST', MOVE, { body: { idempotencyKey: newKey(), ...what } });
    return { ...visitor, amounts, move };
  };
  const play = (stake: bigint, payout: bigint, reference: string) =>
    platform.store.db.transaction().execute(async (db) => {
      const now = platform.now();
      const bet = {
        accountId: 1001,
        gameType: 'LIVE',
        vendor: 'VLVT',
        title: 'Table',
        stake,
        reference,
        at: now,
      } as const;
      const { betId, balance } = await placeBet(db, bet);
      return [balance, await settleBet(db, { betId, payout, at: now })];
    });
  const books = () => readBooks(platform.store.db);

  it('lists MAIN first, then the vendors that hold money, by name', async () => {
    const { wallets, isSingle, currency } = (await (await member()).ask('GET', '/wps/v2/wallets')).value;
    expect([isSingle, currency]).toEqual([false, 'USD']);
    expect(wallets.map(({ place }: { place: string }) => place)).toEqual([
      'MAIN',
      'CRDH',
      'CRYS',
      'BTI',
      'QLMR',
      'TDFG',
      'VLVT',
    ]);
    expect(wallets.at(-1)).toEqual({
      place: 'VLVT',
      name: 'Velvet Hall',
      amount: '20.00',
      canTransfer: true,
    });
  });

  it('move money between any two of them, and show it on both sides', async () => {
    const mai = await member();
    const { value, status } = await mai.move({ from: 'MAIN', to: 'QLMR', amount: '100.5' });
    expect([status, value]).toEqual([
      200,
      { reference: expect.stringMatching(/^WT261121-/), amount: '100.50', currency: 'USD' },
    ]);
    expect((await mai.move({ from: 'QLMR', to: 'VLVT', amount: '0.50' })).status).toBe(200);
    expect(await mai.amounts()).toEqual({ MAIN: '1150.00', QLMR: '100.00', VLVT: '20.50' });
    const record = (await mai.ask('GET', `/wps/relay/MCSFE_transactionRecord?${DAYS}&kind=TRANSFER`))
      .value as TransactionRecord;
    expect(record.list.map(({ place, amount, balance }) => [place, amount, balance])).toEqual([
      ['QLMR', '-0.50', '100.00'],
      ['VLVT', '0.50', '20.50'],
      ['MAIN', '-100.50', '1150.00'],
      ['QLMR', '100.50', '100.50'],
    ]);
    // Nothing came in, nothing went out.
    expect(record).toMatchObject({ income: '0.00', outgo: '0.00', total: 4 });
    expect(await books()).toEqual({ total: '0', wrong: [] });
  });

  it('come back to MAIN at once, or one of them', async () => {
    const quynh = await member('quynh');
    expect((await quynh.move({ from: 'TDFG', to: 'MAIN' })).value.amount).toBe('14.99');
    expect((await quynh.move({ to: 'MAIN' })).value.amount).toBe('500.00');
    expect(await quynh.amounts()).toEqual({ MAIN: '88927.06' });
    expect((await quynh.move({ to: 'MAIN' })).code).toBe('nothing_to_move');
    expect(await books()).toEqual({ total: '0', wrong: [] });
  });

  it('answer the same key the same, and nothing else with it', async () => {
    const mai = await member();
    const body = { idempotencyKey: newKey(), from: 'MAIN', to: 'VLVT', amount: '10.00' };
    const first = await mai.move(body);
    expect((await mai.move(body)).value).toEqual(first.value);
    expect((await mai.move({ ...body, amount: '11.00' })).code).toBe('idempotency_key_reused');
    expect(await mai.amounts()).toEqual({ MAIN: '1240.50', VLVT: '30.00' });
  });

  it.each([
    ['more than there is', { from: 'VLVT', to: 'MAIN', amount: '20.01' }, 'insufficient_funds'],
    ['nothing', { from: 'MAIN', to: 'VLVT', amount: '0.00' }, 'bad_request'],
    ['less than a cent', { from: 'MAIN', to: 'VLVT', amount: '0.001' }, 'bad_request'],
    ['to itself', { from: 'MAIN', to: 'MAIN', amount: '1.00' }, 'bad_request'],
    ['to a vendor without wallets', { from: 'MAIN', to: 'SFGR', amount: '1.00' }, 'bad_request'],
    ['an amount of all', { to: 'MAIN', amount: '1.00' }, 'bad_request'],
  ])('refuse %s', async (_, what, code) => {
    const mai = await member();
    expect((await mai.move(what)).code).toBe(code);
    expect(await mai.amounts()).toEqual({ MAIN: '1250.50', VLVT: '20.00' });
  });

  it('take no money to or from a vendor that is closed for work, and none to one that is off', async () => {
    const mai = await member();
    await platform.set({ vendorMaintenance: { VLVT: true } });
    expect((await mai.move({ from: 'VLVT', to: 'MAIN' })).code).toBe('wallet_closed');
    expect((await mai.move({ to: 'MAIN' })).code).toBe('nothing_to_move');
    await platform.set({ vendorMaintenance: { VLVT: false }, vendors: { VLVT: false } });
    expect((await mai.move({ from: 'MAIN', to: 'VLVT', amount: '1.00' })).code).toBe('wallet_closed');
    expect((await mai.move({ from: 'VLVT', to: 'MAIN' })).value.amount).toBe('20.00');
  });

  it('are not overdrawn by fifty at once', { tags: 'matrix' }, async () => {
    const mai = await member();
    const ends = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        mai.move(
          index % 2
            ? { from: 'MAIN', to: 'VLVT', amount: '125.05' }
            : { from: 'MAIN', to: 'QLMR', amount: '125.05' },
        ),
      ),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(ends.every(({ status, code }) => status === 200 || code === 'insufficient_funds')).toBe(true);
    expect((await mai.amounts()).MAIN).toBeUndefined();
    expect(await books()).toEqual({ total: '0', wrong: [] });
  });

  it('pay for the games of their vendor while they hold enough, and get what is won there', async () => {
    const mai = await member();
    // 20.00 at the vendor, 1250.50 in MAIN: both are there to play with.
    expect(await play(500n, 1_500n, 'a')).toEqual([126_550n, 128_050n]);
    expect(await mai.amounts()).toEqual({ MAIN: '1250.50', VLVT: '30.00' });
    await play(3_001n, 100n, 'b');
    expect(await mai.amounts()).toEqual({ MAIN: '1221.49', VLVT: '30.00' });
    expect(await books()).toEqual({ total: '0', wrong: [] });
  });

  it('are one where the merchant has one: what others held goes to MAIN, and so does what is won', async () => {
    const mai = await member();
    const betId = await platform.store.db.transaction().execute(async (db) => {
      const bet = { accountId: 1001, gameType: 'LIVE', vendor: 'VLVT', title: 'Table', stake: 500n } as const;
      return (await placeBet(db, { ...bet, reference: 'open', at: platform.now() })).betId;
    });
    await platform.set({ singleWallet: true });
    expect((await mai.ask('GET', '/wps/v2/wallets')).value).toEqual({
      isSingle: true,
      wallets: [{ place: 'MAIN', amount: '1265.50', canTransfer: true }],
      currency: 'USD',
    });
    await platform.store.db
      .transaction()
      .execute((db) => settleBet(db, { betId, payout: 1_000n, at: platform.now() }));
    expect(await mai.amounts()).toEqual({ MAIN: '1275.50' });
    expect((await mai.move({ from: 'MAIN', to: 'VLVT', amount: '1.00' })).code).toBe('single_wallet');
    expect(await books()).toEqual({ total: '0', wrong: [] });
  });

  it('keep their books over ten thousand bets, which are read in bounded time', {
    tags: 'matrix',
    timeout: 60_000,
  }, async () => {
    await platform.set({ manyBets: { mai: 10_000 } });
    const mai = await member();
    expect(await mai.amounts()).toEqual({ MAIN: '1250.50', VLVT: '20.00' });
    expect(await books()).toEqual({ total: '0', wrong: [] });
    const timed = async (query: string) => {
      const before = performance.now();
      const { value } = await mai.ask('GET', `/wps/relay/MCSFE_betRecord?${DAYS}&pageSize=100&${query}`);
      return { record: value as BetRecord, took: performance.now() - before };
    };
    const first = await timed('pageNo=1');
    const last = await timed('pageNo=100');
    const won = await timed('status=WON');
    expect([first.record.total, last.record.list.length, won.record.total]).toEqual([10_000, 100, 5_000]);
    // They win what they lose.
    expect(first.record.payout).toBe(first.record.stake);
    for (const { took } of [first, last, won]) expect(took).toBeLessThan(5_000);
  });
});
