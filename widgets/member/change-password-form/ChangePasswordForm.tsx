import { changePassword } from '@liveryjs/client/password/change-password';
import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { inWords } from '@liveryjs/client/registration/check-field';
import { LONGEST_PASSWORD, ruleOf } from '@liveryjs/client/registration/rule-of';
import { askToLogIn } from '@liveryjs/client/session/ask-to-log-in';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import { session } from '@liveryjs/client/session/session';
import {
  Form,
  FormField,
  readFields,
  SubmitButton,
  token,
  useActionContext,
  useForm,
  useMessages,
} from '@liveryjs/engine/kit';
import { useRegisterRules } from '@liveryjs/parts/use-register-rules';
import type { PasswordChangeRequest } from '@liveryjs/schemas/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import {
  type ChangeField,
  type ChangeProblems,
  checkChange,
  FIELDS,
  refusedFields,
} from './change-password-form.model.ts';

const Consequence = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

/** A new password for who is signed in [2.34]. Visitors are asked to log in instead [6.05]. */
export default function ChangePasswordForm() {
  const context = useActionContext();
  const { token: signedIn } = useSnapshot(session);
  useEffect(() => {
    if (signedIn === undefined) askToLogIn(context, 'changePasswordForm.signedOut');
  }, [signedIn, context]);
  return signedIn === undefined ? null : <MemberForm />;
}

function MemberForm() {
  const t = useMessages();
  const context = useActionContext();
  const { member, account } = useSnapshot(session);
  const { rules } = useRegisterRules();
  // The platform has the last word on whether there is one.
  const [refusedWithout, setRefusedWithout] = useState(false);
  const withOld = refusedWithout || member?.hasPassword !== false;
  const label = (field: ChangeField) => t(`changePasswordForm.${field}`);
  const texts = (problems: ChangeProblems) => problemTexts(problems, t, label);
  const form = useForm({
    fields: FIELDS.map(({ name }) => name),
    read: (data) => readFields(data, FIELDS),
    check: (values) => texts(checkChange(values, withOld, rules)),
    async send({ oldPassword, newPassword, confirmNewPassword }) {
      const body: PasswordChangeRequest = { newPassword, confirmNewPassword };
      await changePassword(withOld ? { ...body, oldPassword } : body, context);
    },
    refused(error) {
      const problems = refusedFields(error);
      if (problems?.oldPassword) setRefusedWithout(true);
      return problems ? { errors: texts(problems) } : { refusal: refusalText(error, t) };
    },
  });
  const field = (name: ChangeField, rest: { hint?: string | undefined; autoComplete: string }) => (
    <FormField
      spec={{ name, kind: 'password', label: label(name), icon: 'lock', ...rest }}
      error={form.errors[name]}
      {...(name === 'oldPassword' && { maxLength: LONGEST_PASSWORD })}
    />
  );
  // Who opens the form wants to type.
  const { ref } = form.form;
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [ref]);
  const rule = rules && ruleOf('password', rules);
  const words = rule && inWords(rule);
  return (
    <Form state={form} label={t('changePasswordForm.title')}>
      {/* For password managers: whose password it is. */}
      <input name="username" autoComplete="username" value={account ?? ''} readOnly hidden />
      {withOld && field('oldPassword', { autoComplete: 'current-password' })}
      {field('newPassword', {
        autoComplete: 'new-password',
        // The error says the same.
        hint: form.errors.newPassword ? undefined : words && t(words.key, words.values),
      })}
      {field('confirmNewPassword', { autoComplete: 'new-password' })}
      <SubmitButton state={form} busyText={t('changePasswordForm.busy')}>
        {t('changePasswordForm.submit')}
      </SubmitButton>
      <Consequence>{t('changePasswordForm.consequence')}</Consequence>
    </Form>
  );
}
