import { sql } from 'kysely';
import type { TokenCall } from '#sandbox/http/call.ts';

/** How many messages the account has not read. */
export const getUnreadCount: TokenCall<object> = {
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  token: true,
  response: 'unread-count',
  answer: (_query, { db, session }) =>
    db
      .selectFrom('message')
      .where('account_id', '=', session.accountId)
      .where('read_at', 'is', null)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow(),
};
