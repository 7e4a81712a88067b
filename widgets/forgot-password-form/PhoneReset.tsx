import { useState } from 'react';
import {
  CodeField,
  Form,
  FormField,
  PauseButton,
  SubmitButton,
  useActionContext,
  useForm,
  useMessages,
  useResource,
} from '#engine/kit/index.ts';
import { describePasswords } from '#platform/password/password-rule.ts';
import { problemTexts } from '#platform/password/problem-texts.ts';
import { resetByPhone } from '#platform/password/reset-by-phone.ts';
import { getRegisterSettings, registerSettingsKey } from '#platform/registration/get-register-settings.ts';
import { refusalText } from '#platform/session/refusal-text.ts';
import { sendCode } from '#platform/verification/send-code.ts';
import { warnNotSent } from '#platform/verification/warn-not-sent.ts';
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
import { useCountries } from './use-countries.ts';

/** Gives the account of a mobile number a new password, by a code that is sent there [5.06]. */
export function PhoneReset() {
  const t = useMessages();
  const context = useActionContext();
  const { options, current, dialingCode } = useCountries();
  const { data: rules } = useResource(registerSettingsKey, getRegisterSettings);
  const [sent, setSent] = useState<{ readonly until: number; readonly number: string }>();
  const label = (field: PhoneField) => t(`forgotPasswordForm.${field}`);
  const texts = (problems: Problems<PhoneField>) => problemTexts(problems, t, label);
  const form = useForm({
    fields: PHONE_FIELDS,
    read: (data) => readPhone(data, dialingCode),
    check: (values) => texts(checkPhone(values, rules)),
    send: (values) => resetByPhone(values, context),
    refused(error) {
      const problems = refusedFields(error);
      return problems ? { errors: texts(problems) } : { refusal: refusalText(error, t) };
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
  const rule = rules?.password && describePasswords(rules.password);
  return (
    <Form state={form} label={t('forgotPasswordForm.tabPhone')}>
      <Lead>{t('forgotPasswordForm.phoneText')}</Lead>
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
          // What is wrong says the same.
          hint: rule && !form.errors.newPassword ? t(rule.key, rule.values) : undefined,
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
