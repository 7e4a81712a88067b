import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useApp } from './app.ts';
import { useRoute } from './use-route.ts';

export const SIDE_MENU_ID = 'livery-side-menu';

/** Closes the side menu where it is a drawer. */
export function closeSideMenu(): void {
  const menu = document.getElementById(SIDE_MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

const Toggle = styled.button`
  @media (min-width: 64rem) {
    &[data-column] {
      display: none;
    }
  }
`;

/** Tells whether the page that shows has a side menu [2.15]. */
export function useShowsSideMenu(): boolean {
  const { brand } = useApp();
  const route = useRoute();
  return (
    (typeof route !== 'object' || route.regions.includes('sideMenu')) && brand.regions.sideMenu.length > 0
  );
}

/**
 * The button that opens and closes the side menu where it is a drawer; it is gone where the menu is a column. Nothing
 * where the route shows no side menu [2.15].
 * The browser's popover does the work, so that it answers before any script has run.
 */
export function SideMenuToggle({ className, children }: { className?: string; children: ReactNode }) {
  const { brand } = useApp();
  if (!useShowsSideMenu()) return null;
  return (
    <Toggle
      type="button"
      className={className}
      {...(brand.layout.sideMenu === 'column' && { 'data-column': '' })}
      popoverTarget={SIDE_MENU_ID}
    >
      {children}
    </Toggle>
  );
}
