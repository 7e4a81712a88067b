import { request } from '#platform/client/request.ts';
import { sentCode } from '#platform/verification/send-code.ts';
import type { AccountCodeRequest, AccountCodeSent } from '#schemas/generated/platform.ts';

/** A code that is on its way to who is signed in. */
export interface SentAccountCode {
  /** Where to, as the visitor may read it. */
  readonly recipient: string;
  /** When another may be asked for [4.10]: milliseconds since 1970. */
  readonly until: number;
}

/**
 * Lets the platform send a code to who is signed in.
 *
 * @throws CallError; one with words of the platform says why none was sent [8.01]
 */
export async function sendAccountCode(body: AccountCodeRequest): Promise<SentAccountCode> {
  const path = '/wps/member/security/code';
  const { recipient, ...sent } = await request<AccountCodeSent>(path, { method: 'POST', body, token: true });
  return { recipient, ...sentCode(sent) };
}
