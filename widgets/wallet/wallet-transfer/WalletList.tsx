import { Button, cardColumns, Icon, token, useMessages } from '@liveryjs/engine/kit';
import type { Wallet } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { canBring, MAIN, totalOf } from './wallet-transfer.model.ts';

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  p {
    display: grid;
    gap: ${token('space.half')};
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    overflow-wrap: anywhere;
  }
`;

const List = styled.ul`
  display: grid;
  ${cardColumns(15)}
  gap: ${token('space.3')};
`;

const Place = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.lg')};
  padding: ${token('space.2')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.raised')};

  &[data-main] {
    border-color: ${token('color.border.brand')};
  }

  > span {
    flex: 1;
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  span > span {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }

  b {
    color: ${token('color.text.primary')};
  }
`;

interface Props {
  readonly wallets: readonly Wallet[];
  readonly nameOf: (wallet: Wallet) => string;
  /** An amount as it shows: hidden, or as money. */
  readonly show: (amount: string) => string;
  readonly busy: boolean;
  /** Brings back what a wallet holds; undefined: what all do. */
  readonly onBring: (place: string | undefined) => void;
}

/** The wallets, what they hold together, and the way back to the main one. */
export function WalletList({ wallets, nameOf, show, busy, onBring }: Props) {
  const t = useMessages();
  return (
    <>
      <Total>
        <p>
          {t('walletTransfer.total')}
          <strong>
            <bdi>{show(totalOf(wallets))}</bdi>
          </strong>
        </p>
        {wallets.some(canBring) && (
          <Button type="button" aria-disabled={busy} onClick={() => busy || onBring(undefined)}>
            <Icon name="wallet" />
            {t('walletTransfer.allBack')}
          </Button>
        )}
      </Total>
      <List aria-label={t('walletTransfer.wallets')}>
        {wallets.map((wallet) => (
          <Place key={wallet.place} {...(wallet.place === MAIN && { 'data-main': '' })}>
            <span>
              <span>
                {nameOf(wallet)}
                {!wallet.canTransfer && <span>{` · ${t('walletTransfer.closed')}`}</span>}
              </span>
              <b>
                <bdi>{show(wallet.amount)}</bdi>
              </b>
            </span>
            {canBring(wallet) && (
              <Button
                type="button"
                $tone="quiet"
                aria-label={t('walletTransfer.backFrom', { wallet: nameOf(wallet) })}
                aria-disabled={busy}
                onClick={() => busy || onBring(wallet.place)}
              >
                {t('walletTransfer.back')}
              </Button>
            )}
          </Place>
        ))}
      </List>
    </>
  );
}
