type Child = Node | string;

/** An element with attributes and content. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

export function button(label: Child, press: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const element = el('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', press);
  return element;
}

const factor = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 2 });

/** Formats a payout, given in hundredths, as a multiple of the stake. */
export function timesOf(hundredths: number): string {
  return `×${factor.format(hundredths / 100)}`;
}

/** The media query that matches while the visitor wants little motion. */
export const still = calm();

function calm(): Pick<MediaQueryList, 'matches' | 'addEventListener'> {
  const unasked = Object.assign(new EventTarget(), { matches: false });
  try {
    return matchMedia('(prefers-reduced-motion: reduce)') ?? unasked;
  } catch {
    return unasked;
  }
}

/** Waits, unless the visitor wants nothing to move. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, still.matches ? 0 : milliseconds));
}
