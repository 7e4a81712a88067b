import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { banners } from '#sandbox/seed/banners.ts';
import { catalogue } from '#sandbox/seed/catalogue.ts';
import { merchants as merchantSeeds } from '#sandbox/seed/merchants.ts';
import { promotionRows } from '#sandbox/seed/promotion-rows.ts';
import { scenes } from './banner-scenes.ts';
import { directionOf, directions } from './directions/index.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGame } from './draw-game.ts';
import { drawScene } from './draw-scene.ts';
import { drawThing } from './draw-thing.ts';
import { drawVendor } from './draw-vendor.ts';
import { inkOf } from './ink.ts';
import { drawMotif, motifFile, motifNames } from './motifs/index.ts';
import { paintMotif } from './paint-motif.ts';
import { looks } from './themes.ts';

const { game, vendor } = catalogue();

const tag = /^<\/?[a-zA-Z]+(?: [\w:-]+="[^"<]*")* ?\/?>$/;

/** Lists the faults of a picture: invalid XML, invalid numbers, and anything that runs or is fetched. */
function faultsOf(svg: string): string[] {
  const tags = svg.match(/<[^>]*>/g) ?? [];
  const open: string[] = [];
  const unclosed = tags.filter((text) => {
    const [, closes, name = '', alone] = /^<(\/?)(\w+).*?(\/?)>$/.exec(text) ?? [];
    if (closes) return open.pop() !== name;
    if (!alone) open.push(name);
    return false;
  });
  return [
    ...unclosed,
    ...open,
    ...tags.filter((text) => !tag.test(text)),
    ...(svg.match(/NaN|undefined|Infinity|<script|\son\w+=|href|&(?!(?:amp|lt|gt|quot|#39);)/g) ?? []),
    ...[...svg.matchAll(/url\(#(\w+)\)/g)]
      .filter(([, id]) => !svg.includes(` id="${id}"`))
      .map(([url]) => `${url} is not defined`),
  ];
}

describe('motifs', () => {
  it('each have a drawing, and each drawing has a name', () => {
    const folder = join(import.meta.dirname, 'motifs');
    const drawings = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.svg'),
    );
    expect(motifNames.map(motifFile).sort()).toEqual(drawings.sort());
  });

  it('name no paint but those that there are', () => {
    const ink = inkOf({ sky: ['#123456', '#000000'], glow: '#ffffff', main: '#888888', accent: '#444444' });
    const names = [
      ...new Set(motifNames.flatMap((name) => drawMotif(name, ink).match(/url\(#\w+\)[^"]*/g) ?? [])),
    ];
    expect(names.filter((paint) => !Object.values(ink).includes(paint))).toEqual([]);
  });
});

describe('pictures', () => {
  const merchants = [...directions.keys()];
  const shapes = ['card', 'square'] as const;

  it('of games are sound in every theme, manner and shape', () => {
    const themes = [...new Set(game.map(({ theme }) => theme))];
    expect(themes.filter((theme) => !looks[theme])).toEqual([]);
    const some = themes.flatMap((theme) => game.filter((row) => row.theme === theme).slice(0, 2));
    const faults = some.flatMap(({ node_id: nodeId, theme }) =>
      merchants.flatMap((merchant) =>
        shapes.flatMap((shape) => faultsOf(drawGame({ nodeId, theme, merchant, shape }))),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('of games are the same every time and differ from game to game', () => {
    const draw = (nodeId: number) =>
      drawGame({ nodeId, theme: 'classic', merchant: 'aurora', shape: 'card' });
    expect(draw(5000)).toBe(draw(5000));
    expect(new Set(Array.from({ length: 50 }, (_, index) => draw(5000 + index))).size).toBe(50);
  });

  it('of vendors are sound, and no two are alike', () => {
    const signs = vendor.map(({ code, position }) => drawVendor(code, position));
    expect(signs.flatMap(faultsOf)).toEqual([]);
    expect(new Set(signs).size).toBe(vendor.length);
  });

  it('of banners are sound in every manner and shape, and no two merchants have the same', () => {
    const arts = new Set(Object.values(banners).flatMap((group) => group.map(({ art }) => art)));
    expect([...arts].filter((art) => !scenes[art])).toEqual([]);
    for (const art of arts) {
      const drawn = merchants.flatMap((merchant) =>
        (['wide', 'phone'] as const).map((shape) =>
          drawBanner({ bannerId: 1, art, merchant, shape, side: 'right' }),
        ),
      );
      expect(drawn.flatMap(faultsOf)).toEqual([]);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('of banners have the hero on the side that is asked for', () => {
    const draw = (side: 'left' | 'right') =>
      drawBanner({ bannerId: 1, art: 'live', merchant: 'harbor', shape: 'wide', side });
    const heroAt = (svg: string) => Number(/<g transform="translate\((\d+) \d+\)[^"]*">/.exec(svg)?.[1]);
    expect(heroAt(draw('left'))).toBeLessThan(630);
    expect(heroAt(draw('right'))).toBeGreaterThan(630);
  });

  it.each([
    ...Object.entries(banners),
    ...Object.entries(merchantSeeds).map(([merchant, { home }]) => [`w_home of ${merchant}`, home] as const),
  ])('of the banners of %s differ in scene and in colours', (_, seeds) => {
    expect(new Set(seeds.map(({ art }) => art)).size).toBe(seeds.length);
    expect(new Set(seeds.map(({ art }) => scenes[art]?.tone)).size).toBe(seeds.length);
  });

  it('of promotions are none of a banner on the same page', () => {
    const { promotion } = promotionRows();
    const shown = (arts: readonly string[]) => promotion.filter(({ art }) => arts.includes(art));
    const home = [...(banners.w_home ?? []), ...Object.values(merchantSeeds).flatMap(({ home }) => home)];
    const forNewPlayers = shown(home.map(({ art }) => art)).filter(
      ({ category }) => category === 'new_player',
    );
    expect(forNewPlayers).toEqual([]);
    expect(shown((banners.w_promotion ?? []).map(({ art }) => art))).toEqual([]);
    expect(new Set(promotion.map(({ art }) => art)).size).toBe(promotion.length);
  });

  it('of scenes and things are sound, have no letters, and are the same every time', () => {
    const drawn = merchants.flatMap((merchant) => [
      ...Object.keys(scenes).map((art) => drawScene(art, merchant) ?? 'NaN'),
      ...motifNames.map((name) => drawThing(name, merchant) ?? 'NaN'),
    ]);
    expect(drawn.flatMap(faultsOf)).toEqual([]);
    expect(drawn.filter((svg) => svg.includes('<text'))).toEqual([]);
    expect(drawScene('gift', 'jade')).toBe(drawScene('gift', 'jade'));
  });

  it('of kiosk show no slots, no casino and no sport', () => {
    const kiosk = directionOf('kiosk');
    const foreign = motifNames.filter((name) => !kiosk.motifs?.includes(name));
    expect(foreign).toEqual(
      expect.arrayContaining(['seven', 'cherry', 'roulette', 'chip', 'cards', 'football', 'trophy']),
    );
    const inside = (svg: string) =>
      foreign.filter((name) => kiosk.tones.some((tone) => svg.includes(paintMotif(name, kiosk, tone))));
    expect(Object.keys(scenes).flatMap((art) => inside(drawScene(art, 'kiosk') ?? ''))).toEqual([]);
    expect(motifNames.flatMap((name) => inside(drawThing(name, 'kiosk') ?? ''))).toEqual([]);
    const themes = Object.keys(looks);
    expect(
      themes.flatMap((theme, index) =>
        inside(drawGame({ nodeId: index + 1, theme, merchant: 'kiosk', shape: 'card' })),
      ),
    ).toEqual([]);
  });

  it.each(merchants)('of %s bring every colour of a drawing to their ramps', (merchant) => {
    const direction = directionOf(merchant);
    const ownColours = new Set(['none', direction.outline?.[0], ...Object.values(direction.ramps).flat()]);
    const painted = motifNames.map((name) => paintMotif(name, direction, direction.tones[0]));
    const strays = painted
      .flatMap((drawing) => [...drawing.matchAll(/(?:fill|stroke)="(?!url)([^"]{4,7})/g)])
      .map(([, colour]) => colour)
      .filter((colour) => !ownColours.has(colour));
    expect(new Set(strays)).toEqual(new Set());
  });
});
