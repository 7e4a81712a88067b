import type { ProfileFieldName } from '@liveryjs/schemas/platform';
import { isPlain } from '#sandbox/identity/is-plain.ts';

interface Rules {
  readonly now: Date;
  readonly minimumAge: number;
  /** Codes of the countries that there are. */
  readonly countries: readonly string[];
}

/** Years after which nobody has been born. */
const OLDEST = 120;
const NAME = /^[\p{L}\p{M} .'’-]+$/u;
const INCOMES = ['SALARY', 'BUSINESS', 'INVESTMENTS', 'SAVINGS', 'PENSION', 'FAMILY', 'OTHER'];
const LENGTHS = {
  nickname: [2, 30],
  realName: [2, 60],
  fullName: [2, 100],
  address: [5, 200],
  occupation: [2, 60],
} as const;

/** @returns what is wrong with a value, which is not empty; undefined where nothing is */
export function checkProfileField(name: ProfileFieldName, value: string, rules: Rules): string | undefined {
  if (!isPlain(value)) return 'must not hold control characters';
  if (name === 'telegram') {
    return /^@[A-Za-z]\w{4,31}$/.test(value) ? undefined : 'must be @ and a name of 5 to 32 characters';
  }
  if (name === 'nationality') return rules.countries.includes(value) ? undefined : 'is no code of a country';
  if (name === 'incomeSource') {
    return INCOMES.includes(value) ? undefined : `must be one of ${INCOMES.join(', ')}`;
  }
  if (name === 'birthday') return checkBirthday(value, rules);
  const [min, max] = LENGTHS[name];
  const length = [...value].length;
  if (length < min || length > max) return `must have ${min} to ${max} characters`;
  const isName = name === 'realName' || name === 'fullName';
  return isName && !NAME.test(value) ? 'must be a name' : undefined;
}

function checkBirthday(value: string, { now, minimumAge }: Rules): string | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && day.toJSON()?.slice(0, 10) === value;
  if (!isDay || ageAt(day, now) > OLDEST || day > now) return 'must be a day as YYYY-MM-DD';
  return ageAt(day, now) < minimumAge ? `must be at least ${minimumAge} years ago` : undefined;
}

/** Whole years. Somebody born on 29 February is a year older on 1 March. */
function ageAt(birth: Date, now: Date): number {
  const years = now.getUTCFullYear() - birth.getUTCFullYear();
  const months = now.getUTCMonth() - birth.getUTCMonth();
  const before = months < 0 || (months === 0 && now.getUTCDate() < birth.getUTCDate());
  return before ? years - 1 : years;
}
