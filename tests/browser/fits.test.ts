/** @module-tag matrix */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import { listBrands, loadBrand, openWorkspace } from '#scripts/workspace/index.ts';
import { Fitting } from '#tests/harness/fitting.ts';
import { PASSWORD } from '#tests/harness/log-in.ts';
import { type Portal, portal } from '#tests/harness/portal.ts';

/**
 * The widths in which a brand is tried: 720 is what a window of 1440 has at a zoom of 200 %. To try all languages in all
 * of them takes half as long again: those that are not the brand's own have the narrowest, where texts break, and the
 * widest, where most stands side by side.
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
  readonly widths: readonly number[];
}

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const rows = listBrands(workspace).flatMap((id) => sitesOf(id));

function sitesOf(id: string): (readonly [id: string, language: string, site: Site])[] {
  const { brand, messages } = loadBrand(workspace, id);
  if (!brand) return [];
  return brand.languages.supported.map(({ code }) => {
    const text = (key: string) => messages?.messages[code]?.[key] ?? key;
    const widths = code === brand.languages.default ? WIDTHS.own : WIDTHS.other;
    return [id, code, { brand, portal: portal(id), text, widths }];
  });
}

test.each(rows)(
  '%s in %s: no page, panel or region is wider than its room',
  async (id, language, { brand, portal: site, text, widths }) => {
    await site.state({ modules: CONTRACTS });
    site.expectProblem(/answered 404: GET .*\/nowhere$/);
    const open = async (path: string, as?: string) => {
      const page = await site.open(path, { size: [320, 800], chosen: { language }, ...(as && { as }) });
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await hide(page);
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
    const account = await member.openPanel(menuOf('Mai'), text('nav.myAccount'));
    // Below the panel stands a page that costs little.
    const agent = new Fitting(await open('/nowhere', 'tomas'), widths);
    const team = await agent.openPanel(menuOf('Tomás'), text('nav.agentCentre'));

    const found = [member, agent].flatMap((each) => each.found);
    expect(found.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
    // Nothing was passed over but what is not for these two, or not with this brand's features.
    const { memberCentre, agentCentre } = brand.panels;
    const forAll = memberCentre?.pages.filter(({ when }) => when === undefined);
    expect(account).toBeGreaterThanOrEqual(forAll?.length ?? 0);
    expect(team).toBe(agentCentre?.pages.length);
  },
  300_000,
);

/** Lets nothing be drawn, which would be half of the work; where things stand, and whether they come near, is the same. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
