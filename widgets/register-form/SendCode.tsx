import { useState } from 'react';
import { type FormState, PauseButton, useActionContext, useMessages } from '#engine/kit/index.ts';
import { phoneProvider } from '#platform/verification/phone-provider.ts';
import { sendCode } from '#platform/verification/send-code.ts';
import { warnNotSent } from '#platform/verification/warn-not-sent.ts';
import type { RegisterField } from './register-fields.ts';
import type { RegisterValues } from './register-form.model.ts';

interface Props {
  readonly form: Pick<FormState<RegisterField, RegisterValues>, 'check'>;
}

/** Asks for a code by SMS, from the platform or a third party, and counts down until the next [4.10]. */
export function SendCode({ form }: Props) {
  const t = useMessages();
  const context = useActionContext();
  const [until, pauseUntil] = useState<number>();
  const send = async () => {
    const number = form.check(['mobileNum']);
    if (!number) return;
    try {
      const provider = phoneProvider();
      const sent = await (provider ? provider.send(number) : sendCode('register', number));
      pauseUntil(sent.until);
    } catch (error) {
      await warnNotSent(error, context);
    }
  };
  return (
    <PauseButton until={until} onPress={send}>
      {t('registerForm.sendCode')}
    </PauseButton>
  );
}
