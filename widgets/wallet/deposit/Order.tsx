import {
  Button,
  Failure,
  Icon,
  Skeleton,
  token,
  useBrand,
  useCountdown,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import { compareDecimals, minus } from '@liveryjs/engine/kit/plain';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import type { DepositOrder } from '@liveryjs/schemas/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { clockOf, SAID } from './deposit.model.ts';
import { Facts } from './facts.ts';
import { Payment } from './Payment.tsx';
import { Status } from './Status.tsx';
import { useCancel } from './use-cancel.ts';
import { useOrder } from './use-order.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-inline-size: 40rem;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
  }

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.heading')};
    overflow-wrap: anywhere;
  }
`;

const Said = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};
  text-wrap: pretty;

  &[data-status='PAID'] {
    background: ${token('color.success.subtle')};
    color: ${token('color.success.text')};
  }

  &[data-status='REJECTED'] {
    background: ${token('color.danger.subtle')};
    color: ${token('color.danger.text')};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
`;

const Place = styled(Skeleton)`
  min-block-size: 14rem;
  border-radius: ${token('radius.card')};
`;

interface Props {
  readonly number: string;
  /** What the deposit has changed is to be asked for anew. */
  readonly onChanged: () => void;
  readonly onAnother: () => void;
}

/** One deposit: how it stands, and while it waits what there is to do and how long. */
export function Order({ number, onChanged, onAnother }: Props) {
  const t = useMessages();
  const { data, failure, retry } = useOrder(number, onChanged);
  const another = (
    <Button type="button" onClick={onAnother}>
      <Icon name="plus" />
      {t('deposit.another')}
    </Button>
  );
  if (data) return <Shown order={data} another={another} onChanged={onChanged} />;
  return (
    <Frame aria-label={t('deposit.order', { number })} aria-busy={!failure}>
      {failure ? <Failure messageKey={failure} onRetry={retry} /> : <Place />}
      <Ways>{another}</Ways>
    </Frame>
  );
}

interface ShownProps {
  readonly order: DepositOrder;
  readonly another: ReactNode;
  readonly onChanged: () => void;
}

function Shown({ order, another, onChanged }: ShownProps) {
  const t = useMessages();
  const { number, status, amount, fee, currency, expiresAt, channelName, bonusName, bonusAmount } = order;
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  const waits = status === 'PENDING';
  const left = useCountdown(waits ? Date.parse(expiresAt) : undefined);
  const { cancel, busy } = useCancel(onChanged);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const net = money(minus(amount, fee));
  const withBonus = status === 'PAID' && bonusAmount !== undefined;
  return (
    <Frame aria-label={t('deposit.order', { number })}>
      <header>
        <h3 ref={head} tabIndex={-1}>
          {t('deposit.order', { number })}
        </h3>
        <Status status={status} />
      </header>
      <Said role="status" data-status={status}>
        {withBonus
          ? t('deposit.said.paidBonus', { net, bonus: money(bonusAmount) })
          : t(SAID[status], { net })}
        {order.remark !== undefined && (
          <>
            {' '}
            <span dir="auto">{order.remark}</span>
          </>
        )}
      </Said>
      <Facts>
        {waits && (
          <div>
            <dt>{t('deposit.timeLeft')}</dt>
            <dd>
              <bdi role="timer" dir="ltr">
                {clockOf(left)}
              </bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('deposit.way')}</dt>
          <dd dir="auto">{channelName}</dd>
        </div>
        <div>
          <dt>{t('deposit.amount')}</dt>
          <dd>{money(amount)}</dd>
        </div>
        {compareDecimals(fee, '0') > 0 && (
          <>
            <div>
              <dt>{t('deposit.fee')}</dt>
              <dd>{money(fee)}</dd>
            </div>
            <div>
              <dt>{t('deposit.net')}</dt>
              <dd>{net}</dd>
            </div>
          </>
        )}
        {bonusName !== undefined && bonusAmount !== undefined && (
          <div>
            <dt dir="auto">{bonusName}</dt>
            <dd>{money(bonusAmount)}</dd>
          </div>
        )}
      </Facts>
      <Payment order={order} amount={money(amount)} />
      <Ways>
        {another}
        {waits && (
          <Button type="button" $tone="quiet" aria-busy={busy} onClick={() => void cancel(number)}>
            {t('deposit.cancel')}
          </Button>
        )}
      </Ways>
    </Frame>
  );
}
