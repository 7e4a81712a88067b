import { isMoment } from '#compiler/manifest/moment.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The years that a year of two digits may stand for. */
const CENTURY = 2000;

/** Separates a date from a time behind it. */
const BETWEEN = /\s*[Tt]\s*|\s+at\s+|,\s*|\s+/g;

/** A day of the week, or another word that is no month, before a date: `Thursday, `, `from `. */
const BEFORE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,.]?\s+|(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}+[,.]?\s+(?=\d))/iu;

/**
 * The date that a text says in another form than ISO 8601 has it. Where day and month may be taken for each other, both
 * readings.
 */
export function momentsMeant(text: string): string[] {
  const date = text.trim().replace(BEFORE, '');
  const whole = datesOf(date).filter(isMoment);
  if (whole.length > 0) return [...new Set(whole)];
  for (const { 0: gap, index } of date.matchAll(BETWEEN)) {
    const time = timeOf(date.slice(index + gap.length));
    const days = time === undefined ? [] : datesOf(date.slice(0, index).trim());
    const moments = days.map((day) => `${day}${time}`).filter(isMoment);
    if (moments.length > 0) return [...new Set(moments)];
  }
  return [];
}

/** `18:00`, `18.00`, `18h`, `1800` or `6 pm`, with the difference to UTC behind it or without. */
const CLOCK =
  /^(?:(\d{2})(\d{2})|(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2})(?:\.\d+)?)?)\s*(?:h|([ap])\.?m\.?)?\s*(z|utc|[+-]\d{2}:?\d{2})?$/i;

/** `T18:00Z`; undefined where the text is no time. */
function timeOf(clock: string): string | undefined {
  const match = CLOCK.exec(clock);
  if (match === null) return undefined;
  const [, fullHour, fullMinute, shortHour = '', shortMinute = '00', second, half, zone = ''] = match;
  const hour = fullHour ?? shortHour;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > NOON)) return undefined;
  const hours = half === undefined ? hour : String((Number(hour) % NOON) + (/p/i.test(half) ? NOON : 0));
  const difference = /^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return `T${hours.padStart(2, '0')}:${fullMinute ?? shortMinute}${second === undefined ? '' : `:${second}`}${difference}`;
}

const NOON = 12;

function datesOf(day: string): string[] {
  const parts = day
    .toLowerCase()
    .split(/[\s.,/_-]+/)
    .map((part) => part.replace(/^['’]/, ''))
    .filter((part) => part !== '' && part !== 'of');
  if (/^\d{8}$/.test(day)) return [dateOf(day.slice(0, 4), day.slice(4, 6), day.slice(6))];
  if (parts.length !== 3) return [];
  const named = parts.findIndex((part) => MONTHS.includes(part.slice(0, 3)) && /^[a-z]+$/.test(part));
  const [first = '', second = '', third = ''] = parts;
  if (named !== -1) {
    const [firstPart = '', other = ''] = parts
      .filter((_, index) => index !== named)
      .map((part) => part.replace(/(st|nd|rd|th)$/, ''));
    const month = String(MONTHS.indexOf((parts[named] ?? '').slice(0, 3)) + 1);
    return firstPart.length === 4 ? [dateOf(firstPart, month, other)] : [dateOf(other, month, firstPart)];
  }
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return [];
  // A dot puts the day first; a year of two digits stands first only where hyphens are.
  if (first.length === 4 || (first.length === 2 && third.length === 2 && day.includes('-')))
    return [dateOf(first, second, third)];
  if (third.length !== 4 && third.length !== 2) return [];
  return day.includes('.')
    ? [dateOf(third, second, first)]
    : [dateOf(third, second, first), dateOf(third, first, second)];
}

function dateOf(year: string, month: string, day: string): string {
  const whole = year.length === 2 ? String(CENTURY + Number(year)) : year;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Why a text in the form of a date is none: that month has no such day. Undefined where it is not in that form. */
export function noSuchDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text) ?? [];
  if (day === '' || isMoment(`${year}-${month}-${day}`)) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12)
    return `There is no month ${month}: the form is year, month, day.`;
  return `There is no such day: ${year}-${month} ends with ${year}-${month}-${last}.`;
}
