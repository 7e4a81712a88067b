/** @module-tag postgres */

import { setTimeout } from 'node:timers/promises';
import type { LotteryBet } from '@liveryjs/schemas/platform';
import { describe, expect, it } from 'vitest';
import { openDraw, openDueDraws } from '#sandbox/lottery/open-draw.ts';
import { placeOrder } from '#sandbox/lottery/place-order.ts';
import { bettorsOf, last2 } from '#sandbox/testing/bettors.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const SECOND = 1000;

describePlatform('settlement of lotteries', (platform) => {
  const { newKey, current, order, member, bet, own, wallet } = bettorsOf(platform);

  it('never takes more than a wallet holds, however many come at once and on whichever draws', async () => {
    const mai = await member();
    const games = ['FLASH5', 'DAILY3', 'MONSOON5'];
    const orders = await Promise.all(
      games.map(async (gameCode) => ({
        gameCode,
        numero: (await current(gameCode)).numero,
        prizeMode: gameCode === 'DAILY3' ? 'Lott' : 'Elott',
      })),
    );
    const before = await wallet();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        order(mai, { idempotencyKey: newKey(), ...orders[index % 3], bets: [last2('1', '2', '300')] }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBe(Math.floor(before / 30_000));
    expect(answers.filter(({ code }) => code === 'insufficient_funds')).toHaveLength(12 - taken);
    expect(await wallet()).toBe(before - taken * 30_000);
  });

  it('pays once, however many ask at once when the draw opens', async () => {
    const [mai, quynh] = [await member(), await member('quynh')];
    await platform.set({ drawResults: { FLASH5: '12345', DAILY3: '145' } });
    for (const visitor of [mai, quynh]) {
      await bet(visitor, [last2('4', '5')]);
      const { numero } = await current('DAILY3');
      await bet(visitor, [last2('4', '5')], { gameCode: 'DAILY3', numero, prizeMode: 'Lott' });
    }
    const before = [await wallet(), await wallet('quynh')];
    platform.wait(24 * 60 * 60 * SECOND);
    await Promise.all(
      Array.from({ length: 8 }, () => openDueDraws({ db: platform.store.db, clock: platform.now })),
    );
    const won = 9600 + 9700;
    expect([await wallet(), await wallet('quynh')]).toEqual(before.map((amount) => amount + won));
    await platform.set({ drawNow: ['FLASH5', 'DAILY3'] });
    expect([await wallet(), await wallet('quynh')]).toEqual(before.map((amount) => amount + won));
  });

  it('leaves a bet on a later draw open while an earlier one opens', async () => {
    const mai = await member();
    await platform.set({ drawResults: { FLASH5: '12345' } });
    await bet(mai, [last2('4', '5')]);
    platform.wait(55 * SECOND);
    await bet(mai, [last2('4', '5')]);
    const before = await wallet();
    platform.wait(6 * SECOND);
    expect((await own(mai)).bets.map(({ numero, status }) => [numero, status])).toEqual([
      ['20261121-1023', 'OPEN'],
      ['20261121-1022', 'WON'],
    ]);
    expect(await wallet()).toBe(before + 9600);
  });

  it('opens a draw once, however many ask for it at once', async () => {
    const mai = await member();
    await bet(mai, [last2('1', '2')]);
    platform.wait(61 * SECOND);
    const { db } = platform.store;
    await Promise.all(Array.from({ length: 8 }, () => openDueDraws({ db, clock: platform.now })));
    const { result } = await db
      .selectFrom('bet')
      .select('result')
      .where('lottery_code', 'is not', null)
      .executeTakeFirstOrThrow();
    expect((await own(mai)).bets[0]?.numbers?.join(' ')).toBe(result);
  });

  describe('takes a bet before a draw opens or not at all, never between:', () => {
    const clock = platform.now;
    /** Until something is done, or plainly waits for something else. */
    const tried = (doing: Promise<unknown>) => Promise.race([doing, setTimeout(300)]);
    const lottery = { code: 'DAILY3', family: 'digits3' };
    const opensAt = new Date('2026-11-21T12:00:00Z');
    const body = { gameCode: 'DAILY3', numero: '20261121', prizeMode: 'Lott' as const };

    it('while it opens', async () => {
      const mai = await member();
      await bet(mai, [last2('1', '2')], body);
      let answer: Promise<{ code: string | undefined }> | undefined;
      await platform.store.db.transaction().execute(async (transaction) => {
        await openDraw(transaction, { ...lottery, ...body, opensAt }, clock());
        answer = bet(mai, [last2('1', '3')], body);
        await tried(answer);
      });
      expect((await answer)?.code).toBe('draw_closed');
      expect((await own(mai, 'status=OPEN')).total).toBe(0);
    });

    it('while it is placed', async () => {
      const mai = await member();
      await bet(mai, [last2('1', '2')], body);
      let opening: Promise<unknown> | undefined;
      await platform.store.db.transaction().execute(async (transaction) => {
        const request = { ...body, idempotencyKey: newKey(), bets: [last2('1', '3')] };
        await placeOrder(transaction, request, { accountId: 1001, language: 'EN', clock });
        opening = platform.set({ drawNow: ['DAILY3'] });
        await tried(opening);
      });
      await opening;
      const { bets } = await own(mai);
      expect(bets.map(({ status }) => status === 'OPEN')).toEqual([false, false]);
    });
  });

  it('pays an account in one draw no more than its prize mode does', async () => {
    const quynh = await member('quynh');
    await platform.set({ drawResults: { FLASH5: '12345' } });
    const straight = { playType: 'straight', picks: [['1'], ['2'], ['3'], ['4'], ['5']], stake: '0.20' };
    await bet(quynh, [straight, straight]);
    const before = await wallet('quynh');
    platform.wait(61 * SECOND);
    expect((await own(quynh)).bets.map(({ payout }) => payout)).toEqual(['10800.00', '19200.00']);
    expect(await wallet('quynh')).toBe(before + 3_000_000);
  });

  it('pays at the odds of when the bet was placed, and gives back a bet whose rule is gone', async () => {
    const mai = await member();
    await platform.set({ drawResults: { FLASH5: '12345' } });
    await bet(mai, [last2('4', '5'), last2('4', '5')]);
    const [first, second] = (await own(mai)).bets;
    const { db } = platform.store;
    const change = (bet: LotteryBet | undefined) =>
      db.updateTable('lottery_bet').where('bet_id', '=', Number(bet?.betId));
    await change(first)
      .set({ odds: JSON.stringify({ win: 5000 }) } as object)
      .execute();
    await change(second).set({ play_type: 'gone' }).execute();
    platform.wait(61 * SECOND);
    expect((await own(mai)).bets).toMatchObject([
      { status: 'WON', payout: '50.00' },
      { status: 'VOID', payout: '1.00', labelName: 'gone' },
    ]);
  });
});
