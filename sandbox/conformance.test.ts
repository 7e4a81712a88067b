import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkOf } from '#sandbox/http/schemas.ts';
import type { Store } from '#sandbox/store/open-store.ts';
import type {
  BannerListResponse,
  CountryListResponse,
  Game,
  GameListResponse,
  GamesMenuResponse,
  HotGamesResponse,
  Permission,
  SandboxCall,
  SandboxState,
  VendorListResponse,
  WhitelabelNode,
} from '#schemas/generated/platform.ts';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { testStores } from './testing.ts';

const gameList = '/wps/relay/GCSGAME_gameList';
const host = 'aurora.localhost:5173';
const logged: string[] = [];

describe.each(testStores)('the platform on $name', ({ open }) => {
  let store: Store;
  let sandbox: Sandbox;

  beforeAll(async () => {
    store = await open();
    const clock = () => new Date('2026-11-21T10:00:00Z');
    sandbox = await createSandbox({ store, clock, log: (line) => logged.push(line) });
  }, 60_000);
  afterAll(async () => {
    await sandbox.close();
    await store.close();
  });
  beforeEach(async () => {
    logged.length = 0;
    await set({ reset: true });
    await sandbox.app.inject({ method: 'DELETE', url: '/sandbox/journal' });
  });

  async function call(url: string) {
    const response = await sandbox.app.inject({ url, headers: { host } });
    expect(checkOf('envelope', 'body')(response.json())).toEqual([]);
    return { status: response.statusCode, body: response.json() };
  }
  async function value<T>(url: string): Promise<T> {
    const { status, body } = await call(url);
    expect([status, body.message]).toEqual([200, undefined]);
    return body.value;
  }
  async function set(
    change: object,
  ): Promise<{ status: number; body: { value: SandboxState; message?: string } }> {
    const response = await sandbox.app.inject({ method: 'POST', url: '/sandbox/state', payload: change });
    return { status: response.statusCode, body: response.json() };
  }
  const flags = ({ modId, enabled, childrenNodes }: WhitelabelNode): [string, string][] => [
    [modId, enabled],
    ...childrenNodes.flatMap(flags),
  ];

  describe('permission', () => {
    const permission = () => value<Permission>(`/wps/system/status?url=${host}`);

    it('[7.02] tells a host what it may, with the ten flags of [6.07]', async () => {
      const { info, location, maintenance, regionRestriction, status } = await permission();
      expect({ location, maintenance, regionRestriction, status }).toEqual({
        location: { ip: '127.0.0.1' },
        maintenance: false,
        regionRestriction: false,
        status: undefined,
      });
      const modules = Object.fromEntries(flags(info.whitelabel));
      const ten =
        'MOBILEVERCODELOGIN3 DIRECTREG3 FREEPLAY3 PTSYS3 PWDEXPFORCECHANGE3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3 USERNAMEREG3 CHNGPASSVERIF3';
      expect(ten.split(' ').map((flag) => modules[flag])).toEqual(Array(10).fill('1'));
      expect(modules.SPEEDTEST3).toBe('0');
      expect(info.imageCDNs).toEqual(['/sandbox/img']);
      expect(info.customerService).toEqual([
        { csType: 'LIVECHAT', type: 1, path: '/sandbox/chat' },
        { csType: 'VIP', type: 1, path: '/sandbox/chat?service=vip' },
      ]);
      expect(info.resources.map(({ resourceType }) => resourceType)).toEqual([
        'ANDROID_APP',
        'IOS_APP',
        'IOS_LITE_APP',
        'FACEBOOK',
        'TELEGRAM',
      ]);
      expect(info.registerRules.username).toMatchObject({ required: true, minLength: 4, maxLength: 16 });
    });

    it('[4.16] says that the platform is closed, that a region is not served, or any other status', async () => {
      await set({ maintenance: true });
      expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: false });
      await set({ regionRestriction: true, status: 7 });
      expect(await permission()).toMatchObject({ maintenance: true, regionRestriction: true, status: 7 });
      await set({ maintenance: false, status: null });
      expect(await permission()).toMatchObject({ maintenance: false, regionRestriction: true });
      expect(await permission()).not.toHaveProperty('status');
    });

    it('follows the switches of modules and resources', async () => {
      await set({
        modules: { DIRECTREG3: false, SPEEDTEST3: true },
        resources: { FACEBOOK: false, INSTAGRAM: true },
      });
      const { info } = await permission();
      const modules = Object.fromEntries(flags(info.whitelabel));
      expect([modules.DIRECTREG3, modules.SPEEDTEST3]).toEqual(['0', '1']);
      expect(info.resources.map(({ resourceType }) => resourceType)).toEqual([
        'ANDROID_APP',
        'IOS_APP',
        'IOS_LITE_APP',
        'TELEGRAM',
        'INSTAGRAM',
      ]);
      expect(await value<WhitelabelNode>('/wps/system/whitelabel')).toEqual(info.whitelabel);
    });
  });

  it('[7.03] lists the countries with their dialling codes', async () => {
    const { list, current } = await value<CountryListResponse>('/wps/system/countries');
    expect(list.length).toBeGreaterThan(240);
    expect(list.find(({ countryCode }) => countryCode === current)).toEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
    });
  });

  describe('banners', () => {
    const banners = (query: string) => value<BannerListResponse>(`/wps/relay/MCSFE_banners?${query}`);

    it('[2.19] has five on the home page, some of which lead somewhere', async () => {
      const home = await banners('groupName=w_home&language=VI');
      expect(home).toHaveLength(5);
      expect(home[0]).toEqual({
        bannerId: 1,
        groupName: 'w_home',
        url: '/sandbox/img/banner/1.svg?merchant=aurora&language=VI',
        title: 'Đêm nào cũng có ánh sáng',
        linkageType: 'ROUTE',
        linkage: '/rng?sort=new',
      });
      expect(home[4]).not.toHaveProperty('linkageType');
    });

    it('has English for a language it lacks, and the colours of the merchant that is named', async () => {
      const [first] = await banners('groupName=w_home&language=KO&merchant=lotus');
      expect(first).toMatchObject({
        title: 'Every night has its light',
        url: '/sandbox/img/banner/1.svg?merchant=lotus&language=KO',
      });
    });

    it.each([
      ['w_esports', 1],
      ['w_help', 0],
      ['w_nowhere', 0],
    ])('has in %s %i', async (group, count) => {
      expect(await banners(`groupName=${group}`)).toHaveLength(count);
    });
  });

  describe('vendors', () => {
    const menu = async () => {
      const categories = await value<GamesMenuResponse>('/lgw/games/game_menus');
      return Object.fromEntries(
        categories.map(({ gameCategory, vendors }) => [
          gameCategory,
          vendors.map(({ vassalage }) => vassalage),
        ]),
      );
    };

    it('[1.07] [1.08] stand in their categories, those of cockfights and e-sports in SPORTS', async () => {
      const { RNG, ...others } = await menu();
      expect(RNG).toHaveLength(40);
      expect(others).toEqual({
        LOTT: ['TCG', 'TCG_LOTTO_VN'],
        ELOTT: ['TCG_SEA', 'TCG'],
        LIVE: ['VLVT', 'CRYS', 'ORCH', 'GRSL'],
        FISH: ['TDFG', 'CORL', 'DPBL'],
        PVP: ['CRDH', 'FLTB', 'RVLS'],
        SPORTS: ['BTI', 'GOLS', 'DS88', 'TF'],
        EGAME: ['ARCD', 'TKTK'],
      });
    });

    it('[2.26] leave the menu, the lanes and the lists when they are off, and a category with its last one', async () => {
      await set({ vendors: { VLVT: false, TDFG: false, CORL: false, DPBL: false } });
      expect(await menu()).not.toHaveProperty('FISH');
      const { data } = await value<VendorListResponse>('/wps/relay/GCSGAME_vendors?gameType=LIVE');
      expect(data.lanes.map(({ vassalage }) => vassalage)).toEqual(['CRYS', 'ORCH', 'GRSL']);
      expect((await value<GameListResponse>(`${gameList}?gameType=FISH`)).total).toBe(0);
      expect((await value<GameListResponse>(`${gameList}?gameType=LIVE`)).total).toBe(54);
    });

    it('have a name and a sign', async () => {
      const { data } = await value<VendorListResponse>('/wps/relay/GCSGAME_vendors');
      expect(data.lanes.find(({ vassalage }) => vassalage === 'TCG')).toEqual({
        vassalage: 'TCG',
        vendorName: 'Northlight Draws',
        icon: '/sandbox/img/vendor/TCG.svg',
        gameTypes: ['ELOTT', 'LOTT'],
        isHot: false,
        isNew: false,
      });
    });
  });

  describe('game list', () => {
    const list = (query = '') => value<GameListResponse>(`${gameList}?${query}`);
    const names = (games: readonly Game[]) => games.map(({ gameName }) => gameName);

    it('[9.01] has 42 games a page unless told otherwise', async () => {
      const all = await list();
      expect([all.games.length, all.totalPages, all.total]).toEqual([
        42,
        Math.ceil(all.total / 42),
        all.total,
      ]);
      const slots = await list('gameType=RNG&pageSize=100');
      expect([slots.games.length, slots.totalPages, slots.total]).toEqual([100, 100, 10_000]);
    });

    it('has every game on one page only, the last page being shorter', async () => {
      const pages = [];
      for (let page = 1; page <= 2; page += 1)
        pages.push(await list(`gameType=LIVE&pageSize=40&pageNo=${page}`));
      expect(pages.map(({ games }) => games.length)).toEqual([40, 32]);
      expect(new Set(pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId))).size).toBe(72);
      expect((await list('gameType=LIVE&pageNo=9')).games).toEqual([]);
    });

    it.each([
      ['gameName=CAF%C3%89%20OLE', 'EN', /café olé/i],
      ['gameName=cafe%20ol%C3%A9', 'EN', /café olé/i],
      ['gameName=banh%20xe', 'VI', /bánh xe/i],
      ['gameName=%C4%90%E1%BA%A0I%20S%E1%BA%A2NH', 'VI', /đại sảnh/i],
      ['gameName=%E2%80%99s%20lotus', 'EN', /’s lotus/i],
    ])('finds %s in %s', async (query, language, pattern) => {
      const { games, total } = await list(`${query}&language=${language}`);
      expect(total).toBeGreaterThan(0);
      for (const name of names(games)) expect(name).toMatch(pattern);
    });

    it.each(['%25', '_', "'; drop table game; --"])('takes %s as text', async (text) => {
      expect((await list(`gameName=${encodeURIComponent(text)}`)).total).toBe(0);
    });

    it('sorts by heat, by name and by age', async () => {
      const [hot, name, fresh] = [await list('sort=hot'), await list('sort=name'), await list('sort=new')];
      expect((await list()).games).toEqual(hot.games);
      expect(hot.games.every(({ isHot }) => isHot)).toBe(true);
      expect(fresh.games.every(({ isNew }) => isNew)).toBe(true);
      const order = names(name.games).map((text) => text.toLowerCase());
      expect(order).toEqual([...order].sort());
    });

    it('narrows by vendors, kind and smallest bet', async () => {
      const rings = await list('gameType=SPORTS&vassalage=DS88,TF&pageSize=100');
      expect(new Set(rings.games.map(({ gameClassify }) => gameClassify))).toEqual(
        new Set(['COCKFIGHT', 'ESPORTS']),
      );
      expect(rings.total).toBe(14);
      const low = await list('gameClassify=JACKPOT&minBet=0.1&minLineNum=9&pageSize=100');
      expect(low.total).toBeGreaterThan(0);
      expect(low.games.every(({ minBet, minLineNum }) => minBet <= 0.1 && minLineNum <= 9)).toBe(true);
    });

    it('names what it does not take, all at once', async () => {
      expect(await call(`${gameList}?pageNo=0&sort=best&foo=1`)).toEqual({
        status: 400,
        body: {
          success: false,
          message:
            'The request is not what this call takes: query/foo is not known here; query/sort must be one of hot, name, new; query/pageNo must match pattern "^[1-9][0-9]{0,5}$".',
          error: {
            code: 'bad_request',
            details: [
              { at: 'query/foo', message: 'is not known here' },
              { at: 'query/sort', message: 'must be one of hot, name, new' },
              { at: 'query/pageNo', message: 'must match pattern "^[1-9][0-9]{0,5}$"' },
            ],
          },
        },
      });
    });
  });

  it('lists hot games, of all vendors or of one', async () => {
    const { list } = await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2');
    expect(list).toHaveLength(60);
    expect(new Set(list.map(({ gameType }) => gameType)).size).toBeGreaterThan(4);
    const vendor = list[0]?.vassalage ?? '';
    const own = await value<HotGamesResponse>(`/wps/relay/GCSGAME_hotGames?isPlatform=2&vassalage=${vendor}`);
    expect(new Set(own.list.map(({ vassalage }) => vassalage))).toEqual(new Set([vendor]));
  });

  it('[9.01] lists 20 popular games unless told otherwise', async () => {
    expect(await value<Game[]>('/lgw/games/popular')).toHaveLength(20);
    expect(await value<Game[]>('/lgw/games/popular?count=3')).toHaveLength(3);
  });

  describe('state', () => {
    it('goes back to the beginning', async () => {
      const { value: before } = (await set({})).body;
      await set({ maintenance: true, status: 3, modules: { PTSYS3: false }, vendors: { TF: false } });
      expect((await set({ reset: true })).body.value).toEqual(before);
    });

    it('refuses what it does not know, and then changes nothing', async () => {
      const { status, body } = await set({ maintenance: true, vendors: { TF: false, NOBODY: true } });
      expect([status, body.message]).toEqual([
        400,
        'The request is not what this call takes: body/vendors/NOBODY is no vendor of this platform.',
      ]);
      const { value: state } = (await set({})).body;
      expect([state.maintenance, state.vendors.TF]).toEqual([false, true]);
    });

    it.each([
      [{ maintenence: true }, 'body/maintenence is not known here'],
      [{ status: 'x' }, 'body/status must be integer,null'],
      [{ faults: [{ call: 'status' }] }, 'body/faults/0/call must match pattern "^(GET|POST|PUT|DELETE) /"'],
      [[], 'body must be object'],
    ])('refuses %j', async (change, mistake) => {
      const { status, body } = await set(change);
      expect([status, body.message]).toEqual([400, `The request is not what this call takes: ${mistake}.`]);
    });
  });

  describe('faults', () => {
    it('answer with a status or a body, as often as they were told to', async () => {
      await set({
        faults: [
          { call: 'GET /lgw/games/popular', status: 503, times: 2 },
          { call: 'GET /wps/system/countries', body: '{"success":tr' },
        ],
      });
      const statuses = [];
      for (let at = 0; at < 3; at += 1) statuses.push((await call('/lgw/games/popular')).status);
      expect(statuses).toEqual([503, 503, 200]);
      const broken = await sandbox.app.inject('/wps/system/countries');
      expect([broken.statusCode, broken.body]).toEqual([200, '{"success":tr']);
      expect((await set({})).body.value.faults).toEqual([
        { call: 'GET /wps/system/countries', body: '{"success":tr' },
      ]);
    });

    it('delay', async () => {
      await set({ faults: [{ call: 'GET /wps/system/countries', delayMs: 120 }] });
      const began = performance.now();
      expect((await call('/wps/system/countries')).status).toBe(200);
      expect(performance.now() - began).toBeGreaterThan(110);
    });
  });

  describe('journal', () => {
    const journal = (query = '') => value<SandboxCall[]>(`/sandbox/journal${query}`);

    it('holds what the portal sent and what it was answered', async () => {
      await call('/wps/system/status?url=aurora.localhost');
      await sandbox.app.inject({
        method: 'POST',
        url: '/wps/nowhere?a=1',
        payload: { secret: 1 },
        headers: { host },
      });
      expect(await journal()).toEqual([
        {
          id: expect.any(Number),
          time: '2026-11-21T10:00:00.000Z',
          method: 'GET',
          path: '/wps/system/status',
          query: { url: 'aurora.localhost' },
          host,
          status: 200,
        },
        {
          id: expect.any(Number),
          time: '2026-11-21T10:00:00.000Z',
          method: 'POST',
          path: '/wps/nowhere',
          query: { a: '1' },
          body: { secret: 1 },
          host,
          status: 404,
        },
      ]);
    });

    it('is read on from where one was, by path, and cleared', async () => {
      await call('/lgw/games/popular');
      const [first] = await journal();
      await call('/lgw/games/game_menus');
      await call('/wps/system/countries');
      expect((await journal(`?since=${first?.id}&path=/lgw/`)).map(({ path }) => path)).toEqual([
        '/lgw/games/game_menus',
      ]);
      await sandbox.app.inject({ method: 'DELETE', url: '/sandbox/journal' });
      expect(await journal()).toEqual([]);
    });

    it('knows the host in front of a proxy', async () => {
      const headers = { host: '127.0.0.1:8790', 'x-forwarded-host': 'lotus.localhost' };
      await sandbox.app.inject({ url: '/lgw/games/popular', headers });
      expect((await journal()).map((one) => one.host)).toEqual(['lotus.localhost']);
    });
  });

  describe('a mistake', () => {
    it('of the caller is answered in the envelope', async () => {
      expect(await call('/wps/nowhere?x=1')).toEqual({
        status: 404,
        body: {
          success: false,
          message: 'There is no GET /wps/nowhere at this platform.',
          error: { code: 'not_found' },
        },
      });
      const headers = { 'content-type': 'application/json' };
      const bad = await sandbox.app.inject({ method: 'POST', url: '/sandbox/state', payload: '{', headers });
      expect([bad.statusCode, bad.json().error.code]).toEqual([400, 'bad_request']);
      const large = await sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/state',
        payload: JSON.stringify({ faults: [{ call: 'GET /', body: 'x'.repeat(300_000) }] }),
        headers,
      });
      expect([large.statusCode, large.json().error.code]).toEqual([413, 'too_large']);
    });

    it('of the platform stays in its terminal', async () => {
      await store.db.schema.alterTable('country').renameTo('country_away').execute();
      const answer = await call('/wps/system/countries');
      await store.db.schema.alterTable('country_away').renameTo('country').execute();
      expect(answer).toEqual({
        status: 500,
        body: {
          success: false,
          message: 'The platform failed. Its terminal says why.',
          error: { code: 'failed' },
        },
      });
      expect(logged.join()).toMatch(/GET \/wps\/system\/countries: .*country.* does not exist\n +at /);
    });
  });

  describe('pictures', () => {
    it('of games, vendors and banners run nothing and are kept by browsers', async () => {
      const [game] = await value<Game[]>('/lgw/games/popular?count=1');
      for (const url of [
        game?.icon ?? '',
        '/sandbox/img/vendor/TF.svg',
        '/sandbox/img/banner/1.svg?merchant=a',
      ]) {
        const picture = await sandbox.app.inject(url);
        expect([picture.statusCode, picture.headers['content-type']]).toEqual([
          200,
          'image/svg+xml; charset=utf-8',
        ]);
        expect(picture.headers['content-security-policy']).toBe(
          "default-src 'none'; style-src 'unsafe-inline'",
        );
        expect(picture.headers['cache-control']).toMatch(/^public, max-age=/);
        const again = await sandbox.app.inject({
          url,
          headers: { 'if-none-match': String(picture.headers.etag) },
        });
        expect([again.statusCode, again.body]).toEqual([304, '']);
      }
    });

    it('[2.32] of flags are there for every country', async () => {
      const { list } = await value<CountryListResponse>('/wps/system/countries');
      const missing = [];
      for (const { countryCode } of list) {
        const { statusCode } = await sandbox.app.inject(
          `/sandbox/img/COUNTRY_FLAG/CIRCLE/${countryCode}.svg`,
        );
        if (statusCode !== 200) missing.push(countryCode);
      }
      expect(missing).toEqual([]);
    });

    it('[2.23] of a few games are missing, one of them among the hottest', async () => {
      const { list } = await value<HotGamesResponse>('/wps/relay/GCSGAME_hotGames?isPlatform=2');
      const lost = list.filter(({ icon }) => icon.includes('/lost-'));
      expect(lost).toHaveLength(1);
      expect((await call(lost[0]?.icon ?? '')).status).toBe(404);
    });

    it.each([
      '/game/../../x.svg',
      '/game/0.svg',
      '/COUNTRY_FLAG/CIRCLE/..%2fvn.svg',
      '/vendor/nobody.svg',
      '/game/1001.png',
    ])('has none at %s', async (path) => {
      expect((await call(`/sandbox/img${path}`)).status).toBe(404);
    });
  });

  describe('[4.18] the chat', () => {
    const post = (cookie: string, text: string) =>
      sandbox.app.inject({
        method: 'POST',
        url: '/sandbox/chat?service=vip',
        payload: new URLSearchParams({ text }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      });
    const page = (headers: Record<string, string> = {}) =>
      sandbox.app.inject({ url: '/sandbox/chat?service=vip', headers });

    it('keeps a visitor’s messages, as text, in a room of the visitor’s own', async () => {
      const [mine, other] = [await page(), await page()].map(({ headers }) => String(headers['set-cookie']));
      expect(mine).toMatch(/^sandbox-chat=[0-9a-f-]{36}; Path=\/sandbox\/chat; HttpOnly; SameSite=Strict$/);
      const cookie = mine?.split(';')[0] ?? '';
      const sent = await post(cookie, ' <b>hi</b> ');
      expect([sent.statusCode, sent.headers.location]).toEqual([303, '/sandbox/chat?service=vip']);
      expect((await page({ cookie })).body).toContain('&lt;b&gt;hi&lt;/b&gt;');
      expect((await page({ cookie: other?.split(';')[0] ?? '' })).body).not.toContain('hi&lt;');
    });

    it('speaks the visitor’s language and lets no script in', async () => {
      const { body, headers } = await page({ 'accept-language': 'vi-VN,vi;q=0.9' });
      expect(body).toContain('<html lang="vi">');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-.+'; form-action 'self'/,
      );
    });

    it('refuses a message that is too long', async () => {
      const { statusCode } = await post('sandbox-chat=00000000-0000-4000-8000-000000000000', 'x'.repeat(501));
      expect(statusCode).toBe(400);
    });
  });
});
