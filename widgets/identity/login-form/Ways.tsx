import { LinkTo, Skeleton, Tabs, token, useHolds, useMenu, useMessages } from '@liveryjs/engine/kit';
import { otherAccounts } from '@liveryjs/platform/session/other-accounts';
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

/** The room that the row of tabs takes, with what parts it from the form. */
const TABS = `calc(${token('size.control.md')} + 2 * ${token('space.1')})`;

/** While nobody knows whether there are tabs, their place is kept without moving the box that will hold them. */
const Frame = styled.div`
  position: relative;

  > [data-skeleton] {
    position: absolute;
    inset: 0 0 auto;
    min-block-size: ${TABS};
    border-radius: ${token('radius.control')};
  }

  > [data-skeleton] + div {
    padding-block-start: calc(${TABS} + ${token('space.5')});
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
      <Frame>
        {sms === undefined && <Skeleton />}
        <Tabs
          label={t('loginForm.tabs')}
          value={sms ? (chosen ?? (byNumber ? 'sms' : 'username')) : 'username'}
          tabs={tabs}
          onChoose={setChosen}
        />
        {ways.map(({ id, label, to, pending }) => (
          <Register key={id} hidden={pending}>
            {t('loginForm.newHere')}
            <LinkTo to={to}>{t(label)}</LinkTo>
          </Register>
        ))}
      </Frame>
    </div>
  );
}
