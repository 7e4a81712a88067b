import type { App } from '#engine/render/app.ts';
import { colorBars } from '#engine/render/color-bars.ts';
import { keepFocus } from '#engine/render/keep-focus.ts';
import { rereadMediaRules } from '#engine/render/reread-media-rules.ts';
import { offerLanguage } from './offer-language.ts';

/**
 * Begins the engine's work for a page that has started.
 *
 * @param app is there once the portal has started
 * @returns ends it
 */
export function watchPage(document: Document, app: Promise<App | undefined>): () => void {
  const ends = [keepFocus(document), rereadMediaRules(), colorBars(document)];
  let isOver = false;
  void app.then((started) => {
    if (started && !isOver) ends.push(offerLanguage(started, navigator.languages ?? []));
  });
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
