/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import type { Bonus, BonusListResponse, OwnReward } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import { moveMoney } from '#sandbox/money/move-money.ts';
import { bettorsOf } from '#sandbox/testing/bettors.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';
import { withdrawerOf } from '#sandbox/testing/withdrawer.ts';

const MAI = 1001;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const newKey = () => `key-${randomUUID()}`;
const BALANCED = { total: '0', wrong: [] };

describePlatform('bonuses and rewards', (platform) => {
  const { member, wallet } = bettorsOf(platform);
  const order = (who: Visitor, amount: string, bonusId?: number, channel = 'INSTANT_CARD') =>
    who.ask('POST', '/wps/deposit', {
      body: { channel, amount, idempotencyKey: newKey(), ...(bonusId !== undefined && { bonusId }) },
    });
  const list = async (who: Visitor, query = ''): Promise<BonusListResponse> =>
    (await who.ask('GET', `/wps/bonuses?${query}`)).value;
  const first = async (who: Visitor) => (await list(who)).list[0] as Bonus;
  const giveUp = (who: Visitor, number: string, idempotencyKey = newKey()) =>
    who.ask('POST', '/wps/bonuses/cancel', { body: { number, idempotencyKey } });
  const bet = (stake: bigint, payout = 0n, isVoid = false) =>
    placeAndSettle(platform, { accountId: MAI, stake, payout, isVoid });
  /** Forgets the member's earlier bets before the test brings rewards of its own. */
  const forgetBets = () => platform.store.db.deleteFrom('bet').where('account_id', '=', MAI).execute();
  const left = () => turnoverLeft(platform.store.db, MAI);
  const move = (amount: bigint) =>
    platform.store.db.transaction().execute((db) =>
      moveMoney(db, {
        accountId: MAI,
        amount,
        against: 'opening',
        kind: 'OPENING',
        reference: newKey(),
        at: platform.now(),
      }),
    );
  const books = () => readBooks(platform.store.db);
  const states = async (who: Visitor) =>
    ((await who.ask('GET', '/wps/deposit/channels')).value.offers as { id: number; state: string }[]).map(
      ({ state }) => state,
    );
  const rewards = async (who: Visitor, state: string, query = ''): Promise<readonly OwnReward[]> =>
    (await who.ask('GET', `/wps/reward-centre?state=${state}&${query}`)).value.list;
  const claim = (who: Visitor, id: string, idempotencyKey = newKey()) =>
    who.ask('POST', '/wps/reward-centre/claim', { body: { id, idempotencyKey } });

  it('[2.35] come with the deposit that they were chosen with, and not before it is paid', async () => {
    const mai = await member();
    const before = await wallet();
    const { value } = await order(mai, '150', 1, 'BANK_TRANSFER');
    expect(value).toMatchObject({ bonusName: 'First deposit, doubled', bonusAmount: '150.00' });
    expect((await list(mai)).total).toBe(0);
    expect(await states(mai)).toEqual(['BUSY', 'BUSY', 'BUSY']);
    expect((await order(mai, '50', 3)).code).toBe('bonus_unavailable');
    await platform.set({ deposits: { [value.number]: { status: 'PAID' } } });
    expect(await wallet()).toBe(before + 30_000);
    expect(await first(mai)).toMatchObject({
      number: expect.stringMatching(/^BN261121-/),
      amount: '150.00',
      wager: '1500.00',
      wagered: '0.00',
      returns: '150.00',
      status: 'ACTIVE',
      expiresAt: '2026-12-21T10:00:00.000Z',
    });
    expect(await states(mai)).toEqual(['USED', 'BUSY', 'BUSY']);
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] are wagered by bets that were won or lost since, and are done then', async () => {
    const mai = await member();
    await bet(10_000n);
    platform.wait(MINUTE);
    await order(mai, '50', 3);
    // Five percent of 50, three times; the deposit itself once.
    expect((await first(mai)).wager).toBe('7.50');
    expect(await left()).toBe(5_000n);
    await bet(300n, 900n);
    await bet(900n, 900n, true);
    expect(await first(mai)).toMatchObject({ wagered: '3.00', status: 'ACTIVE' });
    expect(await list(mai)).toMatchObject({ turnoverLeft: '47.00' });
    await bet(1_000n);
    expect(await first(mai)).toMatchObject({ wagered: '7.50', status: 'DONE', returns: '0.00' });
    expect(await left()).toBe(3_700n);
    expect(await states(mai)).toEqual(['USED', 'OPEN', 'USED']);
    platform.wait(DAY);
    expect(await states(await member())).toEqual(['USED', 'OPEN', 'OPEN']);
  });

  it('[2.35] can be given up: they go back as far as they are there, once, and nothing more is owed for them', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    const { number } = await first(mai);
    const before = await wallet();
    expect((await giveUp(await member('quynh'), number)).code).toBe('bonus_gone');
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => giveUp(mai, number, key)));
    expect(answers.map(({ value }) => value.status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    expect(await wallet()).toBe(before - 10_000);
    expect(await left()).toBe(10_000n);
    expect((await giveUp(mai, number)).code).toBe('bonus_state');
    expect(await wallet()).toBe(before - 10_000);
    expect(await books()).toEqual(BALANCED);
  });

  /** Reads the balance of a wallet other than MAIN, in cents. */
  const heldBy = async (place: string) => {
    const { amount } = await platform.store.db
      .selectFrom('wallet')
      .select('amount')
      .where('account_id', '=', MAI)
      .where('place', '=', place)
      .executeTakeFirstOrThrow();
    return Number(amount);
  };

  it('[2.35] take no more back than the wallets hold together', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    await move(2_500n - BigInt(await wallet()));
    const { number, returns } = await first(mai);
    // With the 20.00 that a vendor holds.
    expect(returns).toBe('45.00');
    expect((await giveUp(mai, number)).value).toMatchObject({ status: 'CANCELLED', returns: '45.00' });
    expect([await wallet(), await heldBy('VLVT')]).toEqual([0, 0]);
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] go back out of the wallets of vendors too, as far as MAIN lacks them', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    await move(14_000n - BigInt(await wallet()));
    const parked = { from: 'MAIN', to: 'VLVT', amount: '110.00', idempotencyKey: newKey() };
    expect((await mai.ask('POST', '/wps/relay/GCS_walletTransfer', { body: parked })).status).toBe(200);
    const { number, returns } = await first(mai);
    expect(returns).toBe('100.00');
    expect((await giveUp(mai, number)).value).toMatchObject({ status: 'CANCELLED', returns: '100.00' });
    expect([await wallet(), await heldBy('VLVT')]).toEqual([0, 6_000]);
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] that have run out take nothing of what came later', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    await move(-BigInt(await wallet()));
    platform.wait(31 * DAY);
    await move(50_000n);
    expect(await first(await member())).toMatchObject({ status: 'EXPIRED', returns: '20.00' });
    expect([await wallet(), await heldBy('VLVT')]).toEqual([48_000, 2_000]);
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] that have run out hold up no withdrawal, whether or not anybody looks at them', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    platform.wait(MINUTE);
    await bet(10_000n, 10_000n);
    expect(await left()).toBe(90_000n);
    const before = await wallet();
    platform.wait(31 * DAY);
    const withdrawer = await withdrawerOf(platform);
    expect(await withdrawer.withdraw({ amount: '10' })).toMatchObject({ status: 200 });
    expect(await wallet()).toBe(before - 10_000 - 1_000);
  });

  it('[2.35] that have run out are over before it is said what is left to wager', async () => {
    const mai = await member();
    await order(mai, '100', 1);
    platform.wait(MINUTE);
    await bet(10_000n, 10_000n);
    const before = await wallet();
    platform.wait(31 * DAY);
    const { value } = await (await member()).ask('GET', '/wps/withdraw/config');
    expect(value).toMatchObject({ turnoverLeft: '0.00', available: ((before - 10_000) / 100).toFixed(2) });
  });

  it('[2.35] end by themselves, and bets after that count for nothing', async () => {
    const mai = await member();
    await order(mai, '50', 3);
    const before = await wallet();
    platform.wait(3 * DAY);
    await bet(100_00n, 100_00n);
    const later = await member();
    expect(await first(later)).toMatchObject({ status: 'EXPIRED', wagered: '0.00', returns: '2.50' });
    expect(await wallet()).toBe(before - 250);
    expect((await list(later, 'status=EXPIRED')).total).toBe(1);
    expect((await list(later, 'status=ACTIVE')).total).toBe(0);
  });

  it('[2.35] rewards wait for who has earned them, and are paid once', async () => {
    const mai = await member();
    await forgetBets();
    const before = await wallet();
    expect((await rewards(mai, 'READY')).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['MONTHLY', '1.00'],
      ['PROMOTION', '20.00'],
    ]);
    await order(mai, '50');
    expect((await rewards(mai, 'READY')).map(({ kind }) => kind)).toEqual([
      'MONTHLY',
      'FIRST_DEPOSIT',
      'PROMOTION',
    ]);
    const [monthly, firstDeposit, promotion] = await rewards(mai, 'READY', 'language=VI');
    const ids = [monthly?.id ?? '', firstDeposit?.id ?? '', promotion?.id ?? ''] as const;
    expect(promotion?.title).not.toBe('');
    const paid = await wallet();
    const tries = await Promise.all(Array.from({ length: 50 }, () => claim(mai, ids[1])));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await wallet()).toBe(paid + 500);
    const key = newKey();
    const same = await Promise.all([claim(mai, ids[0], key), claim(mai, ids[0], key)]);
    expect(same.map(({ value }) => value.state)).toEqual(['CLAIMED', 'CLAIMED']);
    expect((await claim(mai, ids[2])).value.state).toBe('CLAIMED');
    expect(await wallet()).toBe(before + 4_925 + 500 + 100 + 2_000);
    expect(await rewards(mai, 'READY')).toEqual([]);
    expect((await rewards(mai, 'PAST')).map(({ state }) => state)).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED']);
    expect((await claim(mai, ids[2])).code).toBe('reward_gone');
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] a week that lost brings a share back, until its time is over; nobody claims another’s', async () => {
    await forgetBets();
    await move(100_000n);
    await bet(60_000n);
    await bet(20_000n, 30_000n);
    platform.wait(3 * DAY);
    const mai = await member();
    const weekly = (await rewards(mai, 'READY')).find(({ kind }) => kind === 'WEEKLY');
    expect(weekly).toMatchObject({ amount: '25.00', endsAt: '2026-11-30T00:00:00.000Z' });
    const id = weekly?.id ?? '';
    expect((await claim(await member('quynh'), id)).code).toBe('reward_gone');
    platform.wait(7 * DAY);
    expect((await claim(await member(), id)).code).toBe('reward_gone');
    expect((await rewards(await member(), 'PAST')).map(({ kind, state }) => [kind, state])).toContainEqual([
      'WEEKLY',
      'EXPIRED',
    ]);
  });

  it('[6.04] a trial account has no rewards', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect(await rewards(trial, 'READY')).toEqual([]);
    expect((await claim(trial, 'R1')).code).toBe('need_true_account');
  });
});
