import { localTime } from '@liveryjs/client/lottery/draws';
import { timeLeft } from '@liveryjs/client/lottery/time-left';
import { useClock, useIntl } from '@liveryjs/engine/kit';
import type { ReactNode } from 'react';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Props {
  /** ISO 8601, by the platform's clock. */
  readonly closesAt: string;
  /** Milliseconds that the platform's clock is ahead of this device's. */
  readonly ahead: number;
  /** Shows once the lottery takes no more bets, until the next draw is known. */
  readonly closed: ReactNode;
}

/**
 * The time left to bet on a lottery's draw: days and hours, hours and minutes, in the last hour a clock. As the time passes
 * this is drawn again, and nothing around it.
 */
export function TimeToClose({ closesAt, ahead, closed }: Props) {
  const { formatNumber, locale } = useIntl();
  const until = localTime(closesAt, { ahead });
  const left = useClock((now) => {
    const seconds = Math.max(0, Math.ceil((until - now) / 1000));
    return seconds >= HOUR ? seconds - (seconds % 60) : seconds;
  });
  const unit = (value: number, name: 'day' | 'hour' | 'minute') => {
    const unitDisplay = displayOf(name, locale);
    const text = formatNumber(Math.floor(value), { style: 'unit', unit: name, unitDisplay });
    return unitDisplay === 'short' ? text.replace(/\s/, '') : text;
  };
  if (left === undefined) return null;
  if (left === 0) return closed;
  if (left < HOUR) return <bdi dir="ltr">{timeLeft(left)}</bdi>;
  return (
    <bdi>
      {left < DAY
        ? `${unit(left / HOUR, 'hour')} ${unit((left % HOUR) / 60, 'minute')}`
        : `${unit(left / DAY, 'day')} ${unit((left % DAY) / HOUR, 'hour')}`}
    </bdi>
  );
}

/**
 * Returns the form of a unit: narrow, where its narrow form can be read. The narrow form has Latin letters in Japanese, and
 * is "dd." in the Spanish of Latin America. The short form in Japanese stands apart from its number, which Japanese does not
 * do.
 */
function displayOf(unit: string, locale: string): 'narrow' | 'short' | 'long' {
  if (locale.startsWith('ja')) return 'short';
  return unit === 'day' && locale.startsWith('es') ? 'long' : 'narrow';
}
