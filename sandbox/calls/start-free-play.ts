import type { LoginResult } from '@liveryjs/schemas/platform';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { openTrial } from '#sandbox/identity/open-trial.ts';
import { originOf } from '#sandbox/identity/origin.ts';
import { readMember } from '#sandbox/identity/read-member.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { digest, sameDigest } from '#sandbox/identity/secrets.ts';
import { beginSession } from '#sandbox/identity/session.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';

const VERSION = 'x-gateway-version';

/** Logs in to a trial account that is made for it, and ends [4.06], [7.02]. */
export const startFreePlay: Handler<'startFreePlay'> = {
  async answer(_query, { db, clock, cipher, request, body }): Promise<LoginResult> {
    const now = clock();
    if (request.headers[VERSION] !== '3') {
      refuseMistakes([{ at: `headers/${VERSION}`, message: 'must be "3"' }]);
    }
    await requireModule(db, 'FREEPLAY3');
    await limitAddress(db, 'freeplay', request.ip, now);
    const proof = await cipher.open(body.proof);
    if (!sameDigest(digest(proof), digest([...body.nonce].reverse().join('')))) {
      throw new Refusal(403, 'The proof does not hold the nonce read backwards.', { code: 'proof_wrong' });
    }
    return db.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows: added = 0n } = await transaction
        .insertInto('used_nonce')
        .values({ nonce_hash: digest(body.nonce) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (added === 0n) {
        throw new Refusal(403, 'This nonce was used before. Please try again.', { code: 'nonce_used' });
      }
      const accountId = await openTrial(transaction, now);
      return {
        firstTimeLogin: true,
        passwordExpired: false,
        token: await beginSession(transaction, accountId, originOf(request), now),
        member: await readMember(transaction, accountId),
      };
    });
  },
};
