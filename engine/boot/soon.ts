import { keepFocus } from '#engine/render/keep-focus.ts';
import { rereadMediaRules } from '#engine/render/reread-media-rules.ts';

/**
 * What the engine does for a page once it has started.
 *
 * @returns ends it
 */
export function watchPage(document: Document): () => void {
  const ends = [keepFocus(document), rereadMediaRules()];
  return () => {
    for (const end of ends) end();
  };
}
