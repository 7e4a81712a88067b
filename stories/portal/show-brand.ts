import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import type { Choice, StoryBrandParts } from './story-brand.ts';

/** Id of the element that holds the stylesheet of the brand's tokens. */
export const TOKENS_STYLE = 'story-tokens';

/** Gives the document the tokens, mode, language and direction of a choice. */
export function showBrand({ brand, mode, language, direction }: Choice, { css }: StoryBrandParts): void {
  const style =
    document.getElementById(TOKENS_STYLE) ?? document.head.appendChild(document.createElement('style'));
  style.id = TOKENS_STYLE;
  if (style.textContent !== css) style.textContent = css;
  const spoken = brand.languages.supported.find(({ code }) => code === language);
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.lang = spoken?.locale ?? 'en';
  root.dir = direction === 'auto' ? (spoken?.direction ?? directionOf(root.lang)) : direction;
}
