import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PortalRoot } from '#engine/boot/portal-root.tsx';
import type { App } from '#engine/render/app.ts';
import type { Placement } from '#schemas/generated/brand.ts';
import { brandWithOnly, type Stage } from './stage.ts';

/** One placement in a running portal, as a bundle would show it. */
export function StoryPortal({ app, placement, stage }: { app: App; placement: Placement; stage: Stage }) {
  const shown = useMemo(
    () => ({ ...app, brand: brandWithOnly(app.brand, placement, stage) }),
    [app, placement, stage],
  );
  return (
    <MemoryRouter initialEntries={[stage.path]}>
      <PortalRoot app={shown} />
    </MemoryRouter>
  );
}
