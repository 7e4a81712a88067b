import { picksText, type ReadLine } from '@liveryjs/client/lottery/slip';
import { token, useMessages } from '@liveryjs/engine/kit';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  gap: ${token('space.half')};
  min-inline-size: 0;
  font: ${token('typography.small')};

  strong {
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }

  span {
    color: ${token('color.text.secondary')};
  }

  bdi {
    color: ${token('color.text.primary')};
    overflow-wrap: anywhere;
  }
`;

interface Props {
  readonly line: ReadLine;
  readonly money: (amount: string) => string;
}

/** Says what a line bets on, what the line costs and what the line can pay. */
export function LineText({ line: { play, picks, combinations, stake, cost, pays }, money }: Props) {
  const t = useMessages();
  return (
    <Box>
      <strong>{play.labelName}</strong>
      <bdi>{picksText(picks, play)}</bdi>
      <span>
        {t('betSlip.combinations', { count: combinations, stake: money(stake), cost: money(cost) })}
      </span>
      <span>{t('betSlip.pays', { amount: money(pays) })}</span>
    </Box>
  );
}
