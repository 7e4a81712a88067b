import { PortalRoot } from '@liveryjs/engine/boot/portal-root';
import { matchRoute } from '@liveryjs/engine/routing/match-route';
import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import type { OpenStory } from '#stories/portal/open-story.ts';

/** The time for what comes last on home, which all brands may show at once beside each other, in milliseconds. */
export const ALL_BRANDS_MS = 30_000;

/**
 * A whole page of the brand's own, as its bundle would show it: links and buttons lead on from there.
 *
 * @param paths addresses in the portal; the first one that the brand has shows, and its page of what is not found where
 * the brand has none
 */
export function pageStory(paths: readonly [string, ...string[]]): StoryObj {
  return {
    render: (_args, { loaded }) => {
      const { app, key } = (loaded as { story: OpenStory }).story;
      const path = paths.find((candidate) => matchRoute(app.brand.routes, candidate)) ?? paths[0];
      return (
        <MemoryRouter key={key} initialEntries={[path]}>
          <PortalRoot app={app} />
        </MemoryRouter>
      );
    },
  };
}
