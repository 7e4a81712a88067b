import type { UnreadCount } from '@liveryjs/schemas/platform';
import { sql } from 'kysely';
import type { Handler } from '#sandbox/http/contract.ts';
import { isModuleOn } from '#sandbox/system/modules-on.ts';

/** The number of messages that the account has not read; none while their module is off. */
export const getUnreadCount: Handler<'getUnreadCount'> = {
  async answer(_query, { db, session }): Promise<UnreadCount> {
    if (!(await isModuleOn(db, 'MESSAGE3'))) return { count: 0 };
    return db
      .selectFrom('message')
      .where('account_id', '=', session.accountId)
      .where('read_at', 'is', null)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
  },
};
