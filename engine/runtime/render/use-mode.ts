import type { Mode } from '@liveryjs/schemas/brand';
import { useEffect, useState } from 'react';
import { useApp, useAppState } from './app.ts';
import { matchesMedia, watchMedia } from './browser/media.ts';
import { remember } from './preferences.ts';

const DARK = '(prefers-color-scheme: dark)';

/** The modes of the brand that a visitor chooses from, the one that shows, and the way to another. */
export function useModes(): {
  readonly current: Mode;
  readonly all: readonly Mode[];
  readonly choose: (id: string) => void;
} {
  const { brand, state } = useApp();
  const { defaultMode } = brand.theme;
  const modes = brand.theme.modes.filter(({ when }) => !when);
  const chosen = useAppState((app) => app.mode);
  const dark = usePrefersDark();
  const byDevice = modes.find((mode) => mode.scheme === (dark ? 'dark' : 'light'));
  const current = modes.find(({ id }) => id === (chosen ?? defaultMode)) ?? byDevice ?? modes[0];
  if (!current) throw new Error('The brand has no mode.');
  return {
    current,
    all: modes,
    choose(id) {
      state.mode = id;
      document.documentElement.dataset.mode = id;
      remember(brand.id, 'mode', id);
    },
  };
}

function usePrefersDark(): boolean {
  const [dark, setDark] = useState(false);
  useEffect(() => {
    const read = () => setDark(matchesMedia(DARK));
    read();
    return watchMedia(DARK, read);
  }, []);
  return dark;
}
