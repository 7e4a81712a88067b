/** @module-tag postgres */
import { expect, it } from 'vitest';
import { openGame } from '#sandbox/testing/arcade.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, playerOf } from '#sandbox/testing/player.ts';
import { password } from '#sandbox/testing/visitor.ts';
import { addAccount, booksOf, newKey, withdrawerOf } from '#sandbox/testing/withdrawer.ts';

const cents = (decimal: string) => Math.round(Number(decimal) * 100);
const decimal = (amount: number) => (amount / 100).toFixed(2);
const sum = (numbers: readonly number[]) => numbers.reduce((all, addend) => all + addend, 0);

describePlatform('the story of somebody’s money', (platform) => {
  it('[1.02] [2.35] is the same on every page, to the cent: deposit, play, transfer, withdrawal, confirmation', async () => {
    const mai = await withdrawerOf(platform);
    const player = await playerOf(platform);
    const { visitor } = mai;
    const day = `from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`;
    const total = async () => cents((await visitor.ask('GET', '/wps/v2/wallets/balance')).value.sumBalance);
    const record = async () =>
      (await visitor.ask('GET', `/wps/relay/MCSFE_transactionRecord?${day}&pageSize=100`)).value;
    const before = await total();
    const [slot] = await gamesOf(platform, 'RNG');
    const game = await openGame(platform, player, { nodeId: slot?.nodeId, vassalage: slot?.vassalage });
    const stake = (await game.state()).value.stakes.at(-1) ?? '';

    const { channels } = (await visitor.ask('GET', '/wps/deposit/channels')).value;
    const atOnce = channels.find(({ minutes }: { minutes?: number }) => minutes === undefined);
    const deposit = await visitor.ask('POST', '/wps/deposit', {
      body: { channel: atOnce.code, amount: decimal(2 * cents(stake)), idempotencyKey: newKey() },
    });
    expect(deposit.value).toMatchObject({ status: 'PAID' });
    const fee = cents(deposit.value.fee);
    expect(await total()).toBe(before + 2 * cents(stake) - fee);

    // The deposit must be wagered once before it can be withdrawn.
    await platform.set({ luck: 'lose' });
    expect((await game.round('spin', { stake })).status).toBe(200);
    expect(await mai.withdraw({ amount: '10.00' })).toMatchObject({ status: 409, code: 'turnover_left' });
    await platform.set({ luck: 'win' });
    expect((await game.round('spin', { stake })).status).toBe(200);
    const profit = (await visitor.ask('GET', `/wps/relay/MCSFE_personalProfit?${day}`)).value;
    expect(profit).toMatchObject({ count: 2, stake: decimal(2 * cents(stake)) });
    const afterPlay = before - fee + cents(profit.payout);
    expect(await total()).toBe(afterPlay);
    const bets = (await visitor.ask('GET', `/wps/relay/MCSFE_betRecord?${day}`)).value;
    expect(sum(bets.list.map(({ stake }: { stake: string }) => cents(stake)))).toBe(2 * cents(stake));
    expect(sum(bets.list.map(({ payout }: { payout: string }) => cents(payout)))).toBe(cents(profit.payout));

    // From one wallet to another nothing is won or lost.
    const move = (body: object) =>
      visitor.ask('POST', '/wps/relay/GCS_walletTransfer', { body: { ...body, idempotencyKey: newKey() } });
    expect((await move({ from: 'MAIN', to: 'VLVT', amount: '25.00' })).status).toBe(200);
    expect(await total()).toBe(afterPlay);
    expect((await move({ to: 'MAIN' })).status).toBe(200);
    expect(await total()).toBe(afterPlay);

    const { value: withdrawal } = await mai.withdraw({ amount: '80.00' });
    expect(withdrawal).toMatchObject({ status: 'PENDING', amount: '80.00' });
    expect(await total()).toBe(afterPlay - 8000);
    await platform.set({ withdrawals: { [withdrawal.reference]: { status: 'PAID' } } });
    const parts = await mai.waiting();
    expect(sum(parts.map(({ amount }) => cents(amount)))).toBe(cents(withdrawal.arrives));
    await mai.received(...parts.map(({ reference, part }) => ({ reference, part })));
    expect(await mai.waiting()).toEqual([]);

    const { list } = await record();
    const moved = list.map(({ amount }: { amount: string }) => cents(amount));
    expect(sum(moved)).toBe((await total()) - before);
    expect(new Set(list.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['DEPOSIT', ...(fee > 0 ? ['FEE'] : []), 'BET', 'WIN', 'TRANSFER', 'WITHDRAW']),
    );
    expect(await booksOf(platform)).toEqual({ held: '0', total: '0', wrong: [] });
  });

  it('gives every account the same story, whatever the others do', async () => {
    const [mai, quynh] = [await withdrawerOf(platform), await withdrawerOf(platform, 'quynh', '203.0.113.9')];
    await addAccount(mai.visitor, { number: '99887766' });
    await Promise.all(
      [mai, quynh].flatMap((who) =>
        Array.from({ length: 4 }, () => who.withdraw({ amount: '20.00', fee: '0.00', password })),
      ),
    );
    expect(await booksOf(platform)).toMatchObject({ total: '0', wrong: [] });
  });
});
