import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** The colour that a browser gives its own bars around a page. */
export interface ThemeColor {
  /** As CSS writes it. */
  readonly color: string;
  /** The media query that it is for; undefined for every visitor. */
  readonly media?: string | undefined;
}

/**
 * Returns the colours of a browser's bars on a first visit: that of the mode which the brand begins in, or one for each
 * scheme that the visitor's device may ask for.
 * @param pageColors by id of the mode
 */
export function themeColors(
  { modes, defaultMode }: Pick<ResolvedBrand['theme'], 'modes' | 'defaultMode'>,
  pageColors: Readonly<Record<string, string>>,
): readonly ThemeColor[] {
  const colorOf = (mode: string | undefined) => pageColors[mode ?? ''];
  if (defaultMode !== 'system') {
    const color = colorOf(defaultMode);
    return color === undefined ? [] : [{ color }];
  }
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const color = colorOf(modes.find((mode) => mode.scheme === scheme && !mode.when)?.id);
    return color === undefined ? [] : [{ color, media: `(prefers-color-scheme: ${scheme})` }];
  });
}
