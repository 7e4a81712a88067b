import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { banners } from '#sandbox/seed/banners.ts';
import { catalogue } from '#sandbox/seed/catalogue.ts';
import { scenes } from './banner-scenes.ts';
import { drawBanner } from './draw-banner.ts';
import { drawGame } from './draw-game.ts';
import { drawScene } from './draw-scene.ts';
import { drawVendor } from './draw-vendor.ts';
import { inkOf } from './ink.ts';
import { drawMotif, motifFile, motifNames } from './motifs/index.ts';
import { looks } from './themes.ts';

const { game, vendor } = catalogue();

const tag = /^<\/?[a-zA-Z]+(?: [\w:-]+="[^"<]*")* ?\/?>$/;

/** What would make a picture wrong: no XML, numbers that are none, something that runs or is fetched. */
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
  it('of games are sound in every theme', () => {
    const themes = [...new Set(game.map(({ theme }) => theme))];
    expect(themes.filter((theme) => !looks[theme])).toEqual([]);
    const some = themes.flatMap((theme) => game.filter((row) => row.theme === theme).slice(0, 6));
    const faults = some.flatMap((row) => faultsOf(drawGame({ ...row, nodeId: row.node_id })));
    expect(faults).toEqual([]);
  });

  it('of games are the same every time and differ from game to game', () => {
    const draw = (nodeId: number) =>
      drawGame({ nodeId, name: 'Lucky Seven', theme: 'classic', vendor: 'QLMR' });
    expect(draw(5000)).toBe(draw(5000));
    expect(new Set(Array.from({ length: 50 }, (_, at) => draw(5000 + at))).size).toBe(50);
  });

  it('write names as text', () => {
    const svg = drawGame({ nodeId: 1, name: '<A> & "B"', theme: 'fruit', vendor: 'X' });
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toContain('&lt;A&gt; &amp; &quot;B&quot;');
  });

  it('of vendors are sound, and no two are alike', () => {
    const signs = vendor.map(({ code, position }) => drawVendor(code, position));
    expect(signs.flatMap(faultsOf)).toEqual([]);
    expect(new Set(signs).size).toBe(vendor.length);
  });

  it('of banners are sound, and each merchant has its own colours', () => {
    const arts = new Set(Object.values(banners).flatMap((group) => group.map(({ art }) => art)));
    expect([...arts].filter((art) => !scenes[art])).toEqual([]);
    const draw = (art: string, merchant: string) =>
      drawBanner({ bannerId: 1, art, title: 'Đêm <nào>', line: 'Một & hai', merchant });
    expect([...arts].flatMap((art) => faultsOf(draw(art, 'aurora')))).toEqual([]);
    expect(draw('live', 'aurora')).not.toBe(draw('live', 'lotus'));
  });

  it('of banners begin on the right in Arabic', () => {
    const svg = drawBanner({
      bannerId: 1,
      art: 'live',
      title: 'خذ مقعدك',
      line: 'ليلًا ونهارًا',
      merchant: 'harbor',
    });
    expect(faultsOf(svg)).toEqual([]);
    expect(svg.match(/<text x="(\d+)"[^>]* direction="rtl"/)?.[1]).toBe('1176');
  });

  it('of scenes are sound, and the same every time', () => {
    const arts = Object.keys(scenes);
    expect(arts.flatMap((art) => faultsOf(drawScene(art, 'jade') ?? 'NaN'))).toEqual([]);
    expect(drawScene('gift', 'jade')).toBe(drawScene('gift', 'jade'));
    expect(drawScene('gift', 'jade')).not.toBe(drawScene('gift', 'harbor'));
  });
});
