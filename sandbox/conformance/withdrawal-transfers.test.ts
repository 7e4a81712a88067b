/** @module-tag postgres */
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { booksOf, newKey, withdrawerOf } from '#sandbox/testing/withdrawer.ts';

const MINUTE = 60_000;

describePlatform('transfers of withdrawals', (platform) => {
  const decide = (reference: string, decision: object) =>
    platform.set({ withdrawals: { [reference]: decision } });
  const statuses = (transfers: readonly { part: number; amount: string; status: string }[]) =>
    transfers.map(({ part, amount, status }) => [part, amount, status]);

  /** A withdrawal of mai's that is paid in two. */
  async function paid() {
    const mai = await withdrawerOf(platform);
    const { reference } = (await mai.withdraw({ amount: '100' })).value;
    const { status } = await decide(reference, { status: 'PAID', parts: ['60', '40.00'] });
    expect(status).toBe(200);
    return { mai, reference };
  }
  const BALANCED = { held: '0', total: '0', wrong: [] };

  it('[4.22] pay a withdrawal in several, each confirmed by itself, and the last ends it', async () => {
    const { mai, reference } = await paid();
    const [first, second] = await mai.waiting();
    expect(first).toEqual({
      reference,
      part: 1,
      amount: '60.00',
      currency: 'USD',
      account: 'Mekong Commercial Bank ••••3456',
      sentAt: '2026-11-21T10:00:00.000Z',
      secondsLeft: 1800,
      status: 'SENT',
    });
    expect(await booksOf(platform)).toEqual(BALANCED);
    const name = { reference, part: 1 };
    expect(statuses((await mai.received(name)).value.list)).toEqual([[2, '40.00', 'SENT']]);
    expect((await mai.list())[0]?.status).toBe('PAID');
    // All that were shown; what is received stays so.
    expect((await mai.received(name, { reference, part: second?.part })).value.list).toEqual([]);
    expect((await mai.list())[0]?.status).toBe('RECEIVED');
    expect(await mai.money()).toBe('1150.50');
  });

  it('[4.22] that nobody confirms count as received after the minutes that the operator set', async () => {
    await platform.set({ withdrawMinutes: 5 });
    const { mai, reference } = await paid();
    expect((await mai.waiting()).map(({ secondsLeft }) => secondsLeft)).toEqual([300, 300]);
    platform.wait(5 * MINUTE - 1000);
    expect((await mai.waiting()).map(({ secondsLeft }) => secondsLeft)).toEqual([1, 1]);
    await mai.received({ reference, part: 2 });
    platform.wait(1000);
    expect(await mai.waiting()).toEqual([]);
    const [withdrawal] = await mai.list();
    expect(withdrawal?.status).toBe('RECEIVED');
    expect(statuses(withdrawal?.transfers ?? [])).toEqual([
      [1, '60.00', 'RECEIVED_BY_TIME'],
      [2, '40.00', 'RECEIVED'],
    ]);
    expect(await mai.news()).toEqual(['Withdrawal requested', 'Withdrawal sent', 'Withdrawal received']);
    expect((await mai.missing({ reference, part: 1, pictures: [await mai.picture()] })).code).toBe(
      'transfer_over',
    );
  });

  it('[4.22] [5.09] that have not come are proven by pictures, once, and wait for the operator', async () => {
    const { mai, reference } = await paid();
    const pictures = [await mai.picture()];
    const text = 'x'.repeat(140);
    for (const wrong of [{ pictures: [] }, { pictures, text: `${text}y` }, {}]) {
      expect((await mai.missing({ reference, part: 1, ...wrong })).code).toBe('bad_request');
    }
    expect((await mai.missing({ reference, part: 3, pictures })).code).toBe('transfer_unknown');
    const idempotencyKey = newKey();
    const report = { reference, part: 1, pictures, text, idempotencyKey };
    const answers = [await mai.missing(report), await mai.missing(report)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(statuses(answers[1]?.value.list)).toEqual([
      [1, '60.00', 'DISPUTED'],
      [2, '40.00', 'SENT'],
    ]);
    expect((await mai.missing({ reference, part: 2, pictures })).code).toBe('picture_unknown');
    expect((await mai.list())[0]?.status).toBe('DISPUTED');
    // A disputed transfer does not end by the clock.
    platform.wait(60 * MINUTE);
    expect(statuses(await mai.waiting())).toEqual([[1, '60.00', 'DISPUTED']]);
    // It may come after all.
    expect((await mai.received({ reference, part: 1 })).value.list).toEqual([]);
    expect((await mai.list())[0]?.status).toBe('RECEIVED');
  });

  it('[4.22] that are disputed are sent again, given back, or received by force without a refund', async () => {
    const { mai, reference } = await paid();
    const dispute = async (part: number) =>
      expect((await mai.missing({ reference, part, pictures: [await mai.picture()] })).status).toBe(200);
    await dispute(1);
    await dispute(2);
    expect((await decide(reference, { disputes: { 3: 'FORCE' } })).status).toBe(400);
    await decide(reference, { disputes: { 1: 'PAY_AGAIN', 2: 'FORCE' }, remark: 'Your bank has it.' });
    expect(statuses(await mai.waiting())).toEqual([[3, '60.00', 'SENT']]);
    expect((await mai.received({ reference, part: 1 })).code).toBe('transfer_over');
    expect(await mai.money()).toBe('1150.50');
    await dispute(3);
    await decide(reference, { disputes: { 3: 'RETURN' } });
    const [withdrawal] = await mai.list();
    expect(withdrawal?.status).toBe('RECEIVED');
    expect(statuses(withdrawal?.transfers ?? [])).toEqual([
      [1, '60.00', 'REPLACED'],
      [2, '40.00', 'FORCED'],
      [3, '60.00', 'RETURNED'],
    ]);
    expect(withdrawal?.transfers[1]?.remark).toBe('Your bank has it.');
    expect([await mai.money(), await booksOf(platform)]).toEqual(['1210.50', BALANCED]);
    expect((await mai.moves()).at(-1)).toEqual(['WITHDRAW_RETURN', '60.00', `${reference}-3`]);
    expect(await mai.news()).toEqual([
      'Withdrawal requested',
      'Withdrawal sent',
      'We’re looking into it',
      'We’re looking into it',
      'Transfer sent again',
      'Marked as received',
      'We’re looking into it',
      'Money returned',
      'Withdrawal received',
    ]);
  });

  it('all of which come back give the fee back, too', async () => {
    const mai = await withdrawerOf(platform);
    for (const _ of [1, 2]) await mai.withdraw({ amount: '10' });
    const { reference } = (await mai.withdraw({ amount: '100', fee: '1.5' })).value;
    await decide(reference, { status: 'PAYING' });
    expect((await decide(reference, { status: 'PAID', parts: ['98.49'] })).status).toBe(400);
    await decide(reference, { status: 'PAID' });
    await mai.missing({ reference, part: 1, pictures: [await mai.picture()] });
    await decide(reference, { disputes: { 1: 'RETURN' } });
    expect((await mai.list()).find((withdrawal) => withdrawal.reference === reference)?.status).toBe(
      'REJECTED',
    );
    expect(await mai.money()).toBe('1230.50');
    expect(await booksOf(platform)).toMatchObject({ held: '2000', total: '0', wrong: [] });
  });

  it('are as large as a transfer may be, where the operator says nothing else', async () => {
    const quynh = await withdrawerOf(platform, 'quynh');
    const { reference } = (await quynh.withdraw({ amount: '2500.50' })).value;
    await decide(reference, { status: 'PAID' });
    expect((await quynh.waiting()).map(({ amount }) => amount)).toEqual(['1000.00', '1000.00', '500.50']);
  });

  it('of a rejected withdrawal are none: it is back with its fee and a word, once', async () => {
    const mai = await withdrawerOf(platform);
    const { reference } = (await mai.withdraw({ amount: '100' })).value;
    await decide(reference, { status: 'APPROVED' });
    const both = [1, 2].map(() => decide(reference, { status: 'REJECTED', remark: 'The name differs.' }));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await mai.list())[0]).toMatchObject({ status: 'REJECTED', remark: 'The name differs.' });
    expect([await mai.money(), await booksOf(platform)]).toEqual(['1250.50', BALANCED]);
    expect(await mai.news()).toEqual(['Withdrawal requested', 'Withdrawal approved', 'Withdrawal declined']);
    expect((await decide(reference, { status: 'PAID' })).status).toBe(400);
    expect((await decide('WD261121-0000000000', { status: 'PAID' })).status).toBe(400);
  });

  it('of others are nobody else’s business', async () => {
    const { reference } = await paid();
    const quynh = await withdrawerOf(platform, 'quynh', '203.0.113.8');
    expect(await quynh.waiting()).toEqual([]);
    expect((await quynh.received({ reference, part: 1 })).code).toBe('transfer_unknown');
    const pictures = [await quynh.picture()];
    expect((await quynh.missing({ reference, part: 1, pictures })).code).toBe('transfer_unknown');
  });
});
