import { groupNumbers } from '@liveryjs/client/lottery/number-groups';
import { Balls, Fold, useMessages } from '@liveryjs/engine/kit';
import { PrizeTable } from '@liveryjs/parts/prize-table';
import type { LotteryNumberGroup } from '@liveryjs/schemas/platform';

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
      <Fold summary={t('lotteryDraw.all', { numero })}>
        <PrizeTable caption={t('lotteryDraw.numbers', { numero })} prizes={prizes} />
      </Fold>
    </>
  );
}
