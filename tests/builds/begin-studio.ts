import { createBrandStore } from '@liveryjs/cli/dev/brand-store';
import { createDraftBrands } from '@liveryjs/cli/studio/draft-brands';
import { Studio } from '@liveryjs/cli/studio/studio';
import { keepRepository } from '@liveryjs/workspace/open';

/**
 * Begins the work behind the studio's page on a repository, with the draft that it keeps.
 * @param releases the place in which it publishes change sets. Default: none
 */
export async function beginStudio(root: string, releases?: string): Promise<Studio> {
  const open = () => keepRepository({ root });
  const store = createBrandStore(await open());
  const studio = new Studio({
    store: createDraftBrands(store, open),
    saved: store,
    addresses: () => ({ port: 1, addressOf: ({ path }) => path }),
    releases,
    log: () => undefined,
  });
  await studio.begin();
  return studio;
}
