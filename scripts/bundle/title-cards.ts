import { createRequire } from 'node:module';
import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { hasAddresses } from '@liveryjs/compiler/plain/language-path';
import { createPortalIntl } from '@liveryjs/engine/i18n/create-portal-intl';
import { digestOf, hashOf } from '@liveryjs/workspace/hash';
import { renderAsync } from '@resvg/resvg-js';
import { atOnce } from '#scripts/at-once.ts';
import type { BrandFile, BrandParts, PageBrand } from '#scripts/plugin/brand-parts.ts';
import type { Cache } from './cache.ts';
import { openFont } from './drawn-text.ts';
import { isPublic } from './pages.ts';
import { CARD, fills, type SitePicture } from './site-pictures.ts';
import { LOGO, type TitleCard, titleCard } from './title-card.ts';

/** Gives the card of a page by the code of its language and its title; undefined for one that has the card of its brand. */
export type CardOf = (language: string, title: string) => SitePicture | undefined;

/** The parts of a brand that its cards show. */
export interface CardParts extends Pick<BrandParts, 'messages' | 'assets' | 'styleFiles' | 'titles'> {
  readonly brand: Pick<PageBrand, 'name' | 'languages' | 'access'> & {
    readonly routes: readonly Pick<PageBrand['routes'][number], 'id' | 'path' | 'title'>[];
  };
}

/** Draws the cards of a brand's pages. */
export type MakeCards = (parts: CardParts) => Promise<CardOf>;

/** Services leave out a picture that is larger, in bytes. */
const MOST_BYTES = 150_000;

/** Node draws in four threads, which all parts of a process share. */
const AT_ONCE = 4;

/** Length of a SHA-256 in bytes. */
const DIGEST = 32;

/**
 * Makes cards: a picture with the title for each public page in each language that has addresses. Pages with equal titles
 * share one, and so do brands that look alike. A page has none whose title no font of the brand can show, and none has one
 * where the manifest names a card, or the brand has no logo to draw.
 * @param cache keeps what was drawn
 */
export function cardMaker(cache: Cache): MakeCards {
  const draw = async (svg: string): Promise<Buffer> => {
    const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    return Buffer.concat([Buffer.from(digestOf(png), 'hex'), png]);
  };
  const isWhole = (kept: Buffer) =>
    digestOf(kept.subarray(DIGEST)) === kept.subarray(0, DIGEST).toString('hex');
  return async (parts) => {
    const { assets, styleFiles, titles: look } = parts;
    const { logo } = assets;
    if (!look || !logo || assets.card || !fills(logo, LOGO.width)) return () => undefined;
    const bytesOf = new Map(styleFiles.map(({ path, bytes }) => [path, bytes]));
    const opened = await Promise.allSettled(
      look.fonts.map(({ path, weight }) => openFont(bytesOf.get(path) ?? new Uint8Array(), weight)),
    );
    // A file that is no font has no letters, as in browsers.
    const fonts = opened.flatMap((font) => (font.status === 'fulfilled' ? [font.value] : []));
    const cards = await atOnce(
      titlesOf(parts),
      async ({ code, ...title }) => {
        const svg = titleCard({ ...title, ...look, fonts, logo });
        if (svg === undefined) return [];
        const kept = await cache.bytes(`card-${hashOf(RESVG, svg)}`, isWhole, () => draw(svg));
        const file: BrandFile = { path: 'card.png', bytes: kept.subarray(DIGEST), made: true };
        return file.bytes.length > MOST_BYTES ? [] : [[keyOf(code, title.title), { file, ...CARD }] as const];
      },
      AT_ONCE,
    );
    const byTitle = new Map(cards.flat());
    return (language, title) => byTitle.get(keyOf(language, title));
  };
}

const { version: RESVG } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as {
  readonly version: string;
};

/** The titles of the pages that others may see, in each language that has addresses of its own; equal ones once. */
function titlesOf({
  brand,
  messages,
}: CardParts): (Pick<TitleCard, 'title' | 'dir' | 'locale'> & { readonly code: string })[] {
  const { languages } = brand;
  return languages.supported
    .filter(({ code }) => hasAddresses(languages, code))
    .flatMap(({ code, locale, direction }) => {
      const texts = messages[code] as Parameters<typeof createPortalIntl>[1];
      // Who writes the pages reports what is wrong with a text.
      const { t } = createPortalIntl({ locale, brand: brand.name, onError: () => undefined }, texts);
      const titles = brand.routes.flatMap((route) =>
        isPublic(brand, route.path, route) ? [t(route.title)] : [],
      );
      const dir = direction ?? directionOf(locale);
      return [...new Set(titles)].map((title) => ({ code, title, dir, locale }));
    });
}

function keyOf(language: string, title: string): string {
  return `${language} ${title}`;
}
