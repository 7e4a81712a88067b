import type { Menu, MenuItem } from '@liveryjs/schemas/brand';
import { useApp, useAppState } from './app.ts';
import { useIsWay } from './use-condition.ts';
import { useTrouble } from './use-trouble.ts';

/** An entry of a menu. `pending`: whether it shows is not known yet, so that its place is kept. */
export type MenuEntry = MenuItem & { readonly pending: boolean };

/** The entries that show now: whose condition and whose page's condition hold, and whose resource has an address. */
export function useMenu(items: Menu): readonly MenuEntry[] {
  const { routes } = useApp().brand;
  const holds = useIsWay();
  const trouble = useTrouble();
  const addresses = useAppState((state) => state.addresses);
  const entries = items.flatMap((item) => {
    const { resource, route } = item.to;
    const page = routes.find(({ id }) => id === route);
    const answers = [
      holds(item.when),
      holds(page?.when),
      resource === undefined || (addresses ? resource in addresses : trouble ? false : undefined),
    ];
    return answers.includes(false) ? [] : [{ ...item, pending: answers.includes(undefined) }];
  });
  return entries.filter((entry) => !entry.pending || keepsPlace(entry, entries));
}

/** Entries of one name lead different people to the same thing: only one of them will show, so one place is kept. */
function keepsPlace(entry: MenuEntry, entries: readonly MenuEntry[]): boolean {
  const namesakes = entries.filter(({ label }) => label === entry.label);
  return namesakes.every(({ pending }) => pending) && namesakes[0] === entry;
}
