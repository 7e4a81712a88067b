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

/**
 * @param locale BCP 47 tag
 * @param first messages that are here from the start
 * @param loaders what widgets say besides, fetched when they come
 * @param others fetches the loaders of further widgets
 */
export function createPortalIntl(
  locale: string,
  first: CompiledMessages = {},
  loaders: WordLoaders = {},
  others: () => Promise<{ default: WordLoaders }> = async () => ({ default: {} }),
): PortalIntl {
  // It grows in place: what stands on the page already says the same as before, and need not render again.
  const messages: Record<string, unknown> = { ...first };
  const onError = ({ message }: Error) => console.error(`[livery] ${message}`);
  // Made when it is first needed, and without asking the browser whether it knows the locale: to list what it knows
  // takes a phone 0.2 s. A locale that is only the default one is not asked for; what is said of that is no error.
  let made: IntlShape<string> | undefined;
  const intlOf = () => {
    made ??= createIntl(
      {
        locale: '',
        defaultLocale: locale,
        messages: messages as CompiledMessages,
        onError: (error) => made && onError(error),
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
      if (message !== undefined) return intlOf().formatMessage({ id: key }, values);
      onError(new Error(`The language ${locale} has no message '${key}'.`));
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
