/** @module-tag postgres */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Movement, moveMoney, readWallet } from '#sandbox/money/move-money.ts';
import { type NewBet, placeBet } from '#sandbox/money/place-bet.ts';
import { settleBet } from '#sandbox/money/settle-bet.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const MAI = 1001;

describePlatform('the ledger', (platform) => {
  const inTransaction = <T>(work: (db: typeof platform.store.db) => Promise<T>) =>
    platform.store.db.transaction().execute(work);
  const move = (amount: bigint, reference: string, more: Partial<Movement> = {}) =>
    inTransaction((db) =>
      moveMoney(db, {
        accountId: MAI,
        amount,
        against: 'games',
        kind: amount < 0n ? 'BET' : 'WIN',
        reference,
        at: platform.now(),
        ...more,
      }),
    );
  const bet = (stake: bigint, reference: string, more: Partial<NewBet> = {}) =>
    inTransaction((db) =>
      placeBet(db, {
        accountId: MAI,
        gameType: 'RNG',
        vendor: 'QLMR',
        title: 'Something',
        stake,
        reference,
        at: platform.now(),
        ...more,
      }),
    );
  const wallet = (accountId = MAI) => readWallet(platform.store.db, accountId);
  /** Sum of all entries, and wallets that differ from the sum of theirs. */
  const books = async () => {
    const { db } = platform.store;
    const { total } = await db
      .selectFrom('ledger_entry')
      .select(sql<string>`coalesce(sum(amount), 0)::text`.as('total'))
      .executeTakeFirstOrThrow();
    const wrong = await db
      .selectFrom('wallet')
      .leftJoin('ledger_entry', 'ledger_entry.wallet_id', 'wallet.id')
      .select('wallet.id')
      .groupBy(['wallet.id', 'wallet.amount'])
      .having(sql<boolean>`coalesce(sum(ledger_entry.amount), 0) <> wallet.amount`)
      .execute();
    return { total, wrong };
  };
  const BALANCED = { total: '0', wrong: [] };

  it('holds from the beginning what every wallet holds, and sums to zero', async () => {
    await visitorOf(platform).freePlay();
    expect(await books()).toEqual(BALANCED);
  });

  it('moves money into a wallet and out of it', async () => {
    const before = await wallet();
    expect(await move(250n, 'a')).toBe(before + 250n);
    expect(await move(-1_000n, 'b')).toBe(before - 750n);
    expect(await wallet()).toBe(before - 750n);
    expect(await books()).toEqual(BALANCED);
  });

  it('moves the same once, also when it is asked for at once', async () => {
    const before = await wallet();
    await Promise.all(Array.from({ length: 8 }, () => move(-100n, 'same')));
    expect(await wallet()).toBe(before - 100n);
    expect(await move(-100n, 'same')).toBe(before - 100n);
    // Another kind is another movement.
    await move(-100n, 'same', { kind: 'FEE' });
    expect(await wallet()).toBe(before - 200n);
    expect(await books()).toEqual(BALANCED);
  });

  it('takes nothing that is not there, and keeps nothing of the try', async () => {
    const before = await wallet();
    await expect(move(-before - 1n, 'too-much')).rejects.toMatchObject({
      status: 409,
      error: { code: 'insufficient_funds' },
    });
    expect(await move(-before, 'too-much')).toBe(0n);
    expect(await books()).toEqual(BALANCED);
  });

  it('is not overdrawn by fifty at once', { tags: 'matrix' }, async () => {
    const before = await wallet();
    const share = before / 10n;
    const tries = Array.from({ length: 50 }, (_, index) => move(-share, `parallel-${index}`));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await wallet()).toBe(before - share * 10n);
    expect(await books()).toEqual(BALANCED);
  });

  it('refuses entries that do not sum to zero, whoever writes them', async () => {
    const lost = inTransaction(async (db) => {
      const { id } = await db
        .insertInto('ledger_transaction')
        .values({ account_id: MAI, kind: 'WIN', reference: 'lost', at: platform.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('ledger_entry')
        .values({
          transaction_id: id,
          wallet_id: null,
          house: 'games',
          currency: 'USD',
          amount: '5',
          balance: null,
        })
        .execute();
    });
    await expect(lost).rejects.toThrow('do not sum to zero');
  });

  it('takes a bet and pays what it won, once', async () => {
    const before = await wallet();
    const { betId, balance } = await bet(500n, 'spin-1');
    expect(balance).toBe(before - 500n);
    expect(await bet(500n, 'spin-1')).toEqual({ betId, balance });
    const settlement = { betId, payout: 1_200n, result: '3 × crown', at: platform.now() };
    for (let times = 0; times < 3; times++) {
      expect(await inTransaction((db) => settleBet(db, settlement))).toBe(before + 700n);
    }
    // A bet that has ended does not end in another way.
    expect(await inTransaction((db) => settleBet(db, { ...settlement, payout: 9_000n }))).toBe(before + 700n);
    expect(await books()).toEqual(BALANCED);
  });

  it('gives the stake of a void bet back', async () => {
    const before = await wallet();
    const { betId } = await bet(500n, 'spin-2');
    await inTransaction((db) => settleBet(db, { betId, payout: 500n, isVoid: true, at: platform.now() }));
    expect(await wallet()).toBe(before);
  });
});
