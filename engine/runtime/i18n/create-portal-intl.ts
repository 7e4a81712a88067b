import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';

/** Messages of one language as the build compiles them: a text without placeholders, or an ICU syntax tree. */
export type CompiledMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Fetches messages, by the name of the widget that says them. */
export type WordLoaders = Readonly<Record<string, () => Promise<{ default: CompiledMessages }>>>;

/** Formats messages, numbers and dates of one language. */
export interface PortalIntl {
  readonly intl: IntlShape<string>;
  /** The text of a message key; the key itself when a language lacks it, which `livery check` refuses. */
  readonly t: (key: string, values?: MessageValues) => string;
  /** Adds what a widget says, where that is not here from the start. @throws when it does not arrive */
  readonly learn: (widget: string) => Promise<void>;
  /** Fetches where the words of all other widgets are, so that learning them takes one step less. */
  readonly prefetch: () => Promise<void>;
}

/** The language and the brand of a portal, and who hears of a text that cannot be shown. */
export interface PortalTexts {
  /** BCP 47 tag. */
  readonly locale: string;
  /** Name of the brand, which fills `{brand}` in every text. */
  readonly brand: string;
  /** @param key of the text, whose place the key takes. Default: the console is told */
  readonly onError?: (sentence: string, key: string) => void;
}

/** @param first messages that are here from the start
 * @param loaders what widgets say besides, fetched when they come
 * @param others fetches the loaders of further widgets
 */
export function createPortalIntl(
  { locale, brand, onError = (sentence) => console.error(`[livery] ${sentence}`) }: PortalTexts,
  first: CompiledMessages = {},
  loaders: WordLoaders = {},
  others: () => Promise<{ default: WordLoaders }> = async () => ({ default: {} }),
): PortalIntl {
  // It grows in place: what stands on the page already says the same as before, and need not render again.
  const messages: Record<string, unknown> = { ...first };
  // Made when it is first needed, and without asking the browser whether it knows the locale: to list what it knows
  // takes a phone 0.2 s. A locale that is only the default one is not asked for; what is said of that is no error.
  let made: IntlShape<string> | undefined;
  const intlOf = () => {
    made ??= createIntl(
      {
        locale: '',
        defaultLocale: locale,
        messages: messages as CompiledMessages,
        onError: (error) =>
          made && onError(error.message, 'descriptor' in error ? (error.descriptor?.id ?? '') : ''),
      },
      createIntlCache(),
    );
    return made;
  };
  return {
    get intl() {
      return intlOf();
    },
    t(key, values) {
      // Asked here because createIntl keeps quiet about what its default language lacks.
      const message = messages[key];
      if (typeof message === 'string' && !message.includes('{')) return message;
      if (message !== undefined) return intlOf().formatMessage({ id: key }, { brand, ...values });
      onError(`The language ${locale} has no message '${key}'.`, key);
      return key;
    },
    async learn(widget) {
      const load = loaders[widget] ?? (await others()).default[widget];
      const words = await load?.();
      Object.assign(messages, words?.default);
    },
    async prefetch() {
      await others();
    },
  };
}
