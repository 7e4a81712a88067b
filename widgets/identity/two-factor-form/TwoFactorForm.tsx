import { refusalText } from '@liveryjs/client/session/refusal-text';
import { confirmTwoFactor, leaveTwoFactor, resendTwoFactor } from '@liveryjs/client/session/second-step';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { twoFactor } from '@liveryjs/client/session/two-factor';
import { warnNotSent } from '@liveryjs/client/verification/warn-not-sent';
import {
  Button,
  Field,
  Form,
  PauseButton,
  SubmitButton,
  token,
  useActionContext,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { FIELDS, isNoCode, isWrongCode, readCode } from './two-factor-form.model.ts';

const Sent = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
`;

const Back = styled(Button)`
  justify-self: center;
`;

/** The second step of a login [2.37]. Its shape is this project's own. */
export default function TwoFactorForm() {
  const t = useMessages();
  const context = useActionContext();
  const { waiting } = useSnapshot(twoFactor);
  const box = useRef<HTMLDivElement>(null);
  // Who comes here wants to type.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const state = useForm({
    fields: FIELDS,
    read: readCode,
    check: ({ verificationCode }) => ({
      verificationCode: isNoCode(verificationCode) ? t('twoFactorForm.codeMissing') : undefined,
    }),
    send: ({ verificationCode }) => confirmTwoFactor(verificationCode, context),
    refused: (error) => ({
      refusal: refusalText(error, t, signInRefusalKey) ?? t('engine.actionFailed'),
      empty: isWrongCode(error) ? FIELDS : [],
    }),
  });

  return (
    <div ref={box}>
      <Form state={state}>
        {waiting && (
          <Sent>
            {t(waiting.channel === 'SMS' ? 'twoFactorForm.sentSms' : 'twoFactorForm.sentMail', {
              recipient: waiting.recipient,
            })}
          </Sent>
        )}
        <Field
          name="verificationCode"
          label={t('twoFactorForm.code')}
          error={state.errors.verificationCode}
          icon="shield"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          maxLength={255}
          end={
            <PauseButton
              until={waiting?.until}
              onPress={() => resendTwoFactor(context).catch((error) => void warnNotSent(error, context))}
            >
              {t('twoFactorForm.resend')}
            </PauseButton>
          }
        />
        <SubmitButton state={state} busyText={t('twoFactorForm.busy')}>
          {t('twoFactorForm.submit')}
        </SubmitButton>
        <Back type="button" $tone="quiet" onClick={() => leaveTwoFactor(context)}>
          {t('twoFactorForm.back')}
        </Back>
      </Form>
    </div>
  );
}
