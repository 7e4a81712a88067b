import { request } from '#platform/client/request.ts';
import type { SmsLoginRequest, SmsRegisterRequest, SmsSent } from '#schemas/generated/platform.ts';
import { solveBotCheck } from './bot-check.ts';

/** What a code is good for, and for nothing else. */
export type CodePurpose = SmsLoginRequest['purpose'] | 'register';

/** A mobile number, digits only. */
export type MobileNumber = Pick<SmsLoginRequest, 'countryDialingCode' | 'mobileNum'>;

/** A code that was sent. */
export interface SentCode {
  /** When another may be asked for [4.10]: milliseconds since 1970. */
  readonly until: number;
}

/** Minutes between two codes where nobody says otherwise, and with a third party always [4.10]. */
export const PAUSE_MINUTES = 1;

/**
 * Lets the platform send a code to a number, after a bot check [5.02].
 *
 * @throws CallError; one with words of the platform says why none was sent [8.01]
 */
export async function sendCode(
  purpose: CodePurpose,
  { countryDialingCode, mobileNum }: MobileNumber,
): Promise<SentCode> {
  const verification = await solveBotCheck();
  if (purpose === 'register') {
    const body: SmsRegisterRequest = { countryDialingCode, mobileNo: mobileNum, verification };
    return sentCode(await request('/wps/verification/sms/register', { method: 'POST', body }));
  }
  const body: SmsLoginRequest = { countryDialingCode, mobileNum, purpose, verification };
  return sentCode(await request('/wps/verification/sms/noLogin', { method: 'POST', body }));
}

/** @param now milliseconds since 1970 */
export function sentCode(
  { expirationTime, expiredMinutes = PAUSE_MINUTES }: SmsSent,
  now: number = Date.now(),
): SentCode {
  return { until: expirationTime ?? now + expiredMinutes * 60_000 };
}
