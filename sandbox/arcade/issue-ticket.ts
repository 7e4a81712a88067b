import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { hostOf } from '#sandbox/http/host-of.ts';
import { digest, newSecret } from '#sandbox/identity/secrets.ts';
import type { Session } from '#sandbox/identity/session.ts';
import type { Tables } from '#sandbox/store/tables.ts';
import type { Admission } from './admit-to-game.ts';
import { GAMES_HOST } from './games-host.ts';
import { notePlayed } from './note-played.ts';

const GOOD_FOR_MS = 2 * 60 * 1000;

/** Opens a game for an account. @returns its address, whose ticket is good once and not for long */
export async function issueTicket(
  db: Kysely<Tables>,
  request: FastifyRequest,
  { accountId, tokenHash }: Session,
  {
    admission: { game, roomId },
    language,
    now,
  }: { readonly admission: Admission; readonly language: string; readonly now: Date },
): Promise<string> {
  const ticket = newSecret();
  const host = hostOf(request);
  await db
    .insertInto('play')
    .values({
      account_id: accountId,
      node_id: game.node_id,
      session_hash: tokenHash,
      room_id: roomId ?? null,
      portal: `${request.protocol}://${host}`,
      language,
      ticket_hash: digest(ticket),
      ticket_ends_at: new Date(now.getTime() + GOOD_FOR_MS),
    })
    .execute();
  await notePlayed(db, { accountId, nodeId: game.node_id, now });
  return `${gamesBase(request)}/play/${game.node_id}?ticket=${ticket}`;
}

/** Base address of all games, on the port that the portal is at. */
export function gamesBase(request: FastifyRequest): string {
  const port = /:\d+$/.exec(hostOf(request))?.[0] ?? '';
  return `${request.protocol}://${GAMES_HOST}${port}`;
}
