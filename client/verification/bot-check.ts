import { CallError, PATIENCE } from '@liveryjs/engine/kit/plain';
import { getBotChallenge } from '@liveryjs/schemas/calls/identity';
import type { BotChallenge, BotProof } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { networkError } from '#client/calls/exchange.ts';
import { findWork } from './find-work.ts';

/** Solves the challenges of one provider. Gives up when the signal says so. */
type Solver = (challenge: BotChallenge, signal: AbortSignal) => Promise<string>;

const solvers: Readonly<Record<BotChallenge['provider'], Solver>> = { work: findWork };

/**
 * Does what the platform asks of a visitor who may be a program [4.05], [5.02]. A proof is good for one call: every
 * try needs one of its own.
 *
 * @returns the field that the call carries; none where the platform has no such challenge, as the specification names no
 * call for one
 * @throws CallError
 */
export async function solveBotCheck(
  signal: AbortSignal = AbortSignal.timeout(PATIENCE),
): Promise<{ readonly verification?: BotProof }> {
  const challenge = await call(getBotChallenge, undefined, { signal }).catch(noChallenge);
  if (!challenge) return {};
  const solve = Object.hasOwn(solvers, challenge.provider) ? solvers[challenge.provider] : undefined;
  if (!solve) throw new CallError('shape', `No solver for bot checks of ${challenge.provider}.`);
  try {
    const solution = await solve(challenge, signal);
    return { verification: { challengeId: challenge.challengeId, solution } };
  } catch (cause) {
    throw signal.aborted ? networkError(signal.reason) : cause;
  }
}

function noChallenge(error: unknown): undefined {
  if (error instanceof CallError && error.status === 404) return undefined;
  throw error;
}
