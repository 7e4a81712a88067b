import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botChallenge, stubPlatform } from '#client/testing.ts';
import { solveBotCheck } from './bot-check.ts';
import { findWork } from './find-work.ts';

const CHALLENGE = 'GET /wps/verification/challenge';
const challenge = (rest = {}) => ({ ...botChallenge, bits: 8, ...rest });
const zeroBits = (text: string) =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .indexOf('1');

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

test('[4.05] the proof names the challenge and holds a number whose hash begins with the zeros asked for', async () => {
  stubPlatform({ [CHALLENGE]: challenge() });
  const { verification } = await solveBotCheck();
  expect(verification).toEqual({
    challengeId: 'challenge-of-the-test',
    solution: expect.stringMatching(/^\d+$/),
  });
  expect(zeroBits(`salt-of-the-test${verification?.solution}`)).toBeGreaterThanOrEqual(8);
});

test.each([0, 1, 7, 9, 12])('of all numbers the first that does is found: %i bits', async (bits) => {
  const solution = Number(await findWork({ salt: 'abc-def-', bits }, AbortSignal.timeout(10_000)));
  const hits = Array.from({ length: solution + 1 }, (_, n) => n).filter(
    (n) => zeroBits(`abc-def-${n}`) >= bits,
  );
  expect(hits).toEqual([solution]);
});

test('a proof is good for one call: the next asks for a challenge of its own', async () => {
  const calls = stubPlatform({ [CHALLENGE]: challenge({ bits: 0 }) });
  await solveBotCheck();
  await solveBotCheck();
  expect(calls.map(({ name }) => name)).toEqual([CHALLENGE, CHALLENGE]);
});

test('a platform without such a call wants no proof', async () => {
  stubPlatform({});
  expect(await solveBotCheck()).toEqual({});
});

test('work that nobody waits for ends, and the page has its turn meanwhile', async () => {
  stubPlatform({ [CHALLENGE]: challenge({ bits: 24, salt: 'a-salt-that-takes-long' }) });
  const abort = new AbortController();
  const solving = solveBotCheck(abort.signal);
  setTimeout(() => abort.abort(), 30);
  await expect(solving).rejects.toMatchObject({ kind: 'network' });
});

test('work that takes too long is said as that', async () => {
  stubPlatform({ [CHALLENGE]: challenge({ bits: 24, salt: 'a-salt-that-takes-long' }) });
  await expect(solveBotCheck(AbortSignal.timeout(30))).rejects.toMatchObject({ kind: 'timeout' });
});

test('a challenge of a provider that the portal does not know is no answer', async () => {
  stubPlatform({ [CHALLENGE]: challenge({ provider: 'toString' }) });
  await expect(solveBotCheck()).rejects.toMatchObject({ kind: 'shape' });
});
