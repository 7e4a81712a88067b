import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';

/** Messages of one language as the build compiles them: text without arguments, or its ICU syntax tree. */
export type CompiledMessages = Parameters<typeof createIntl>[0]['messages'];

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Formats messages, numbers and dates of one language. */
export interface PortalIntl {
  readonly intl: IntlShape<string>;
  /** The text of a message key; the key itself when a language lacks it, which `livery check` refuses. */
  readonly t: (key: string, values?: MessageValues) => string;
}

/** @param locale BCP 47 tag */
export function createPortalIntl(locale: string, messages: CompiledMessages = {}): PortalIntl {
  const onError = ({ message }: Error) => console.error(`[livery] ${message}`);
  const intl = createIntl({ locale, messages, onError }, createIntlCache());
  return {
    intl,
    t(key, values) {
      // Asked here because createIntl keeps quiet about what its default language lacks.
      if (key in messages) return intl.formatMessage({ id: key }, values);
      onError(new Error(`The language ${locale} has no message '${key}'.`));
      return key;
    },
  };
}
