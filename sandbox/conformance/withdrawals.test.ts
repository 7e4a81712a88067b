/** @module-tag postgres */
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { payDeposit } from '#sandbox/deposits/pay-deposit.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { password, visitorOf } from '#sandbox/testing/visitor.ts';
import { addAccount, booksOf, newKey, withdrawerOf } from '#sandbox/testing/withdrawer.ts';
import { requestWithdrawal } from '#sandbox/withdrawals/request-withdrawal.ts';

describePlatform('withdrawals', (platform) => {
  const db = () => platform.store.db;
  const withdrawer = (username?: string, address?: string) => withdrawerOf(platform, username, address);

  it('[1.02] hold the money at once, say so in record and inbox, and pay nothing by themselves', async () => {
    const mai = await withdrawer();
    const { status, value } = await mai.withdraw({ amount: '100.50' });
    expect(status).toBe(200);
    expect(value).toEqual({
      reference: expect.stringMatching(/^WD261121-[0-9A-F]{10}$/),
      appliedAt: '2026-11-21T10:00:00.000Z',
      amount: '100.50',
      fee: '0.00',
      arrives: '100.50',
      currency: 'USD',
      account: 'Mekong Commercial Bank ••••3456',
      status: 'PENDING',
      transfers: [],
    });
    expect(await mai.money()).toBe('1150.00');
    expect(await mai.list()).toEqual([value]);
    expect(await mai.moves()).toEqual([['WITHDRAW', '-100.50', value.reference]]);
    expect(await mai.news()).toEqual(['Withdrawal requested']);
    expect(await booksOf(platform)).toEqual({ held: '10050', total: '0', wrong: [] });
    expect(await mai.waiting()).toEqual([]);
  });

  it('cost nothing twice a day, then a share that is shown before, and everything is in the config', async () => {
    const mai = await withdrawer();
    expect(await mai.config()).toMatchObject({
      currency: 'USD',
      digits: 2,
      available: '1250.50',
      minimum: '10.00',
      maximum: '5000.00',
      dayLeft: '10000.00',
      countPerDay: 5,
      countLeft: 5,
      fee: { freePerDay: 2, freeLeft: 2, percent: '1.50', minimum: '1.00' },
      turnoverLeft: '0.00',
      turnoverOf: '0.00',
      onItsWay: '0.00',
      hasPaymentPassword: true,
      holder: 'Nguyễn Thị Mai',
      accountsMost: 5,
      confirmMinutes: 30,
    });
    await mai.withdraw({ amount: '10' });
    await mai.withdraw({ amount: '10.00' });
    expect(await mai.withdraw({ amount: '200' })).toMatchObject({ status: 409, code: 'fee_changed' });
    const third = (await mai.withdraw({ amount: '200', fee: '3.00' })).value;
    expect(third).toMatchObject({ amount: '200.00', fee: '3.00', arrives: '197.00' });
    expect((await mai.moves()).slice(2)).toEqual([
      ['WITHDRAW', '-197.00', third.reference],
      ['FEE', '-3.00', third.reference],
    ]);
    expect(await mai.config()).toMatchObject({
      available: '1030.50',
      countLeft: 2,
      dayLeft: '9780.00',
      onItsWay: '217.00',
    });
    // Tomorrow is another day.
    platform.wait(14 * 3_600_000);
    await mai.visitor.logIn('mai');
    expect(await mai.config()).toMatchObject({ countLeft: 5, dayLeft: '10000.00', fee: { freeLeft: 2 } });
  });

  it.each([
    ['less than the least', { amount: '9.99' }, 409, 'below_minimum'],
    ['more than the most', { amount: '5000.01' }, 409, 'above_maximum'],
    ['more than there is', { amount: '1250.51' }, 409, 'insufficient_funds'],
    ['parts of a cent', { amount: '10.005' }, 400, 'bad_request'],
    ['nothing', { amount: '0' }, 409, 'below_minimum'],
    ['a debt', { amount: '-10' }, 400, 'bad_request'],
    ['to an account of nobody', { amount: '10', payoutAccountId: 1 }, 404, 'payout_account_unknown'],
    ['with a wrong password', { amount: '10', password: 'Livery2025' }, 403, 'wrong_password'],
  ])('refuse %s, and move nothing', async (_, wish, status, code) => {
    const mai = await withdrawer();
    expect(await mai.withdraw(wish)).toMatchObject({ status, code });
    expect([await mai.money(), await mai.list(), await mai.moves()]).toEqual(['1250.50', [], []]);
  });

  it('refuse what a day, or what is still to be bet, does not allow', async () => {
    const quynh = await withdrawer('quynh');
    await quynh.withdraw({ amount: '5000' });
    await quynh.withdraw({ amount: '4000' });
    expect(await quynh.withdraw({ amount: '1000.01', fee: '15.01' })).toMatchObject({ code: 'day_limit' });
    expect((await quynh.withdraw({ amount: '1000', fee: '15' })).status).toBe(200);

    const mai = await withdrawer('mai', '203.0.113.8');
    const { code: channel } = await db()
      .selectFrom('deposit_channel')
      .select('code')
      .executeTakeFirstOrThrow();
    const deposit = {
      number: 'DP-of-a-test',
      account_id: 1001,
      channel,
      amount: '5000',
      fee: '0',
      offer_id: null,
    };
    const now = platform.now();
    await db()
      .insertInto('deposit')
      .values({ ...deposit, status: 'PAID', remark: null, ordered_at: now, expires_at: now, ended_at: now })
      .execute();
    expect(await mai.withdraw({ amount: '10' })).toMatchObject({ status: 409, code: 'turnover_left' });
    expect((await mai.config()).turnoverLeft).toBe('50.00');
    await db().deleteFrom('deposit').where('number', '=', 'DP-of-a-test').execute();
    for (const _ of [1, 2, 3, 4, 5]) await mai.withdraw({ amount: '10', fee: '0' });
    for (const _ of [1, 2, 3]) await mai.withdraw({ amount: '10', fee: '1' });
    expect(await mai.withdraw({ amount: '10', fee: '1' })).toMatchObject({ code: 'count_limit' });
    expect(await mai.list()).toHaveLength(5);
  });

  it('refuse everybody without a payment password, and who only tries the games', async () => {
    const mai = visitorOf(platform);
    await mai.logIn('mai');
    const body = { payoutAccountId: 1, amount: '10', fee: '0', password, idempotencyKey: newKey() };
    const account = { provider: 'MEKONG', holder: 'Mai', number: '12345678', password };
    expect(await mai.seal('POST', '/wps/withdraw', body)).toMatchObject({
      status: 409,
      code: 'payment_password_missing',
    });
    expect((await mai.seal('POST', '/wps/withdraw/accounts', account)).code).toBe('payment_password_missing');
    expect((await mai.ask('GET', '/wps/withdraw/config')).value.hasPaymentPassword).toBe(false);
    expect((await mai.ask('POST', '/wps/withdraw', { body })).code).toBe('encryption_required');
    const trial = visitorOf(platform);
    await trial.freePlay();
    expect((await trial.seal('POST', '/wps/withdraw', body)).code).toBe('need_true_account');
    expect((await trial.ask('GET', '/wps/withdraw/config')).code).toBe('need_true_account');
  });

  it('the same key is one withdrawal, however often it comes; with another amount it is refused', async () => {
    const mai = await withdrawer();
    const idempotencyKey = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => mai.withdraw({ amount: '50', idempotencyKey })));
    expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1);
    expect(await mai.withdraw({ amount: '51', idempotencyKey })).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect([await mai.money(), (await mai.list()).length]).toEqual(['1200.50', 1]);
    const outcome = await mai.visitor.ask('POST', '/wps/member/request/outcome', {
      body: { idempotencyKey },
    });
    expect(outcome.value).toEqual({ state: 'DONE', answer: answers[0]?.value });
  });

  /** Fifty withdrawals that do not wait for each other; what each was refused for, or undefined. */
  async function fifty(
    accountId: number,
    payoutAccountId: number,
    amount: string,
    feeOf: (at: number) => string,
  ) {
    const tries = Array.from({ length: 50 }, (_, index) =>
      db()
        .transaction()
        .execute((transaction) => {
          const request = { payoutAccountId, amount, fee: feeOf(index) };
          return requestWithdrawal(transaction, accountId, request, platform.now());
        }),
    );
    return (await Promise.allSettled(tries)).map((end) =>
      end.status === 'fulfilled' ? undefined : (end.reason.error?.code ?? String(end.reason)),
    );
  }
  const free = () => '0';

  it('fifty at once never overdraw the wallet', { tags: 'matrix' }, async () => {
    const mai = await withdrawer();
    const codes = await fifty(1001, mai.account.id, '700', free);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([undefined, 'insufficient_funds']));
    expect(await mai.money()).toBe('550.50');
    expect(await booksOf(platform)).toEqual({ held: '70000', total: '0', wrong: [] });
  });

  it('fifty at once are no more, and no larger, than a day allows', { tags: 'matrix' }, async () => {
    const quynh = await withdrawer('quynh');
    const large = await fifty(1002, quynh.account.id, '4999', free);
    expect(large.filter((code) => code === undefined)).toHaveLength(2);
    expect(new Set(large)).toEqual(new Set([undefined, 'day_limit']));
    expect(await quynh.config()).toMatchObject({ dayLeft: '2.00', countLeft: 3, available: '78414.07' });
    const mai = await withdrawer('mai', '203.0.113.8');
    const small = await fifty(1001, mai.account.id, '10', (index) => (index % 2 ? '0' : '1'));
    expect(small.filter((code) => code === undefined)).toHaveLength(5);
    expect((await mai.list()).map(({ fee }) => fee).sort()).toEqual(['0.00', '0.00', '1.00', '1.00', '1.00']);
    expect(await mai.money()).toBe('1200.50');
  });

  it('wait for a deposit that is being paid, and for what it asks to be bet', async () => {
    const mai = await withdrawer();
    const body = { channel: 'BANK_TRANSFER', amount: '50', idempotencyKey: newKey() };
    const { number } = (await mai.visitor.ask('POST', '/wps/deposit', { body })).value;
    const request = { payoutAccountId: mai.account.id, amount: '1300', fee: '0' };
    const requested = await db()
      .transaction()
      .execute(async (paying) => {
        await payDeposit(paying, number, platform.now());
        const asking = db()
          .transaction()
          .execute((transaction) => requestWithdrawal(transaction, 1001, request, platform.now()));
        const end = Promise.allSettled([asking]);
        await setTimeout(300);
        return { end };
      });
    expect(await requested.end).toMatchObject([
      { status: 'rejected', reason: { error: { code: 'turnover_left' } } },
    ]);
    expect(await mai.money()).toBe('1300.50');
  });

  it('[1.02] eight at once through the call hold once what the wallet has, and fail for nothing else', async () => {
    const mai = await withdrawer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => mai.withdraw({ amount: '700' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await mai.money()).toBe('550.50');
  });

  it('that wait can be cancelled once, with their fee; those of others, and decided ones, not', async () => {
    const mai = await withdrawer();
    for (const _ of [1, 2]) await mai.withdraw({ amount: '10' });
    const { reference } = (await mai.withdraw({ amount: '100', fee: '1.50' })).value;
    const quynh = await withdrawer('quynh', '203.0.113.8');
    expect(await quynh.cancel(reference)).toMatchObject({ status: 404, code: 'withdrawal_unknown' });
    const answers = await Promise.all([1, 2, 3].map(() => mai.cancel(reference)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ value }) => value)?.value).toMatchObject({ reference, status: 'CANCELLED' });
    expect((await mai.moves()).slice(-2)).toEqual([
      ['WITHDRAW_RETURN', '98.50', reference],
      ['FEE_RETURN', '1.50', reference],
    ]);
    // It does not count any more.
    expect(await mai.config()).toMatchObject({ available: '1230.50', countLeft: 3, dayLeft: '9980.00' });
    const next = (await mai.withdraw({ amount: '100', fee: '1.50' })).value.reference;
    await platform.set({ withdrawals: { [next]: { status: 'APPROVED' } } });
    expect(await mai.cancel(next)).toMatchObject({ status: 409, code: 'withdrawal_decided' });
    expect(await booksOf(platform)).toMatchObject({ held: '11850', total: '0', wrong: [] });
  });

  it('go to accounts of their member alone, of which nobody is told the number', async () => {
    const mai = await withdrawer();
    expect(mai.account).toEqual({
      id: mai.account.id,
      provider: 'MEKONG',
      kind: 'BANK',
      name: 'Mekong Commercial Bank',
      holder: 'Nguyễn Thị Mai',
      number: '••••3456',
      isDefault: true,
    });
    // The holder is known by now, and the same account again is one.
    expect(
      await addAccount(mai.visitor, { provider: 'POCKETA', number: '0901234567', holder: 'Somebody' }),
    ).toMatchObject({
      kind: 'WALLET',
      holder: 'Nguyễn Thị Mai',
      isDefault: false,
    });
    await addAccount(mai.visitor, { number: '0071000123456' });
    const accounts = async () => (await mai.visitor.ask('GET', '/wps/withdraw/accounts')).value.list;
    expect(await accounts()).toHaveLength(2);
    const add = (body: object) =>
      mai.visitor.seal('POST', '/wps/withdraw/accounts', {
        provider: 'LOTUS',
        number: '1234567890',
        password,
        ...body,
      });
    expect(await add({ number: '123456789' })).toMatchObject({ code: 'payout_number_wrong' });
    expect(await add({ provider: 'NOBANK' })).toMatchObject({ code: 'bad_request' });
    expect(await add({ password: 'nope' })).toMatchObject({ code: 'wrong_password' });
    const more = await Promise.all([1, 2, 3, 4, 5, 6].map((digit) => add({ number: `123456789${digit}` })));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(more.flatMap(({ code }) => code ?? []))).toEqual(new Set(['payout_accounts_full']));

    const quynh = await withdrawer('quynh', '203.0.113.8');
    for (const what of ['default', 'remove']) {
      const foreign = await quynh.visitor.ask('POST', `/wps/withdraw/accounts/${what}`, {
        body: { id: mai.account.id },
      });
      expect(foreign).toMatchObject({ status: 404, code: 'payout_account_unknown' });
    }
    expect(await quynh.withdraw({ amount: '10', payoutAccountId: mai.account.id })).toMatchObject({
      code: 'payout_account_unknown',
    });

    const [, wallet] = await accounts();
    const choose = (what: string, id: number) =>
      mai.visitor.ask('POST', `/wps/withdraw/accounts/${what}`, { body: { id } });
    expect((await choose('default', wallet.id)).value.list[0]).toMatchObject({
      id: wallet.id,
      isDefault: true,
    });
    await mai.withdraw({ amount: '10', payoutAccountId: wallet.id });
    const { list } = (await choose('remove', wallet.id)).value;
    expect(list).toHaveLength(4);
    expect(list[0]).toMatchObject({ id: mai.account.id, isDefault: true });
    expect((await mai.withdraw({ amount: '10', payoutAccountId: wallet.id })).code).toBe(
      'payout_account_unknown',
    );
    expect((await mai.list())[0]?.account).toBe('Pocketa ••••4567');
  });

  it('take the name of accounts from what the platform knows of their owner', async () => {
    const { id } = await db()
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'amara')
      .executeTakeFirstOrThrow();
    const profile = {
      account_id: id,
      real_name: 'Amara Okafor',
      full_name: null,
      telegram: null,
      birthday: null,
      address: null,
      nationality: null,
      occupation: null,
      income_source: null,
    };
    await db().insertInto('profile').values(profile).execute();
    const amara = await withdrawer('amara');
    expect(amara.account.holder).toBe('Amara Okafor');
  });
});
