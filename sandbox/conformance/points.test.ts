/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import type {
  PointsTransaction,
  PointsTransactionListResponse,
  RedeemListResponse,
  Reward,
  RewardListResponse,
} from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

const DAY = 24 * 60 * 60 * 1000;
const password = 'Livery2026';
const newKey = () => `key-${randomUUID()}`;

describePlatform('points', (platform) => {
  const { value, set } = platform;
  const store = () => platform.store;

  async function logIn(username: string, address?: string): Promise<Visitor> {
    const visitor = visitorOf(platform, address);
    expect((await visitor.logIn(username)).status).toBe(200);
    return visitor;
  }
  const rewards = (query = '') => value<RewardListResponse>(`/wps/points/rewards?pageSize=100&${query}`);
  const reward = async (id: number) =>
    (await rewards()).list.find((candidate) => candidate.id === id) as Reward;
  const pointsOf = async (who: Visitor): Promise<number> =>
    (await who.ask('GET', '/wps/relay/MCSFE_points')).value.points;
  const moneyOf = async (who: Visitor): Promise<string> =>
    (await who.ask('GET', '/wps/v2/wallets/balance')).value.sumBalance;
  const redeem = (who: Visitor, rewardId: number, more: object = {}) =>
    who.seal('POST', '/wps/points/redeem', {
      rewardId,
      quantity: 1,
      password,
      idempotencyKey: newKey(),
      ...more,
    });
  const convert = (who: Visitor, points: number, more: object = {}) =>
    who.seal('POST', '/wps/points/convert', { points, password, idempotencyKey: newKey(), ...more });
  const redeemsOf = async (who: Visitor, query = ''): Promise<Whole<RedeemListResponse>> =>
    (await who.ask('GET', `/wps/points/redeems?${query}`)).value;
  const transactionsOf = async (who: Visitor, query = ''): Promise<Whole<PointsTransactionListResponse>> =>
    (await who.ask('GET', `/wps/points/transactions?${query}`)).value;

  it('[7.04] are spent on rewards, from the cheapest to the dearest, in the visitor’s language', async () => {
    const { list, total } = await rewards('language=VI&merchant=jade');
    expect([list.length, total]).toEqual([24, 24]);
    expect(list.map(({ points }) => points)).toEqual(list.map(({ points }) => points).sort((a, b) => a - b));
    expect(list[0]).toEqual({
      id: 101,
      type: 'BONUS',
      name: '1 $ vào ví của bạn',
      description: 'Thêm một chút để chơi.',
      image: '/sandbox/img/thing/coin.svg?merchant=jade',
      points: 100,
      stock: 500,
    });
    for (const { image } of list) expect((await platform.app.inject(image)).statusCode).toBe(200);
  });

  it('[7.04] rewards are narrowed to a kind, to what one can pay, and cut into pages', async () => {
    expect(new Set((await rewards('type=VOUCHER')).list.map(({ type }) => type))).toEqual(
      new Set(['VOUCHER']),
    );
    const affordable = await rewards('maxPoints=480');
    expect(affordable.list.every(({ points }) => points <= 480)).toBe(true);
    expect(affordable.list.some(({ points }) => points === 480)).toBe(true);
    const last = await value<RewardListResponse>('/wps/points/rewards?pageNo=3&pageSize=10');
    expect([last.list.length, last.total, last.totalPages]).toEqual([4, 24, 3]);
  });

  it('[7.04] the config says what they are worth and which password spending asks for', async () => {
    const mai = await logIn('mai');
    const config = async () => (await mai.ask('GET', '/wps/points/config')).value;
    expect(await config()).toEqual({
      ratio: 100,
      convertMinimum: 100,
      currency: 'USD',
      passwordKind: 'login',
    });
    await givePaymentPassword('mai', 'quynh');
    expect((await config()).passwordKind).toBe('payment');
  });

  it('[7.04] redeeming takes points and stock, and stands in the history with its number', async () => {
    const mai = await logIn('mai');
    const before = await reward(301);
    const { status, value: made } = await redeem(mai, 301, { quantity: 2 });
    expect(status).toBe(200);
    expect(made).toEqual({
      reference: expect.stringMatching(/^RD261121-[0-9A-F]{10}$/),
      appliedAt: '2026-11-21T10:00:00.000Z',
      type: 'VOUCHER',
      name: 'Ten free spins',
      quantity: 2,
      points: 300,
      status: 'IN_PROCESS',
    });
    expect(await pointsOf(mai)).toBe(180);
    expect((await reward(301)).stock).toBe(before.stock - 2);
    expect((await redeemsOf(mai)).list[0]).toEqual(made);
    expect((await transactionsOf(mai)).list[0]).toMatchObject({
      reason: 'REDEEM',
      points: -300,
      balance: 180,
      reference: made.reference,
    });
  });

  it('[7.04] the history has every state, in pages, and can be narrowed to one [4.20]', async () => {
    const quynh = await logIn('quynh');
    const first = await redeemsOf(quynh, 'language=VI');
    expect([first.list.length, first.total, first.totalPages]).toEqual([10, 13, 2]);
    expect(new Set(first.list.map(({ status }) => status))).toEqual(
      new Set(['IN_PROCESS', 'REJECTED', 'APPROVED']),
    );
    expect(first.list[0]?.name).toBe('Cà phê và bánh vòng');
    const rejected = await redeemsOf(quynh, 'status=REJECTED');
    expect(rejected.list.map(({ status, remark }) => [status, remark])).toEqual([
      ['REJECTED', undefined],
      ['REJECTED', 'Hết hàng tại kho. Điểm đã được hoàn lại.'],
    ]);
    expect((await redeemsOf(quynh, 'pageNo=2')).list).toHaveLength(3);
  });

  it('[7.04] the transactions add up to the points, for every account, and are narrowed to what came or went', async () => {
    for (const username of ['mai', 'quynh', 'amara']) {
      const who = await logIn(username);
      const { list, total } = await transactionsOf(who, 'pageSize=100');
      expect(list).toHaveLength(total);
      const sum = list.reduce((all: number, { points }: PointsTransaction) => all + points, 0);
      expect([username, sum]).toEqual([username, await pointsOf(who)]);
      expect(list.at(0)?.balance ?? 0).toBe(sum);
    }
    const quynh = await logIn('quynh');
    const directionOf = async (direction: string) =>
      (await transactionsOf(quynh, `direction=${direction}&pageSize=100`)).list.map(
        ({ points }) => points > 0,
      );
    expect(new Set(await directionOf('earned'))).toEqual(new Set([true]));
    expect(new Set(await directionOf('spent'))).toEqual(new Set([false]));
  });

  it('[7.04] a wrong password spends nothing, and ten of them close the door for a while', async () => {
    const mai = await logIn('mai');
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await redeem(mai, 301, { password: 'Livery2025' })).code).toBe('wrong_password');
    }
    expect(await redeem(mai, 301)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await convert(mai, 100)).status).toBe(429);
    expect(await pointsOf(mai)).toBe(480);
    platform.wait(31 * 60 * 1000);
    expect((await redeem(mai, 301)).status).toBe(200);
  });

  it('[7.04] where there is a payment password, that is the one', async () => {
    const mai = await logIn('mai');
    // As the account beside it has it, which keeps the same password under another salt.
    await givePaymentPassword('mai', 'quynh', 'nobody-knows');
    expect((await redeem(mai, 301)).code).toBe('wrong_password');
    await givePaymentPassword('mai', 'quynh');
    expect((await redeem(mai, 301)).status).toBe(200);
  });

  it.each([
    ['more than the account has', 206, {}, 409, 'insufficient_points'],
    ['what is sold out', 107, {}, 409, 'sold_out'],
    ['more than are left', 310, { quantity: 3 }, 404, 'reward_gone'],
    ['nothing', 301, { quantity: 0 }, 400, 'bad_request'],
    ['a part of one', 301, { quantity: 0.5 }, 400, 'bad_request'],
  ])('[7.04] refuse %s', async (_, id, more, status, code) => {
    const mai = await logIn('mai');
    const stock = (await rewards()).list.map((item) => item.stock);
    expect(await redeem(mai, id, more)).toMatchObject({ status, code });
    expect(await pointsOf(mai)).toBe(480);
    expect((await rewards()).list.map((item) => item.stock)).toEqual(stock);
  });

  it('[7.04] a body that anybody could read is refused', async () => {
    const mai = await logIn('mai');
    const body = { rewardId: 301, quantity: 1, password, idempotencyKey: newKey() };
    expect(await mai.ask('POST', '/wps/points/redeem', { body })).toMatchObject({
      code: 'encryption_required',
    });
  });

  it('the same key with the same request is answered the same and spends once; with another it is refused', async () => {
    const mai = await logIn('mai');
    const idempotencyKey = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => redeem(mai, 301, { idempotencyKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.value.reference)).size).toBe(1);
    expect(await pointsOf(mai)).toBe(330);
    expect(await redeem(mai, 301, { idempotencyKey, quantity: 2 })).toMatchObject({
      status: 409,
      code: 'idempotency_key_reused',
    });
    expect((await convert(mai, 100, { idempotencyKey })).code).toBe('idempotency_key_reused');
    expect(await pointsOf(mai)).toBe(330);
  });

  it('a request that was refused is carried out when it is sent again with its key', async () => {
    const mai = await logIn('mai');
    const idempotencyKey = newKey();
    expect((await redeem(mai, 204, { idempotencyKey })).code).toBe('insufficient_points');
    await store().db.updateTable('account').set({ points: 5000 }).where('username', '=', 'mai').execute();
    expect((await redeem(mai, 204, { idempotencyKey })).status).toBe(200);
  });

  it('[7.04] are spent down to the last one', async () => {
    const mai = await logIn('mai');
    expect((await convert(mai, 480)).status).toBe(200);
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([0, '1275.30']);
  });

  it('[7.04] ten at once spend what there is, and no more', async () => {
    const mai = await logIn('mai');
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(mai, 301)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['insufficient_points']));
    expect(await pointsOf(mai)).toBe(30);
  });

  it('[7.04] the last of a reward goes to one of those who want it at once', async () => {
    const [mai, quynh] = [await logIn('mai'), await logIn('quynh', '203.0.113.8')];
    await store().db.updateTable('reward').set({ stock: 2 }).where('id', '=', 101).execute();
    const answers = await Promise.all([mai, quynh, mai, quynh, quynh].map((who) => redeem(who, 101)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await reward(101)).stock).toBe(0);
    const { total } = await redeemsOf(mai);
    expect(total + (await redeemsOf(quynh)).total).toBe(3 + 13 + 2);
  });

  it('[7.04] [4.20] a rejected redeem gives back points and stock, with a word; an approved bonus is paid', async () => {
    const mai = await logIn('mai');
    const stock = (await reward(101)).stock;
    const first = (await redeem(mai, 101)).value.reference;
    const second = (await redeem(mai, 101)).value.reference;
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([280, '1270.50']);
    const { status } = await set({
      redeems: { [first]: { status: 'REJECTED', remark: 'Not today.' }, [second]: { status: 'APPROVED' } },
    });
    expect(status).toBe(200);
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([380, '1271.50']);
    expect((await reward(101)).stock).toBe(stock - 1);
    const { list } = await redeemsOf(mai, 'pageSize=2');
    expect(
      Object.fromEntries(
        list.map((redemption) => [redemption.reference, [redemption.status, redemption.remark]]),
      ),
    ).toEqual({
      [first]: ['REJECTED', 'Not today.'],
      [second]: ['APPROVED', undefined],
    });
    expect((await transactionsOf(mai)).list[0]).toMatchObject({
      reason: 'REFUND',
      points: 100,
      reference: first,
    });
    // Decided is decided.
    expect((await set({ redeems: { [first]: { status: 'APPROVED' } } })).status).toBe(400);
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([380, '1271.50']);
  });

  it('[7.04] are converted to money in the main wallet, exact to the cent, once', async () => {
    const mai = await logIn('mai');
    const idempotencyKey = newKey();
    const answers = await Promise.all([1, 2].map(() => convert(mai, 333, { idempotencyKey })));
    expect(answers[0]?.value).toEqual({
      reference: expect.stringMatching(/^PC261121-[0-9A-F]{10}$/),
      points: 333,
      amount: '3.33',
      currency: 'USD',
    });
    expect(answers[1]?.value).toEqual(answers[0]?.value);
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([147, '1273.83']);
    const record = await mai.ask(
      'GET',
      '/wps/relay/MCSFE_transactionRecord?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z&kind=POINTS_CONVERT',
    );
    expect(record.value.list).toMatchObject([{ amount: '3.33', reference: answers[0]?.value.reference }]);
  });

  it.each([
    ['fewer than the least', 99, {}, 'below_minimum'],
    ['more than there are', 481, {}, 'insufficient_points'],
    ['with a wrong password', 100, { password: 'x' }, 'wrong_password'],
  ])('[7.04] are not converted: %s', async (_, points, more, code) => {
    const mai = await logIn('mai');
    expect((await convert(mai, points, more)).code).toBe(code);
    expect([await pointsOf(mai), await moneyOf(mai)]).toEqual([480, '1270.50']);
  });

  it('[7.04] are nothing for who only tries the games', async () => {
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await redeem(trial, 301)).code).toBe('need_true_account');
    expect((await convert(trial, 100)).code).toBe('need_true_account');
  });

  it('[9.01] never expire', async () => {
    platform.wait(20 * 365 * DAY);
    const mai = await logIn('mai');
    expect(await pointsOf(mai)).toBe(480);
    expect((await redeem(mai, 301)).status).toBe(200);
  });

  it('[7.04] are nowhere while their module is off', async () => {
    const mai = await logIn('mai');
    await set({ modules: { PTSYS3: false } });
    const paths = ['/wps/relay/MCSFE_points', '/wps/points/config', '/wps/points/redeems'];
    for (const path of [...paths, '/wps/points/transactions', '/wps/points/rewards']) {
      expect([path, (await mai.ask('GET', path)).code]).toEqual([path, 'module_off']);
    }
    expect((await redeem(mai, 301)).code).toBe('module_off');
    expect((await convert(mai, 100)).code).toBe('module_off');
  });

  /** @param hash of another account's password, or anything that is none */
  async function givePaymentPassword(username: string, other: string, hash?: string): Promise<void> {
    const { db } = store();
    const { password_hash } = await db
      .selectFrom('account')
      .select('password_hash')
      .where('username', '=', other)
      .executeTakeFirstOrThrow();
    // One that no password matches keeps its form.
    const kept = hash === undefined ? password_hash : password_hash?.replace(/.{6}$/, 'AAAAAA');
    await db
      .updateTable('account')
      .set({ payment_password_hash: kept ?? null })
      .where('username', '=', username)
      .execute();
  }
});
