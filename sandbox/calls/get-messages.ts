import type { TokenCall } from '#sandbox/http/call.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import type { MessageListRequest, MessageListResponse } from '#schemas/generated/platform.ts';

/** What the platform wrote to the account, while the module MESSAGE3 is on. Path and shape are this project's own. */
export const getMessages: TokenCall<Required<MessageListRequest>> = {
  method: 'GET',
  path: '/wps/relay/CSP_messages',
  token: true,
  query: 'message-list-request',
  response: 'message-list-response',
  async answer(query, { db, session }): Promise<MessageListResponse> {
    await requireModule(db, 'MESSAGE3');
    const [pageNo, pageSize] = [Number(query.pageNo), Number(query.pageSize)];
    const own = db.selectFrom('message').where('account_id', '=', session.accountId);
    const { count } = await own
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .select(['id', 'title', 'text', 'sent_at', 'read_at'])
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute();
    return {
      list: rows.map(({ id, title, text, sent_at, read_at }) => ({
        id,
        title,
        text,
        sentAt: sent_at.toISOString(),
        read: read_at !== null,
      })),
      totalPages: Math.ceil(Number(count) / pageSize),
    };
  },
};
