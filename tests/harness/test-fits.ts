import { resolve } from 'node:path';
import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/workspace/open';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Fitting } from './fitting.ts';
import { goTo } from './go-to.ts';
import { PASSWORD } from './log-in.ts';
import type { Look } from './objections.ts';
import { close, NARROW, openAsMember, openAsVisitor, openPanel } from './open-over.ts';
import { addressOf } from './page-queries.ts';
import { type Portal, portal } from './portal.ts';
import { repeatedPlaces } from './repeated-places.ts';
import { shareLanguages } from './share-languages.ts';
import { untilQuiet } from './until-quiet.ts';

const WIDE = 1440;
const BOTH = [NARROW, WIDE] as const;

/**
 * The widths in which a brand is tried: 720 is what a window of 1440 has at a zoom of 200 %, once in the first brand, whose
 * measures the others share. In languages that are not the brand's own, each widget is tried by its story, in the narrowest
 * window: here it is what stands around them, on home in the widest window too, where most stands side by side, and in
 * panels on their first page. Pages are looked at in those that are read from the right, too. Of several with the same
 * widgets, as those of games are, the first stands for the others, which are tried in the narrowest window alone, in the
 * brand's own language, and without axe. A page that a brand before has put together in the same way is such another: the
 * colours of its widgets in this brand axe sees in their stories.
 */
const WIDTHS = {
  first: { home: [NARROW, 720, WIDE], pages: [NARROW, 720, WIDE], samePages: [NARROW], panels: BOTH },
  own: { home: BOTH, pages: BOTH, samePages: [NARROW], panels: BOTH },
  fromRight: { home: BOTH, pages: [NARROW], samePages: [], panels: [NARROW] },
  shell: { home: BOTH, pages: [], samePages: [], panels: [NARROW] },
} as const;

/** The two types of contracts that the sandbox begins without: with them, an agent has a page for each of the four. */
const CONTRACTS = { HOURLYSALARY3: true, REALTIMESALARY3: true };

/** A brand in one of its languages. */
interface Site {
  readonly brand: ResolvedBrand;
  readonly portal: Portal;
  readonly text: (key: string) => string;
  readonly widths: (typeof WIDTHS)[keyof typeof WIDTHS];
  readonly looks: ReadonlyMap<number, Look>;
  /** True when the language is the one that the brand begins in. */
  readonly isOwn: boolean;
  /** Routes, and `panel/page` of panels, that a brand before has put together in the same way. */
  readonly repeated: ReadonlySet<string>;
}

/** Names of accounts by their usernames: of a member, and of an agent, who has both centres. */
const ACCOUNTS = { mai: 'Mai', tomas: 'Tomás' } as const;

type Username = keyof typeof ACCOUNTS;

/** The brand that is tried in all widths. */
const FIRST = 'aurora';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

const brands = listBrands(workspace).map((id) => loadBrand(workspace, id));

/** The languages that a brand is walked through in: its own, and its share of those that several brands speak. */
const tried = shareLanguages(
  brands.flatMap(({ id, brand }) => {
    const { default: defaultLanguage, supported } = brand?.languages ?? { default: '', supported: [] };
    const others = supported.map(({ code }) => code).filter((code) => code !== defaultLanguage);
    return brand ? [{ id, languages: [defaultLanguage, ...others] }] : [];
  }),
);

const repeatedIn = repeatedPlaces(brands.flatMap(({ brand }) => brand ?? []));

/** The first brand with a panel of a name that stands in a layout, by both. */
const firstWithPanel = new Map<string, string>(
  brands
    .toReversed()
    .flatMap(({ id, brand }) =>
      Object.entries(brand?.panels ?? {}).map(([name, { layout }]): [string, string] => [
        `${name} ${layout}`,
        id,
      ]),
    ),
);

function sitesOf({
  id,
  brand,
  messages,
}: (typeof brands)[number]): (readonly [id: string, language: string, site: Site])[] {
  if (!brand) return [];
  const isFirst = id === FIRST;
  const languages = brand.languages.supported.filter(({ code }) => tried.get(id)?.includes(code));
  return languages.map(({ code, locale }) => {
    const text = (key: string) => messages?.messages[code]?.[key] ?? key;
    const ownWidths = isFirst ? WIDTHS.first : WIDTHS.own;
    const other = directionOf(locale) === 'rtl' ? WIDTHS.fromRight : WIDTHS.shell;
    const isOwn = code === brand.languages.default;
    const widths = isOwn ? ownWidths : other;
    const looks = looksIn(brand, directionOf(locale), isOwn);
    const repeated = (isOwn && repeatedIn.get(id)) || new Set<string>();
    return [id, code, { brand, portal: portal(id), text, widths, looks, isOwn, repeated }];
  });
}

/**
 * Returns the looks in which axe sees the pages of a brand: in its own language by all rules in the widest window and the
 * first mode, and in the narrowest by those that see colours, in the second mode and against the direction of the language;
 * in another language that is read from the right as that language is. Each widget's colours in every mode, and its texts in
 * every language, axe tries by the widget's story.
 */
function looksIn(
  { theme: { modes } }: ResolvedBrand,
  direction: Look['direction'],
  isOwn: boolean,
): ReadonlyMap<number, Look> {
  const [first, second = first] = modes.map(({ id }) => id);
  if (first === undefined || second === undefined) return new Map();
  if (isOwn)
    return new Map([
      [WIDE, { mode: first, direction, rules: 'all' }],
      [NARROW, { mode: second, direction: direction === 'rtl' ? 'ltr' : 'rtl', rules: 'colours' }],
    ]);
  return new Map(direction === 'rtl' ? [[NARROW, { mode: first, direction, rules: 'all' }]] : []);
}

/**
 * Tests that no page, panel, dialog or region of a brand is wider than its room, in each language in one brand, and
 * that axe objects to nothing in them, by its rules of WCAG 2.2 A and AA and of good practice, whatever their impact.
 *
 * @param concerns by the place of a brand in the list of all
 */
export function testFits(concerns: (place: number) => boolean): void {
  const rows = brands.flatMap((brand, place) => (concerns(place) ? sitesOf(brand) : []));

  const isWalked = ([, , { widths }]: (typeof rows)[number]) => widths.pages.length > 0;

  test.each(rows.filter(isWalked))(
    '%s in %s: axe objects to nothing in its pages, and none is wider than its room',
    async (id, language, visit) => {
      const { brand, widths, looks, repeated } = visit;
      const page = await open(visit, language, '/');
      const around = await walkAsVisitor(visit, page, 'mai');
      const member = new Fitting(page, widths.pages, looks);
      const same = new Fitting(page, widths.samePages);
      const seen = new Set<string>();
      for (const { id: route, path, main: placements } of brand.routes) {
        // The login page leads a member home.
        if (route === 'login') continue;
        const widgets = placements.map(({ widget }) => widget).join();
        const isSame = seen.has(widgets) || repeated.has(route);
        await (isSame ? same : member).goTo(addressOf({ id: route, path }));
        if (!isSame) seen.add(widgets);
      }
      const overflows = [...around, ...member.found, ...same.found];
      expect(overflows.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
    },
    600_000,
  );

  test.each(rows.filter(isWalked))(
    '%s in %s: axe objects to nothing in its centres, and none of their pages is wider than its room',
    async (id, language, visit) => {
      const { brand, portal: site, text, looks, isOwn } = visit;
      await site.state({ modules: CONTRACTS });
      // Below the panels stands a page that costs little.
      const page = await open(visit, language, '/nowhere', 'mai');
      const over = new Fitting(page, BOTH, looks);
      if (isOwn) await openAsMember({ page, brand, text, fitting: over }, menuOf(visit, 'mai'));
      const account = await walkPanel(visit, page, 'mai', 'memberCentre');
      const agentsPage = await open(visit, language, '/nowhere', 'tomas');
      const team = await walkPanel(visit, agentsPage, 'tomas', 'agentCentre');

      const overflows = [...over.found, ...account.found, ...team.found];
      expect(overflows.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
      // Nothing was passed over but what is not for these two, or not with this brand's features.
      const { memberCentre, agentCentre } = brand.panels;
      const forAll = memberCentre?.pages.filter(({ when }) => when === undefined);
      const most = mostPages(visit);
      expect(account.looked).toBeGreaterThanOrEqual(Math.min(most, forAll?.length ?? 0));
      expect(team.looked).toBe(Math.min(most, agentCentre?.pages.length ?? 0));
    },
    600_000,
  );

  test.each(rows.filter((row) => !isWalked(row)))(
    '%s in %s: nothing around its pages and centres is wider than its room',
    async (id, language, visit) => {
      const page = await open(visit, language, '/');
      const around = await walkAsVisitor(visit, page, 'tomas');
      await goTo(page, '/nowhere');
      const account = await walkPanel(visit, page, 'tomas', 'memberCentre');
      await close(page);
      const team = await walkPanel(visit, page, 'tomas', 'agentCentre');
      const overflows = [...around, ...account.found, ...team.found];
      expect(overflows.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
      expect([account.looked, team.looked]).toEqual([1, 1]);
    },
    600_000,
  );
}

/**
 * Looks at what a visitor sees, and logs in as somebody. Where no pages are looked at but what stands around them, home shows all
 * of that.
 *
 * @returns what was found
 */
async function walkAsVisitor(site: Site, page: Page, username: Username): Promise<readonly string[]> {
  const { brand, text, widths, looks, isOwn } = site;
  const visitor = new Fitting(page, widths.home, looks);
  const isWalked = widths.pages.length > 0;
  for (const address of isWalked ? ['/', '/register', '/nowhere'] : ['/']) await visitor.goTo(address);
  const over = new Fitting(page, BOTH, looks);
  if (isOwn) await openAsVisitor({ page, brand, text, fitting: over });
  await (isWalked ? visitor.goTo('/login') : goTo(page, '/login'));
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(text(name), { exact: true }).and(page.locator('input'));
  await field('loginForm.username').fill(username);
  await field('loginForm.password').fill(PASSWORD);
  await field('loginForm.password').press('Enter');
  await page.getByRole('button', { name: menuOf(site, username) }).waitFor();
  return [...visitor.found, ...over.found];
}

/** The names of the centres in the account's menu. */
const ENTRIES = { memberCentre: 'nav.myAccount', agentCentre: 'nav.agentCentre' } as const;

/** The number of a centre's pages that are looked at. */
const mostPages = ({ isOwn }: Site) => (isOwn ? Number.POSITIVE_INFINITY : 1);

/**
 * Looks at the pages of a centre: those that a brand before has put together in the same way without axe, and where its
 * centre stands as this one does in the narrowest window alone. The first is looked at with all that stands around it.
 */
async function walkPanel(site: Site, page: Page, username: Username, name: keyof typeof ENTRIES) {
  const { brand, text, widths, looks, repeated } = site;
  const pages = await openPanel(page, menuOf(site, username), text(ENTRIES[name]));
  const layout = brand.panels[name]?.layout;
  const isNew = firstWithPanel.get(`${name} ${layout}`) === brand.id;
  const whole = new Fitting(page, widths.panels, looks);
  const same = new Fitting(page, isNew ? widths.panels : [NARROW]);
  const looked = pages.slice(0, mostPages(site));
  for (const [index, address] of looked.entries()) {
    const id = new URL(address, page.url()).searchParams.get(name);
    await (index > 0 && repeated.has(`${name}/${id}`) ? same : whole).goTo(address);
  }
  return { looked: looked.length, found: [...whole.found, ...same.found] };
}

async function open({ portal: site }: Site, language: string, path: string, as?: Username): Promise<Page> {
  site.expectProblem(/answered 404: GET .*\/nowhere$/);
  const page = await site.open(path, { size: [NARROW, 800], chosen: { language }, ...(as && { as }) });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await untilQuiet(page);
  return page;
}

/** The name of the button that opens the menu of an account. */
function menuOf({ text }: Site, username: Username): string {
  return text('account.menu').replace('{name}', ACCOUNTS[username]);
}
