import { balanceVisibility, hideBalance, showBalance } from '@liveryjs/client/wallet/balance-visibility';
import {
  Icon,
  LinkTo,
  Skeleton,
  token,
  useMedia,
  useMenu,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import type { MenuItem } from '@liveryjs/schemas/brand';
import type { ReactNode } from 'react';
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
  position: relative;
  display: grid;
  flex: 1;
  align-content: center;
  align-self: stretch;
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

const Sum = styled(LinkTo)`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  cursor: pointer;

  /* All of the pill's height takes the press. */
  &::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${token('color.border.focus')};
  }
`;

interface Props {
  readonly points: AccountPoints | undefined;
  /** Where a press on the sum leads. */
  readonly wallet: MenuItem | undefined;
  /** Stands in the menu, where there is room for all of it. */
  readonly whole?: boolean;
}

/** The sum of all wallets with its eye and a way to look again [4.15]; below it the points, while there are any. */
export function Balance({ points: settings, wallet, whole = false }: Props) {
  const t = useMessages();
  const { hidden } = useSnapshot(balanceVisibility);
  const { text, counts, failure, refreshing, retry } = useBalance();
  const points = usePoints(settings);
  const roomy = useMedia('(min-width: 64rem)') || whole;
  const again = t(failure ? 'engine.retry' : 'account.refreshBalance');
  return (
    <Pill role="group" aria-label={t('account.balance')}>
      <Sums aria-busy={text === undefined && !failure}>
        {failure && text === undefined ? (
          <output>{t('account.balanceFailed')}</output>
        ) : (
          <ToWallet wallet={wallet}>
            {/* Screen readers hear the sum, not the way to it. */}
            <output aria-busy={counts}>{hidden ? '***' : (text ?? <Place as="span" />)}</output>
          </ToWallet>
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

/** The sum as a way to the wallet, while there is one. */
function ToWallet({ wallet, children }: { wallet: MenuItem | undefined; children: ReactNode }) {
  const t = useMessages();
  const [way] = useMenu(wallet ? [wallet] : []);
  if (!way || way.pending) return children;
  return (
    <Sum to={way.to}>
      {children}
      <VisuallyHidden>{t(way.label)}</VisuallyHidden>
    </Sum>
  );
}
