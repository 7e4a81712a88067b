import { betting, followReview } from '@liveryjs/client/lottery/betting';
import { draws } from '@liveryjs/client/lottery/draws';
import { readLines } from '@liveryjs/client/lottery/slip';
import { Failure, Skeleton, useMessages } from '@liveryjs/engine/kit';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props as WidgetProps } from './bet-slip.props.ts';
import { Checking } from './Checking.tsx';
import { Lines } from './Lines.tsx';
import { Placed } from './Placed.tsx';
import { Review } from './Review.tsx';
import type { ReadSlip } from './use-slip.ts';

const Box = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
`;

interface Props {
  readonly game: LotteryGame;
  readonly slip: ReadSlip;
  readonly deposit: WidgetProps['deposit'] | undefined;
  readonly onBets: () => void;
}

/** An order from its lines to its answer. */
export function Order({ game: { gameCode }, slip, deposit, onBets }: Props) {
  const t = useMessages();
  const { rules, prizeMode, lines, money } = slip;
  const { phase, order, placed, problem } = useSnapshot(betting);
  const numero = useSnapshot(draws).byGame[gameCode]?.draw?.current.numero;
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (numero !== undefined) followReview(gameCode, numero);
  }, [gameCode, numero]);
  useEffect(() => {
    // The pressed control is gone with its step: the visitor goes on at the next step.
    if (shown.current !== phase && phase !== 'sending' && document.activeElement === document.body)
      box.current?.focus();
    shown.current = phase;
  }, [phase]);

  if (rules.failure && !rules.data) return <Failure messageKey={rules.failure} onRetry={rules.retry} />;
  if (!rules.data || !prizeMode) return <Skeleton />;
  const reviewed = order?.gameCode === gameCode ? order : undefined;
  return (
    <Box ref={box} tabIndex={-1} aria-label={t('betSlip.title')}>
      {phase === 'checking' && order ? (
        <Checking numero={order.numero} />
      ) : phase === 'placed' && placed ? (
        <Placed placed={placed} money={money} onBets={onBets} />
      ) : (phase === 'review' || phase === 'sending') && reviewed ? (
        <Review
          order={reviewed}
          lines={readLines(reviewed.bets, rules.data)}
          sending={phase === 'sending'}
          problem={problem}
          money={money}
        />
      ) : (
        <Lines
          gameCode={gameCode}
          lines={lines}
          rules={rules.data}
          prizeMode={prizeMode}
          numero={numero}
          problem={problem}
          deposit={deposit}
          money={money}
        />
      )}
    </Box>
  );
}
