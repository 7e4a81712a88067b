import { call } from '@liveryjs/client/calls/call';
import { askForCode, type SentAccountCode } from '@liveryjs/client/profile/ask-for-code';
import { leaveForm } from '@liveryjs/client/profile/leave-form';
import { securityRefusal } from '@liveryjs/client/profile/security-refusal';
import { LONGEST_PASSWORD } from '@liveryjs/client/registration/rule-of';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Button,
  Empty,
  Failure,
  Form,
  FormField,
  Icon,
  LinkTo,
  readFields,
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
import { changeTwoFactor, getSecurity } from '@liveryjs/schemas/calls/profile';
import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Props } from './two-factor-switch.props.ts';

const FIELDS = [
  { name: 'verificationCode', kind: 'code' },
  { name: 'password', kind: 'password' },
] as const;
const NAMES = FIELDS.map(({ name }) => name);

const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Place = styled(Skeleton)`
  min-block-size: 12rem;
`;

/** Turns the second step of logins on or off [2.37]. */
export default function TwoFactorSwitch({ props: { email, done } }: WidgetProps<Props>) {
  const t = useMessages();
  const { data, failure, retry } = useCall(getSecurity);
  if (!data) return failure ? <Failure messageKey={failure} onRetry={retry} /> : <Place aria-busy="true" />;
  if (data.twoFactor || data.email !== undefined) return <Fields security={data} done={done} />;
  return (
    <Empty>
      <Icon name="mail" />
      <p>{t('twoFactorSwitch.needsEmail')}</p>
      <Button as={LinkTo} to={email} $tone="primary">
        {t('twoFactorSwitch.addEmail')}
      </Button>
    </Empty>
  );
}

function Fields({ security, done }: { security: MemberSecurity; done: Props['done'] }) {
  const t = useMessages();
  const context = useActionContext();
  const reload = useReload();
  const [sent, setSent] = useState<SentAccountCode>();
  // The action of the form stays the same while the answer is on its way.
  const [isOn] = useState(security.twoFactor);
  const form = useForm({
    fields: NAMES,
    read: (data) => readFields(data, FIELDS),
    check: ({ verificationCode, password }) => ({
      verificationCode: !isOn && verificationCode === '' ? t('security.codeMissing') : undefined,
      password: isOn && password === '' ? t('form.notEmpty', { field: t('security.password') }) : undefined,
    }),
    async send({ verificationCode, password }) {
      await call(changeTwoFactor, isOn ? { enabled: false, password } : { enabled: true, verificationCode });
      reload(getSecurity);
      leaveForm(context, done, isOn ? 'twoFactorSwitch.isOff' : 'twoFactorSwitch.isOn');
    },
    refused(error) {
      const refusal = securityRefusal(error, NAMES, {
        code_wrong: 'verificationCode',
        wrong_password: 'password',
      });
      if (!refusal) return { refusal: refusalText(error, t) };
      const { field, key } = refusal;
      return field === undefined ? { refusal: t(key) } : { errors: { [field]: t(key) } };
    },
  });
  const send = () =>
    form.run('code', async () => setSent(await askForCode({ purpose: 'TWO_FACTOR', channel: 'EMAIL' })));
  return (
    <Form state={form} label={t('twoFactorSwitch.title')}>
      <Lead>
        {isOn ? t('twoFactorSwitch.offLead') : t('twoFactorSwitch.onLead', { email: security.email ?? '' })}
      </Lead>
      {isOn ? (
        <FormField
          spec={{
            name: 'password',
            kind: 'password',
            label: t('security.password'),
            icon: 'lock',
            autoComplete: 'current-password',
          }}
          error={form.errors.password}
          maxLength={LONGEST_PASSWORD}
        />
      ) : (
        <SentCodeField
          name="verificationCode"
          label={t('security.code')}
          error={form.errors.verificationCode}
          hint={sent && t('security.codeSent', { recipient: sent.recipient })}
          send={t('security.codeSend')}
          until={sent?.until}
          onSend={send}
        />
      )}
      <SubmitButton state={form} busyText={t('twoFactorSwitch.busy')}>
        {t(isOn ? 'twoFactorSwitch.turnOff' : 'twoFactorSwitch.turnOn')}
      </SubmitButton>
    </Form>
  );
}
