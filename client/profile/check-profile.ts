import { pageTime } from '@liveryjs/engine/kit/plain';
import type { ProfileFieldName } from '@liveryjs/schemas/platform';
import type { FieldProblem } from '#client/registration/check-field.ts';

interface Rules {
  readonly minimumAge: number;
  /** Default: now. */
  readonly today?: Date;
}

/** Characters, at least and at most. */
const LENGTHS: Readonly<Partial<Record<ProfileFieldName, readonly [number, number]>>> = {
  nickname: [2, 30],
  realName: [2, 60],
  fullName: [2, 100],
  address: [5, 200],
  occupation: [2, 60],
};
const NAME = /^[\p{L}\p{M} .'’-]+$/u;
const OLDEST = 120;

/** Returns the problem of a value of a profile, which is not empty; undefined where there is none. */
export function checkProfile(
  name: ProfileFieldName,
  value: string,
  { minimumAge, today = new Date(pageTime()) }: Rules,
): FieldProblem | undefined {
  if (name === 'telegram') {
    return /^@[A-Za-z]\w{4,31}$/.test(value) ? undefined : { key: 'profileForm.wrongTelegram', values: {} };
  }
  if (name === 'birthday') return checkBirthday(value, minimumAge, today);
  const [min, max] = LENGTHS[name] ?? [1, 200];
  const length = [...value].length;
  if (length < min || length > max) return { key: 'profileForm.wrongLength', values: { min, max } };
  const isName = name === 'realName' || name === 'fullName';
  return isName && !NAME.test(value) ? { key: 'profileForm.wrongName', values: {} } : undefined;
}

/** A day is the same everywhere: it is counted as days of UTC, as the platform does. */
function checkBirthday(value: string, minimumAge: number, today: Date): FieldProblem | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));
  if (!isDay || value < yearsBefore(today, OLDEST)) return { key: 'profileForm.wrongDay', values: {} };
  return value <= yearsBefore(today, minimumAge)
    ? undefined
    : { key: 'profileForm.tooYoung', values: { years: minimumAge } };
}

/** The latest birthday of somebody of an age, as YYYY-MM-DD. */
export function yearsBefore(today: Date, years: number): string {
  const [year = '', ...rest] = today.toISOString().slice(0, 10).split('-');
  return [String(Number(year) - years).padStart(4, '0'), ...rest].join('-');
}

/** A Telegram name as the platform takes it, however it was typed. */
export function telegramName(text: string): string {
  const name = text.replace(/^(?:https?:\/\/)?t\.me\//i, '').replace(/^@+/, '');
  return name && `@${name}`;
}
