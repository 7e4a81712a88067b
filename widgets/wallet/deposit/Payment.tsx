import { CopyButton, QrCode, token, useMessages } from '@liveryjs/engine/kit';
import { type Fact, Facts } from '@liveryjs/parts/payment-steps';
import type { DepositOrder } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const QR_SIZE = 200;

const Frame = styled.div`
  display: grid;
  gap: ${token('space.4')};

  h4 {
    margin: 0 0 ${token('space.2')};
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  ol {
    display: grid;
    gap: ${token('space.1')};
    padding-inline-start: ${token('space.5')};
    color: ${token('color.text.secondary')};
    list-style: decimal;
    text-wrap: pretty;
  }
`;

interface Props {
  readonly order: DepositOrder;
  /** As it is shown. */
  readonly amount: string;
}

/** The instructions to pay a deposit that waits: where to, what to name, what to show. */
export function Payment({ order: { payment, steps, amount: exact }, amount }: Props) {
  const t = useMessages();
  if (!payment) return null;
  const { bank, holder, account, reference, code, qr } = payment;
  const lines = [
    [t('deposit.pay.bank'), bank],
    [t('deposit.pay.holder'), holder],
    [t('deposit.pay.account'), account],
    [t('deposit.pay.code'), code],
    [t('deposit.pay.reference'), reference],
    // As banks take it: in full, without signs of a language.
    [t('deposit.amount'), bank === undefined ? undefined : exact],
  ] as const;
  const rows = lines.map(([name, value]): Fact | undefined =>
    value === undefined
      ? undefined
      : [
          name,
          <>
            <bdi dir="ltr">{value}</bdi>
            <CopyButton text={value} label={name} />
          </>,
        ],
  );
  return (
    <Frame>
      {qr !== undefined && <QrCode text={qr} title={t('deposit.pay.qr', { amount })} size={QR_SIZE} />}
      <Facts rows={rows} />
      <div>
        <h4>{t('deposit.steps')}</h4>
        <ol dir="auto">
          {steps.split('\n').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}
