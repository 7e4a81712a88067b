import { phoneProvider } from '@liveryjs/client/verification/phone-provider';
import { sendCode } from '@liveryjs/client/verification/send-code';
import { warnNotSent } from '@liveryjs/client/verification/warn-not-sent';
import { FormField, PauseButton, useActionContext, useMessages } from '@liveryjs/engine/kit';
import { useState } from 'react';
import { FIELD_KINDS } from './register-fields.ts';
import type { RegistrationState } from './use-registration.ts';

const NAME = 'verificationCode';

/** The code of an SMS, from the platform or a third party: sent for a number that is right, and then counted down [4.10]. */
export function VerificationCode({ form }: Pick<RegistrationState, 'form'>) {
  const t = useMessages();
  const context = useActionContext();
  const [sent, setSent] = useState<{ readonly until: number; readonly to: string }>();
  const send = async () => {
    const values = form.check(['mobileNum']);
    if (!values) return;
    const { countryDialingCode, mobileNum } = values;
    const number = { countryDialingCode, mobileNum };
    try {
      const { until } = await (phoneProvider()?.send(number) ?? sendCode('register', number));
      setSent({ until, to: `+${countryDialingCode} ${mobileNum}` });
      form.form.ref.current?.querySelector<HTMLInputElement>(`[name=${NAME}]`)?.focus();
    } catch (error) {
      void warnNotSent(error, context);
    }
  };
  return (
    <FormField
      spec={{
        ...FIELD_KINDS[NAME],
        name: NAME,
        label: t('registerForm.verificationCode'),
        hint: sent && t('registerForm.codeSent', { number: sent.to }),
      }}
      error={form.errors[NAME]}
      end={
        <PauseButton until={sent?.until} onPress={send}>
          {t('registerForm.sendCode')}
        </PauseButton>
      }
    />
  );
}
