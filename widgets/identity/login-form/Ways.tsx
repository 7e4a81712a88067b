import { otherAccounts } from '@liveryjs/client/session/other-accounts';
import { LinkTo, Tabs, token, useHolds, useMenu, useMessages } from '@liveryjs/engine/kit';
import type { MenuItem } from '@liveryjs/schemas/brand';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';
import { useRemembered } from './use-remembered.ts';

const Register = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 ${token('space.2')};
  margin: ${token('space.4')} 0 0;
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  &[data-pending] {
    visibility: hidden;
  }

  a,
  button {
    min-block-size: ${token('size.target')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.text.link')};
    font: inherit;
    font-weight: ${token('font.weight.semibold')};
    cursor: pointer;

    &:hover {
      color: ${token('color.text.linkHover')};
      text-decoration: underline;
    }
  }
`;

const Elsewhere = styled.p`
  margin: 0 0 ${token('space.3')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

/** The ways to log in that are on [2.32], and the way to a new account for those who have none. */
export function Ways({
  forgot,
  register,
}: {
  readonly forgot: MenuItem | undefined;
  readonly register: MenuItem | undefined;
}) {
  const t = useMessages();
  const remembered = useRemembered();
  const { open: isOpenElsewhere } = useSnapshot(otherAccounts);
  const sms = useHolds()({ features: ['smsLogin'] });
  const [chosen, setChosen] = useState<'username' | 'sms'>();
  const ways = useMenu(register ? [register] : []);
  const { login } = remembered;
  const byNumber = login?.username === undefined && login?.mobile !== undefined;
  const way = { remembered, forgot };
  const tabs = [
    {
      value: 'username',
      label: t('loginForm.tabUsername'),
      icon: 'user',
      content: <UsernameLogin {...way} />,
    },
    ...(sms
      ? ([
          { value: 'sms', label: t('loginForm.tabSms'), icon: 'phone', content: <SmsLogin {...way} /> },
        ] as const)
      : []),
  ] as const;
  return (
    <div>
      {isOpenElsewhere && <Elsewhere role="status">{t('loginForm.anotherAccount')}</Elsewhere>}
      <Tabs
        label={t('loginForm.tabs')}
        value={sms ? (chosen ?? (byNumber ? 'sms' : 'username')) : 'username'}
        tabs={tabs}
        pending={sms === undefined}
        onChoose={setChosen}
      />
      {ways.map(({ id, label, to, pending }) => (
        <Register key={id} data-pending={pending || undefined}>
          {t('loginForm.newHere')}
          <LinkTo to={to}>{t(label)}</LinkTo>
        </Register>
      ))}
    </div>
  );
}
