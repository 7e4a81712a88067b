import { directionOf } from '#engine/i18n/direction-of.ts';
import type { Choice, StoryBrandParts } from './story-brand.ts';

const STYLE_ID = 'story-tokens';

/** Gives the document the tokens, mode, language and direction of a choice. */
export function showBrand({ brand, mode, language, direction }: Choice, { css }: StoryBrandParts): void {
  const style =
    document.getElementById(STYLE_ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = STYLE_ID;
  if (style.textContent !== css) style.textContent = css;
  const spoken = brand.languages.supported.find(({ code }) => code === language);
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.lang = spoken?.locale ?? 'en';
  root.dir = direction === 'auto' ? (spoken?.direction ?? directionOf(root.lang)) : direction;
}
