import { PortalRoot } from '@liveryjs/engine/boot/portal-root';
import type { App } from '@liveryjs/engine/render/app';
import { SIDE_MENU_ID } from '@liveryjs/engine/render/region-toggle';
import type { Placement } from '@liveryjs/schemas/brand';
import { useEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { brandWithOnly, type Stage } from './stage.ts';

/** One placement in a running portal, as a bundle would show it; what would have to be opened first is open. */
export function StoryPortal({ app, placement, stage }: { app: App; placement: Placement; stage: Stage }) {
  const { region, modal } = stage;
  const shown = useMemo(
    () => ({ ...app, brand: brandWithOnly(app.brand, placement, stage) }),
    [app, placement, stage],
  );
  useEffect(() => {
    if (region === 'sideMenu') openDrawer();
    if (region === 'modal') app.state.modal = modal;
  }, [app, region, modal]);
  return (
    <MemoryRouter initialEntries={[stage.path]}>
      <PortalRoot app={shown} />
    </MemoryRouter>
  );
}

/** The side menu is a column in some brands and on wide windows, where nothing has to be opened. */
function openDrawer(): void {
  const menu = document.getElementById(SIDE_MENU_ID);
  if (menu && getComputedStyle(menu).position === 'fixed') menu.showPopover();
}
