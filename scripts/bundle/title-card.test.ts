import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, onTestFinished, test } from 'vitest';
import { openCache } from './cache.ts';
import { drawLine, openFont } from './drawn-text.ts';
import { type TitleCard, titleCard } from './title-card.ts';
import { type CardParts, cardMaker } from './title-cards.ts';

const file = (name: string) => {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}-wght-normal.woff2`);
  return { path: `${name}.woff2`, bytes: readFileSync(path), preload: false };
};
const latin = file('readex-pro/files/readex-pro-latin');
const arabic = file('readex-pro/files/readex-pro-arabic');
const vietnamese = file('manrope/files/manrope-vietnamese');
const fonts = await Promise.all([latin, arabic].map(({ bytes }) => openFont(bytes, 400)));
const logo = {
  path: 'logo.svg',
  bytes: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#c00" d="M0 0h30v10H0z"/></svg>',
  ),
};
const look = { ground: '#ffffff', color: '#000000' };
const english = { dir: 'ltr', locale: 'en', fonts, logo, ...look } as const;

/** A letter of the title is black, the logo is red. Both are as far as half-transparent edges go. */
const isTitle = (red: number) => red < 60;
const isLogo = (red: number, green: number) => red > 150 && green < 60;

/** The pixels of a colour in a picture: the box that they lie in, and a text that is equal for equal places. */
function boxOf(card: TitleCard, isInside: (red: number, green: number) => boolean) {
  const { pixels, width } = new Resvg(titleCard(card) ?? '').render();
  const places: number[] = [];
  for (let index = 0; index < pixels.length; index += 4)
    if (isInside(pixels[index] ?? 0, pixels[index + 1] ?? 0)) places.push(index / 4);
  const columns = places.map((place) => place % width);
  const rows = places.map((place) => Math.floor(place / width));
  const ends = (values: number[]) => [
    values.reduce((a, b) => Math.min(a, b)),
    values.reduce((a, b) => Math.max(a, b)),
  ];
  return { x: ends(columns), y: ends(rows), places: places.join() };
}

test('pages have cards with the same logo, and each with its own title', () => {
  const [games, help] = ['Games', 'Help centre'].map((title) => ({ ...english, title }));
  if (!games || !help) throw new Error('Two cards are compared.');
  expect(boxOf(games, isLogo)).toEqual(boxOf(help, isLogo));
  expect(boxOf(games, isTitle).places).not.toBe(boxOf(help, isTitle).places);
});

test('a title stands below the logo and within the edges, however long it is', () => {
  const below = boxOf({ ...english, title: 'Games' }, isLogo).y[1] ?? 0;
  for (const title of ['Ig', 'Slots, live casino, sports and lottery', 'Many words and more '.repeat(4)]) {
    const { x, y } = boxOf({ ...english, title }, isTitle);
    expect(x[0], title).toBeGreaterThanOrEqual(79);
    expect(x[1], title).toBeLessThanOrEqual(1120);
    expect(y[0], title).toBeGreaterThan(below);
    expect(y[1], title).toBeLessThan(630 - 60);
  }
});

test('a title that is too long, or has a letter which no font has, gets no card', () => {
  expect(titleCard({ ...english, title: 'Many words and more '.repeat(9) })).toBeUndefined();
  expect(titleCard({ ...english, title: 'Word'.repeat(20) })).toBeUndefined();
  expect(titleCard({ ...english, title: 'สล็อต', locale: 'th' })).toBeUndefined();
  expect(titleCard({ ...english, title: 'Games 😀' })).toBeUndefined();
});

test('a language that is read from the right has its logo and its title there', () => {
  const card = { ...english, title: 'مركز المساعدة', dir: 'rtl', locale: 'ar' } as const;
  expect(boxOf(card, isLogo).x[1]).toBe(1119);
  const { x } = boxOf(card, isTitle);
  expect(x[1]).toBeGreaterThan(1100);
  expect(x[1]).toBeLessThanOrEqual(1120);
  expect(x[0]).toBeGreaterThan(400);
});

test('Arabic letters join, and a Latin word among them is read from the left', () => {
  const arabicLine = (text: string) => drawLine(text, 'rtl', 'ar', fonts);
  const apart = [...'مركز'].reduce((width, letter) => width + (arabicLine(letter)?.width ?? 0), 0);
  expect(arabicLine('مركز')?.width).toBeLessThan(apart * 0.95);
  const shapesOf = (text: string) =>
    [...(arabicLine(text)?.shapes.matchAll(/ d="([^"]*)"/g) ?? [])].map(([, path]) => path);
  // The first letter is the one on the right, in the form that it has before others.
  expect(shapesOf('مركز').at(-1)).toBe(shapesOf('مر').at(-1));
  const [f, q] = [...shapesOf('F'), ...shapesOf('Q')];
  const line = shapesOf('مركز FAQ');
  // The line is drawn from the left, where its end is.
  expect([line[0], line[2]]).toEqual([f, q]);
});

test('a font is drawn in the weight that is asked for', async () => {
  const [light, bold] = await Promise.all([160, 700].map((weight) => openFont(latin.bytes, weight)));
  const widthIn = (font: typeof light) => font && drawLine('Games', 'ltr', 'en', [font])?.width;
  expect(widthIn(bold)).toBeGreaterThan((widthIn(light) ?? Number.NaN) * 1.05);
});

test('a brand has a card for each title that its fonts can show, drawn once for all builds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const route = (path: string, title: string) => ({ id: path, path, title });
  const parts = {
    brand: {
      name: 'Blue',
      access: { loginFirst: false, loginRoute: 'login', open: [] },
      languages: {
        default: 'EN',
        addresses: 'path',
        supported: [
          { code: 'EN', locale: 'en', label: 'English' },
          { code: 'AR', locale: 'ar', label: 'العربية' },
          { code: 'TH', locale: 'th', label: 'ไทย' },
        ],
      },
      routes: [route('/help', 'help'), route('/help/more', 'help')],
    },
    messages: { EN: { help: 'Help' }, AR: { help: 'مساعدة' }, TH: { help: 'ช่วยเหลือ' } },
    assets: { logo },
    styleFiles: [latin, arabic, { ...vietnamese, bytes: Buffer.from('no font') }],
    titles: { ...look, fonts: [vietnamese, latin, arabic].map(({ path }) => ({ path, weight: 400 })) },
  } as unknown as CardParts;
  const notes: string[] = [];
  const cards = () => cardMaker(openCache(folder, (note) => notes.push(note)))(parts);
  const first = await cards();
  const inEnglish = first('EN', 'Help')?.file.bytes;
  expect(inEnglish?.length).toBeLessThan(150_000);
  expect(first('AR', 'مساعدة')?.file.bytes).not.toEqual(inEnglish);
  expect(first('TH', 'ช่วยเหลือ')).toBeUndefined();
  const kept = readdirSync(folder);
  expect(kept.length).toBe(2);

  for (const name of kept) writeFileSync(join(folder, name), 'damaged');
  expect((await cards())('EN', 'Help')?.file.bytes).toEqual(inEnglish);
  expect(notes.length).toBe(2);
  await cards();
  expect(notes.length).toBe(2);
  const named = await cardMaker(openCache(folder, () => undefined))({
    ...parts,
    assets: { logo, card: logo },
  });
  expect(named('EN', 'Help')).toBeUndefined();
});
