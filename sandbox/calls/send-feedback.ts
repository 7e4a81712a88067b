import type { Feedback } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import { refuseMistakes } from '#sandbox/http/call.ts';
import type { Handler } from '#sandbox/http/contract.ts';
import { Refusal } from '#sandbox/http/refusal.ts';
import { sessionOf, tokenOf } from '#sandbox/identity/session.ts';
import { limitAddress } from '#sandbox/identity/tally.ts';
import { takePictures } from '#sandbox/uploads/take-pictures.ts';

/** The schema's minimum length, here without the spaces around the text. */
const LEAST = 10;

/** Takes what a member or a visitor has to say [5.09], once for each key; members add pictures. */
export const sendFeedback: Handler<'sendFeedback'> = {
  async answer(_query, context): Promise<Feedback> {
    const { db, clock, request, body } = context;
    const { type, pictures = [], idempotencyKey: key } = body;
    const content = body.content.trim();
    if ([...content].length < LEAST)
      refuseMistakes([{ at: 'body/content', message: `must be ${LEAST} characters or more` }]);
    const accountId = tokenOf(request) ? (await sessionOf(request, context)).accountId : null;
    const now = clock();
    await limitAddress(db, 'feedback', request.ip, now);
    return db.transaction().execute(async (transaction) => {
      const made = await transaction
        .insertInto('feedback')
        .values({
          reference: sql<string>`'F' || nextval('feedback_number')`,
          account_id: accountId,
          key,
          type,
          content,
          at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      if (!made) {
        const before = await transaction
          .selectFrom('feedback')
          .select(['reference', 'type', 'content'])
          .where('key', '=', key)
          .where('account_id', 'is not distinct from', accountId)
          .executeTakeFirstOrThrow();
        if (before.type !== type || before.content !== content) throw reused();
        return { reference: before.reference };
      }
      if (accountId === null && pictures.length > 0) {
        throw new Refusal(400, 'Only members can add pictures.', { code: 'picture_unknown' });
      }
      if (accountId !== null) {
        await takePictures(transaction, { accountId, ids: pictures, usedFor: made.reference, now });
      }
      return made;
    });
  },
};

function reused(): Refusal {
  return new Refusal(409, 'This key was used for another request.', { code: 'idempotency_key_reused' });
}
