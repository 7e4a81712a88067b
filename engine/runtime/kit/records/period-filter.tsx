import { styled } from 'styled-components';
import { Chips } from '#engine/kit/chips.tsx';
import { Field } from '#engine/kit/field.tsx';
import { pageTime } from '#engine/render/page-time.ts';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { dayText, PERIODS, type Period } from './period.ts';

const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};

  > * {
    flex: 1 1 10rem;
    max-inline-size: 16rem;
  }
`;

interface Props {
  readonly period: Period;
  /** The error in the days that were chosen. */
  readonly error: string | undefined;
  readonly onChange: (values: { period?: string; from?: string; to?: string }) => void;
}

/** The days that records are of. Its words are `records.period` and those of the periods, `records.today` and on. */
export function PeriodFilter({ period, error, onChange }: Props) {
  const t = useMessages();
  const today = dayText(new Date(pageTime()));
  const choose = (name: string) =>
    onChange({ period: name, ...(name === 'custom' ? weekOf() : { from: '', to: '' }) });
  return (
    <>
      <Chips
        label={t('records.period')}
        value={period.name}
        options={PERIODS.map((name) => ({ value: name, content: t(`records.${name}`) }))}
        onChoose={choose}
      />
      {period.name === 'custom' && (
        <Days>
          <Field
            type="date"
            autoComplete="off"
            label={t('records.from')}
            value={period.from}
            max={period.to || today}
            error={error}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <Field
            type="date"
            autoComplete="off"
            label={t('records.to')}
            value={period.to}
            min={period.from}
            max={today}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Days>
      )}
    </>
  );
}

/** Returns the days that a visitor's own period begins with. */
function weekOf(): { from: string; to: string } {
  const now = new Date(pageTime());
  return {
    from: dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6)),
    to: dayText(now),
  };
}
