import { session } from '@liveryjs/client/session/session';
import {
  Button,
  Icon,
  LinkTo,
  token,
  useActionContext,
  useBrand,
  useFeature,
  useMenu,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { GeneratedAccount } from './GeneratedAccount.tsx';
import type { Props } from './register-success.props.ts';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.4')};
  text-align: center;

  > svg {
    box-sizing: content-box;
    padding: ${token('space.4')};
    border-radius: ${token('radius.full')};
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
    font-size: ${token('font.size.xl')};
  }

  h2,
  p {
    margin: 0;
    text-wrap: balance;
  }

  > p {
    max-inline-size: 26rem;
    color: ${token('color.text.secondary')};
  }
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space.3')};
  inline-size: 100%;

  > :first-child {
    grid-column: 1 / -1;
    min-block-size: ${token('size.control.lg')};
  }
`;

/** The first text for a new member [4.08]. */
export default function RegisterSuccess({ props: { links } }: WidgetProps<Props>) {
  const t = useMessages();
  const { name } = useBrand();
  const { close, resumeAim } = useActionContext();
  const { account, username } = useSnapshot(session);
  const passwordChosen = useFeature('mobilePassword');
  const ways = useMenu(links).filter(({ pending }) => !pending);
  // The platform may write a name that was chosen in its own way.
  const generated = account?.toLowerCase() === username?.toLowerCase() ? undefined : account;
  return (
    <Box>
      <Icon name="check" />
      <h2>{t('registerSuccess.title', { brand: name })}</h2>
      <p>{t('registerSuccess.text')}</p>
      {generated !== undefined && (
        <>
          <GeneratedAccount account={generated} />
          <p>
            <span>{t('registerSuccess.next')}</span>{' '}
            {!passwordChosen && <span>{t('registerSuccess.passwordSent')}</span>}
          </p>
        </>
      )}
      <Ways>
        <Button type="button" $tone="primary" onClick={() => resumeAim() || close()}>
          {t('registerSuccess.start')}
        </Button>
        {ways.map(({ id, label, icon, to }) => (
          <Button key={id} as={LinkTo} to={to}>
            {icon && <Icon name={icon} />}
            <span>{t(label)}</span>
          </Button>
        ))}
      </Ways>
    </Box>
  );
}
