import type { RegisterRule, RegisterRules } from '@liveryjs/schemas/platform';

/** Characters of a password that the platform takes at all. */
export const LONGEST_PASSWORD = 200;

/** The rules for what the platform does not say; the platform has the last word. */
const OWN_RULES: RegisterRules = {
  username: { minLength: 1, maxLength: 100 },
  password: { minLength: 1, maxLength: LONGEST_PASSWORD },
};

/**
 * The rule of a field of the registration. A name and a password have one though the platform names none, or only a
 * part of it.
 *
 * @param rules undefined while they are not known
 */
export function ruleOf(field: string, rules: RegisterRules = {}): RegisterRule | undefined {
  const ownRule = OWN_RULES[field];
  return ownRule ? { ...ownRule, ...rules[field] } : rules[field];
}
