import { literal } from '#scripts/plugin/module-source.ts';
import type { CodeBundle } from './code-bundle.ts';
import { reach } from './reach.ts';

/** A release as its service worker knows it; addresses are paths of the portal. */
export interface WorkerRelease {
  /** Equal for the pages of a release and its worker. */
  readonly id: string;
  readonly files: readonly string[];
  readonly shell: { readonly url: string; readonly revision: string };
  readonly platform: readonly string[];
}

/**
 * Returns the text of the service worker of a release.
 * @param code of every worker, under the global name `livery`
 */
export function serviceWorker(code: string, release: WorkerRelease): string {
  return `${code.trimEnd()}\nlivery.keepOffline(self,${literal(release)});\n`;
}

/** The text of a service worker that takes the place of an earlier one, and then itself and all that was kept away. */
export const REMOVING_WORKER = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('livery-'))await caches.delete(name);
await registration.unregister();
})()));
`;

/** Returns the scripts that start a portal and show some widgets, with all that they need at once. */
export function scriptsOf(
  { chunks, entry, loaders }: Pick<CodeBundle, 'chunks' | 'entry' | 'loaders'>,
  widgets: readonly string[],
): ReadonlySet<string> {
  const ofWidgets = chunks.filter((chunk) => chunk.widgets.some((name) => widgets.includes(name)));
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  return new Set(
    reach([entry, loaders, ...ofWidgets.map(({ file }) => file)], (file) => imports.get(file) ?? []),
  );
}
