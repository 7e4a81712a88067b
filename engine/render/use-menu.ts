import type { Menu, MenuItem } from '@liveryjs/schemas/brand';
import { useApp, useAppState } from './app.ts';
import { useHolds } from './use-condition.ts';

/** An entry of a menu. `pending`: whether it shows is not known yet, so that its place is kept. */
export type MenuEntry = MenuItem & { readonly pending: boolean };

/** The entries that show now: whose condition and whose page's condition hold, and whose resource has an address. */
export function useMenu(items: Menu): readonly MenuEntry[] {
  const { routes } = useApp().brand;
  const holds = useHolds();
  const addresses = useAppState((state) => state.addresses);
  return items.flatMap((item) => {
    const { resource, route } = item.to;
    const page = routes.find(({ id }) => id === route);
    const answers = [
      holds(item.when),
      holds(page?.when),
      resource === undefined || (addresses && resource in addresses),
    ];
    return answers.includes(false) ? [] : [{ ...item, pending: answers.includes(undefined) }];
  });
}
