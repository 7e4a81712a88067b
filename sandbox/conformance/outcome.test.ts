/** @module-tag postgres */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { agentOf, salary } from '#sandbox/testing/agents.ts';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { placeAndSettle } from '#sandbox/testing/place-and-settle.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

describePlatform('outcomes', (platform) => {
  const newKey = () => `key-${randomUUID()}`;
  const convert = (who: Visitor, idempotencyKey: string) =>
    who.seal('POST', '/wps/points/convert', { points: 100, password: 'Livery2026', idempotencyKey });
  const outcome = (who: Visitor, idempotencyKey: string) =>
    who.ask('POST', '/wps/member/request/outcome', { body: { idempotencyKey } });
  const pointsOf = async (who: Visitor) => (await who.ask('GET', '/wps/relay/MCSFE_points')).value.points;

  async function quynh(): Promise<Visitor> {
    const visitor = visitorOf(platform);
    await visitor.logIn('quynh');
    return visitor;
  }

  it('what was carried out is told again by its key', async () => {
    const who = await quynh();
    const key = newKey();
    const { value } = await convert(who, key);
    expect(await outcome(who, key)).toMatchObject({ status: 200, value: { state: 'DONE', answer: value } });
  });

  it('what was carried out is answered the same when it is no longer offered', async () => {
    await platform.set({ modules: { PTSYS3: true, DAILYSALARY3: true, REBATE3: true } });
    const [who, tomas, amara] = [
      await quynh(),
      await agentOf(platform, 'tomas'),
      await agentOf(platform, 'amara'),
    ];
    const [key, keyOfAnswer] = [newKey(), newKey()];
    const redeem = () =>
      who.seal('POST', '/wps/points/redeem', {
        rewardId: 301,
        quantity: 1,
        password: 'Livery2026',
        idempotencyKey: keyOfAnswer,
      });
    const offer = () => tomas.offer('amara', 'DAILY_SALARY', [salary('0.10')], { idempotencyKey: key });
    const { id } = (await offer()).value;
    const all = [
      () => convert(who, key),
      redeem,
      offer,
      () => amara.answer(id, 'REJECT', { idempotencyKey: keyOfAnswer }),
    ];
    const answers = [];
    for (const send of all) answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await platform.set({ modules: { PTSYS3: false, DAILYSALARY3: false } });
    for (const [index, send] of all.entries()) expect((await send()).value).toEqual(answers[index]?.value);
    // Nothing is carried out that was not.
    expect((await convert(who, newKey())).code).toBe('module_off');
  });

  it('what a bonus paid is answered the same when it is no longer offered', async () => {
    await placeAndSettle(platform, { accountId: 1002, stake: 10_000n, payout: 0n });
    platform.wait(24 * 60 * 60 * 1000);
    const who = await quynh();
    const idempotencyKey = newKey();
    const claim = () => who.ask('POST', '/wps/relay/MCSFE_claimRebate', { body: { idempotencyKey } });
    const { status, value } = await claim();
    expect(status).toBe(200);
    await platform.set({ modules: { REBATE3: false } });
    expect((await claim()).value).toEqual(value);
  });

  it('a request is the same whatever order its names come in', async () => {
    const [tomas, amara] = [await agentOf(platform, 'tomas'), await agentOf(platform, 'amara')];
    const { value: offer } = await tomas.offer('amara', 'DAILY_SALARY', [salary('0.10')]);
    const idempotencyKey = newKey();
    const send = (body: object) => amara.ask('POST', '/wps/agent/contract/answer', { body });
    const { status, value } = await send({ contractId: offer.id, answer: 'REJECT', idempotencyKey });
    expect(status).toBe(200);
    expect((await send({ idempotencyKey, answer: 'REJECT', contractId: offer.id })).value).toEqual(value);
    expect((await send({ idempotencyKey, answer: 'ACCEPT', contractId: offer.id })).code).toBe(
      'idempotency_key_reused',
    );
  });

  it('what has not arrived is given up, and not carried out when it comes after all', async () => {
    const who = await quynh();
    const before = await pointsOf(who);
    const key = newKey();
    for (let times = 0; times < 2; times++) {
      expect((await outcome(who, key)).value).toEqual({ state: 'VOID' });
    }
    expect(await convert(who, key)).toMatchObject({ status: 409, code: 'request_given_up' });
    expect(await pointsOf(who)).toBe(before);
  });

  it('what was refused is void', async () => {
    const who = await quynh();
    const key = newKey();
    await who.seal('POST', '/wps/points/convert', { points: 1, password: 'Livery2026', idempotencyKey: key });
    expect((await outcome(who, key)).value).toEqual({ state: 'VOID' });
  });

  it('a request and a question at once agree, whichever comes first', async () => {
    const who = await quynh();
    for (let times = 0; times < 5; times++) {
      const before = await pointsOf(who);
      const key = newKey();
      const [sent, queried] = await Promise.all([convert(who, key), outcome(who, key)]);
      const done = queried.value.state === 'DONE';
      expect(sent.status).toBe(done ? 200 : 409);
      expect(await pointsOf(who)).toBe(done ? before - 100 : before);
    }
  });

  it('a key means nothing to anybody else', async () => {
    const who = await quynh();
    const key = newKey();
    await convert(who, key);
    const other = visitorOf(platform);
    await other.logIn('mai');
    expect((await outcome(other, key)).value).toEqual({ state: 'VOID' });
    expect((await outcome(who, key)).value).toMatchObject({ state: 'DONE' });
  });
});
