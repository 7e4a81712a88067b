import { deviceName } from '@liveryjs/client/profile/device-name';
import { securityLevel } from '@liveryjs/client/profile/security-level';
import {
  Button,
  Card,
  Failure,
  Icon,
  LinkTo,
  Skeleton,
  token,
  useIntl,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { DATE_STYLE, MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useCall } from '@liveryjs/parts/use-call';
import { getSecurity } from '@liveryjs/schemas/calls/profile';
import type { MemberSecurity } from '@liveryjs/schemas/platform';
import { useId } from 'react';
import { styled } from 'styled-components';
import { type ProtectionState, protectionState } from './account-security.model.ts';
import type { AccountProtection, Props } from './account-security.props.ts';
import { Level } from './Level.tsx';

const ICONS = {
  password: 'lock',
  paymentPassword: 'wallet',
  mobile: 'phone',
  email: 'mail',
  twoFactor: 'shield',
} as const;

const Rows = styled.ul`
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.5')};
  border-block-start: 1px solid ${token('color.border.subtle')};

  > svg {
    box-sizing: content-box;
    padding: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.warning.subtle')};
    color: ${token('color.warning.text')};
  }

  &[data-set] > svg {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  h5,
  p {
    margin: 0;
  }

  h5 {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
    text-wrap: balance;
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
    overflow-wrap: anywhere;
  }
`;

const Last = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.3')};
  margin: 0;
  padding: ${token('space.3')} ${token('space.5')};
  border-block-start: 1px solid ${token('color.border.subtle')};
  color: ${token('color.text.muted')};
  font: ${token('typography.small')};

  strong {
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.medium')};
  }
`;

const Place = styled(Skeleton)`
  min-block-size: 22rem;
  margin: ${token('space.5')};
`;

/** The protections of the account, and the way to change them [2.35]. */
export default function AccountSecurity({ props: { protections } }: WidgetProps<Props>) {
  const t = useMessages();
  const heading = useId();
  const { data, failure, retry } = useCall(getSecurity);
  return (
    <Card aria-labelledby={heading} aria-busy={!data && !failure}>
      <header>
        <h4 id={heading}>{t('accountSecurity.title')}</h4>
      </header>
      {data ? (
        <Protections security={data} protections={protections} />
      ) : failure ? (
        <Failure messageKey={failure} onRetry={retry} />
      ) : (
        <Place />
      )}
    </Card>
  );
}

interface ProtectionsProps {
  readonly security: MemberSecurity;
  readonly protections: readonly AccountProtection[];
}

function Protections({ security, protections }: ProtectionsProps) {
  const counted = protections.map(({ id }) => id);
  const level = securityLevel(security, counted);
  return (
    <>
      <Level level={level} counted={counted} />
      <Rows>
        {protections.map((protection) => (
          <Way
            key={protection.id}
            protection={protection}
            state={protectionState(protection.id, security, level)}
          />
        ))}
      </Rows>
      <LastLogin login={security.lastLogin} />
    </>
  );
}

function Way({ protection, state }: { protection: AccountProtection; state: ProtectionState }) {
  const t = useMessages();
  const intl = useIntl();
  const { id, to } = protection;
  const { detail, isSet } = state;
  const what = t(`security.${id}`);
  const action = t(state.action);
  // An address of a mail breaks before its host, if anywhere.
  const [beforeAt, fromAt] = 'text' in detail ? detail.text.split(/(?=@)/) : [];
  const day = (since: string) => intl.formatDate(since, DATE_STYLE);
  return (
    <Row {...(isSet && { 'data-set': '' })}>
      <Icon name={ICONS[id]} />
      <div>
        <h5>{what}</h5>
        {'text' in detail ? (
          <p>
            <bdi>
              {beforeAt}
              <wbr />
              {fromAt}
            </bdi>
          </p>
        ) : (
          <p>{t(detail.key, detail.since === undefined ? {} : { date: day(detail.since) })}</p>
        )}
      </div>
      <Button as={LinkTo} to={to} $tone={isSet ? 'quiet' : 'secondary'}>
        <span aria-hidden="true">{action}</span>
        <VisuallyHidden>{t('accountSecurity.named', { action, what })}</VisuallyHidden>
      </Button>
    </Row>
  );
}

function LastLogin({ login }: { login: MemberSecurity['lastLogin'] }) {
  const t = useMessages();
  const intl = useIntl();
  if (!login) return null;
  return (
    <Last>
      <strong>{t('accountSecurity.lastLogin')}</strong>
      <time dateTime={login.at}>{intl.formatDate(login.at, MOMENT_STYLE)}</time>
      <bdi>{deviceName(login.device, t)}</bdi>
      <bdi dir="ltr">{login.address}</bdi>
    </Last>
  );
}
