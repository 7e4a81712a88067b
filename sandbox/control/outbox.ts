import type { SandboxOutboxResponse } from '@liveryjs/schemas/platform';
import type { Kysely } from 'kysely';
import type { Tables } from '#sandbox/store/tables.ts';

const SHOWN = 100;

/** The last messages that the platform sent, newest first. */
export async function readOutbox(
  db: Kysely<Tables>,
  recipient: string | undefined,
): Promise<SandboxOutboxResponse> {
  let sent = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(SHOWN);
  if (recipient !== undefined) sent = sent.where('recipient', '=', recipient);
  const rows = await sent.execute();
  return rows.map(({ id, sent_at, channel, recipient: to, subject, text }) => ({
    id,
    time: sent_at.toISOString(),
    channel,
    to,
    ...(subject === null ? {} : { subject }),
    text,
  }));
}
