import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import { listBrands, loadBrand, openWorkspace } from '#scripts/workspace/index.ts';
import { Fitting } from './fitting.ts';
import { PASSWORD } from './log-in.ts';
import { type Portal, portal } from './portal.ts';

/**
 * The widths in which a brand is tried: 720 is what a window of 1440 has at a zoom of 200 %. Languages that are not the
 * brand's own have the narrowest, where texts break, and the widest, where most stands side by side; the widgets of
 * their panels stand in each language at 320 px as stories.
 */
const WIDTHS = { own: [320, 390, 720, 1024, 1440], other: [320, 1440] } as const;

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
  /** Whether the language is the brand's own. */
  readonly own: boolean;
}

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });

function sitesOf(id: string): (readonly [id: string, language: string, site: Site])[] {
  const { brand, messages } = loadBrand(workspace, id);
  if (!brand) return [];
  return brand.languages.supported.map(({ code }) => {
    const text = (key: string) => messages?.messages[code]?.[key] ?? key;
    return [id, code, { brand, portal: portal(id), text, own: code === brand.languages.default }];
  });
}

/**
 * Tests that no page or region of a brand is wider than its room, in each of the brand's languages, and in its own no
 * page of a panel.
 *
 * @param concerns by the place of a brand in the list of all
 */
export function testFits(concerns: (place: number) => boolean): void {
  const rows = listBrands(workspace).flatMap((id, place) => (concerns(place) ? sitesOf(id) : []));

  test.each(rows)(
    '%s in %s: nothing is wider than its room',
    async (id, language, { brand, portal: site, text, own }) => {
      const widths = own ? WIDTHS.own : WIDTHS.other;
      await site.state({ modules: CONTRACTS });
      site.expectProblem(/answered 404: GET .*\/nowhere$/);
      const open = async (path: string, as?: string) => {
        const page = await site.open(path, { size: [320, 800], chosen: { language }, ...(as && { as }) });
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        return page;
      };
      const menuOf = (name: string) => text('account.menu').replace('{name}', name);

      const page = await open('/');
      const member = new Fitting(page, widths);
      for (const address of ['/', '/nowhere', '/register', '/login']) await member.goTo(address);
      const main = page.getByRole('main');
      const field = (name: string) => main.getByLabel(text(name), { exact: true }).and(page.locator('input'));
      await field('loginForm.username').fill('mai');
      await field('loginForm.password').fill(PASSWORD);
      await field('loginForm.password').press('Enter');
      await page.getByRole('button', { name: menuOf('Mai') }).waitFor();
      for (const { id: route, path } of brand.routes) await member.goTo(`${path}${QUERIES[route] ?? ''}`);
      const fittings = [member];
      if (own) {
        const account = await member.openPanel(menuOf('Mai'), text('nav.myAccount'));
        // Below the panel stands a page that costs little.
        const agent = new Fitting(await open('/nowhere', 'tomas'), widths);
        const team = await agent.openPanel(menuOf('Tomás'), text('nav.agentCentre'));
        fittings.push(agent);
        // Nothing was passed over but what is not for these two, or not with this brand's features.
        const { memberCentre, agentCentre } = brand.panels;
        const forAll = memberCentre?.pages.filter(({ when }) => when === undefined);
        expect(account).toBeGreaterThanOrEqual(forAll?.length ?? 0);
        expect(team).toBe(agentCentre?.pages.length);
      }
      const found = fittings.flatMap((each) => each.found);
      expect(found.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
    },
    300_000,
  );
}
