import { pageTime } from '@liveryjs/engine/kit/plain';
import { sendLoginCode, sendRegisterCode } from '@liveryjs/schemas/calls/identity';
import type { SmsAnswer, SmsLoginRequest, SmsSent } from '@liveryjs/schemas/platform';
import { call } from '#client/calls/call.ts';
import { solveBotCheck } from './bot-check.ts';

/** The one thing that a code is good for. */
export type CodePurpose = SmsLoginRequest['purpose'] | 'register';

/** A mobile number, digits only. */
export type MobileNumber = Pick<SmsLoginRequest, 'countryDialingCode' | 'mobileNum'>;

/** A code that was sent. */
export interface SentCode {
  /** When another may be asked for [4.10]: milliseconds since 1970. */
  readonly until: number;
}

/** Minutes between two codes where nobody says otherwise, and with a third party always [4.10]. */
const PAUSE_MINUTES = 1;
/** A button that rests for longer looks broken. */
const LONGEST_PAUSE_MINUTES = 60;
const MINUTE = 60_000;

/**
 * Lets the platform send a code to a number, after a bot check [5.02].
 *
 * @throws CallError; one with words of the platform says why none was sent [8.01]
 */
export async function sendCode(
  purpose: CodePurpose,
  { countryDialingCode, mobileNum }: MobileNumber,
): Promise<SentCode> {
  const proof = await solveBotCheck();
  const code =
    purpose === 'register'
      ? call(sendRegisterCode, { countryDialingCode, mobileNo: mobileNum, ...proof })
      : call(sendLoginCode, { countryDialingCode, mobileNum, purpose, ...proof });
  return sentCode(await code);
}

/**
 * When another code may be asked for: when the platform says, at the latest in an hour, or in a minute where the
 * platform does not say.
 *
 * @param now milliseconds since 1970
 */
export function sentCode(sent: SmsAnswer, now: number = pageTime()): SentCode {
  const { expirationTime, expiredMinutes = PAUSE_MINUTES }: SmsSent = Object(sent);
  const until = expirationTime ?? now + expiredMinutes * MINUTE;
  return { until: Math.min(until, now + LONGEST_PAUSE_MINUTES * MINUTE) };
}
