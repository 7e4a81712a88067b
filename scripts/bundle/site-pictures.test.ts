import { pictureSize } from '@liveryjs/compiler/manifest';
import { expect, test } from 'vitest';
import { siteManifest } from './site-manifest.ts';
import { type SitePicture, sitePictures } from './site-pictures.ts';

const svg = (inside: string, path = 'favicon.svg') => ({
  path,
  bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`),
});
const mark = svg('<path fill="#c00" d="M0 0h40v20H0z"/>');
const words = svg('<text x="4" y="14">Blue</text>');

/** The size that a picture says of itself in its bytes. */
const sizeIn = ({ file }: SitePicture) => pictureSize('png', file.bytes);

test('icons and a card are drawn from a favicon and a logo, alike each time', () => {
  const { touchIcon, icons, maskable, card } = sitePictures({ favicon: mark, logo: mark }, '#102030');
  const all = [touchIcon, ...icons, maskable, card].flatMap((picture) => picture ?? []);
  expect(all.map(({ width, height }) => `${width}x${height}`)).toEqual([
    '180x180',
    '192x192',
    '512x512',
    '512x512',
    '1200x630',
  ]);
  for (const picture of all)
    expect(sizeIn(picture)).toEqual({ width: picture.width, height: picture.height });
  expect(sitePictures({ favicon: mark, logo: mark }, '#102030').card).toEqual(card);
  expect(sitePictures({ favicon: mark, logo: mark }, '#ffffff').card).not.toEqual(card);
});

test('nothing is drawn of words, for which each machine has other fonts, nor of what is too small or no picture', () => {
  const small = svg('', 'small.png');
  for (const file of [words, small, svg('', 'favicon.ico'), undefined])
    expect(sitePictures({ ...(file && { favicon: file, logo: file }) }, '#fff')).toEqual({
      touchIcon: undefined,
      icons: [],
      maskable: undefined,
      card: undefined,
    });
});

test('a card of the manifest stands in for the drawn one; a drawing becomes a picture that services show', () => {
  const drawing = sitePictures({ logo: words, card: mark }, '#fff').card;
  expect(drawing && sizeIn(drawing)).toEqual({ width: 1200, height: 630 });
  const icon = sitePictures({ favicon: mark }, '#fff').icons[0];
  if (icon === undefined) throw new Error('No icon was drawn.');
  const given = { path: 'card.png', bytes: icon.file.bytes };
  expect(sitePictures({ logo: mark, card: given }, '#fff').card).toEqual({
    file: given,
    width: 192,
    height: 192,
  });
});

test('a device gets name, language, colours and icons', () => {
  const { icons, maskable } = sitePictures({ favicon: mark }, '#fff');
  const pictures = [icons[0], maskable].flatMap((picture) => picture ?? []);
  const text = siteManifest({
    name: 'Blue',
    lang: 'ar',
    dir: 'rtl',
    color: '#102030',
    favicon: '/assets/files/favicon.svg',
    icons: pictures.map((picture) => ({
      src: `/${picture.file.path}`,
      picture,
      maskable: picture === maskable,
    })),
  });
  expect(JSON.parse(text)).toEqual({
    id: '/',
    name: 'Blue',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#102030',
    theme_color: '#102030',
    icons: [
      { src: '/assets/files/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
});
