import { sendAccountCode } from '@liveryjs/schemas/calls/profile';
import type { AccountCodeRequest } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { sentCode } from '#client/verification/send-code.ts';

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
export async function askForCode(body: AccountCodeRequest): Promise<SentAccountCode> {
  const { recipient, ...sent } = await call(sendAccountCode, body);
  return { recipient, ...sentCode(sent) };
}
