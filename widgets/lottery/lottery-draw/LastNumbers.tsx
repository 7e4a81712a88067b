import { Balls, token, useMessages } from '@liveryjs/engine/kit';
import { PrizeTable } from '@liveryjs/parts/prize-table';
import { groupNumbers } from '@liveryjs/platform/lottery/number-groups';
import type { LotteryNumberGroup } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const All = styled.details`
  summary {
    min-block-size: ${token('size.target')};
    inline-size: fit-content;
    color: ${token('color.text.link')};
    font: ${token('typography.label')};
    cursor: pointer;
  }

  &[open] summary {
    margin-block-end: ${token('space.2')};
  }
`;

interface Props {
  readonly groups: readonly LotteryNumberGroup[];
  readonly numero: string;
  readonly numbers: readonly string[];
}

/** A draw of several prizes: the special one as balls, and the table of all where somebody asks for it. */
export function LastNumbers({ groups, numero, numbers }: Props) {
  const t = useMessages();
  const prizes = groupNumbers(groups, numbers);
  const [first] = prizes;
  return (
    <>
      {first && <Balls numbers={first.numbers} label={first.group.labelName} />}
      <All>
        <summary>{t('lotteryDraw.all', { numero })}</summary>
        <PrizeTable caption={t('lotteryDraw.numbers', { numero })} prizes={prizes} />
      </All>
    </>
  );
}
