/** The page that HTML from elsewhere becomes a part of. */
export interface Arrangement {
  /** Level of its highest heading. */
  readonly level: number;
  /** The page's own origin. */
  readonly origin: string;
  /** Name of a table that has none, for screen readers. */
  readonly tableName: string;
}

/**
 * Arranges sanitised HTML as a part of a page: headings below the page's own, links to other origins in another tab,
 * pictures when they come near, each table in a box of its own that can scroll sideways.
 *
 * @param isSafe whether a link or a picture may have the address
 */
export function arrange(
  content: DocumentFragment,
  { level, origin, tableName }: Arrangement,
  isSafe: (address: string) => boolean,
): void {
  lowerHeadings(content, level);
  for (const link of content.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const url = isSafe(href) && URL.canParse(href, origin) ? new URL(href, origin) : undefined;
    if (!url) link.removeAttribute('href');
    else if (url.origin === origin) link.setAttribute('href', url.pathname + url.search + url.hash);
    else if (url.protocol === 'https:') {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
  }
  for (const image of content.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    if (!src || !isSafe(src)) image.remove();
    image.setAttribute('loading', 'lazy');
    image.setAttribute('decoding', 'async');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  for (const table of content.querySelectorAll('table')) {
    const box = content.ownerDocument.createElement('div');
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', table.caption?.textContent?.trim() || tableName);
    table.replaceWith(box);
    box.append(table);
  }
}

function lowerHeadings(content: DocumentFragment, level: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = ({ localName }: Element) => Number(localName.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const lowered = content.ownerDocument.createElement(
      `h${Math.min(6, levelOf(heading) - highest + level)}`,
    );
    for (const { name, value } of heading.attributes) lowered.setAttribute(name, value);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}
