import { compareFigures } from '@liveryjs/client/team/compare-figures';
import { type FigureChange, useIntl, useMessages } from '@liveryjs/engine/kit';

interface Values {
  /** Numbers or exact decimals. */
  readonly now: string | number;
  readonly before: string | number;
  /** A value as it is read; with `exceptZero` it has its sign. */
  readonly write: (value: string, sign?: 'exceptZero') => string;
}

/** Says how a figure stands to the one of the period before. Its words are `figures.*`. */
export function useChange(): (values: Values) => FigureChange {
  const t = useMessages();
  const intl = useIntl();
  return ({ now, before, write }) => {
    const { change, share, amount } = compareFigures(now, before);
    if (change === 'same') return { way: undefined, by: '', before: t('figures.same') };
    const down = change === 'less';
    const percent =
      share === undefined
        ? ''
        : intl.formatNumber(down ? -share : share, {
            style: 'percent',
            signDisplay: 'exceptZero',
            maximumFractionDigits: share < 0.1 ? 1 : 0,
          });
    return {
      way: down ? 'down' : 'up',
      by: amount === undefined ? percent : write(down ? `-${amount}` : amount, 'exceptZero'),
      before: t('figures.before', { before: write(String(before)) }),
    };
  };
}
