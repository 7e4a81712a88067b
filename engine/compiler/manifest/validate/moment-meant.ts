import { isMoment } from '#compiler/manifest/moment.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The years that a year of two digits may stand for. */
const CENTURY = 2000;

/**
 * The date that a text says in another form than ISO 8601 has it. Where day and month may be taken for each other, both
 * readings.
 */
export function momentsMeant(text: string): string[] {
  const [, day = '', clock = ''] =
    /^(.+?)(?:(?:\s+|\s*[Tt]\s*|\s+at\s+|,\s*)(\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?\s*(?:[Zz]|UTC|[+-]\d{2}:?\d{2})?))?$/.exec(
      text.trim(),
    ) ?? [];
  const time = timeOf(clock);
  if (time === undefined) return [];
  return [...new Set(datesOf(day.trim()).map((date) => `${date}${time}`))].filter(isMoment);
}

/** `T18:00Z`; empty without a time, undefined where it is none. */
function timeOf(clock: string): string | undefined {
  if (clock === '') return '';
  const [, hour = '', minute = '00', second, zone = ''] =
    /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?(?:\.\d+)?\s*(.*)$/.exec(clock) ?? [];
  if (hour === '') return undefined;
  const difference = /^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return `T${hour.padStart(2, '0')}:${minute}${second === undefined ? '' : `:${second}`}${difference}`;
}

function datesOf(day: string): string[] {
  const parts = day
    .toLowerCase()
    .split(/[\s.,/_-]+/)
    .filter((part) => part !== '');
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
