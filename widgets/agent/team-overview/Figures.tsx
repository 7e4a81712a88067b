import { token, useBrand, useIntl, useMessages } from '@liveryjs/engine/kit';
import { compareFigures } from '@liveryjs/platform/team/compare-figures';
import { moneyIn } from '@liveryjs/platform/wallet/money-in';
import type { TeamFigures, TeamOverview } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';
import { FIGURES } from './team-overview.model.ts';

export const FiguresGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${token('space.3')};
  margin: 0;

  > div {
    display: grid;
    align-content: start;
    gap: ${token('space.half')};
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.card')};
    background: ${token('color.surface.raised')};
  }

  dt {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  dt + dd {
    color: ${token('color.text.primary')};
    font: ${token('typography.subheading')};
  }

  dd + dd {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    text-wrap: pretty;
  }
`;

/** The headline figures of a period, each with how it stands to the period before. */
export function Figures({ overview: { current, before, currency } }: { overview: TeamOverview }) {
  const t = useMessages();
  const intl = useIntl();
  const money = moneyIn(useBrand(), intl.locale, currency);
  const text = (name: keyof TeamFigures, isMoney: boolean, figures: TeamFigures) =>
    isMoney
      ? money(String(figures[name]), name === 'result' || name === 'income' ? 'exceptZero' : undefined)
      : intl.formatNumber(Number(figures[name]));
  const difference = (name: keyof TeamFigures, isMoney: boolean) => {
    const compared = compareFigures(current[name], before[name]);
    const { change, share } = compared;
    if (change === 'same') return t('teamOverview.same');
    if (compared.amount !== undefined) {
      const amount = isMoney ? money(compared.amount) : intl.formatNumber(Number(compared.amount));
      return t(`teamOverview.${change}By`, { amount, before: text(name, isMoney, before) });
    }
    if (share === undefined) return t(change === 'new' ? 'teamOverview.new' : 'teamOverview.lower');
    const percent = intl.formatNumber(share, {
      style: 'percent',
      maximumFractionDigits: share < 0.1 ? 1 : 0,
    });
    return t(`teamOverview.${change}`, { percent, before: text(name, isMoney, before) });
  };
  return (
    <FiguresGrid aria-label={t('teamOverview.figures')}>
      {FIGURES.map(([name, isMoney]) => (
        <div key={name}>
          <dt>{t(`teamOverview.${name}`)}</dt>
          <dd>
            <bdi>{text(name, isMoney, current)}</bdi>
          </dd>
          <dd>{difference(name, isMoney)}</dd>
        </div>
      ))}
    </FiguresGrid>
  );
}
