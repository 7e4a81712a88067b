import { call } from '@liveryjs/client/calls/call';
import { problemTexts } from '@liveryjs/client/password/problem-texts';
import { askForCode, type SentAccountCode } from '@liveryjs/client/profile/ask-for-code';
import { leaveForm } from '@liveryjs/client/profile/leave-form';
import { securityRefusal } from '@liveryjs/client/profile/security-refusal';
import { LONGEST_PASSWORD } from '@liveryjs/client/registration/rule-of';
import { refusalText } from '@liveryjs/client/session/refusal-text';
import {
  Chips,
  CodeField,
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
import { useCountries } from '@liveryjs/parts/use-countries';
import { useReload } from '@liveryjs/parts/use-reload';
import { changeEmail, changeMobile, getSecurity } from '@liveryjs/schemas/calls/profile';
import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  COUNTRY,
  type ContactField,
  checkContact,
  FIELDS,
  proofOf,
  readContact,
  type Way,
} from './contact-form.model.ts';
import type { Props } from './contact-form.props.ts';

const Lead = styled.p`
  margin: 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Now = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.primary')};
  font: ${token('typography.label')};
`;

const Proof = styled.div`
  display: grid;
  gap: ${token('space.3')};

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

/** Both ways in sight: one that is scrolled out of it is not seen to be there. */
const Ways = styled(Chips)`
  > div > :first-child {
    flex-wrap: wrap;
  }
`;

const Place = styled(Skeleton)`
  min-block-size: 18rem;
`;

/** Binds a mobile number or a mail address to the account. */
export default function ContactForm({ props }: WidgetProps<Props>) {
  const { data, failure, retry } = useCall(getSecurity);
  if (data) return <Fields security={data} {...props} />;
  return failure ? <Failure messageKey={failure} onRetry={retry} /> : <Place aria-busy="true" />;
}

function Fields({ security, contact, done }: { security: MemberSecurity } & Props) {
  const t = useMessages();
  const context = useActionContext();
  const reload = useReload();
  const { options, current, dialingCode, dialingCodes } = useCountries(contact === 'mobile');
  const isMobile = contact === 'mobile';
  const channel = isMobile ? 'SMS' : 'EMAIL';
  const bound = security[contact];
  const [wantedWay, setWanted] = useState<'password' | 'code'>('password');
  const way: Way = bound === undefined ? 'none' : security.hasPassword ? wantedWay : 'code';
  const [sent, setSent] = useState<{ readonly code?: SentAccountCode; readonly old?: SentAccountCode }>({});
  const labels: Readonly<Record<ContactField, string>> = {
    mobileNum: t('contactForm.mobileNum'),
    email: t('contactForm.email'),
    verificationCode: t('contactForm.code'),
    password: t('contactForm.byPassword'),
    oldCode: t('contactForm.oldCode', { contact: bound ?? '' }),
  };
  const form = useForm({
    fields: FIELDS,
    read: (data) => readContact(data, dialingCode, dialingCodes),
    check: (values) =>
      problemTexts(checkContact(values, contact, way), t, (field: ContactField) => labels[field]),
    async send(values) {
      const { countryDialingCode, mobileNum, email } = values;
      const proof = proofOf(values, way);
      if (isMobile) await call(changeMobile, { countryDialingCode, mobileNum, ...proof });
      else await call(changeEmail, { email, ...proof });
      reload(getSecurity);
      leaveForm(context, done, isMobile ? 'contactForm.mobileSaved' : 'contactForm.emailSaved');
    },
    refused(error) {
      const refusal = securityRefusal(error, FIELDS, {
        mobile_taken: 'mobileNum',
        email_taken: 'email',
        same_contact: isMobile ? 'mobileNum' : 'email',
        bad_address: 'email',
        wrong_password: 'password',
        code_wrong: 'verificationCode',
      });
      if (!refusal) return { refusal: refusalText(error, t) };
      const { field, key } = refusal;
      return field === undefined ? { refusal: t(key) } : { errors: { [field]: t(key) } };
    },
  });
  const send = () => {
    const values = form.check([isMobile ? 'mobileNum' : 'email']);
    if (!values) return;
    const { countryDialingCode, mobileNum, email } = values;
    const to = isMobile ? { countryDialingCode, mobileNum } : { email };
    form.run('code', async () => {
      const code = await askForCode({ purpose: 'BIND', channel, ...to });
      setSent((before) => ({ ...before, code }));
    });
  };
  const sendOld = () =>
    form.run('oldCode', async () => {
      const old = await askForCode({ purpose: 'UNBIND', channel });
      setSent((before) => ({ ...before, old }));
    });
  const codeField = (name: 'verificationCode' | 'oldCode', code: SentAccountCode | undefined) => (
    <SentCodeField
      name={name}
      label={labels[name]}
      error={form.errors[name]}
      hint={code && t('security.codeSent', { recipient: code.recipient })}
      send={t('security.codeSend')}
      until={code?.until}
      onSend={name === 'oldCode' ? sendOld : send}
    />
  );
  return (
    <Form state={form} label={t(`contactForm.${contact}Title`)}>
      <Lead>{t(`contactForm.${contact}Lead`)}</Lead>
      {bound !== undefined && <Now>{t('contactForm.now', { contact: bound })}</Now>}
      {isMobile ? (
        <CodeField
          name="mobileNum"
          label={labels.mobileNum}
          error={form.errors.mobileNum}
          autoComplete="tel-national"
          code={{ name: COUNTRY, label: t('contactForm.country'), options, defaultValue: current }}
        />
      ) : (
        <FormField
          spec={{ name: 'email', kind: 'email', label: labels.email, icon: 'mail', autoComplete: 'email' }}
          error={form.errors.email}
        />
      )}
      {codeField('verificationCode', sent.code)}
      {bound !== undefined && (
        <Proof>
          <p>{t('contactForm.proof')}</p>
          {security.hasPassword && (
            <Ways
              label={t('contactForm.proof')}
              value={wantedWay}
              options={[
                { value: 'password', content: t('contactForm.byPassword') },
                { value: 'code', content: t('contactForm.byCode', { contact: bound }) },
              ]}
              onChoose={(next) => setWanted(next === 'code' ? 'code' : 'password')}
            />
          )}
          {way === 'code' ? (
            codeField('oldCode', sent.old)
          ) : (
            <FormField
              spec={{
                name: 'password',
                kind: 'password',
                label: labels.password,
                icon: 'lock',
                autoComplete: 'current-password',
              }}
              error={form.errors.password}
              maxLength={LONGEST_PASSWORD}
            />
          )}
        </Proof>
      )}
      <SubmitButton state={form} busyText={t('contactForm.busy')}>
        {t('contactForm.submit')}
      </SubmitButton>
    </Form>
  );
}
