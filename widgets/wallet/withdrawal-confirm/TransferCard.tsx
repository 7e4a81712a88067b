import { moneyIn } from '@liveryjs/client/wallet/money-in';
import type { WaitingTransfer } from '@liveryjs/client/withdrawals/waiting-transfers';
import { Button, Icon, token, useBrand, useCountdown, useIntl, useMessages } from '@liveryjs/engine/kit';
import { MOMENT_STYLE } from '@liveryjs/engine/kit/plain';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { MissingForm } from './MissingForm.tsx';
import { clockText } from './withdrawal-confirm.model.ts';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.overlay')};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
  }

  h4,
  p {
    margin: 0;
  }

  h4 {
    font: ${token('typography.subheading')};
  }

  p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
    overflow-wrap: anywhere;
  }
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.half')} ${token('space.2')};
  border-radius: ${token('radius.badge')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};
  font: ${token('typography.caption')};

  &[data-disputed] {
    background: ${token('color.warning.subtle')};
    color: ${token('color.warning.text')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};

  > button {
    flex: 1 1 8rem;
  }
`;

interface Props {
  readonly transfer: WaitingTransfer;
  readonly busy: boolean;
  readonly onReceived: () => void;
  /** Something has changed: the platform is asked anew. */
  readonly onRenew: () => void;
}

/** One transfer that waits: for the member, or for the operator who looks for it. */
export function TransferCard({ transfer, busy, onReceived, onRenew }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, transfer.currency);
  const id = useId();
  const [reporting, setReporting] = useState(false);
  const { reference, part, account, sentAt, status, until } = transfer;
  const left = useCountdown(until);
  const over = until !== undefined && left === 0;
  // By now it counts as received.
  useEffect(() => {
    if (over) onRenew();
  }, [over, onRenew]);
  const disputed = status === 'DISPUTED';
  return (
    <Card aria-labelledby={id}>
      <header>
        <h4 id={id}>
          <bdi>{money(transfer.amount)}</bdi>
        </h4>
        <State {...(disputed && { 'data-disputed': '' })}>
          <Icon name={disputed ? 'search' : 'history'} />
          {disputed ? (
            t('withdrawalConfirm.waiting')
          ) : (
            <span role="timer">{t('withdrawalConfirm.left', { time: clockText(left) })}</span>
          )}
        </State>
      </header>
      <p>
        {t('withdrawalConfirm.sentAt', {
          at: intl.formatDate(sentAt, MOMENT_STYLE),
        })}{' '}
        · <bdi>{account}</bdi>
        <br />
        {t('withdrawalConfirm.transfer', { number: `\u2066${reference}\u2069`, part })}
      </p>
      {reporting && !disputed ? (
        <MissingForm
          transfer={transfer}
          onClose={() => setReporting(false)}
          onSent={() => {
            setReporting(false);
            onRenew();
          }}
        />
      ) : (
        <Ways>
          <Button type="button" $tone="primary" disabled={busy} aria-describedby={id} onClick={onReceived}>
            {t(disputed ? 'withdrawalConfirm.arrived' : 'withdrawalConfirm.received')}
          </Button>
          {!disputed && (
            <Button type="button" disabled={busy} aria-describedby={id} onClick={() => setReporting(true)}>
              {t('withdrawalConfirm.missing')}
            </Button>
          )}
        </Ways>
      )}
    </Card>
  );
}
