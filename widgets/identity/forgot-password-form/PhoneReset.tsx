import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { resetByPhone } from '@liveryjs/client/password/reset-by-phone';
import { inWords } from '@liveryjs/client/registration/check-field';
import { ruleOf } from '@liveryjs/client/registration/rule-of';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { sendCode } from '@liveryjs/client/verification/send-code';
import { warnNotSent } from '@liveryjs/client/verification/warn-not-sent';
import {
  CodeField,
  Failure,
  Form,
  FormField,
  PauseButton,
  SubmitButton,
  useActionContext,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useCountries } from '@liveryjs/parts/use-countries';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import { useState } from 'react';
import {
  COUNTRY,
  checkPhone,
  PHONE_FIELDS,
  type PhoneField,
  type Problems,
  readPhone,
  refusedFields,
} from './forgot-password-form.model.ts';
import { Lead } from './Lead.ts';

/** Gives the account of a mobile number a new password, by a code that is sent there [5.06]. */
export function PhoneReset() {
  const t = useMessages();
  const context = useActionContext();
  const { options, current, dialingCode, dialingCodes, failure, retry } = useCountries();
  const { rules } = useRegisterRules();
  const [sent, setSent] = useState<{ readonly until: number; readonly number: string }>();
  const label = (field: PhoneField) => t(`forgotPasswordForm.${field}`);
  const texts = (problems: Problems<PhoneField>) => problemTexts(problems, t, label);
  const form = useForm({
    fields: PHONE_FIELDS,
    read: (data) => readPhone(data, dialingCode, dialingCodes),
    check: (values) => texts(checkPhone(values, rules)),
    send: (values) => resetByPhone(values, context),
    refused(error) {
      const problems = refusedFields(error);
      return problems ? { errors: texts(problems) } : { refusal: refusalText(error, t, signInRefusalKey) };
    },
  });
  const send = async () => {
    const number = form.check(['mobileNum']);
    if (!number) return;
    try {
      const { until } = await sendCode('password', number);
      setSent({ until, number: `+${number.countryDialingCode} ${number.mobileNum}` });
    } catch (error) {
      // The button rests while the warning shows.
      void warnNotSent(error, context);
    }
  };
  const rule = rules && ruleOf('password', rules);
  const words = rule && inWords(rule);
  return (
    <Form state={form} label={t('forgotPasswordForm.tabPhone')}>
      <Lead>{t('forgotPasswordForm.phoneText')}</Lead>
      {failure !== undefined && <Failure messageKey={failure} onRetry={retry} />}
      <CodeField
        name="mobileNum"
        label={label('mobileNum')}
        error={form.errors.mobileNum}
        autoComplete="tel-national"
        code={{ name: COUNTRY, label: t('forgotPasswordForm.country'), options, defaultValue: current }}
      />
      <FormField
        spec={{
          name: 'verificationCode',
          kind: 'code',
          label: label('verificationCode'),
          icon: 'shield',
          hint: sent && t('forgotPasswordForm.codeSent', { number: sent.number }),
        }}
        error={form.errors.verificationCode}
        end={
          <PauseButton until={sent?.until} onPress={send}>
            {t('forgotPasswordForm.codeSend')}
          </PauseButton>
        }
      />
      <FormField
        spec={{
          name: 'newPassword',
          kind: 'password',
          label: label('newPassword'),
          icon: 'lock',
          autoComplete: 'new-password',
          // The error says the same.
          hint: words && !form.errors.newPassword ? t(words.key, words.values) : undefined,
        }}
        error={form.errors.newPassword}
        enterKeyHint="go"
      />
      <SubmitButton state={form} busyText={t('forgotPasswordForm.busy')}>
        {t('forgotPasswordForm.submitPhone')}
      </SubmitButton>
    </Form>
  );
}
