import { extensionOf, pictureSize } from '@liveryjs/compiler/manifest';
import { Failure } from '@liveryjs/workspace/failure';
import { Resvg } from '@resvg/resvg-js';
import type { BrandFile, BrandParts } from '#scripts/plugin/brand-parts.ts';

/** A picture of a portal as a whole. */
export interface SitePicture {
  readonly file: BrandFile;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The pictures by which other programs show a portal. Those are missing that nothing is there to draw from. */
export interface SitePictures {
  /** For the home screens of Apple's devices. */
  readonly touchIcon?: SitePicture | undefined;
  /** For the list of programs of a device. */
  readonly icons: readonly SitePicture[];
  /** An icon of which a device may cut off what lies outside of the circle in its middle. */
  readonly maskable?: SitePicture | undefined;
  /** For the card that a shared link becomes. */
  readonly card?: SitePicture | undefined;
}

/** Formats that pictures are drawn from, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Formats that every service shows which makes cards. */
const SHOWN_IN_CARDS = /\.(png|jpe?g|webp)$/;

/** The size of a card's picture that services ask for (Open Graph protocol). */
export const CARD = { width: 1200, height: 630 };

/** Sizes of a program's icons that browsers ask for before they install it, in pixels. */
const ICON_SIZES = [192, 512];

/** Apple's size of an icon on a home screen, in pixels. */
const TOUCH_SIZE = 180;

/** The share of an icon's width of which no device cuts anything off a square (W3C Manifest, "Icon masks"), and how much a touch icon fills. */
const MASKED = 0.56;
const FILLED = 0.78;

/**
 * Draws a portal's pictures from its favicon and its logo, over the colour of its page. An asset `card` stands in for the
 * drawn card.
 *
 * @param ground CSS colour
 * @throws Failure for a picture that cannot be drawn
 */
export function sitePictures(
  { favicon, logo, card }: Readonly<Partial<BrandParts['assets']>>,
  ground: string,
): SitePictures {
  const icon = (name: string, size: number, share: number, behind?: string) =>
    favicon && drawn(name, favicon, { width: size, height: size, share, ground: behind });
  const icons = ICON_SIZES.flatMap((size) => icon(`icon-${size}.png`, size, 1) ?? []);
  return {
    touchIcon: icon(`icon-${TOUCH_SIZE}.png`, TOUCH_SIZE, FILLED, ground),
    icons,
    maskable: icon('icon-maskable.png', 512, MASKED, ground),
    card: cardOf(card, logo, ground),
  };
}

function cardOf(
  card: BrandFile | undefined,
  logo: BrandFile | undefined,
  ground: string,
): SitePicture | undefined {
  if (card === undefined) return logo && drawn('card.png', logo, { ...CARD, share: 0.6, ground });
  if (!SHOWN_IN_CARDS.test(card.path)) return drawn('card.png', card, { ...CARD, share: 1, ground });
  const size = pictureSize(extensionOf(card.path), card.bytes);
  return size && { file: card, ...size };
}

/** A picture as an address that holds it. */
export function dataOf({ path, bytes }: BrandFile): string {
  return `data:${typeOf(path)};base64,${Buffer.from(bytes).toString('base64')}`;
}

function typeOf(path: string): string | undefined {
  return TYPES[extensionOf(path)];
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The share of the width, and of the height, that the picture fills at most. */
  readonly share: number;
  /** CSS colour behind it. Default: nothing. */
  readonly ground: string | undefined;
}

/** Draws a picture in the middle; undefined where it is of a format or a size that cannot be drawn well. */
function drawn(name: string, file: BrandFile, canvas: Canvas): SitePicture | undefined {
  const { width, height, share, ground } = canvas;
  if (!fills(file, width * share)) return undefined;
  const href = dataOf(file);
  const [w, h] = [width * share, height * share];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${
    ground === undefined ? '' : `<rect width="100%" height="100%" fill="${ground}"/>`
  }<image href="${href}" x="${(width - w) / 2}" y="${(height - h) / 2}" width="${w}" height="${h}"/></svg>`;
  try {
    const bytes = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    return { file: { path: name, bytes, made: true }, width, height };
  } catch (error) {
    throw new Failure(
      `${file.path} cannot be drawn as a picture of the portal (${error instanceof Error ? error.message : error}). Export it again.`,
      { cause: error },
    );
  }
}

/**
 * Tells whether a picture can be drawn so wide: of shapes alone, since each machine has other fonts, or of as many
 * pixels.
 */
export function fills({ path, bytes }: BrandFile, width: number): boolean {
  if (typeOf(path) === undefined) return false;
  if (extensionOf(path) === 'svg') return !/<(\w+:)?text\b/.test(new TextDecoder().decode(bytes));
  return (pictureSize(extensionOf(path), bytes)?.width ?? 0) >= width;
}
