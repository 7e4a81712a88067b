/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PlayLimits } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { setLimit } from '#sandbox/limits/set-limit.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { gamesOf, playerOf } from '#sandbox/testing/player.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const HOUR = 60 * 60 * 1000;

describePlatform('what members set themselves', (platform) => {
  async function mai(): Promise<Visitor> {
    const visitor = visitorOf(platform);
    await visitor.logIn('mai');
    return visitor;
  }
  const limitsOf = async (who: Visitor): Promise<PlayLimits> =>
    (await who.ask('GET', '/wps/member/limits')).value;
  const set = (who: Visitor, body: object) => who.ask('POST', '/wps/member/limits', { body });
  const dayOf = ({ deposits }: PlayLimits) => deposits.find(({ period }) => period === 'DAY');
  const deposit = async (who: Visitor, amount: string) => {
    const { channels } = (await who.ask('GET', '/wps/deposit/channels')).value;
    const { code } = channels.find(({ minutes }: { minutes?: number }) => minutes !== undefined);
    const body = { channel: code, amount, idempotencyKey: `key-${randomUUID()}` };
    return who.ask('POST', '/wps/deposit', { body });
  };

  it('limits of deposits are told by day, week and month, with when each begins anew', async () => {
    const who = await mai();
    expect(await limitsOf(who)).toEqual({
      currency: 'USD',
      deposits: [
        { period: 'DAY', used: '0.00', endsAt: '2026-11-22T00:00:00.000Z' },
        { period: 'WEEK', used: '0.00', endsAt: '2026-11-23T00:00:00.000Z' },
        { period: 'MONTH', used: '0.00', endsAt: '2026-12-01T00:00:00.000Z' },
      ],
    });
  });

  it('a lower limit counts at once, a higher one and none after 24 hours', async () => {
    const who = await mai();
    await set(who, { period: 'DAY', amount: '100.00' });
    expect(dayOf((await set(who, { period: 'DAY', amount: '50' })).value)).toMatchObject({ amount: '50.00' });
    const waits = dayOf((await set(who, { period: 'DAY', amount: '80.00' })).value);
    expect(waits).toMatchObject({ amount: '50.00', next: { amount: '80.00' } });
    platform.wait(24 * HOUR - 1000);
    await who.logIn('mai');
    expect(dayOf(await limitsOf(who))?.amount).toBe('50.00');
    platform.wait(1000);
    expect(dayOf(await limitsOf(who))).toMatchObject({ amount: '80.00' });
    expect(dayOf(await limitsOf(who))?.next).toBeUndefined();
    expect(dayOf((await set(who, { period: 'DAY' })).value)?.next).toEqual({ from: expect.any(String) });
    // A lower one takes back that there shall be none.
    const lower = dayOf((await set(who, { period: 'DAY', amount: '70.00' })).value);
    expect([lower?.amount, lower?.next]).toEqual(['70.00', undefined]);
  });

  it('of two changes at once the lower one counts, and the other one waits', async () => {
    const who = await mai();
    await set(who, { period: 'DAY', amount: '100.00' });
    const { db } = platform.store;
    const about = { period: 'DAY', now: platform.now() } as const;
    const second = await db.transaction().execute(async (first) => {
      await setLimit(first, 1001, { ...about, wanted: 5_000n });
      const end = db
        .transaction()
        .execute((transaction) => setLimit(transaction, 1001, { ...about, wanted: 8_000n }));
      await setTimeout(300);
      return { end };
    });
    await second.end;
    expect(dayOf(await limitsOf(who))).toMatchObject({ amount: '50.00', next: { amount: '80.00' } });
  });

  it('a deposit that a limit has no room for is refused, with what is left', async () => {
    const who = await mai();
    await set(who, { period: 'WEEK', amount: '50.00' });
    await set(who, { period: 'DAY', amount: '60.00' });
    expect((await deposit(who, '30.00')).status).toBe(200);
    expect(await deposit(who, '20.01')).toMatchObject({
      status: 409,
      code: 'limit_reached',
      details: [{ at: 'body/amount', message: '20.00' }],
    });
    expect((await deposit(who, '20.00')).status).toBe(200);
    expect(dayOf(await limitsOf(who))).toMatchObject({ amount: '60.00', used: '50.00' });
  });

  it('deposits at once do not pass a limit together', async () => {
    const who = await mai();
    await set(who, { period: 'MONTH', amount: '25.00' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => deposit(who, '20.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([['0'], ['0.00'], ['0.001'], ['-5']])('a limit of %s is none', async (amount) => {
    expect((await set(await mai(), { period: 'DAY', amount })).status).toBe(400);
  });

  it('who takes a break plays nothing until it ends', async () => {
    const who = await playerOf(platform);
    const rest = (body: object) => who.ask('POST', '/wps/member/break', { body });
    const [game] = await gamesOf(platform, 'RNG');
    const launch = () => who.launch({ nodeId: game?.nodeId, vassalage: game?.vassalage });
    expect((await launch()).status).toBe(200);
    const { value } = await rest({ kind: 'TIME_OUT', days: 1 });
    expect(value.break).toEqual({
      kind: 'TIME_OUT',
      until: new Date(+platform.now() + 24 * HOUR).toISOString(),
    });
    expect(await launch()).toMatchObject({ status: 403, code: 'play_break' });
    expect(await deposit(who, '20.00')).toMatchObject({ status: 403, code: 'play_break' });
    platform.wait(24 * HOUR + 1000);
    await who.logIn('mai');
    expect((await limitsOf(who)).break).toBeUndefined();
    expect((await launch()).status).toBe(200);
  });

  it('a break never becomes shorter, and one for ever stays', async () => {
    const who = await mai();
    const rest = (body: object) => who.ask('POST', '/wps/member/break', { body });
    await rest({ kind: 'SELF_EXCLUSION', days: 180 });
    const shorter = (await rest({ kind: 'TIME_OUT', days: 1 })).value.break;
    expect(shorter.kind).toBe('SELF_EXCLUSION');
    await rest({ kind: 'SELF_EXCLUSION' });
    await rest({ kind: 'SELF_EXCLUSION', days: 365 });
    expect((await limitsOf(who)).break).toEqual({ kind: 'SELF_EXCLUSION' });
  });

  it.each([
    [{ kind: 'TIME_OUT' }],
    [{ kind: 'TIME_OUT', days: 43 }],
    [{ kind: 'SELF_EXCLUSION', days: 179 }],
    [{ kind: 'TIME_OUT', days: 0 }],
  ])('%o is no break', async (body) => {
    expect((await (await mai()).ask('POST', '/wps/member/break', { body })).status).toBe(400);
  });

  it('a session tells what was staked and paid since it began', async () => {
    const who = await mai();
    expect((await who.ask('GET', '/wps/member/session')).value).toEqual({
      beganAt: platform.now().toISOString(),
      currency: 'USD',
      stakes: '0.00',
      payouts: '0.00',
      net: '0.00',
    });
  });

  it('[6.04] a trial account has nothing to set', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    for (const [method, path, body] of [
      ['GET', '/wps/member/limits'],
      ['POST', '/wps/member/limits', { period: 'DAY', amount: '5.00' }],
      ['POST', '/wps/member/break', { kind: 'TIME_OUT', days: 1 }],
    ] as const) {
      expect(await trial.ask(method, path, { body })).toMatchObject({
        status: 403,
        code: 'need_true_account',
      });
    }
  });
});
