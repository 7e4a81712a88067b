import { widgets } from 'virtual:stories/widgets';
import { portal } from '@liveryjs/client/portal';
import { identityProviders } from '@liveryjs/client/verification/identity-providers';
import { createRegistry } from '@liveryjs/engine/registry/create-registry';
import type { WidgetComponent, WidgetLoader } from '@liveryjs/engine/registry/widget';
import { createActionContext } from '@liveryjs/engine/render/action-context';
import { type App, createRouter, createState } from '@liveryjs/engine/render/app';
import { loadIntl } from '@liveryjs/engine/render/use-language';
import { snapshot } from 'valtio/vanilla';
import { resetStores } from './reset-stores.ts';
import type { Choice, StoryBrandParts } from './story-brand.ts';

identityProviders.sandbox = () => import('@liveryjs/client/verification/providers/sandbox');

let loading = 0;

/** Widgets whose code is on its way. */
export function widgetsOnTheirWay(): number {
  return loading;
}

const counted = Object.fromEntries(
  Object.entries(widgets).map(([name, load]): [string, WidgetLoader] => [
    name,
    async () => {
      loading += 1;
      try {
        return await load();
      } finally {
        loading -= 1;
      }
    },
  ]),
);

/** A portal that has just been opened: of the brand, with every widget there is and nothing known yet. */
export async function createStoryApp(
  { language, mode }: Choice,
  { brand, messages, contents, assets }: StoryBrandParts,
  components: Readonly<Record<string, WidgetComponent>>,
): Promise<App> {
  resetStores();
  const state = createState(language, await loadIntl({ brand, messages }, language));
  state.mode = mode;
  const app: App = {
    brand,
    messages,
    contents,
    assets,
    portal,
    state,
    registry: createRegistry(counted, components),
    router: createRouter(),
    initial: snapshot(state),
  };
  portal.start(createActionContext(() => app));
  return app;
}
