import { portalSections } from '@liveryjs/client/portal-sections';
import { balanceVisibility } from '@liveryjs/client/wallet/balance-visibility';
import { siteAmount } from '@liveryjs/client/wallet/site-amount';
import { Button, Skeleton, token, useBrand, useHolds, useIntl, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getPoints } from '@liveryjs/schemas/calls/member';
import { getBalance } from '@liveryjs/schemas/calls/wallet';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { MemberProfilePoints } from './member-profile.props.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.6')};
  padding-block-start: ${token('space.4')};
  border-block-start: 1px solid ${token('color.border.subtle')};

  @container (min-width: 44rem) {
    padding-block: ${token('space.2')};
    padding-inline-start: ${token('space.6')};
    border-block-start: 0;
    border-inline-start: 1px solid ${token('color.border.subtle')};
  }
`;

const Sum = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space.1')};

  h4 {
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  output {
    color: ${token('color.text.primary')};
    font: ${token('typography.figure')};
    overflow-wrap: anywhere;
  }
`;

const Place = styled(Skeleton)`
  display: block;
  inline-size: 8rem;
  min-block-size: 0;

  /* As high as a sum. */
  &::before {
    content: '\\a0';
  }
`;

const Lost = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  color: ${token('color.text.secondary')};
`;

/** The funds of the account: money, and points where there are any. Hidden where the visitor hides the balance. */
export function Funds({ points: settings }: { points: MemberProfilePoints | undefined }) {
  const t = useMessages();
  const intl = useIntl();
  const holds = useHolds();
  const { hidden } = useSnapshot(balanceVisibility);
  const { tenant } = portalSections(useBrand());
  const balance = useCall(getBalance);
  const mayHavePoints = settings !== undefined && holds(settings.when) !== false;
  const points = useCall(getPoints, settings && holds(settings.when) ? undefined : null);
  const sum = balance.data && siteAmount(balance.data.sumBalance, intl.locale, tenant, balance.data.currency);
  return (
    <Row>
      <Sum>
        <h4>{t('memberProfile.balance')}</h4>
        {balance.failure && !sum ? (
          <Lost role="alert">
            {t(balance.failure)}
            <Button type="button" onClick={balance.retry}>
              {t('engine.retry')}
            </Button>
          </Lost>
        ) : (
          <output aria-busy={!sum}>{hidden ? '***' : (sum ?? <Place as="span" />)}</output>
        )}
      </Sum>
      {settings && (points.data ? points.data.points > 0 : mayHavePoints && !points.failure) && (
        <Sum>
          <h4>{t(settings.label)}</h4>
          <output aria-busy={!points.data}>
            {hidden ? '***' : points.data ? intl.formatNumber(points.data.points) : <Place as="span" />}
          </output>
        </Sum>
      )}
    </Row>
  );
}
