/** @module-tag postgres */
import { setTimeout } from 'node:timers/promises';
import type { TransactionRecord } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { payDeposit } from '#sandbox/deposits/pay-deposit.ts';
import { transferToAccount } from '#sandbox/money/transfer-to-account.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { password, visitorOf } from '#sandbox/testing/visitor.ts';

const GIVE = '/wps/member/transfer';
const DAYS = 'from=2026-11-15T00:00:00Z&to=2026-11-22T00:00:00Z';

describePlatform('transfers between people', (platform) => {
  let keys = 0;
  const member = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    const give = (what: object) =>
      visitor.seal('POST', GIVE, {
        idempotencyKey: `key-of-somebodys-gift-${++keys}`,
        amount: '10.00',
        password,
        ...what,
      });
    const main = async () => (await visitor.ask('GET', '/wps/v2/wallets')).value.wallets[0].amount as string;
    const record = async () =>
      (await visitor.ask('GET', `/wps/relay/MCSFE_transactionRecord?${DAYS}&kind=TEAM_TRANSFER`))
        .value as TransactionRecord;
    return { ...visitor, give, main, record };
  };

  it('[6.03] go from a member to the upline, with what both read beside it', async () => {
    const [mai, tomas] = [await member(), await member('tomas')];
    const { value } = await mai.give({ to: 'UPLINE', amount: '50.25', remark: 'for the ride' });
    expect(value).toEqual({
      reference: expect.stringMatching(/^TT/),
      to: 'tomas',
      amount: '50.25',
      currency: 'USD',
    });
    expect([await mai.main(), await tomas.main()]).toEqual(['1200.25', '5350.25']);
    const read = ({ list, income, outgo }: TransactionRecord) => [
      list.map(({ amount, counterpart, remark }) => [amount, counterpart, remark]),
      income,
      outgo,
    ];
    expect(read(await mai.record())).toEqual([[['-50.25', 'tomas', 'for the ride']], '0.00', '50.25']);
    expect(read(await tomas.record())).toEqual([[['50.25', 'mai', 'for the ride']], '50.25', '0.00']);
    expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
  });

  it('[6.03] go from an agent to anybody below, at any depth', async () => {
    const tomas = await member('tomas');
    expect((await tomas.give({ to: 'Mai' })).value).toMatchObject({ to: 'mai' });
    expect((await tomas.give({ to: 'amara' })).status).toBe(200);
    expect(await tomas.main()).toBe('5280.00');
  });

  it.each([
    ['mai', { to: 'quynh' }, 403, 'not_agent'],
    ['mai', { to: 'nobody-at-all' }, 403, 'not_agent'],
    ['amara', { to: 'mai' }, 404, 'not_in_team'],
    ['amara', { to: 'tomas' }, 404, 'not_in_team'],
    ['tomas', { to: 'linh' }, 404, 'not_in_team'],
    ['tomas', { to: 'tomas' }, 404, 'not_in_team'],
    ['tomas', { to: 'nobody-at-all' }, 404, 'not_in_team'],
    ['tomas', { to: 'UPLINE' }, 403, 'no_upline'],
    ['amara', { to: 'UPLINE' }, 403, 'no_upline'],
    ['mai', { to: 'UPLINE', amount: '1250.51' }, 409, 'insufficient_funds'],
    ['mai', { to: 'UPLINE', amount: '0.00' }, 400, 'bad_request'],
    ['mai', { to: 'UPLINE', amount: '0.001' }, 400, 'bad_request'],
    ['mai', { to: 'UPLINE', amount: '-5.00' }, 400, 'bad_request'],
    ['mai', { to: 'UPLINE', password: 'Wrong2026' }, 403, 'wrong_password'],
  ])('are refused %s: %o', async (username, what, status, code) => {
    const somebody = await member(username);
    const before = await somebody.main();
    expect(await somebody.give(what)).toMatchObject({ status, code });
    expect(await somebody.main()).toBe(before);
  });

  it('[6.04] are not for trials, and not as plain text', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    const body = { to: 'UPLINE', amount: '1.00', password, idempotencyKey: 'key-of-a-trial-gift' };
    expect((await trial.seal('POST', GIVE, body)).code).toBe('need_true_account');
    expect((await (await member()).ask('POST', GIVE, { body })).code).toBe('encryption_required');
  });

  const order = async (who: Awaited<ReturnType<typeof member>>, more: object) => {
    const body = { amount: '100', idempotencyKey: `key-of-somebodys-order-${++keys}`, ...more };
    return (await who.ask('POST', '/wps/deposit', { body })).value.number as string;
  };

  it('wait for what is still to be bet, until the bonus that asks for it has run out', async () => {
    const mai = await member();
    await order(mai, { channel: 'INSTANT_CARD', bonusId: 1 });
    platform.wait(60_000);
    await placeAndSettle(platform, { accountId: 1001, stake: 10_000n, payout: 10_000n });
    expect((await mai.give({ to: 'UPLINE' })).code).toBe('turnover_left');
    platform.wait(31 * 24 * 3_600_000);
    const later = await member();
    expect((await later.give({ to: 'UPLINE' })).status).toBe(200);
    expect(await later.main()).toBe('1339.00');
  });

  it('wait for a deposit that is being paid, and for what it asks to be bet', {
    tags: 'matrix',
  }, async () => {
    const mai = await member();
    const number = await order(mai, { channel: 'BANK_TRANSFER' });
    const given = await platform.store.db.transaction().execute(async (db) => {
      await payDeposit(db, number, platform.now());
      const end = mai.give({ to: 'UPLINE', amount: '1300.00' });
      // The wait is long enough for the password to be proved.
      await setTimeout(2_000);
      return { end };
    });
    expect(await given.end).toMatchObject({ status: 409, code: 'turnover_left' });
    expect(await mai.main()).toBe('1350.50');
  });

  it('go nowhere that is closed', async () => {
    const tomas = await member('tomas');
    const { db } = platform.store;
    await db.updateTable('account').set({ closed: true }).where('username', '=', 'sofia').execute();
    expect((await tomas.give({ to: 'sofia' })).code).toBe('account_closed');
  });

  it('answer the same key the same, and another request not at all', async () => {
    const mai = await member();
    const what = { to: 'UPLINE', idempotencyKey: 'key-of-the-same-gift' };
    const first = await mai.give(what);
    expect((await mai.give(what)).value).toEqual(first.value);
    expect((await mai.give({ ...what, amount: '11.00' })).code).toBe('idempotency_key_reused');
    expect(await mai.main()).toBe('1240.50');
  });

  it('never overdraw, with fifty at once in both directions', {
    tags: 'matrix',
    timeout: 60_000,
  }, async () => {
    const [mai, tomas] = [await member(), await member('tomas')];
    // Below the calls: passwords are not tried fifty times at once.
    const give = (fromId: number, toId: number, amount: bigint, reference: string) =>
      platform.store.db
        .transaction()
        .execute((db) =>
          transferToAccount(db, { fromId, toId, amount, remark: undefined, reference, at: platform.now() }),
        );
    const ends = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? give(1001, 1003, 12_505n, `up-${index}`) : give(1003, 1001, 1n, `down-${index}`),
      ),
    );
    const refused = ends.filter((end) => end.status === 'rejected');
    expect(refused.map(({ reason }) => reason.error?.code)).toEqual(Array(15).fill('insufficient_funds'));
    expect([await mai.main(), await tomas.main()]).toEqual(['0.25', '6550.25']);
    expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
  });
});
