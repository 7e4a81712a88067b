import { token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.4')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};

  strong {
    color: ${token('color.text.accent')};
  }
`;

/** The odds of a combination; nothing where each option shows its own. */
export function Odds({ play: { prizes } }: { play: LotteryPlayType }) {
  const t = useMessages();
  const intl = useIntl();
  const general = prizes.filter(({ options }) => options === undefined);
  if (general.length === 0) return null;
  return (
    <List aria-label={t('lotteryDesk.odds')}>
      {general.map(({ prize, labelName, odds }) => (
        <li key={prize}>
          {labelName ?? t('lotteryDesk.prize')}{' '}
          <strong>{intl.formatNumber(Number(odds), { minimumFractionDigits: 2 })}</strong>
        </li>
      ))}
    </List>
  );
}
