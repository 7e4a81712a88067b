import { signIn } from '@liveryjs/client/session/sign-in';
import { signInWithIdentity } from '@liveryjs/client/session/sign-in-with-identity';
import { phoneProvider } from '@liveryjs/client/verification/phone-provider';
import { type MobileNumber, sendCode } from '@liveryjs/client/verification/send-code';
import { warnNotSent } from '@liveryjs/client/verification/warn-not-sent';
import { useActionContext } from '@liveryjs/engine/kit';
import type { LoginRequest } from '@liveryjs/schemas/platform';
import { useState } from 'react';

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
