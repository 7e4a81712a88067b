import { visitorOf } from '@liveryjs/sandbox/testing/visitor';
import type { MemberInfo } from '@liveryjs/schemas/platform';
import type { RunningSandbox } from './sandbox.ts';

/**
 * Logs an account in without a page.
 *
 * @returns what the portal's tab keeps of that session [3.03], by the names of the session storage
 * @throws Error when the platform refuses the login
 */
export async function makeSession(
  { app }: RunningSandbox,
  brand: string,
  username: string,
): Promise<Record<string, string>> {
  const visitor = visitorOf({ app, now: () => new Date() }, '127.0.0.1', `${brand}.localhost`, brand);
  const { status, code, value } = await visitor.logIn(username);
  if (status !== 200) throw new Error(`${username} cannot log in at ${brand}: ${status} ${code}.`);
  const { token, member } = value as { token: string; member: Required<MemberInfo> };
  return {
    token,
    username,
    account: member.account,
    nickname: member.nickname,
    customerId: String(member.id),
    isAgent: String(member.type),
  };
}
