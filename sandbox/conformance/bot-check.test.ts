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
    for (let number = 1; ; number += 1)
      if (zeros(salt + write(number)) >= bits === right) return write(number);
  };

  it('[4.05] sets work that takes a thousand tries, another each time', async () => {
    const [first, other] = [await challenge(), await challenge()];
    expect([first.provider, first.bits]).toEqual(['work', 10]);
    expect(first.challengeId).not.toBe(other.challengeId);
    expect(first.salt).not.toBe(other.salt);
  });

  it('[8.03] lets nobody go on without it', async () => {
    expect(await goes(undefined)).toEqual({
      status: 403,
      code: 'verification_required',
      message: 'Please complete verification first.',
    });
  });

  it('lets a call go on with the solution, once', async () => {
    const puzzle = await challenge();
    const proof = { challengeId: puzzle.challengeId, solution: find(puzzle) };
    expect(await goes(proof)).toMatchObject({ status: 200 });
    expect(await goes(proof, 'other1')).toMatchObject({ status: 403, code: 'verification_wrong' });
  });

  it('lets one of many go on with the same solution', async () => {
    const puzzle = await challenge();
    const proof = { challengeId: puzzle.challengeId, solution: find(puzzle) };
    const answers = await Promise.all(['a111', 'b222', 'c333', 'd444'].map((name) => goes(proof, name)));
    const gone = answers.filter(({ code }) => code !== 'verification_wrong');
    expect(gone).toHaveLength(1);
  });

  it('is over after five minutes', async () => {
    const [first, other] = [await challenge(), await challenge()];
    platform.wait(5 * MINUTE - 1000);
    expect(await goes({ challengeId: first.challengeId, solution: find(first) })).toMatchObject({
      status: 200,
    });
    platform.wait(1000);
    const late = { challengeId: other.challengeId, solution: find(other) };
    expect(await goes(late, 'other1')).toMatchObject({ code: 'verification_wrong' });
  });

  it.each([
    ['a number that does not solve it', (puzzle: BotChallenge) => find(puzzle, String, false)],
    ['a solution with a zero before it', (puzzle: BotChallenge) => find(puzzle, (number) => `0${number}`)],
    ['a solution with a blank', (puzzle: BotChallenge) => find(puzzle, (number) => `${number} `)],
    ['a solution below zero', (puzzle: BotChallenge) => find(puzzle, (number) => `-${number}`)],
    ['a solution in words', (puzzle: BotChallenge) => find(puzzle, (number) => `number ${number}`)],
    [
      'a solution of very many digits',
      (puzzle: BotChallenge) => find(puzzle, (number) => `${10n ** 150n + BigInt(number)}`),
    ],
    ['SQL', () => "1' or '1'='1"],
  ])('does not take %s', async (_name, solutionOf) => {
    const puzzle = await challenge();
    const wrong = { challengeId: puzzle.challengeId, solution: solutionOf(puzzle) };
    expect(await goes(wrong)).toMatchObject({ status: 403, code: 'verification_wrong' });
    // A wrong try uses it up too.
    const right = { challengeId: puzzle.challengeId, solution: find(puzzle) };
    expect(await goes(right)).toMatchObject({ status: 403, code: 'verification_wrong' });
  });

  it('takes no solution of another challenge, and none of a challenge that nobody was given', async () => {
    const [first, other] = [await challenge(), await challenge()];
    const write = (number: number) => (zeros(first.salt + number) < first.bits ? String(number) : 'no');
    const mixed = { challengeId: first.challengeId, solution: find(other, write) };
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
    const puzzle = await challenge();
    const rows = JSON.stringify(await platform.store.db.selectFrom('bot_challenge').selectAll().execute());
    expect(rows).not.toContain(puzzle.challengeId);
    expect(rows).not.toContain(puzzle.salt);
  });

  it('gives an address 120 challenges in five minutes', async () => {
    for (let attempt = 0; attempt < 120; attempt += 1) await challenge();
    expect(await platform.call(CHALLENGE)).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_requests' } },
    });
    expect((await registrantOf(platform, '198.51.100.1').ask('GET', CHALLENGE)).status).toBe(200);
    platform.wait(5 * MINUTE);
    expect((await platform.call(CHALLENGE)).status).toBe(200);
  });
});
