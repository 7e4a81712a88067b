import { Icon, Skeleton, token, useMedia, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import { balanceVisibility, hideBalance, showBalance } from '@liveryjs/platform/wallet/balance-visibility';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { AccountPoints } from './account.props.ts';
import { useBalance } from './use-balance.ts';
import { usePoints } from './use-points.ts';

const Pill = styled.div`
  display: flex;
  align-items: center;
  column-gap: ${token('space.1')};
  min-inline-size: 0;
  min-block-size: ${token('size.control.md')};
  padding-inline: ${token('space.4')} ${token('space.1')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.primary')};

  [popover] & {
    padding-block: ${token('space.1')};
    border-radius: ${token('radius.lg')};
  }
`;

const Sums = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  font: ${token('typography.label')};
  white-space: nowrap;

  output,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  small {
    color: ${token('color.text.muted')};
    font: ${token('typography.caption')};
    }
`;

const Place = styled(Skeleton)`
  inline-size: 5.5rem;
  min-block-size: 1em;
`;

const Tool = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.text.muted')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }

  &[data-busy] svg {
    animation: livery-breathe 0.6s ease-in-out infinite alternate;
  }
`;

interface Props {
  readonly points: AccountPoints | undefined;
  /** Stands in the menu, where there is room for all of it. */
  readonly whole?: boolean;
}

/** The sum of all wallets with its eye and a way to look again [4.15]; below it the points, while there are any. */
export function Balance({ points: settings, whole = false }: Props) {
  const t = useMessages();
  const { hidden } = useSnapshot(balanceVisibility);
  const { text, failure, refreshing, retry } = useBalance();
  const points = usePoints(settings);
  const roomy = useMedia('(min-width: 64rem)') || whole;
  const again = t(failure ? 'engine.retry' : 'account.refreshBalance');
  return (
    <Pill role="group" aria-label={t('account.balance')}>
      <Sums aria-busy={text === undefined && !failure}>
        {failure && text === undefined ? (
          <output>{t('account.balanceFailed')}</output>
        ) : (
          <output>{hidden ? '***' : (text ?? <Place as="span" />)}</output>
        )}
        {roomy && points && (
          <small>
            {points.label} {hidden ? '***' : points.text}
          </small>
        )}
      </Sums>
      {!(failure && text === undefined) && (
        <Tool type="button" aria-pressed={hidden} onClick={() => (hidden ? showBalance() : hideBalance())}>
          <Icon name={hidden ? 'eye-off' : 'eye'} />
          <VisuallyHidden>{t('account.hideBalance')}</VisuallyHidden>
        </Tool>
      )}
      {(roomy || failure) && (
        <Tool type="button" onClick={retry} {...(refreshing && { 'data-busy': '' })}>
          <Icon name="refresh" />
          <VisuallyHidden>{again}</VisuallyHidden>
        </Tool>
      )}
    </Pill>
  );
}
