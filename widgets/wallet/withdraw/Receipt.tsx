import { Button, Icon, token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import type { Withdrawal } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Sums } from './sums.tsx';

const Done = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space.3')};
  text-align: center;

  > svg {
    inline-size: ${token('size.icon.xl')};
    block-size: ${token('size.icon.xl')};
    color: ${token('color.success.text')};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    outline: none;
  }

  p {
    color: ${token('color.text.secondary')};
    text-wrap: pretty;
  }

  dl {
    inline-size: 100%;
  }
`;

interface Props {
  readonly withdrawal: Pick<Withdrawal, 'reference' | 'account' | 'amount' | 'fee' | 'arrives' | 'currency'>;
  readonly onAgain: () => void;
}

/** What was asked for, and under which number. */
export function Receipt({ withdrawal, onAgain }: Props) {
  const t = useMessages();
  const { reference, account, amount, fee, arrives, currency } = withdrawal;
  const money = moneyIn(useBrand(), useIntl().locale, currency);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Done>
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1}>
        {t('withdraw.done')}
      </h3>
      <p>{t('withdraw.doneText')}</p>
      <Sums
        rows={[
          [t('withdraw.number'), reference],
          [t('withdraw.account'), account],
          [t('withdraw.cost'), money(amount)],
          [t('withdraw.fee'), money(fee)],
          [t('withdraw.arrives'), money(arrives)],
        ]}
      />
      <Button type="button" onClick={onAgain}>
        {t('withdraw.again')}
      </Button>
    </Done>
  );
}
