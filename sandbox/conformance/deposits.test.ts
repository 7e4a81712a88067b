/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import type { DepositConfig, DepositListResponse, DepositOrder } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { decideDeposits } from '#sandbox/deposits/decide-deposits.ts';
import { readTurnover, turnoverLeft } from '#sandbox/deposits/turnover-left.ts';
import { lockWallets } from '#sandbox/money/lock-wallets.ts';
import { bettorsOf, last2 } from '#sandbox/testing/bettors.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { testPostgres } from '#sandbox/testing/stores.ts';
import { type Answer, type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const MAI = 1001;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const newKey = () => `key-${randomUUID()}`;
const BALANCED = { total: '0', wrong: [] };

describePlatform('deposits', (platform) => {
  const { set } = platform;
  const { member, wallet, bet: betOnDraw } = bettorsOf(platform);
  const order = (who: Visitor, channel: string, amount: string, more: object = {}) =>
    who.ask('POST', '/wps/deposit', { body: { channel, amount, idempotencyKey: newKey(), ...more } });
  const config = async (who: Visitor, query = ''): Promise<DepositConfig> =>
    (await who.ask('GET', `/wps/deposit/channels?${query}`)).value;
  const depositsOf = async (who: Visitor, query = ''): Promise<DepositListResponse> =>
    (await who.ask('GET', `/wps/deposit?${query}`)).value;
  const bank = (number: string, status: string, more: object = {}) =>
    set({ deposits: { [number]: { status, ...more } } });
  const moved = async (who: Visitor, number: string) => {
    const days = 'from=2026-11-01T00:00:00Z&to=2026-12-31T00:00:00Z';
    const { value } = await who.ask('GET', `/wps/relay/MCSFE_transactionRecord?pageSize=100&${days}`);
    return (value.list as { kind: string; amount: string; reference: string }[])
      .filter(({ reference }) => reference === number)
      .map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const books = () => readBooks(platform.store.db);

  it('[2.35] come by four ways, each with its limits, fee and steps, in the visitor’s language', async () => {
    const mai = await member();
    const { channels, currency, digits, offers } = await config(mai, 'language=VI');
    expect([currency, digits]).toEqual(['USD', 2]);
    expect(channels.map(({ kind, name, feePercent, minutes }) => [kind, name, feePercent, minutes])).toEqual([
      ['BANK', 'Chuyển khoản ngân hàng', '0.00', 60],
      ['WALLET', 'Ví QR', '0.00', 15],
      ['INSTANT', 'Thẻ tức thì', '1.50', undefined],
      ['VOUCHER', 'Thanh toán tại cửa hàng', '1.00', 1440],
    ]);
    expect(channels[1]).toMatchObject({
      min: '5.00',
      max: '1000.00',
      dayMax: '3000.00',
      dayLeft: '3000.00',
      quickAmounts: ['10.00', '20.00', '50.00', '100.00', '200.00'],
    });
    expect(channels[1]?.steps.split('\n')).toHaveLength(3);
    expect(offers.map(({ name, percent, times, state }) => [name, percent, times, state])).toEqual([
      ['Nhân đôi lần nạp đầu', 100, 10, 'OPEN'],
      ['Thưởng thêm hằng tuần', 30, 8, 'OPEN'],
      ['Thưởng thêm hằng ngày', 5, 3, 'OPEN'],
    ]);
  });

  it('[2.35] an order waits with all that it takes to pay it, and nothing is booked', async () => {
    const mai = await member();
    const before = await wallet();
    const { status, value: made } = await order(mai, 'BANK_TRANSFER', '50');
    expect(status).toBe(200);
    expect(made).toMatchObject({
      number: expect.stringMatching(/^DP261121-[0-9A-F]{10}$/),
      amount: '50.00',
      fee: '0.00',
      status: 'PENDING',
      expiresAt: '2026-11-21T11:00:00.000Z',
      payment: { reference: made.number, account: '0071 2204 5518 903' },
    });
    expect((await order(mai, 'QR_WALLET', '10.00')).value.payment.qr).toContain('amount=10.00');
    expect((await order(mai, 'SHOP_VOUCHER', '5')).value.payment.code).toMatch(/^\d{4} \d{4} \d{4}$/);
    expect(await wallet()).toBe(before);
    expect((await depositsOf(mai, 'pageSize=2')).list).toHaveLength(2);
    expect(await depositsOf(mai, 'pageSize=2')).toMatchObject({ total: 3, totalPages: 2 });
    expect((await mai.ask('GET', `/wps/deposit/order?number=${made.number}`)).value).toEqual(made);
  });

  it('[2.35] paid by the bank it is in the wallet once, with a message in the account’s language', async () => {
    const quynh = await member('quynh');
    const before = await wallet('quynh');
    const { number } = (await order(quynh, 'BANK_TRANSFER', '100.5')).value as DepositOrder;
    expect((await bank(number, 'PAID')).status).toBe(200);
    expect(await wallet('quynh')).toBe(before + 10_050);
    expect(await bank(number, 'PAID')).toMatchObject({ status: 400 });
    expect(await bank(number, 'REJECTED')).toMatchObject({ status: 400 });
    expect(await wallet('quynh')).toBe(before + 10_050);
    expect(await moved(quynh, number)).toEqual(['DEPOSIT 100.50']);
    const paid = (await quynh.ask('GET', `/wps/deposit/order?number=${number}`)).value;
    expect([paid.status, paid.payment]).toEqual(['PAID', undefined]);
    const { value: inbox } = await quynh.ask('GET', '/wps/relay/CSP_messages?pageNo=1&pageSize=10');
    expect(inbox.list[0]).toMatchObject({
      title: 'Tiền nạp của bạn đã đến',
      text: `100,50\u00a0$ đã vào ví của bạn. Lệnh nạp ${number}.`,
      read: false,
    });
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] what the bank turns down stays out, and says why', async () => {
    const mai = await member();
    const before = await wallet();
    const { number } = (await order(mai, 'BANK_TRANSFER', '50')).value;
    await bank(number, 'REJECTED', { remark: 'The name differs.' });
    const { value } = await mai.ask('GET', `/wps/deposit/order?number=${number}`);
    expect(value).toMatchObject({ status: 'REJECTED', remark: 'The name differs.' });
    expect(await wallet()).toBe(before);
    expect((await depositsOf(mai, 'status=REJECTED')).total).toBe(1);
  });

  it('[2.35] an instant one is in the wallet at once, less its fee', async () => {
    const mai = await member();
    const before = await wallet();
    const { value } = await order(mai, 'INSTANT_CARD', '100');
    expect(value).toMatchObject({ status: 'PAID', amount: '100.00', fee: '1.50' });
    expect(await wallet()).toBe(before + 9_850);
    expect((await moved(mai, value.number)).sort()).toEqual(['DEPOSIT 100.00', 'FEE -1.50']);
    expect(await books()).toEqual(BALANCED);
  });

  it('[2.35] one that waits can be cancelled, and ends by itself; neither is paid any more', async () => {
    const mai = await member();
    const cancel = (number: string, who = mai) =>
      who.ask('POST', '/wps/deposit/cancel', { body: { number } });
    const first = (await order(mai, 'BANK_TRANSFER', '50')).value;
    const stranger = await member('quynh');
    expect((await cancel(first.number, stranger)).code).toBe('deposit_gone');
    expect((await stranger.ask('GET', `/wps/deposit/order?number=${first.number}`)).code).toBe(
      'deposit_gone',
    );
    expect((await cancel(first.number)).value.status).toBe('CANCELLED');
    // Sent again because its answer was lost.
    expect((await cancel(first.number)).value.status).toBe('CANCELLED');
    expect((await bank(first.number, 'PAID')).status).toBe(400);

    platform.wait(MINUTE);
    const second = (await order(mai, 'QR_WALLET', '50')).value;
    platform.wait(15 * MINUTE);
    expect((await bank(second.number, 'PAID')).status).toBe(400);
    expect((await depositsOf(mai)).list[0]).toMatchObject({ number: second.number, status: 'EXPIRED' });
    expect((await cancel(second.number)).code).toBe('deposit_state');
  });

  it.each([
    ['too little', 'BANK_TRANSFER', '9.99', {}, 'below_minimum'],
    ['too much', 'QR_WALLET', '1000.01', {}, 'above_maximum'],
    ['a way that is none', 'PIGEON', '50', {}, 'channel_gone'],
    ['parts of a cent', 'BANK_TRANSFER', '50.001', {}, 'bad_request'],
    ['a bonus that is none', 'BANK_TRANSFER', '50', { bonusId: 99 }, 'bonus_unavailable'],
    ['a bonus that takes more', 'BANK_TRANSFER', '15', { bonusId: 2 }, 'below_bonus_minimum'],
  ])('[2.35] refuse %s', async (_, channel, amount, more, code) => {
    const mai = await member();
    expect((await order(mai, channel, amount, more)).code).toBe(code);
    expect((await depositsOf(mai)).total).toBe(0);
  });

  it('[2.35] of a day and of those that wait are limited, however many come at once', async () => {
    const mai = await member();
    const before = await wallet();
    const many = await Promise.all(Array.from({ length: 50 }, () => order(mai, 'INSTANT_CARD', '1000')));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(many.map(({ code }) => code))).toEqual(new Set([undefined, 'over_day_limit']));
    expect(await wallet()).toBe(before + 5 * 98_500);
    expect((await config(mai)).channels[2]?.dayLeft).toBe('0.00');
    const waiting = await Promise.all(Array.from({ length: 10 }, () => order(mai, 'QR_WALLET', '5')));
    expect(waiting.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(waiting.map(({ code }) => code))).toEqual(new Set([undefined, 'too_many_pending']));
    platform.wait(DAY);
    expect((await order(await member(), 'INSTANT_CARD', '1000')).status).toBe(200);
    expect(await books()).toEqual(BALANCED);
  });

  it('the same key orders once, and with another amount it is refused', async () => {
    const mai = await member();
    const before = await wallet();
    const idempotencyKey = newKey();
    const send = (amount = '20') => order(mai, 'INSTANT_CARD', amount, { idempotencyKey });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ value }) => value.number)).size).toBe(1);
    expect(await wallet()).toBe(before + 1_970);
    expect((await send('21')).code).toBe('idempotency_key_reused');
  });

  it('[6.04] a trial account orders nothing', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await order(trial, 'INSTANT_CARD', '50')).code).toBe('need_true_account');
  });

  it('are wagered once before a withdrawal, by bets that came after them', async () => {
    const mai = await member();
    const left = () => turnoverLeft(platform.store.db, MAI);
    const whole = async () => (await readTurnover(platform.store.db, MAI)).whole;
    const bet = (stake: bigint, payout: bigint, isVoid = false) =>
      placeAndSettle(platform, { accountId: MAI, stake, payout, isVoid });
    await bet(1_000n, 0n);
    expect(await left()).toBe(0n);
    platform.wait(MINUTE);
    await order(mai, 'INSTANT_CARD', '20');
    expect(await left()).toBe(2_000n);
    platform.wait(MINUTE);
    await bet(500n, 5_000n);
    await bet(700n, 700n, true);
    expect(await left()).toBe(1_500n);
    expect(await whole()).toBe(2_000n);
    await bet(4_000n, 0n);
    expect(await left()).toBe(0n);
    expect(await whole()).toBe(0n);
    platform.wait(MINUTE);
    // The amount wagered beyond one deposit does not count for the next.
    await order(mai, 'INSTANT_CARD', '30');
    expect(await left()).toBe(3_000n);
    expect(await whole()).toBe(3_000n);
  });

  it('are not wagered by a bet that is open, until it is won or lost', async () => {
    const mai = await member();
    const left = () => turnoverLeft(platform.store.db, MAI);
    await order(mai, 'INSTANT_CARD', '20');
    platform.wait(MINUTE);
    expect((await betOnDraw(mai, [last2('4', '5', '5.00')])).status).toBe(200);
    expect(await left()).toBe(2_000n);
    await set({ drawNow: ['FLASH5'] });
    expect(await left()).toBe(1_500n);
  });

  // On PGlite one transaction at a time is open: nothing waits for each other there.
  if (testPostgres) {
    it('that are paid as they expire wait for their account, and not in a circle', async () => {
      const mai = await member();
      const [first, other] = (
        await Promise.all([order(mai, 'QR_WALLET', '10'), order(mai, 'QR_WALLET', '20')])
      ).map(({ value }) => value.number as string);
      const { db } = platform.store;
      /** Counts the connections that wait for a given one, directly or through another. */
      const waitingFor = async (pid: number) => {
        const { rows } = await sql<{
          count: number;
        }>`with recursive waiting as (select ${pid}::integer as pid union
        select activity.pid from pg_stat_activity as activity
          join waiting on waiting.pid = any(pg_blocking_pids(activity.pid)))
        select count(*)::integer - 1 as count from waiting`.execute(db);
        return rows[0]?.count;
      };
      const now = platform.now();
      platform.wait(16 * MINUTE);
      let paid: Promise<unknown> | undefined;
      let ordered: Promise<Answer> | undefined;
      await db.transaction().execute(async (holding) => {
        await lockWallets(holding, [MAI]);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holding);
        const waiting = () => waitingFor(rows[0]?.pid ?? 0);
        ordered = order(mai, 'BANK_TRANSFER', '30');
        await expect.poll(waiting).toBe(1);
        const decisions = { [other ?? '']: { status: 'PAID' }, [first ?? '']: { status: 'PAID' } } as const;
        paid = db
          .transaction()
          .execute((deciding) => decideDeposits(deciding, decisions, now))
          .catch((error) => error.message);
        await expect.poll(waiting).toBe(2);
      });
      expect((await ordered)?.status).toBe(200);
      expect(await paid).toMatch(/is no deposit that waits/);
      expect(await books()).toEqual(BALANCED);
    });
  }
});
