import type { CountryListResponse, Game, HotGamesResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import type { Whole } from '#sandbox/testing/whole.ts';

describePlatform('pictures', (platform) => {
  const { call, value } = platform;

  it('of games, vendors, banners and promotions run nothing and are kept by browsers', async () => {
    const [game] = await value<Game[]>('/lgw/games/popular?count=1');
    for (const url of [
      game?.icon ?? '',
      '/sandbox/img/vendor/TF.svg',
      '/sandbox/img/banner/1.svg?merchant=a',
      '/sandbox/img/scene/gift.svg?merchant=a',
    ]) {
      const picture = await platform.app.inject(url);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(picture.headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
      expect(picture.headers['cache-control']).toMatch(/^public, max-age=/);
      const again = await platform.app.inject({
        url,
        headers: { 'if-none-match': String(picture.headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('of games are those of the merchant whose host is asked, square where that is wanted, and hold no letters', async () => {
    const [game] = await value<Game[]>('/lgw/games/popular?count=1');
    const draw = async (host: string, query = '') =>
      (await platform.app.inject({ url: `${game?.icon}${query}`, headers: { host } })).body;
    const drawn = await Promise.all([
      draw('aurora.localhost'),
      draw('jade.localhost'),
      draw('kiosk.localhost'),
      draw('kiosk.localhost', '?shape=square'),
    ]);
    expect(new Set(drawn).size).toBe(4);
    expect(drawn.filter((svg) => svg.includes('<text'))).toEqual([]);
    expect(drawn[3]).toContain('viewBox="0 0 240 240"');
    expect(await draw('aurora.localhost', '?merchant=jade')).toBe(drawn[1]);
  });

  it('[2.32] of flags are there for every country', async () => {
    const { list } = await value<CountryListResponse>('/wps/system/countries');
    const missing = [];
    for (const { countryCode } of list) {
      const { statusCode } = await platform.app.inject(`/sandbox/img/COUNTRY_FLAG/CIRCLE/${countryCode}.svg`);
      if (statusCode !== 200) missing.push(countryCode);
    }
    expect(missing).toEqual([]);
  });

  it('[2.23] of a few games are missing, of none that is hot at any merchant', async () => {
    for (const merchant of ['aurora', 'jade', 'harbor', 'house']) {
      const { list } = await value<Whole<HotGamesResponse>>(
        `/wps/relay/GCSGAME_hotGames?isPlatform=2&merchantCode=${merchant}`,
      );
      expect([merchant, ...list.filter(({ icon }) => icon.includes('/lost-'))]).toEqual([merchant]);
    }
    const lost = await platform.store.db
      .selectFrom('game')
      .select(['icon', 'is_hot'])
      .where('icon', 'like', '%/lost-%')
      .execute();
    expect(lost.length).toBeGreaterThan(3);
    expect(lost.filter(({ is_hot }) => is_hot)).toEqual([]);
    expect((await call(lost[0]?.icon ?? '')).status).toBe(404);
  });

  it.each([
    '/game/../../x.svg',
    '/game/0.svg',
    '/COUNTRY_FLAG/CIRCLE/..%2fvn.svg',
    '/vendor/nobody.svg',
    '/scene/nobody.svg',
    '/scene/constructor.svg',
    '/game/1001.png',
  ])('has none at %s', async (path) => {
    expect((await call(`/sandbox/img${path}`)).status).toBe(404);
  });
});
