import type { LotteryDraw } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { bettorsOf } from '#sandbox/testing/bettors.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

const NUMBERS = ['03', '11', '19', '27', '35', '43'];
const six = (picks: readonly string[], stake: string) => ({ playType: 'six', picks: [picks], stake });

describePlatform('jackpots', (platform) => {
  const { member, bet, wallet, own } = bettorsOf(platform);
  const draw = (code: string) => platform.value<LotteryDraw>(`/lotto/lgw/games/current?gameCode=${code}`);
  const amount = async (code: string) => (await draw(code)).jackpot?.amount;
  const options = { gameCode: 'WEEKEND', prizeMode: 'Lott' };

  it('are there where a lottery has one, with the play type that wins it', async () => {
    expect((await draw('WEEKEND')).jackpot).toEqual({
      amount: '4000000.00',
      currency: 'USD',
      playType: 'six',
    });
    expect(await amount('GOLD45')).toBe('380000.00');
    expect(await amount('NLSIX')).toBeUndefined();
  });

  it('grow by five percent of what is bet', async () => {
    const mai = await member();
    await bet(
      mai,
      [six(NUMBERS, '10.00'), { playType: 'any2', picks: [['01', '02']], stake: '2.00' }],
      options,
    );
    expect(await amount('WEEKEND')).toBe('4000000.60');
    await platform.set({ drawNow: ['WEEKEND'], drawResults: { WEEKEND: '01 02 04 05 06 07' } });
    expect(await amount('WEEKEND')).toBe('4000000.60');
  });

  it('are shared by stakes among those who win, on top of what the odds pay, and begin anew', async () => {
    const [mai, quynh] = [await member('mai'), await member('quynh')];
    await bet(mai, [six(NUMBERS, '0.10')], options);
    await bet(quynh, [six(NUMBERS, '0.30'), six(['01', '02', '03', '04', '05', '06'], '1.00')], options);
    const before = [await wallet('mai'), await wallet('quynh')];
    const jackpot = 400_000_000 + 7;
    await platform.set({ drawResults: { WEEKEND: NUMBERS.join(' ') }, drawNow: ['WEEKEND'] });
    const odds = Math.floor((0.45 * 8_145_060 * 0.97 * 100) / 1);
    const won = [await wallet('mai'), await wallet('quynh')].map((now, index) => now - (before[index] ?? 0));
    expect(won).toEqual([
      Math.floor(jackpot / 4) + Math.floor((10 * odds) / 100),
      Math.floor((jackpot * 3) / 4) + Math.min(100_000_000, Math.floor((30 * odds) / 100)),
    ]);
    const { bets } = await own(mai);
    expect(bets[0]?.status).toBe('WON');
    expect(await amount('WEEKEND')).toBe('1000000.00');
    await platform.set({ drawNow: ['WEEKEND'], drawResults: { WEEKEND: '01 02 04 05 06 07' } });
    expect(await amount('WEEKEND')).toBe('1250000.00');
  });

  it('stay as they are where all numbers but one are right', async () => {
    await bet(await member(), [six([...NUMBERS.slice(1), '01'], '1.00')], options);
    await platform.set({ drawResults: { WEEKEND: NUMBERS.join(' ') }, drawNow: ['WEEKEND'] });
    expect(await amount('WEEKEND')).toBe('4000000.05');
  });
});
