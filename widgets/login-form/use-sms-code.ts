import { useState } from 'react';
import { useActionContext } from '#engine/kit/index.ts';
import { signIn } from '#platform/session/sign-in.ts';
import { signInWithIdentity } from '#platform/session/sign-in-with-identity.ts';
import { phoneProvider } from '#platform/verification/phone-provider.ts';
import { type MobileNumber, sendCode } from '#platform/verification/send-code.ts';
import { warnNotSent } from '#platform/verification/warn-not-sent.ts';
import type { LoginRequest } from '#schemas/generated/platform.ts';

/** The code of an SMS login: who sends it, and who takes it. A third party does both where the platform uses one. */
export function useSmsCode() {
  const context = useActionContext();
  const [sent, setSent] = useState<{ readonly until: number; readonly to: string }>();
  return {
    /** When another may be asked for: milliseconds since 1970. */
    until: sent?.until,
    /** The number that the last one went to. */
    sentTo: sent?.to,
    /** Sends one, or warns why not [8.01]. @returns whether it is on its way */
    async send(number: MobileNumber): Promise<boolean> {
      try {
        const { until } = await (phoneProvider()?.send(number) ?? sendCode('login', number));
        setSent({ until, to: `+${number.countryDialingCode} ${number.mobileNum}` });
        return true;
      } catch (error) {
        // The button rests while the warning shows.
        void warnNotSent(error, context);
        return false;
      }
    },
    /** @throws CallError, IdentityError */
    async logIn(
      { countryDialingCode, mobileNum }: MobileNumber,
      code: string,
      captcha: Pick<LoginRequest, 'captcha' | 'captchaId'>,
    ): Promise<void> {
      const provider = phoneProvider();
      if (provider) {
        const idToken = await provider.confirm({ countryDialingCode, mobileNum }, code);
        return signInWithIdentity('sms', idToken, context);
      }
      const number = { mobileNum, countryDialingCode };
      const login = { username: mobileNum, password: code, type: 'sms', ...number, ...captcha } as const;
      return signIn(login, context);
    },
  };
}
