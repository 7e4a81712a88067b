import type { Plugin } from 'rollup';

/** Where styled-components adds names of old browsers to styles, if it is told to. */
const PREFIXER = /\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * Takes the names that old browsers had for styles out of styled-components: no portal asks for them, and their table
 * would be in every bundle because the library cannot know that.
 */
export function withoutPrefixes(): Plugin {
  return {
    name: 'livery:without-prefixes',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]styled-components[\\/]/ },
      handler(code) {
        return { code: code.replace(PREFIXER, ''), map: null };
      },
    },
  };
}
