import { call } from '@liveryjs/client/calls/call';
import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { askForCode, type SentAccountCode } from '@liveryjs/client/profile/ask-for-code';
import { leaveForm } from '@liveryjs/client/profile/leave-form';
import { securityRefusal } from '@liveryjs/client/profile/security-refusal';
import { LONGEST_PASSWORD } from '@liveryjs/client/registration/rule-of';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Button,
  Chips,
  Failure,
  Form,
  FormField,
  SentCodeField,
  Skeleton,
  SubmitButton,
  token,
  useActionContext,
  useForm,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { useReload } from '@liveryjs/parts/use-reload';
import { getSecurity, setPaymentPassword } from '@liveryjs/schemas/calls/profile';
import { getWithdrawConfig } from '@liveryjs/schemas/calls/withdrawals';
import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  checkPayment,
  FIELDS,
  type PaymentField,
  paymentRequest,
  readPayment,
  wayOf,
} from './payment-password-form.model.ts';
import type { Props } from './payment-password-form.props.ts';

const NAMES = FIELDS.map(({ name }) => name);

const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Other = styled(Button)`
  justify-self: start;
  /* Its word starts where the fields start. */
  margin-inline-start: calc(-1 * ${token('space.4')} - 1px);
`;

const Place = styled(Skeleton)`
  min-block-size: 18rem;
`;

/** The password for what the account spends [7.04]. */
export default function PaymentPasswordForm({ props: { done } }: WidgetProps<Props>) {
  const { data, failure, retry } = useCall(getSecurity);
  if (data) return <Fields security={data} done={done} />;
  return failure ? <Failure messageKey={failure} onRetry={retry} /> : <Place aria-busy="true" />;
}

function Fields({ security, done }: { security: MemberSecurity; done: Props['done'] }) {
  const t = useMessages();
  const context = useActionContext();
  const reload = useReload();
  const [forgotten, setForgotten] = useState(false);
  const channels = [
    ...(security.mobile === undefined ? [] : (['SMS'] as const)),
    ...(security.email === undefined ? [] : (['EMAIL'] as const)),
  ];
  const [channel, setChannel] = useState<'SMS' | 'EMAIL'>(channels[0] ?? 'EMAIL');
  const [sent, setSent] = useState<Partial<Record<'SMS' | 'EMAIL', SentAccountCode>>>({});
  const way = wayOf(security, forgotten);
  const labels: Readonly<Record<PaymentField, string>> = {
    password: t('security.password'),
    oldPassword: t('paymentPasswordForm.old'),
    verificationCode: t('security.code'),
    newPassword: t('paymentPasswordForm.newPassword'),
    confirmNewPassword: t('paymentPasswordForm.confirmNewPassword'),
  };
  const form = useForm({
    fields: NAMES,
    read: readPayment,
    check: (values) => problemTexts(checkPayment(values, way), t, (field: PaymentField) => labels[field]),
    async send(values) {
      await call(setPaymentPassword, paymentRequest(values, way, channel));
      reload(getSecurity);
      // To withdraw one needs it.
      reload(getWithdrawConfig);
      leaveForm(context, done, 'paymentPasswordForm.saved');
    },
    refused(error) {
      const refusal = securityRefusal(error, NAMES, {
        same_password: 'newPassword',
        login_password: 'newPassword',
        rule_broken: 'newPassword',
        wrong_password: way === 'old' ? 'oldPassword' : 'password',
        code_wrong: 'verificationCode',
      });
      if (!refusal) return { refusal: refusalText(error, t) };
      const { field, key } = refusal;
      return field === undefined ? { refusal: t(key) } : { errors: { [field]: t(key) } };
    },
  });
  const send = () =>
    form.run('code', async () => {
      const now = await askForCode({ purpose: 'PAYMENT_PASSWORD', channel });
      setSent((before) => ({ ...before, [channel]: now }));
    });
  const password = (name: PaymentField, autoComplete: string, digits = true) => (
    <FormField
      spec={{
        name,
        kind: 'password',
        label: labels[name],
        icon: 'lock',
        autoComplete,
        ...(digits && { inputMode: 'numeric' as const }),
      }}
      error={form.errors[name]}
      maxLength={LONGEST_PASSWORD}
    />
  );
  const code = sent[channel];
  return (
    <Form state={form} label={t('paymentPasswordForm.title')}>
      <Lead>{t('paymentPasswordForm.lead')}</Lead>
      {way === 'password' && password('password', 'current-password', false)}
      {way === 'old' && password('oldPassword', 'off')}
      {way === 'code' && (
        <>
          {channels.length > 1 && (
            <Chips
              label={t('paymentPasswordForm.ways')}
              value={channel}
              options={channels.map((option) => ({
                value: option,
                content: t(option === 'SMS' ? 'security.mobile' : 'security.email'),
              }))}
              onChoose={(next) => setChannel(next === 'SMS' ? 'SMS' : 'EMAIL')}
            />
          )}
          <SentCodeField
            name="verificationCode"
            label={labels.verificationCode}
            error={form.errors.verificationCode}
            hint={code && t('security.codeSent', { recipient: code.recipient })}
            send={t('security.codeSend')}
            until={code?.until}
            onSend={send}
          />
        </>
      )}
      {security.hasPaymentPassword && (
        <Other type="button" $tone="quiet" onClick={() => setForgotten(!forgotten)}>
          {t(forgotten ? 'paymentPasswordForm.remembered' : 'paymentPasswordForm.forgotten')}
        </Other>
      )}
      {password('newPassword', 'off')}
      {password('confirmNewPassword', 'off')}
      <SubmitButton state={form} busyText={t('paymentPasswordForm.busy')}>
        {t('paymentPasswordForm.submit')}
      </SubmitButton>
    </Form>
  );
}
