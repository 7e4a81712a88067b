import { colours } from './colours.ts';
import { dice } from './dice.ts';
import { digits } from './digits.ts';
import { eleven } from './eleven.ts';
import type { Family } from './family.ts';
import { fourDigits } from './four-digits.ts';
import { keno, sixOf45 } from './keno.ts';
import { race } from './race.ts';
import { north, south } from './vietnam.ts';

/** Every family of lotteries. All rules are this project's own. */
export const families = {
  digits3: digits(3),
  digits4: digits(4),
  digits5: digits(5),
  eleven,
  dice,
  race,
  north,
  south,
  fourDigits,
  keno,
  sixOf45,
  colours,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/** @throws Error for a name that no family has */
export function familyOf(name: string): Family {
  const family = (families as Record<string, Family>)[name];
  if (!family) throw new Error(`There is no family of lotteries called ${name}.`);
  return family;
}
