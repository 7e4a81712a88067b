import type { MessageListResponse } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';

/** The platform's messages to the account, while the module MESSAGE3 is on. Path and shape are this project's own. */
export const getMessages: Handler<'getMessages'> = {
  async answer(query, { db, session }): Promise<MessageListResponse> {
    await requireModule(db, 'MESSAGE3');
    const { pageNo, pageSize } = query;
    const messages = db.selectFrom('message').where('account_id', '=', session.accountId);
    const { count } = await messages
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await messages
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
