import type { Languages } from '@liveryjs/schemas/brand';

/** Regions that CLDR keeps for pseudo-languages: XA is longer and accented, XB is read from the right. */
export const PSEUDO_REGIONS = ['XA', 'XB'] as const;

export type PseudoRegion = (typeof PSEUDO_REGIONS)[number];

const PSEUDO = /-X[AB]\b/;

/** The code by which the platform knows a language: a pseudo-language is the brand's default one in other letters. */
export function platformCode({ default: first, supported }: Languages, code: string): string {
  const locale = supported.find((language) => language.code === code)?.locale ?? '';
  return PSEUDO.test(locale) ? first : code;
}
