import type { Kysely } from 'kysely';
import { Refusal } from '#sandbox/http/refusal.ts';
import { digest, newSecret } from '#sandbox/identity/secrets.ts';
import type { Tables } from '#sandbox/store/tables.ts';

/**
 * Begins the play that a ticket is for; the ticket is good for nothing from then on.
 *
 * @returns the play's token, of which the platform keeps only a digest
 * @throws Refusal ticket_invalid for a ticket that is none, was used or came too late
 */
export async function redeemTicket(db: Kysely<Tables>, ticket: string, now: Date): Promise<string> {
  const token = newSecret();
  const begun = await db
    .updateTable('play')
    .set({ token_hash: digest(token) })
    .where('ticket_hash', '=', digest(ticket))
    .where('token_hash', 'is', null)
    .where('ticket_ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!begun) {
    const message = 'This address has already been used or has expired. Please start the game again.';
    throw new Refusal(403, message, { code: 'ticket_invalid' });
  }
  return token;
}
