import { createHash } from 'node:crypto';
import type { BotChallenge, BotProof } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import { digest, newSecret } from './secrets.ts';

const GOOD_FOR_MS = 5 * 60 * 1000;

/** Makes a challenge, good for one call. Its name is kept only as a digest, and its salt follows from its name. */
export async function makeBotChallenge(db: Kysely<Tables>, now: Date): Promise<BotChallenge> {
  await db.deleteFrom('bot_challenge').where('ends_at', '<=', now).execute();
  const { bot_bits: bits } = await db.selectFrom('setting').select('bot_bits').executeTakeFirstOrThrow();
  const challengeId = newSecret();
  await db
    .insertInto('bot_challenge')
    .values({ id_hash: digest(challengeId), bits, ends_at: new Date(now.getTime() + GOOD_FOR_MS) })
    .execute();
  return { provider: 'work', challengeId, salt: saltOf(challengeId), bits };
}

/**
 * Lets a call go on that brings the solution of a challenge, which is used up by it, right or wrong.
 *
 * @throws Refusal without one, and for a wrong one
 */
export async function requireBotProof(
  db: Kysely<Tables>,
  proof: BotProof | undefined,
  now: Date,
): Promise<void> {
  if (proof === undefined) {
    throw new Refusal(403, 'Please complete verification first.', { code: 'verification_required' });
  }
  const { challengeId, solution } = proof;
  const taken = await db
    .deleteFrom('bot_challenge')
    .where('id_hash', '=', digest(challengeId))
    .where('ends_at', '>', now)
    .returning('bits')
    .executeTakeFirst();
  if (taken && solves(saltOf(challengeId), solution, taken.bits)) return;
  const message = 'The verification has failed or expired. Please try again.';
  throw new Refusal(403, message, { code: 'verification_wrong' });
}

function saltOf(challengeId: string): string {
  return digest('salt', challengeId);
}

function solves(salt: string, solution: string, bits: number): boolean {
  if (!/^(0|[1-9][0-9]{0,18})$/.test(solution)) return false;
  const start = createHash('sha256')
    .update(salt + solution)
    .digest()
    .readUInt32BE();
  return Math.clz32(start) >= bits;
}
