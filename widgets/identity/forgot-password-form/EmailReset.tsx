import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { resetByEmail } from '@liveryjs/client/password/reset-by-email';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { signInRefusalKey } from '@liveryjs/client/session/sign-in-refusal-key';
import { Form, FormField, SubmitButton, useActionContext, useForm, useMessages } from '@liveryjs/engine/kit';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import { useEffect } from 'react';
import {
  checkEmail,
  EMAIL_FIELDS,
  type EmailField,
  type Problems,
  readEmail,
  refusedFields,
} from './forgot-password-form.model.ts';
import { Lead } from './Lead.ts';

/** Has a new password sent to the mail address of an account [5.06]. */
export function EmailReset() {
  const t = useMessages();
  const context = useActionContext();
  const { rules } = useRegisterRules();
  const label = (field: EmailField) => t(`forgotPasswordForm.${field}`);
  const texts = (problems: Problems<EmailField>) => problemTexts(problems, t, label);
  const form = useForm({
    fields: EMAIL_FIELDS,
    read: readEmail,
    check: (values) => texts(checkEmail(values, rules)),
    send: (values) => resetByEmail(values, context),
    refused(error) {
      const problems = refusedFields(error);
      return problems ? { errors: texts(problems) } : { refusal: refusalText(error, t, signInRefusalKey) };
    },
  });
  // Who opens the form wants to type.
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <Form state={form} label={t('forgotPasswordForm.tabEmail')}>
      <Lead>{t('forgotPasswordForm.emailText')}</Lead>
      <FormField
        spec={{
          name: 'username',
          kind: 'text',
          label: label('username'),
          icon: 'user',
          autoComplete: 'username',
        }}
        error={form.errors.username}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <FormField
        spec={{ name: 'email', kind: 'email', label: label('email'), icon: 'mail', autoComplete: 'email' }}
        error={form.errors.email}
        enterKeyHint="send"
      />
      <SubmitButton state={form} busyText={t('forgotPasswordForm.busy')}>
        {t('forgotPasswordForm.submitEmail')}
      </SubmitButton>
    </Form>
  );
}
