import { token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { Picks } from '@liveryjs/platform/lottery/count-combinations';
import { quickPick, quickPicksOf, toggleOption } from '@liveryjs/platform/lottery/pick-options';
import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';

/** Options of which ten stand in a row. */
const MANY = 50;

const Group = styled.fieldset`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.md')};

  legend {
    padding-inline: ${token('space.1')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(2.5rem, 1fr));
  gap: ${token('space.1')};

  /* Tens below each other. */
  &[data-many] {
    @container (min-width: 30rem) {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
  }

  &[data-words] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  }
`;

const Option = styled.button`
  display: grid;
  place-content: center;
  min-block-size: ${token('size.control.md')};
  padding: ${token('space.1')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.primary')};
  font-weight: ${token('font.weight.semibold')};
  line-height: ${token('font.lineHeight.sm')};
  cursor: pointer;

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  &:hover {
    border-color: ${token('color.border.strong')};
    background: ${token('color.surface.hover')};
  }

  &[aria-pressed='true'] {
    border-color: ${token('color.action.primary')};
    background: ${token('color.action.primary')};

    &,
    small {
      color: ${token('color.action.onPrimary')};
    }
  }

  &[aria-disabled='true'] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
`;

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};

  button {
    min-block-size: ${token('size.control.sm')};
    padding-inline: ${token('space.3')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.full')};
    background: none;
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    cursor: pointer;

    &:hover {
      border-color: ${token('color.border.strong')};
      color: ${token('color.text.primary')};
    }
  }
`;

interface Props {
  readonly rows: LotteryPlayType['rows'];
  /** Which of the rows it is. */
  readonly at: number;
  readonly prizes: LotteryPlayType['prizes'];
  readonly picks: Picks;
  readonly onPick: (picks: Picks) => void;
}

/** A row to pick from: one stop for the keyboard, arrows go along it. */
export function Pad({ rows, at, prizes, picks, onPick }: Props) {
  const t = useMessages();
  const intl = useIntl();
  const [stop, setStop] = useState(0);
  const row = rows[at];
  if (!row) return null;
  const picked = picks[at] ?? [];
  const numbers = row.options.every(({ option, labelName }) => /^\d+$/.test(labelName ?? option));
  const full = row.max > 1 && picked.length >= row.max;
  const quickPicks = quickPicksOf(row);
  const oddsOf = (option: string) => prizes.find(({ options }) => options?.includes(option))?.odds;
  return (
    <Group>
      <legend>{row.labelName}</legend>
      {quickPicks.length > 1 && (
        <Quick role="group" aria-label={t('lotteryDesk.quickFor', { row: row.labelName })}>
          {quickPicks.map((quick) => (
            <button
              key={quick}
              type="button"
              onClick={() => onPick(picks.map((own, index) => (index === at ? quickPick(row, quick) : own)))}
            >
              {t(`lotteryDesk.quick.${quick}`)}
            </button>
          ))}
        </Quick>
      )}
      <Options
        {...(numbers ? { dir: 'ltr' } : { 'data-words': '' })}
        {...(row.options.length > MANY && { 'data-many': '' })}
        onKeyDown={goAlong}
      >
        {row.options.map(({ option, labelName }, index) => {
          const pressed = picked.includes(option);
          const odds = oddsOf(option);
          return (
            <Option
              key={option}
              type="button"
              aria-pressed={pressed}
              aria-disabled={full && !pressed}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => onPick(toggleOption(rows, picks, at, option))}
            >
              {labelName ?? option}
              {odds !== undefined && (
                <>
                  {' '}
                  <small>{intl.formatNumber(Number(odds), { minimumFractionDigits: 2 })}</small>
                </>
              )}
            </Option>
          );
        })}
      </Options>
    </Group>
  );
}

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, key } = event;
  const options = [...currentTarget.children].filter((child) => child instanceof HTMLElement);
  const at = options.findIndex((option) => option.contains(document.activeElement));
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  };
  const step = steps[key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  options.at(step % options.length)?.focus();
}
