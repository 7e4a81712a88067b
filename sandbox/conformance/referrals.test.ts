import type { Referral, ReferralEarnings, ReferralFriend } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { readWallet } from '#sandbox/money/move-money.ts';
import { readBooks } from '#sandbox/testing/books.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const [MAI, QUYNH, DALISAY, HIEU, YARA] = [1001, 1002, 1022, 1023, 1024];
const DAY = 24 * 60 * 60 * 1000;

describePlatform('inviting friends', (platform) => {
  const logIn = async (username: string) => {
    const visitor = visitorOf(platform);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  };
  const referralOf = async (who: Visitor): Promise<Referral> =>
    (await who.ask('GET', '/wps/relay/MCSFE_referral')).value;
  const friendsOf = async (who: Visitor, query = ''): Promise<ReferralFriend[]> =>
    (await who.ask('GET', `/wps/relay/MCSFE_referralFriends${query}`)).value.list;
  const earningsOf = async (who: Visitor, from: string, to: string): Promise<ReferralEarnings> =>
    (await who.ask('GET', `/wps/relay/MCSFE_referralEarnings?from=${from}&to=${to}`)).value;
  /** Lets days go by, longer than a session lasts. */
  const pass = async (who: Visitor, days = 1) => {
    platform.wait(days * DAY);
    expect((await who.logIn('mai')).status).toBe(200);
  };
  const bet = (accountId: number, stake: bigint) =>
    placeAndSettle(platform, { accountId, stake, payout: 0n });
  const wallet = (accountId: number) => readWallet(platform.store.db, accountId);
  /** Without what the past of the seeds brings. */
  const settled = async (username: string) => {
    const who = await logIn(username);
    await referralOf(who);
    return who;
  };

  it('[2.35] registering with a code, however it is typed, makes a friend of the same team', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const hoa = registrantOf(platform);
    expect((await hoa.register({ username: 'hoa88', referralCode: ' mai7 ' })).status).toBe(200);
    const mai = await logIn('mai');
    expect(await friendsOf(mai)).toEqual([
      {
        id: expect.any(Number),
        name: 'ho***8',
        since: platform.now().toISOString(),
        isActive: false,
        friends: 0,
        earned: '0.00',
      },
      expect.objectContaining({ name: 'h***', friends: 1 }),
      expect.objectContaining({ name: 'da***y', friends: 0 }),
    ]);
    const { uplineId } = await platform.store.db
      .selectFrom('account')
      .select('upline_id as uplineId')
      .where('username', '=', 'hoa88')
      .executeTakeFirstOrThrow();
    expect(uplineId).toBe(1003);
  });

  it('[2.35] a code that nobody has is refused, unless nobody is rewarded for it', async () => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const refused = await registrantOf(platform).register({ referralCode: 'NOBODY1' });
    expect([refused.status, refused.code]).toEqual([403, 'invalid_referral']);
    await platform.set({ modules: { REFERRAL3: false } });
    expect((await registrantOf(platform).register({ referralCode: 'NOBODY1' })).status).toBe(200);
    expect(await platform.store.db.selectFrom('referral').selectAll().execute()).toHaveLength(4);
  });

  it('[2.35] everybody has a code of their own, which stays', async () => {
    const [mai, linh] = [await logIn('mai'), await logIn('sofia')];
    expect((await referralOf(mai)).code).toBe('MAI7');
    const { code } = await referralOf(linh);
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect((await referralOf(linh)).code).toBe(code);
  });

  it('[2.35] a day pays once what friends of all levels bet, however often and at once it is settled', async () => {
    const mai = await settled('mai');
    const before = [await wallet(MAI), await wallet(HIEU)];
    await bet(DALISAY, 1_000n);
    await bet(HIEU, 500n);
    await bet(YARA, 700n);
    await placeAndSettle(platform, { accountId: HIEU, stake: 900n, payout: 900n, isVoid: true });
    // 0.30 % of 10.00 and 5.00, 0.10 % of 7.00: parts of a cent are not paid.
    const standing = await referralOf(mai);
    expect([standing.pending, standing.levels.map(({ share, friends }) => [share, friends])]).toEqual([
      '0.04',
      [
        ['0.30', 2],
        ['0.10', 1],
        ['0.05', 0],
      ],
    ]);
    expect((await platform.set({ settleReferrals: '2026-11-21' })).status).toBe(400);
    await pass(mai);
    const settle = () => platform.set({ settleReferrals: '2026-11-21' });
    expect((await Promise.all([settle(), settle(), settle()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    await referralOf(mai);
    // 3 + 1 + 0 cents, and 0.30 % of 7.00 for who brought yara.
    expect([
      (await wallet(MAI)) - (before[0] ?? 0n),
      (await wallet(HIEU)) - (before[1] ?? 0n) + 500n,
    ]).toEqual([4n, 2n]);
    expect(await earningsOf(mai, '2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z')).toEqual({
      list: [
        {
          day: '2026-11-21',
          friends: 2,
          turnover: '15.00',
          amount: '0.04',
          paidAt: platform.now().toISOString(),
        },
      ],
      total: 1,
      totalPages: 1,
      turnover: '15.00',
      amount: '0.04',
      currency: 'USD',
    });
    expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
  });

  it('[2.35] what another friend bet on a day, and is written down after it was paid, is paid too', async () => {
    const mai = await settled('mai');
    await bet(DALISAY, 1_000n);
    await pass(mai);
    const before = await wallet(MAI);
    await referralOf(mai);
    expect(await wallet(MAI)).toBe(before + 3n);
    platform.wait(-DAY);
    await bet(HIEU, 1_000n);
    platform.wait(DAY);
    await referralOf(mai);
    expect(await wallet(MAI)).toBe(before + 6n);
    expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
  });

  it('[2.35] days that are over are paid when a member looks, and stand in the account record', async () => {
    const mai = await logIn('mai');
    const before = await wallet(MAI);
    const { earned } = await referralOf(mai);
    expect(Number(earned)).toBeGreaterThan(0);
    expect((await wallet(MAI)) - before).toBe(BigInt(Math.round(Number(earned) * 100)));
    expect((await referralOf(mai)).earned).toBe(earned);
    const { value } = await mai.ask(
      'GET',
      '/wps/relay/MCSFE_transactionRecord?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z&kind=REWARD',
    );
    expect(value.list[0].reference).toMatch(/^referral-2026-/);
    expect(await readBooks(platform.store.db)).toEqual({ total: '0', wrong: [] });
  });

  it('[2.35] friends of friends are shown to who counts them, and to nobody else', async () => {
    const [mai, quynh] = [await logIn('mai'), await logIn('quynh')];
    expect(await friendsOf(mai, `?under=${HIEU}`)).toEqual([
      expect.objectContaining({ name: 'y***', friends: 0 }),
    ]);
    for (const under of [HIEU, YARA, MAI, QUYNH, 999_999]) {
      const { status, code } = await quynh.ask('GET', `/wps/relay/MCSFE_referralFriends?under=${under}`);
      expect([under, status, code]).toEqual([under, 404, 'not_in_team']);
    }
    expect((await friendsOf(quynh)).map(({ name }) => name)).toEqual(['so***a']);
  });

  it('[6.03] agents, trial accounts and platforms without the promotion have none of it', async () => {
    const tomas = await logIn('tomas');
    expect((await tomas.ask('GET', '/wps/relay/MCSFE_referral')).code).toBe('members_only');
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.ask('GET', '/wps/relay/MCSFE_referral')).code).toBe('need_true_account');
    const mai = await logIn('mai');
    await platform.set({ modules: { REFERRAL3: false } });
    expect((await mai.ask('GET', '/wps/relay/MCSFE_referral')).code).toBe('module_off');
  });
});
