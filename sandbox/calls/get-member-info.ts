import type { TokenCall } from '#sandbox/http/call.ts';
import { readMember } from '#sandbox/identity/read-member.ts';
import type { MemberInfoRequest } from '#schemas/generated/platform.ts';

/** Who is logged in. */
export const getMemberInfo: TokenCall<MemberInfoRequest> = {
  method: 'GET',
  path: '/wps/member/info',
  token: true,
  query: 'member-info-request',
  response: 'member-info',
  answer: ({ language }, { db, session }) => readMember(db, session.accountId, language),
};
