import { CallError } from '@liveryjs/engine/kit/plain';
import { getMemberInfo } from '@liveryjs/schemas/calls/member';
import type { MemberInfo } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';

/**
 * Asks whose token it is. Any field may be missing, but not all of them.
 *
 * @param language platform code of the language of its texts
 * @throws CallError; of the kind shape where the answer says nothing of the member
 */
export async function askMember(
  language: string,
  options: { readonly token?: string; readonly signal?: AbortSignal | undefined },
): Promise<MemberInfo> {
  const member = await call(getMemberInfo, { language }, options);
  if (Object.keys(member).length === 0)
    throw new CallError('shape', 'Member info has none of the fields of the contract.');
  return member;
}
