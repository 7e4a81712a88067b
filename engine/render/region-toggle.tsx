import type { ReactNode } from 'react';
import { useApp } from './app.ts';
import { useRoute } from './use-route.ts';

export const SIDE_MENU_ID = 'livery-side-menu';

/** Closes the drawer that the side menu is on narrow windows. */
export function closeSideMenu(): void {
  const menu = document.getElementById(SIDE_MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/**
 * The button that opens the side menu on narrow windows. Nothing where the route shows no side menu [2.15].
 * The browser's popover does the work, so that it answers before any script has run.
 */
export function SideMenuToggle({ className, children }: { className?: string; children: ReactNode }) {
  const { brand } = useApp();
  const route = useRoute();
  const shown = typeof route !== 'object' || route.regions.includes('sideMenu');
  if (!shown || brand.regions.sideMenu.length === 0) return null;
  return (
    <button type="button" className={className} popoverTarget={SIDE_MENU_ID}>
      {children}
    </button>
  );
}
