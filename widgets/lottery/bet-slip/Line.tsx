import { exampleStake, picksText, type ReadLine, stakeOf, stakeProblem } from '@liveryjs/client/lottery/slip';
import { changeStakeOf, removeFromSlip } from '@liveryjs/client/lottery/slips';
import { Field, Icon, token, useDecimal, useMessages, VisuallyHidden } from '@liveryjs/engine/kit';
import type { LotteryRules } from '@liveryjs/schemas/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LineText } from './LineText.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.2')};
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};
  background: ${token('color.surface.sunken')};

  > :last-child {
    grid-column: 1 / -1;
  }
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.sm')};
  block-size: ${token('size.control.sm')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: none;
  color: ${token('color.text.secondary')};
  cursor: pointer;

  &:hover {
    background: ${token('color.action.quietHover')};
    color: ${token('color.text.primary')};
  }
`;

interface Props {
  readonly gameCode: string;
  readonly line: ReadLine;
  readonly rules: LotteryRules;
  readonly money: (amount: string) => string;
  readonly onWrong: (id: string, wrong: boolean) => void;
}

/** One bet of the slip, whose stake can be changed. It counts once it is left. */
export function Line({ gameCode, line, rules, money, onWrong }: Props) {
  const t = useMessages();
  const decimal = useDecimal();
  const [stake, setStake] = useState(() => decimal.write(line.stake));
  const { id, play, picks } = line;
  const text = decimal.read(stake) ?? '';
  const problem = stakeProblem(text, rules);
  const limits = {
    min: money(rules.minStake),
    max: money(rules.maxStake),
    step: money(rules.stakeStep),
    example: decimal.write(exampleStake(rules)),
  };
  const keep = () => {
    if (!problem) changeStakeOf(gameCode, id, stakeOf(text, rules));
  };
  return (
    <Item>
      <LineText line={line} money={money} />
      <Remove type="button" onClick={() => removeFromSlip(gameCode, id)}>
        <Icon name="close" />
        <VisuallyHidden>
          {t('betSlip.remove', { bet: `${play.labelName} ${picksText(picks, play)}` })}
        </VisuallyHidden>
      </Remove>
      <Field
        label={t('betSlip.stake')}
        error={problem && t(`lottery.stake.${problem}`, limits)}
        inputMode="decimal"
        autoComplete="off"
        value={stake}
        onChange={({ target }) => {
          setStake(target.value);
          onWrong(id, stakeProblem(decimal.read(target.value) ?? '', rules) !== undefined);
        }}
        onBlur={keep}
        onKeyDown={({ key }) => key === 'Enter' && keep()}
      />
    </Item>
  );
}
