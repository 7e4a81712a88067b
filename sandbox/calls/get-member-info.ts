import type { Handler } from '#sandbox/http/contract.ts';
import { readMember } from '#sandbox/identity/read-member.ts';

/** Who is logged in. */
export const getMemberInfo: Handler<'getMemberInfo'> = {
  answer: ({ language }, { db, session }) => readMember(db, session.accountId, language),
};
