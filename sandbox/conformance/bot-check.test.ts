import { createHash } from 'node:crypto';
import type { BotChallenge } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { registrantOf } from '#sandbox/testing/registrant.ts';

const CHALLENGE = '/wps/verification/challenge';
const MINUTE = 60 * 1000;

describePlatform('the bot check', (platform) => {
  const challenge = () => platform.value<BotChallenge>(CHALLENGE);
  /** Registers with a proof: what the platform says of the proof. */
  const goes = async (verification: unknown, username = 'hoa88') => {
    await platform.set({ modules: { REGMOBVERF3: false } });
    const { status, code, message } = await registrantOf(platform).register({ username, verification });
    return { status, code, message };
  };
  const zeros = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
  /** The first number, written as it is told, that solves a challenge; or the first that does not. */
  const find = ({ salt, bits }: BotChallenge, write: (at: number) => string = String, right = true) => {
    for (let at = 1; ; at += 1) if (zeros(salt + write(at)) >= bits === right) return write(at);
  };

  it('[4.05] sets work that takes a thousand tries, another each time', async () => {
    const [one, other] = [await challenge(), await challenge()];
    expect([one.provider, one.bits]).toEqual(['work', 10]);
    expect(one.challengeId).not.toBe(other.challengeId);
    expect(one.salt).not.toBe(other.salt);
  });

  it('[8.03] lets nobody go on without it', async () => {
    expect(await goes(undefined)).toEqual({
      status: 403,
      code: 'verification_required',
      message: 'Please complete verification first.',
    });
  });

  it('lets a call go on with the solution, once', async () => {
    const one = await challenge();
    const proof = { challengeId: one.challengeId, solution: find(one) };
    expect(await goes(proof)).toMatchObject({ status: 200 });
    expect(await goes(proof, 'other1')).toMatchObject({ status: 403, code: 'verification_wrong' });
  });

  it('lets one of many go on with the same solution', async () => {
    const one = await challenge();
    const proof = { challengeId: one.challengeId, solution: find(one) };
    const answers = await Promise.all(['a111', 'b222', 'c333', 'd444'].map((name) => goes(proof, name)));
    const gone = answers.filter(({ code }) => code !== 'verification_wrong');
    expect(gone).toHaveLength(1);
  });

  it('is over after five minutes', async () => {
    const [one, other] = [await challenge(), await challenge()];
    platform.wait(5 * MINUTE - 1000);
    expect(await goes({ challengeId: one.challengeId, solution: find(one) })).toMatchObject({ status: 200 });
    platform.wait(1000);
    const late = { challengeId: other.challengeId, solution: find(other) };
    expect(await goes(late, 'other1')).toMatchObject({ code: 'verification_wrong' });
  });

  it.each([
    ['a number that does not solve it', (one: BotChallenge) => find(one, String, false)],
    ['a solution with a zero before it', (one: BotChallenge) => find(one, (at) => `0${at}`)],
    ['a solution with a blank', (one: BotChallenge) => find(one, (at) => `${at} `)],
    ['a solution below zero', (one: BotChallenge) => find(one, (at) => `-${at}`)],
    ['a solution in words', (one: BotChallenge) => find(one, (at) => `number ${at}`)],
    [
      'a solution of very many digits',
      (one: BotChallenge) => find(one, (at) => `${10n ** 150n + BigInt(at)}`),
    ],
    ['SQL', () => "1' or '1'='1"],
  ])('does not take %s', async (_name, solutionOf) => {
    const one = await challenge();
    const wrong = { challengeId: one.challengeId, solution: solutionOf(one) };
    expect(await goes(wrong)).toMatchObject({ status: 403, code: 'verification_wrong' });
    // A wrong try uses it up too.
    const right = { challengeId: one.challengeId, solution: find(one) };
    expect(await goes(right)).toMatchObject({ status: 403, code: 'verification_wrong' });
  });

  it('takes no solution of another challenge, and none of a challenge that nobody was given', async () => {
    const [one, other] = [await challenge(), await challenge()];
    const write = (at: number) => (zeros(one.salt + at) < one.bits ? String(at) : 'no');
    const mixed = { challengeId: one.challengeId, solution: find(other, write) };
    expect(await goes(mixed)).toMatchObject({ code: 'verification_wrong' });
    const made = { challengeId: 'A'.repeat(43), solution: '1' };
    expect(await goes(made)).toMatchObject({ code: 'verification_wrong' });
  });

  it.each([null, {}, { challengeId: 'x', solution: '1' }, { challengeId: 'A'.repeat(43), solution: 1 }])(
    'refuses %j as no proof at all',
    async (verification) => {
      expect(await goes(verification)).toMatchObject({ status: 400, code: 'bad_request' });
    },
  );

  it('asks for as many bits as the operator wants, of challenges from then on', async () => {
    const before = await challenge();
    await platform.set({ botBits: 0 });
    const none = await challenge();
    expect(none.bits).toBe(0);
    expect(await goes({ challengeId: none.challengeId, solution: '0' })).toMatchObject({ status: 200 });
    const proof = { challengeId: before.challengeId, solution: find(before, String, false) };
    expect(await goes(proof, 'other1')).toMatchObject({ code: 'verification_wrong' });
    expect((await platform.set({ botBits: 25 })).status).toBe(400);
    expect((await platform.set({ reset: true })).body.value.botBits).toBe(10);
  });

  it('keeps nothing that could be used', async () => {
    const one = await challenge();
    const rows = JSON.stringify(await platform.store.db.selectFrom('bot_challenge').selectAll().execute());
    expect(rows).not.toContain(one.challengeId);
    expect(rows).not.toContain(one.salt);
  });

  it('gives an address 120 challenges in five minutes', async () => {
    for (let at = 0; at < 120; at += 1) await challenge();
    expect(await platform.call(CHALLENGE)).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    });
    expect((await registrantOf(platform, '198.51.100.1').ask('GET', CHALLENGE)).status).toBe(200);
    platform.wait(5 * MINUTE);
    expect((await platform.call(CHALLENGE)).status).toBe(200);
  });
});
