import { token } from './token.ts';

// The property of the token: the background itself may be on its way from one colour to another.
const GROUND = token('color.surface.base').slice('var('.length, -1);

/**
 * Gives the bars that a browser has around the page the colour of the page, whichever mode the visitor chooses or a season
 * brings. Where the device decides about the mode, they are as the document says.
 *
 * @returns ends it
 */
export function colorBars(document: Document): () => void {
  const { documentElement: root } = document;
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const written = metas.map(({ content }) => content);
  const follow = () => {
    const { mode } = root.dataset;
    const color = mode === undefined ? undefined : getComputedStyle(root).getPropertyValue(GROUND).trim();
    for (const [index, meta] of metas.entries()) meta.content = color ?? written[index] ?? '';
  };
  const observer = new MutationObserver(follow);
  if (metas.length > 0) {
    observer.observe(root, { attributeFilter: ['data-mode'] });
    follow();
  }
  return () => observer.disconnect();
}
