import { resolve } from 'node:path';
import { listBrands, loadBrand, openWorkspace } from '@liveryjs/cli/workspace';
import { directionOf } from '@liveryjs/engine/i18n/direction-of';
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { expect, test } from 'vitest';
import { Fitting } from './fitting.ts';
import { goTo } from './go-to.ts';
import { PASSWORD } from './log-in.ts';
import { type Portal, portal } from './portal.ts';

/**
 * The widths in which a brand is tried: 720 is what a window of 1440 has at a zoom of 200 %. Pages of the same widgets as
 * an earlier one, as those of games are, are looked at less, and so are all of them after the first brand, whose measures
 * the others share. In languages that are not the brand's own, each widget is tried by its story, in the narrowest window:
 * here it is what stands around them, on home in the widest window too, where most stands side by side, and in panels on
 * their first page. All pages are looked at in those that are read from the right, too.
 */
const WIDTHS = {
  first: { home: [320, 720, 1440], pages: [320, 720, 1440], samePages: [320], panels: [320, 1440] },
  own: { home: [320, 1440], pages: [320], samePages: [], panels: [320] },
  fromRight: { home: [320, 1440], pages: [320], samePages: [], panels: [320] },
  shell: { home: [320, 1440], pages: [], samePages: [], panels: [320] },
} as const;

/** The two types of contracts that the sandbox begins without: with them, an agent has a page for each of the four. */
const CONTRACTS = { HOURLYSALARY3: true, REALTIMESALARY3: true };

/** What stands in the address of a route beside its path, so that the page shows what it is about. */
const QUERIES: Readonly<Record<string, string>> = {
  lottery: '?gameCode=DAILY3&playType=last2',
  seaLottery: '?gameCode=VNSOUTH',
  promoDetail: '?id=5',
};

/** A brand in one of its languages. */
interface Site {
  readonly brand: ResolvedBrand;
  readonly portal: Portal;
  readonly text: (key: string) => string;
  readonly widths: (typeof WIDTHS)[keyof typeof WIDTHS];
}

/** The brand that is tried in all widths. */
const FIRST = 'aurora';

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

function sitesOf(id: string): (readonly [id: string, language: string, site: Site])[] {
  const { brand, messages } = loadBrand(workspace, id);
  if (!brand) return [];
  const isFirst = id === FIRST;
  return brand.languages.supported.map(({ code, locale }) => {
    const text = (key: string) => messages?.messages[code]?.[key] ?? key;
    const own = isFirst ? WIDTHS.first : WIDTHS.own;
    const other = directionOf(locale) === 'rtl' ? WIDTHS.fromRight : WIDTHS.shell;
    const widths = code === brand.languages.default ? own : other;
    return [id, code, { brand, portal: portal(id), text, widths }];
  });
}

/**
 * Tests that no page, panel or region of a brand is wider than its room, in each of the brand's languages.
 *
 * @param concerns by the place of a brand in the list of all
 */
export function testFits(concerns: (place: number) => boolean): void {
  const rows = listBrands(workspace).flatMap((id, place) => (concerns(place) ? sitesOf(id) : []));

  test.each(rows)(
    '%s in %s: no page, panel or region is wider than its room',
    async (id, language, { brand, portal: site, text, widths }) => {
      await site.state({ modules: CONTRACTS });
      site.expectProblem(/answered 404: GET .*\/nowhere$/);
      const open = async (path: string, as?: string) => {
        const page = await site.open(path, { size: [320, 800], chosen: { language }, ...(as && { as }) });
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        return page;
      };
      const most = language === brand.languages.default ? Number.POSITIVE_INFINITY : 1;
      const menuOf = (name: string) => text('account.menu').replace('{name}', name);

      const page = await open('/');
      const visitor = new Fitting(page, widths.home);
      for (const address of ['/', '/nowhere', '/register', '/login']) await visitor.goTo(address);
      const main = page.getByRole('main');
      const field = (name: string) => main.getByLabel(text(name), { exact: true }).and(page.locator('input'));
      await field('loginForm.username').fill('mai');
      await field('loginForm.password').fill(PASSWORD);
      await field('loginForm.password').press('Enter');
      await page.getByRole('button', { name: menuOf('Mai') }).waitFor();
      const member = new Fitting(page, widths.pages);
      const same = new Fitting(page, widths.samePages);
      const seen = new Set<string>();
      for (const { id: route, path, main: placements } of widths.pages.length > 0 ? brand.routes : []) {
        // The login page leads a member home.
        if (route === 'login') continue;
        const widgets = placements.map(({ widget }) => widget).join();
        await (seen.has(widgets) ? same : member).goTo(`${path}${QUERIES[route] ?? ''}`);
        seen.add(widgets);
      }
      // Below the panels stands a page that costs little.
      await goTo(page, '/nowhere');
      const membersPanel = new Fitting(page, widths.panels);
      const account = await membersPanel.openPanel(menuOf('Mai'), text('nav.myAccount'), most);
      const agentsPanel = new Fitting(await open('/nowhere', 'tomas'), widths.panels);
      const team = await agentsPanel.openPanel(menuOf('Tomás'), text('nav.agentCentre'), most);

      const found = [visitor, member, same, membersPanel, agentsPanel].flatMap((each) => each.found);
      expect(found.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
      // Nothing was passed over but what is not for these two, or not with this brand's features.
      const { memberCentre, agentCentre } = brand.panels;
      const forAll = memberCentre?.pages.filter(({ when }) => when === undefined);
      expect(account).toBeGreaterThanOrEqual(Math.min(most, forAll?.length ?? 0));
      expect(team).toBe(Math.min(most, agentCentre?.pages.length ?? 0));
    },
    300_000,
  );
}
