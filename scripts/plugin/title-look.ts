import { nearestPassing } from '@liveryjs/compiler/theme';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** The look of a page's title in a picture that the build draws. */
export interface TitleLook {
  /** CSS colours: of the page behind it, of its letters, and of the brand. */
  readonly ground: string;
  readonly color: string;
  readonly accent?: string | undefined;
  /** Files of fonts, each in a weight. A letter is drawn in the first that has it. */
  readonly fonts: readonly { readonly path: string; readonly weight: number }[];
}

/** WCAG 2.2, success criterion 1.4.3. */
const CONTRAST = 4.5;

/** A heading is bold where a brand says nothing else. */
const BOLD = 700;

/**
 * Returns the look of titles: the brand's own colours and fonts, those of its headings first. Letters that have too little
 * contrast are drawn in the nearest colour that has enough.
 * @param values of the tokens in the mode of a first visit, by name
 * @param pathOf gives the path of a font's file by the position of the font and of the file; undefined for none
 * @returns undefined for a brand without fonts of its own: each machine has others
 */
export function titleLook(
  fonts: ResolvedBrand['theme']['fonts'],
  values: Readonly<Record<string, string>>,
  pathOf: (font: number, file: number) => string | undefined,
): TitleLook | undefined {
  const { 'color.surface.base': ground, 'color.text.primary': text, 'color.brand.500': accent } = values;
  const color = ground && text && nearestPassing(text, ground, CONTRAST);
  if (!ground || !color) return undefined;
  const weight = Number(values['font.weight.bold']) || BOLD;
  const families = familiesOf(values['font.family.display']);
  const files = fonts.flatMap(({ family, weight: weights, style, files }, index) => {
    const [least = BOLD, most = least] = weights.split(' ').map(Number);
    const closest = Math.min(most, Math.max(least, weight));
    const place = families.indexOf(family);
    const rank = [
      place === -1 ? families.length : place,
      style === 'normal' ? 0 : 1,
      Math.abs(closest - weight),
    ];
    return files.flatMap((_file, fileIndex) => {
      const path = pathOf(index, fileIndex);
      return path === undefined ? [] : [{ path, weight: closest, rank }];
    });
  });
  if (files.length === 0) return undefined;
  return {
    ground,
    color,
    accent,
    fonts: files
      .sort((a, b) => a.rank.map((value, index) => value - (b.rank[index] ?? 0)).find(Boolean) ?? 0)
      .map(({ path, weight }) => ({ path, weight })),
  };
}

/** The names in a list of families, as CSS writes it. */
function familiesOf(list = ''): string[] {
  return list.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
}
