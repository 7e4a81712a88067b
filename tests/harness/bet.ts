import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Bets on two digits of the next draw of a lottery, as the portal that shows would. */
export async function bet(page: Page, stake: string): Promise<void> {
  const status = await page.evaluate(async (amount) => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
      merchant: sessionStorage.getItem('merchant') ?? '',
    };
    const send = async (): Promise<number> => {
      const { value } = await (
        await fetch('/lotto/lgw/games/current?gameCode=FLASH5', { headers: { merchant: headers.merchant } })
      ).json();
      const { numero } = value.current;
      const order = {
        idempotencyKey: `key-of-a-bet-on-${numero}`,
        gameCode: 'FLASH5',
        numero,
        prizeMode: 'Elott',
        bets: [{ playType: 'last2', picks: [['1'], ['2']], stake: amount }],
      };
      const answered = await fetch('/lotto/lgw/orders', {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      });
      return answered.status;
    };
    const status = await send();
    // A draw closes every minute, and may have closed meanwhile.
    return status === 409 ? send() : status;
  }, stake);
  expect(status).toBe(200);
}
