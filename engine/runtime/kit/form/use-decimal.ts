import { compareDecimals, digitsOf } from '@liveryjs/schemas/decimal';
import { useIntl, useMessages } from '#engine/render/use-language.ts';
import { readDecimal } from './read-decimal.ts';
import { writeDecimal } from './write-decimal.ts';

export interface DecimalRules {
  /** After the point at most. */
  readonly digits: number;
  /** Exact decimal that is the least. */
  readonly min?: string | undefined;
  /** Exact decimal that is the most. */
  readonly max?: string | undefined;
  /** Writes an exact decimal in messages; default: as a number of the visitor's language. */
  readonly show?: ((exact: string) => string) | undefined;
}

export interface DecimalReader {
  /** The exact decimal that was typed; undefined for what is none. */
  readonly read: (text: string) => string | undefined;
  /** The digits of a count that was typed; what is none stays as it is. */
  readonly count: (text: string) => string;
  /** An exact decimal as the visitor would type it, for the field. */
  readonly write: (exact: string) => string;
  /**
   * Returns the error in the typed text, for below the field. Says `form.notEmpty`, `form.noNumber`, `form.fewerDigits`,
   * `form.tooLittle`, `form.tooMuch`.
   */
  readonly problem: (label: string, text: string, rules: DecimalRules) => string | undefined;
}

/** Reads and checks what fields of kind `decimal` hold, as it is written in the visitor's language. */
export function useDecimal(): DecimalReader {
  const t = useMessages();
  const { locale } = useIntl();
  const read = (text: string) => readDecimal(text, locale);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const plainly = (exact: string) => number.format(exact as Intl.StringNumericLiteral);
  return {
    read,
    count(text) {
      const exact = read(text);
      return exact === undefined || exact.includes('.') ? text : exact;
    },
    write: (exact) => writeDecimal(exact, locale),
    problem(label, text, { digits, min, max, show = plainly }) {
      if (text === '') return t('form.notEmpty', { field: label });
      const given = read(text);
      if (given === undefined) return t('form.noNumber', { given: text });
      if (digitsOf(given) > digits) return t('form.fewerDigits', { given: text, digits });
      if (min !== undefined && compareDecimals(given, min) < 0) {
        return t('form.tooLittle', { given: show(given), least: show(min) });
      }
      if (max !== undefined && compareDecimals(given, max) > 0) {
        return t('form.tooMuch', { given: show(given), most: show(max) });
      }
      return;
    },
  };
}
