import type { SmsSent } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

/** Returns the pause before somebody who was sent a code may have another, as the operator has set it. */
export async function pauseUntil(
  db: Kysely<Tables>,
  now: Date,
): Promise<{ nextAt: Date; minutes: number; answer: SmsSent }> {
  const { sms_answer, sms_minutes: minutes } = await db
    .selectFrom('setting')
    .select(['sms_answer', 'sms_minutes'])
    .executeTakeFirstOrThrow();
  const nextAt = new Date(now.getTime() + minutes * 60 * 1000);
  const answer =
    sms_answer === 'expirationTime' ? { expirationTime: nextAt.getTime() } : { expiredMinutes: minutes };
  return { nextAt, minutes, answer };
}
