import { closeReview, confirmOrder } from '@liveryjs/client/lottery/betting';
import { type ReadLine, totalOf } from '@liveryjs/client/lottery/slip';
import { Button, SubmitButton, token, useMessages } from '@liveryjs/engine/kit';
import type { CallError } from '@liveryjs/engine/kit/plain';
import type { LotteryOrderRequest } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { LineText } from './LineText.tsx';
import { Refused } from './Refused.tsx';
import { Total } from './Total.tsx';

const Frame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  h3,
  p {
    margin: 0;
  }

  h3 {
    font: ${token('typography.label')};
  }

  ul {
    display: grid;
    gap: ${token('space.3')};
  }

  > p {
    color: ${token('color.text.secondary')};
    font: ${token('typography.small')};
  }
`;

interface Props {
  readonly order: LotteryOrderRequest;
  readonly lines: readonly ReadLine[];
  readonly sending: boolean;
  readonly problem: CallError | undefined;
  readonly money: (amount: string) => string;
}

/** The last look before money moves. */
export function Review({ order, lines, sending, problem, money }: Props) {
  const t = useMessages();
  return (
    <Frame
      onSubmit={(event) => {
        event.preventDefault();
        void confirmOrder();
      }}
    >
      <h3>{t('betSlip.reviewTitle')}</h3>
      <p>{t('betSlip.draw', { numero: order.numero, mode: order.prizeMode })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <LineText line={line} money={money} />
          </li>
        ))}
      </ul>
      <Total text={money(totalOf(lines))} />
      {problem && <Refused problem={problem} />}
      <SubmitButton state={{ busy: sending ? 'send' : undefined }} busyText={t('betSlip.sending')}>
        {t('betSlip.confirm')}
      </SubmitButton>
      <Button type="button" $tone="quiet" disabled={sending} onClick={closeReview}>
        {t('betSlip.back')}
      </Button>
    </Frame>
  );
}
