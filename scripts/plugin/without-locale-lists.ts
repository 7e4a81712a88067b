import type { Plugin } from 'rollup';

/** Where a message asks the browser which locales it knows, for a locale that only `resolvedOptions` tells. */
const ASKING = 'this.resolvedLocale = IntlMessageFormat.resolveLocale(locales);';

/**
 * Lets intl-messageformat make a message without asking the browser which locales it knows. Nobody asks a message for
 * what comes of it, and the first such list takes a phone 50 ms, in the task that brings the page to life.
 */
export function withoutLocaleLists(): Plugin {
  return {
    name: 'livery:without-locale-lists',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]intl-messageformat[\\/]/ },
      handler(code) {
        return { code: code.replace(ASKING, ''), map: null };
      },
    },
  };
}
