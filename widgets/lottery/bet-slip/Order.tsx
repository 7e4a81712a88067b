import { Failure, Skeleton, useBrand, useIntl, useLanguages, useMessages } from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { betting, followReview } from '@liveryjs/platform/lottery/betting';
import { draws } from '@liveryjs/platform/lottery/draws';
import { readLines } from '@liveryjs/platform/lottery/slip';
import { prizeModeOf, slipOf, slips } from '@liveryjs/platform/lottery/slips';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { formatAmount } from '@liveryjs/platform/wallet/format-amount';
import { getLotteryRules } from '@liveryjs/schemas/calls/lottery';
import type { LotteryGame } from '@liveryjs/schemas/platform';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import type { Props as WidgetProps } from './bet-slip.props.ts';
import { Checking } from './Checking.tsx';
import { Lines } from './Lines.tsx';
import { Placed } from './Placed.tsx';
import { Review } from './Review.tsx';

const Box = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
`;

interface Props {
  readonly game: LotteryGame;
  readonly deposit: WidgetProps['deposit'] | undefined;
  readonly onBets: () => void;
}

/** An order from its lines to its answer. */
export function Order({ game: { gameCode, prizeModes }, deposit, onBets }: Props) {
  const t = useMessages();
  const { locale } = useIntl();
  const { tenant } = portalSections(useBrand());
  const { current: language } = useLanguages();
  const { phase, order, placed, problem } = useSnapshot(betting);
  const slip = slipOf(useSnapshot(slips), gameCode);
  const numero = useSnapshot(draws).byGame[gameCode]?.draw?.current.numero;
  const prizeMode = prizeModeOf(slip, prizeModes, tenant.lotteryType);
  const params = { gameCode, language: language.code, ...(prizeMode && { prizeMode }) };
  const rules = useCall(getLotteryRules, params, { keep: true });
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = useRef(phase);
  useEffect(() => {
    if (numero !== undefined) followReview(gameCode, numero);
  }, [gameCode, numero]);
  useEffect(() => {
    // What was pressed is gone with its step: the next one is where the visitor goes on.
    if (shown.current !== phase && phase !== 'sending' && document.activeElement === document.body)
      box.current?.focus();
    shown.current = phase;
  }, [phase]);

  if (rules.failure && !rules.data) return <Failure messageKey={rules.failure} onRetry={rules.retry} />;
  if (!rules.data || !prizeMode) return <Skeleton />;
  const { currency } = rules.data;
  const money = (amount: string) => formatAmount({ sumBalance: amount, currency }, locale, tenant);
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
          lines={readLines(slip.lines, rules.data)}
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
