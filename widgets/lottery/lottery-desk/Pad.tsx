import type { Picks } from '@liveryjs/client/lottery/count-combinations';
import { quickPick, quickPicksOf, toggleOption } from '@liveryjs/client/lottery/pick-options';
import { token, useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LotteryPlayType } from '@liveryjs/schemas/platform';
import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';

const Group = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  align-items: center;
  justify-content: space-between;

  h3 {
    margin: 0;
    color: ${token('color.text.primary')};
    font: ${token('typography.label')};
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token('space.1')};

  /* Tens below each other. */
  @container (min-width: 30rem) {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }

  &&[data-words] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  }
`;

const Option = styled.button`
  display: grid;
  place-content: center;
  min-block-size: 2.75rem;
  padding: ${token('space.1')};
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font-weight: ${token('font.weight.medium')};
  line-height: ${token('font.lineHeight.sm')};
  text-align: center;
  cursor: pointer;
  transition: background ${token('motion.duration.fast')};

  [data-layout='ticket'] & {
    min-block-size: 3.25rem;
    border-radius: ${token('radius.full')};
    font-size: ${token('font.size.lg')};
  }

  small {
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
  }

  &:hover {
    border-color: ${token('color.border.strong')};
    background: ${token('color.surface.hover')};
  }

  /* Filled, bold and ringed inside: it is seen without its colour, too. */
  &[aria-pressed='true'] {
    border-color: ${token('color.action.primary')};
    outline: 2px solid ${token('color.action.onPrimary')};
    outline-offset: -5px;
    background: ${token('color.action.primary')};
    font-weight: ${token('font.weight.bold')};

    &,
    small {
      color: ${token('color.action.onPrimary')};
    }

    &:focus-visible {
      outline-color: ${token('color.border.focus')};
      outline-offset: 2px;
    }
  }

  &[aria-disabled='true'] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
`;

const Quick = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  min-inline-size: 0;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  overflow: hidden;

  button {
    flex: 1 1 auto;
    min-inline-size: 2.25rem;
    min-block-size: ${token('size.control.sm')};
    padding-inline: ${token('space.2')};
    border: 0;
    white-space: nowrap;
    background: ${token('color.surface.raised')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.caption')};
    cursor: pointer;

    /* In some languages six words fill the row of a phone. */
    @media not all and (min-width: 30rem) {
      padding-inline: ${token('space.1')};
    }

    & + button {
      border-inline-start: 1px solid ${token('color.border.subtle')};
    }

    &:hover {
      background: ${token('color.surface.hover')};
      color: ${token('color.text.primary')};
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  @container (max-width: 30rem) {
    flex: 1 0 100%;
  }

  /* Six words are two rows in such a narrow window. */
  @container (max-width: 16rem) {
    flex-wrap: wrap;
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
  const id = useId();
  const [stop, setStop] = useState(0);
  const row = rows[at];
  if (!row) return null;
  const picked = picks[at] ?? [];
  const numbers = row.options.every(({ option, labelName }) => /^\d+$/.test(labelName ?? option));
  const full = row.max > 1 && picked.length >= row.max;
  const quickPicks = quickPicksOf(row);
  const oddsOf = (option: string) => prizes.find(({ options }) => options?.includes(option))?.odds;
  return (
    <Group role="group" aria-labelledby={id}>
      <Head>
        <h3 id={id}>{row.labelName}</h3>
        {quickPicks.length > 1 && (
          <Quick role="group" aria-label={t('lotteryDesk.quickFor', { row: row.labelName })}>
            {quickPicks.map((quick) => (
              <button
                key={quick}
                type="button"
                onClick={() =>
                  onPick(picks.map((rowPicks, index) => (index === at ? quickPick(row, quick) : rowPicks)))
                }
              >
                {t(`lotteryDesk.quick.${quick}`)}
              </button>
            ))}
          </Quick>
        )}
      </Head>
      <Options {...(numbers ? { dir: 'ltr' } : { 'data-words': '' })} onKeyDown={goAlong}>
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
              <span>{labelName ?? option}</span>
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
  const focusIndex = options.findIndex((option) => option.contains(document.activeElement));
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: focusIndex + forward,
    ArrowLeft: focusIndex - forward,
    Home: 0,
    End: -1,
  };
  const step = steps[key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  options.at(step % options.length)?.focus();
}
