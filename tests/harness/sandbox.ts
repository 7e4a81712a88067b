import { resolve } from 'node:path';
import { createSandbox, type Sandbox } from '@liveryjs/sandbox/create-sandbox';
import { openStore } from '@liveryjs/sandbox/store/open-store';

export interface RunningSandbox {
  readonly app: Sandbox['app'];
  readonly url: string;
  close(): Promise<void>;
}

/** A finished database, kept for the next: making one takes seconds. */
const memory = { memory: true, templates: resolve(import.meta.dirname, '../../.livery/templates') } as const;

/**
 * A sandbox of a test file's own, on a free port, whose data is gone when it closes.
 * @param pictures plain: of the same size, but empty, because drawing dozens of them is most of a page's work
 */
export async function startSandbox(pictures: 'drawn' | 'plain' = 'plain'): Promise<RunningSandbox> {
  const store = await openStore(memory);
  const { app, close } = await createSandbox({
    store,
    ...(pictures === 'plain' && { finishPicture: emptied }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, close: () => close().finally(store.close) };
}

/** The picture's frame with one colour in it. */
function emptied(svg: string): string {
  return svg.replace(/(<svg[^>]*>).*<\/svg>/s, '$1<rect width="100%" height="100%" fill="#5a6478"/></svg>');
}

/** Makes the database that `startSandbox` starts from. */
export async function prepareSandbox(): Promise<void> {
  const store = await openStore(memory);
  await store.close();
}
