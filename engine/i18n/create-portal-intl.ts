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
export function createPortalIntl(locale: string, messages: CompiledMessages): PortalIntl {
  const intl = createIntl(
    {
      locale,
      messages: messages ?? {},
      onError: (error) => console.error(`[livery] ${error.message}`),
    },
    createIntlCache(),
  );
  return { intl, t: (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values) };
}
