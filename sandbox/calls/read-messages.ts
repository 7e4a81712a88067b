import type { UnreadCount } from '@liveryjs/schemas/platform';
import type { Handler } from '#sandbox/http/contract.ts';
import { requireModule } from '#sandbox/identity/require-module.ts';
import { getUnreadCount } from './get-unread-count.ts';

/** Notes which of the account's messages were read. Path and shape are this project's own. */
export const readMessages: Handler<'readMessages'> = {
  async answer(query, context): Promise<UnreadCount> {
    const { db, clock, session, body } = context;
    await requireModule(db, 'MESSAGE3');
    let unread = db
      .updateTable('message')
      .set({ read_at: clock() })
      .where('account_id', '=', session.accountId)
      .where('read_at', 'is', null);
    if (body.ids) unread = unread.where('id', 'in', body.ids);
    await unread.execute();
    return getUnreadCount.answer(query, { ...context, body: undefined }) as Promise<UnreadCount>;
  },
};
