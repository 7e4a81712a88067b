import { describe, expect, it } from 'vitest';
import { written } from '#sandbox/messages/say.ts';
import { drawScene } from '#sandbox/pictures/draw-scene.ts';
import { catalogue } from './catalogue.ts';
import { fold } from './fold.ts';

describe('catalogue', () => {
  const rows = catalogue();
  const { game, vendor, country, banner, banner_text, module } = rows;
  const { announcement, announcement_text, announcement_image, promotion, promotion_text } = rows;

  it('has ten thousand slots, and games of the other categories, in an order that never changes', () => {
    expect(game.filter(({ game_type }) => game_type === 'RNG')).toHaveLength(10_000);
    const kinds = new Set(game.map(({ game_type }) => game_type));
    expect([...kinds].sort()).toEqual(['EGAME', 'ELOTT', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS']);
    expect(game.slice(5000, 5002).map(({ name, vendor: maker }) => [name, maker])).toMatchInlineSnapshot(`
      [
        [
          "Midnight Mummy",
          "UMBL",
        ],
        [
          "Coins Quest",
          "JNFX",
        ],
      ]
    `);
  });

  it('gives no two slots the same name, and no name a word twice', () => {
    const names = game.filter(({ game_type }) => game_type === 'RNG').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const doubled = names.filter((name) => /\b(\w+) \1\b/i.test(name));
    expect(doubled).toEqual([]);
  });

  it('ranks every game once', () => {
    const ranks = (column: 'hot_rank' | 'play_rank' | 'release_order') =>
      new Set(game.map((row) => row[column]));
    for (const column of ['hot_rank', 'play_rank', 'release_order'] as const) {
      expect([Math.min(...ranks(column)), Math.max(...ranks(column)), ranks(column).size]).toEqual([
        1,
        game.length,
        game.length,
      ]);
    }
  });

  it('gives every slot maker games', () => {
    const makers = new Set(game.map((row) => row.vendor));
    expect(vendor.filter(({ code }) => !makers.has(code))).toEqual([]);
  });

  it('has unique countries, and banners and promotions in every language that the platform writes in', () => {
    expect(new Set(country.map(({ country_code }) => country_code)).size).toBe(country.length);
    for (const [rows, texts] of [
      [banner, banner_text],
      [promotion, promotion_text],
    ] as const) {
      expect(texts).toHaveLength(rows.length * written.length);
    }
    expect(announcement_text.filter(({ language }) => language === 'EN')).toHaveLength(announcement.length);
  });

  it('shows pictures that can be drawn, and needs only games and modules that there are', () => {
    const arts = [...banner, ...promotion, ...announcement_image].map(({ art }) => art);
    expect(arts.filter((art) => drawScene(art, 'house') === undefined)).toEqual([]);
    const kinds = new Set(game.flatMap(({ game_type, game_classify }) => [game_type, game_classify]));
    const modules = new Set(module.map(({ mod_id }) => mod_id));
    const needed = [...banner, ...promotion, ...announcement];
    const games = needed.flatMap(({ needs_games }) => needs_games?.split(',') ?? []);
    expect(games.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(needed.filter(({ needs_module: id }) => id !== null && !modules.has(id))).toEqual([]);
  });

  it('has one root of modules, before everything below it', () => {
    const seen = new Set<string | null>([null]);
    for (const { mod_id, parent } of module) {
      expect(seen).toContain(parent);
      seen.add(mod_id);
    }
    expect(module.filter(({ parent }) => parent === null)).toHaveLength(1);
  });
});

describe('fold', () => {
  it.each([
    ['Café  OLÉ', 'cafe ole'],
    ['Đại Sảnh', 'dai sanh'],
    ['  Piñata ', 'pinata'],
  ])('makes %s %s', (text, want) => expect(fold(text)).toBe(want));
});
