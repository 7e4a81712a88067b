import { unstable_serialize } from 'swr';
import type { App } from './app.ts';
import type { KeptAnswers } from './portal.ts';

type Key = Parameters<typeof unstable_serialize>[0];

/** The answers that a running portal keeps. Before anything is drawn there are none. */
export function keptAnswers({ state }: Pick<App, 'state'>): KeptAnswers {
  return {
    renew(names) {
      void state.kept?.mutate((key) => names.includes(nameOf(key)));
    },
    replace(name, change) {
      const { kept } = state;
      // Changing an answer that is still on its way would have it thrown away when it comes.
      const isHere = (key: Key) => kept?.cache.get(unstable_serialize(key))?.data !== undefined;
      void kept?.mutate((key) => nameOf(key) === name && isHere(key), change, { revalidate: false });
    },
    push(names) {
      state.pushed = names;
    },
  };
}

function nameOf(key: Key): string {
  return String(Array.isArray(key) ? key[0] : key);
}
