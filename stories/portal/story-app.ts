import { widgets } from 'virtual:stories/widgets';
import { snapshot } from 'valtio/vanilla';
import { createRegistry } from '#engine/registry/create-registry.ts';
import type { WidgetComponent, WidgetLoader } from '#engine/registry/widget.ts';
import { createActionContext } from '#engine/render/action-context.ts';
import { type App, createState } from '#engine/render/app.ts';
import { loadIntl } from '#engine/render/use-language.ts';
import { portal } from '#platform/portal.ts';
import { identityProviders } from '#platform/verification/identity-providers.ts';
import { resetStores } from './reset-stores.ts';
import type { Choice, StoryBrandParts } from './story-brand.ts';

identityProviders.sandbox = () => import('#platform/verification/providers/sandbox.ts');

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
  { brand, messages, assets }: StoryBrandParts,
  components: Readonly<Record<string, WidgetComponent>>,
): Promise<App> {
  resetStores();
  const state = createState(language, await loadIntl({ brand, messages }, language));
  state.mode = mode;
  const app: App = {
    brand,
    messages,
    assets,
    portal,
    state,
    registry: createRegistry(counted, components),
    router: { navigate: () => {} },
    initial: snapshot(state),
  };
  portal.start(createActionContext(() => app));
  return app;
}
