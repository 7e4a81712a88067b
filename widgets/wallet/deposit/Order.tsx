import { moneyIn } from '@liveryjs/client/wallet/money-in';
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
import { Facts, StepHeading, Steps } from '@liveryjs/parts/payment-steps';
import type { DepositOrder } from '@liveryjs/schemas/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { clockOf, SAID } from './deposit.model.ts';
import { Payment } from './Payment.tsx';
import { Status } from './Status.tsx';
import { useCancel } from './use-cancel.ts';
import { useOrder } from './use-order.ts';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
  }
`;

const Said = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.info.subtle')};
  color: ${token('color.info.text')};

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
  /** Called when data that the deposit has changed is to be asked for anew. */
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
  const net = money(minus(amount, fee));
  const withBonus = status === 'PAID' && bonusAmount !== undefined;
  return (
    <Frame aria-label={t('deposit.order', { number })}>
      {waits && (
        <Steps
          label={t('deposit.progress')}
          steps={[t('deposit.step.amount'), t('deposit.step.review'), t('deposit.step.pay')]}
          current={2}
        />
      )}
      <header>
        <StepHeading>{t('deposit.order', { number })}</StepHeading>
        <Status status={status} />
      </header>
      <Said role="status" data-status={status}>
        <span>
          {withBonus
            ? t('deposit.said.paidBonus', { net, bonus: money(bonusAmount) })
            : t(SAID[status], { net })}
        </span>
        {order.remark !== undefined && (
          <>
            {' '}
            <span dir="auto">{order.remark}</span>
          </>
        )}
      </Said>
      <Facts
        rows={[
          waits
            ? [
                t('deposit.timeLeft'),
                <bdi key="left" role="timer" dir="ltr">
                  {clockOf(left)}
                </bdi>,
              ]
            : undefined,
          [t('deposit.way'), channelName],
          [t('deposit.amount'), money(amount)],
          ...(compareDecimals(fee, '0') > 0
            ? ([
                [t('deposit.fee'), money(fee)],
                [t('deposit.net'), net],
              ] as const)
            : []),
          bonusName !== undefined && bonusAmount !== undefined ? [bonusName, money(bonusAmount)] : undefined,
        ]}
      />
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
