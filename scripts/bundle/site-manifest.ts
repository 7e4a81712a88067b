import type { SitePicture } from './site-pictures.ts';

/** A portal as a device lists it among its programs. */
export interface InstalledSite {
  readonly name: string;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** CSS colour of the page. */
  readonly color: string | undefined;
  /** Address of the favicon. */
  readonly favicon: string | undefined;
  /** Addresses of drawn icons. */
  readonly icons: readonly {
    readonly src: string;
    readonly picture: SitePicture;
    readonly maskable: boolean;
  }[];
}

/** Returns `site.webmanifest` (W3C Web Application Manifest), by which a device can have the portal among its programs. */
export function siteManifest({ name, lang, dir, color, favicon, icons }: InstalledSite): string {
  const colors = color === undefined ? {} : { background_color: color, theme_color: color };
  const drawing = favicon?.endsWith('.svg') ? [{ src: favicon, sizes: 'any', type: 'image/svg+xml' }] : [];
  const manifest = {
    id: '/',
    name,
    lang,
    dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    ...colors,
    icons: [
      ...drawing,
      ...icons.map(({ src, picture: { width, height }, maskable }) => ({
        src,
        sizes: `${width}x${height}`,
        type: 'image/png',
        ...(maskable && { purpose: 'maskable' }),
      })),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
