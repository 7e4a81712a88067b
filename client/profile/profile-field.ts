import { DATE_STYLE } from '@liveryjs/engine/kit/plain';
import type { Profile, ProfileField } from '@liveryjs/schemas/platform';
import type { ProfileFields } from '@liveryjs/schemas/portal';
import { regionNames } from '#client/system/region-names.ts';

/** The codes of incomes that a portal has words for. They are this project's own. */
export const INCOME_SOURCES = ['SALARY', 'BUSINESS', 'INVESTMENTS', 'SAVINGS', 'PENSION', 'FAMILY', 'OTHER'];

/** The fields that a brand shows and the platform asks for, in the brand's order, as strict as the stricter of both. */
export function profileFields(profile: Profile, settings: ProfileFields): readonly ProfileField[] {
  return settings.flatMap(({ id, required, locked }) => {
    const field = profile.fields.find(({ name }) => name === id);
    return field ? [{ ...field, required: field.required || required, locked: field.locked || locked }] : [];
  });
}

/** Tells whether the value of a field stays as it is. */
export function isFixed({ locked, value }: ProfileField): boolean {
  return locked && value !== undefined;
}

interface Words {
  /** BCP 47 tag. */
  readonly locale: string;
  readonly t: (key: string) => string;
}

/**
 * Returns the value of a field for people to read; undefined where there is none. A value that the portal cannot read stays
 * as it is.
 */
export function profileText({ name, value }: ProfileField, { locale, t }: Words): string | undefined {
  if (value === undefined) return undefined;
  if (name === 'incomeSource')
    return INCOME_SOURCES.includes(value) ? t(`profileFields.income.${value}`) : value;
  if (name === 'nationality') return regionNames(locale)(value);
  if (name !== 'birthday') return value;
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { ...DATE_STYLE, timeZone: 'UTC' }).format(day);
}
