import { request } from '#client/calls/request.ts';
import { identityError } from '#client/verification/identity-error.ts';
import type { PhoneProvider } from '#client/verification/identity-provider.ts';
import { type MobileNumber, sentCode } from '#client/verification/send-code.ts';

const PATH = '/sandbox/identity/phone';

/** The third party that the sandbox brings along. */
export const sandboxPhone: PhoneProvider = {
  async send(number) {
    await ask('send', { mobile: mobileOf(number) });
    return sentCode({});
  },
  async confirm(number, code) {
    const { idToken } = await ask<{ idToken: string }>('confirm', { mobile: mobileOf(number), code });
    return idToken;
  },
};

/** As the third party writes numbers: E.164. */
function mobileOf({ countryDialingCode, mobileNum }: MobileNumber): string {
  return `+${countryDialingCode}${mobileNum}`;
}

async function ask<T>(what: string, body: object): Promise<T> {
  try {
    return await request<T>(`${PATH}/${what}`, { method: 'POST', body });
  } catch (error) {
    throw identityError(error);
  }
}
