import { betting, closeReview, isUnderWay } from '@liveryjs/client/lottery/betting';
import type { Picks } from '@liveryjs/client/lottery/count-combinations';
import { exampleStake, lineId } from '@liveryjs/client/lottery/slip';
import { addToSlip, slipOf, slips } from '@liveryjs/client/lottery/slips';
import { moneyIn } from '@liveryjs/client/wallet/money-in';
import {
  Button,
  Chips,
  Field,
  FormRefusal,
  Icon,
  token,
  useBrand,
  useDecimal,
  useIntl,
  useMessages,
} from '@liveryjs/engine/kit';
import type { LotteryPlayType, LotteryRules } from '@liveryjs/schemas/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useSnapshot } from 'valtio/react';
import { type DraftProblem, reckon } from './lottery-desk.model.ts';

const Frame = styled.form`
  display: grid;
  gap: ${token('space.3')};
  padding-block-start: ${token('space.4')};
  border-block-start: 1px solid ${token('color.border.subtle')};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('space.3')};
  align-items: start;
`;

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};

  output {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    color: ${token('color.text.secondary')};
  }

  strong {
    color: ${token('color.text.primary')};
  }

  button {
    flex: 1 1 11rem;
    max-inline-size: 20rem;
    min-block-size: ${token('size.control.lg')};
  }
`;

const pop = keyframes`
  from {
    transform: scale(0.4);
  }
`;

const Add = styled(Button)`
  svg {
    flex: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-added] > svg {
      animation: ${pop} ${token('motion.duration.fast')} ${token('motion.easing.spring')};
    }
  }
`;

const Said = styled.p`
  && {
    margin: 0;
    color: ${token('color.success.text')};
    font: ${token('typography.small')};
  }
`;

interface Props {
  readonly play: LotteryPlayType;
  readonly rules: LotteryRules;
  readonly picks: Picks;
  readonly multipliers: readonly number[];
  /** Where the prize mode is chosen. */
  readonly mode: ReactNode;
  readonly onAdded: () => void;
}

/** The stake on the picked options, and the way onto the slip. */
export function Stake({ play, rules, picks, multipliers, mode, onAdded }: Props) {
  const t = useMessages();
  const { locale } = useIntl();
  const { gameCode, currency, minStake, maxStake, stakeStep, maxBets, maxPayout } = rules;
  const { lines } = slipOf(useSnapshot(slips), gameCode);
  const { phase } = useSnapshot(betting);
  const decimal = useDecimal();
  const [stake, setStake] = useState(() => decimal.write(minStake));
  const [multiplier, setMultiplier] = useState('1');
  const [notice, setSaid] = useState<{ readonly wrong?: string; readonly done?: { readonly text: string } }>(
    {},
  );
  const fresh = useFresh(notice.done);
  const draft = { picks, stake: decimal.read(stake) ?? '', multiplier: decimal.count(multiplier) };
  const reckoning = reckon(draft, play, rules);
  const money = moneyIn(useBrand(), locale, currency);
  const limits = {
    ...{ min: money(minStake), max: money(maxStake), step: money(stakeStep) },
    example: decimal.write(exampleStake(rules)),
  };

  const wrong = (problem: DraftProblem): string => {
    if (problem.kind === 'stake') return t(`lottery.stake.${problem.problem}`, limits);
    if (problem.kind === 'missing')
      return t('lotteryDesk.missing', { row: problem.row, count: problem.count });
    if (problem.kind === 'tooMany') return t('lotteryDesk.tooMany', { count: problem.count });
    return t(problem.kind === 'times' ? 'lotteryDesk.timesWrong' : 'lotteryDesk.noCombination');
  };

  const add = () => {
    if (isUnderWay(phase)) return setSaid({ wrong: t('lotteryDesk.busy') });
    if (reckoning.problem || reckoning.stake === undefined)
      return setSaid({ wrong: wrong(reckoning.problem ?? { kind: 'stake', problem: 'shape' }) });
    const line = { playType: play.playType, picks, stake: reckoning.stake };
    const isListed = lines.some((item) => lineId(item) === lineId(line));
    if (!isListed && lines.length >= maxBets)
      return setSaid({ wrong: t('lotteryDesk.full', { count: maxBets }) });
    closeReview();
    addToSlip(gameCode, line);
    const done = t('lotteryDesk.added', { count: isListed ? lines.length : lines.length + 1 });
    setSaid({ done: { text: done } });
    onAdded();
  };

  return (
    <Frame
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
      onChange={() => setSaid({})}
    >
      <Fields>
        <Field
          label={t('lotteryDesk.stake')}
          hint={t('lotteryDesk.stakeHint', { ...limits, payout: money(maxPayout) })}
          inputMode="decimal"
          autoComplete="off"
          value={stake}
          onChange={({ target }) => setStake(target.value)}
        />
        <div>
          <Field
            label={t('lotteryDesk.times')}
            inputMode="numeric"
            autoComplete="off"
            value={multiplier}
            onChange={({ target }) => setMultiplier(target.value.trim())}
          />
          {multipliers.length > 0 && (
            <Factors
              label={t('lotteryDesk.times')}
              value={multiplier}
              options={multipliers.map((factor) => ({ value: String(factor), content: `×${factor}` }))}
              onChoose={setMultiplier}
            />
          )}
        </div>
        {mode}
      </Fields>
      <FormRefusal>{notice.wrong}</FormRefusal>
      <Sum>
        <output>
          <span>{t('lotteryDesk.combinations', { count: reckoning.combinations })}</span>
          <span>
            {t('lotteryDesk.cost')}{' '}
            <strong>{reckoning.cost === undefined ? '–' : money(reckoning.cost)}</strong>
          </span>
        </output>
        <Add type="submit" $tone="primary" {...(fresh && { 'data-added': '' })}>
          <Icon name={fresh ? 'check' : 'plus'} />
          {t('lotteryDesk.add')}
        </Add>
      </Sum>
      <Said role="status">{notice.done?.text}</Said>
    </Frame>
  );
}

const Factors = styled(Chips)`
  margin-block-start: ${token('space.2')};
`;

/** Milliseconds for which the button says that something was added. */
const FRESH = 1600;

/** Tells whether something was done a moment ago. @param done another object each time */
function useFresh(done: object | undefined): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setOver(done), FRESH);
    return () => clearTimeout(timer);
  }, [done]);
  return done !== undefined && done !== over;
}
