import type { LotteryDraw, LotteryOrdersResponse } from '@liveryjs/schemas/platform';
import { expect } from 'vitest';
import type { TestPlatform } from './describe-platform.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Two digits of a lottery of digits. */
export const last2 = (tens: string, units: string, stake = '1.00') => ({
  playType: 'last2',
  picks: [[...tens], [...units]],
  stake,
});

/** Somebody who bets on lotteries of a platform: a one-minute lottery unless they say another. */
export function bettorsOf(platform: TestPlatform) {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-of-an-order-${keys}`;
  };
  const current = async (gameCode: string) =>
    (await platform.value<LotteryDraw>(`/lotto/lgw/games/current?gameCode=${gameCode}`)).current;
  const order = (visitor: Visitor, body: object, headers = {}) =>
    visitor.ask('POST', '/lotto/lgw/orders', { body, headers });

  return {
    newKey,
    current,
    order,
    async member(username = 'mai') {
      const visitor = visitorOf(platform);
      expect((await visitor.logIn(username)).status).toBe(200);
      return visitor;
    },
    async bet(
      visitor: Visitor,
      bets: object[],
      more: { numero?: string; gameCode?: string; prizeMode?: string } = {},
    ) {
      const numero = more.numero ?? (await current(more.gameCode ?? 'FLASH5')).numero;
      const usual = { idempotencyKey: newKey(), gameCode: 'FLASH5', prizeMode: 'Elott', bets };
      return order(visitor, { ...usual, numero, ...more });
    },
    own: async (visitor: Visitor, query = '') =>
      (await visitor.ask('GET', `/lotto/lgw/orders?${query}`)).value as LotteryOrdersResponse,
    /** Reads the balance of the main wallet, in cents. */
    async wallet(username = 'mai') {
      const { amount } = await platform.store.db
        .selectFrom('wallet')
        .innerJoin('account', 'account.id', 'account_id')
        .select('amount')
        .where('username', '=', username)
        .where('place', '=', 'MAIN')
        .executeTakeFirstOrThrow();
      return Number(amount);
    },
  };
}
