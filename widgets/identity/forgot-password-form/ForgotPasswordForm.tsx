import { askToLogIn } from '@liveryjs/client/session/ask-to-log-in';
import { Tabs, token, useActionContext, useFeature, useMessages } from '@liveryjs/engine/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EmailReset } from './EmailReset.tsx';
import { PhoneReset } from './PhoneReset.tsx';

const Back = styled.p`
  margin: ${token('space.4')} 0 0;
  text-align: center;

  button {
    min-block-size: ${token('size.target')};
    padding: 0 ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    color: ${token('color.text.link')};
    font: ${token('typography.small')};
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** The way back in for who has forgotten the password: by mail, or by phone where that is on [2.33]. */
export default function ForgotPasswordForm() {
  const t = useMessages();
  const context = useActionContext();
  const byPhone = useFeature('phoneReset');
  const [way, setWay] = useState<'email' | 'phone'>('email');
  const email = {
    value: 'email',
    label: t('forgotPasswordForm.tabEmail'),
    icon: 'mail',
    content: <EmailReset />,
  } as const;
  const phone = {
    value: 'phone',
    label: t('forgotPasswordForm.tabPhone'),
    icon: 'phone',
    content: <PhoneReset />,
  } as const;
  return (
    <>
      <Tabs
        label={t('forgotPasswordForm.tabs')}
        value={byPhone ? way : 'email'}
        tabs={byPhone ? [email, phone] : [email]}
        onChoose={setWay}
      />
      <Back>
        <button type="button" onClick={() => askToLogIn(context)}>
          {t('forgotPasswordForm.login')}
        </button>
      </Back>
    </>
  );
}
