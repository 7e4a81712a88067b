/** @module-tag matrix */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ResolvedBrand } from '#schemas/generated/brand.ts';
import { listBrands, loadBrand, openWorkspace } from '#scripts/workspace/index.ts';
import { Fitting, type Size } from '#tests/harness/fitting.ts';
import { type Portal, portal } from '#tests/harness/portal.ts';

/** As narrow as a window may be, and so high that two steps lead down a page: what waits to come near comes once. */
const NARROW: Size = [320, 4000];

/** From wide to narrow: what was drawn for much room has to find its way into less. */
const WIDER: readonly Size[] = [
  [1440, 900],
  [1024, 768],
  // What a window of 1440 by 900 has at a zoom of 200 %.
  [720, 450],
  [390, 844],
];

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
  readonly sizes: readonly [Size, ...Size[]];
}

const workspace = openWorkspace({ root: resolve(import.meta.dirname, '../..') });
const rows = listBrands(workspace).flatMap((id) => sitesOf(id));

/**
 * All languages of a brand are tried in the narrowest window, where texts break. To try all in all windows takes half as
 * long again: that is for the brand's own language and for the one whose texts are longest.
 */
function sitesOf(id: string): (readonly [id: string, language: string, site: Site])[] {
  const { brand, messages: { messages } = { messages: {} } } = loadBrand(workspace, id);
  if (!brand) return [];
  const lengthOf = (code: string) => Object.values(messages[code] ?? {}).join('').length;
  const codes = brand.languages.supported.map(({ code }) => code);
  const longest = codes.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return codes.map((code) => {
    const inAll = [brand.languages.default, longest].includes(code);
    const text = (key: string) => messages[code]?.[key] ?? key;
    return [id, code, { brand, portal: portal(id), text, sizes: inAll ? [NARROW, ...WIDER] : [NARROW] }];
  });
}

test.each(rows)(
  '%s in %s: no page, panel or region is wider than its room',
  async (id, language, { brand, portal: site, text, sizes }) => {
    const open = async (as?: string) => {
      const page = await site.open('/', { size: NARROW, chosen: { language }, ...(as && { as }) });
      await page.getByRole('contentinfo').waitFor();
      await page.waitForLoadState('networkidle');
      await hide(page);
      return new Fitting(page, sizes);
    };
    const menuOf = (name: string) => text('account.menu').replace('{name}', name);

    const visitor = await open();
    for (const address of ['/', '/login', '/register', '/nowhere']) await visitor.goTo(address);
    const member = await open('mai');
    for (const { id: route, path } of brand.routes) await member.goTo(`${path}${QUERIES[route] ?? ''}`);
    const account = await member.openPanel(menuOf('Mai'), text('nav.myAccount'));
    const agent = await open('tomas');
    const team = await agent.openPanel(menuOf('Tomás'), text('nav.agentCentre'));

    const found = [visitor, member, agent].flatMap((each) => each.found);
    expect(found.map((what) => `${id} in ${language}, ${what}`)).toEqual([]);
    // What is for nobody here (a contract of another agent) is at most one page of each panel.
    const { memberCentre, agentCentre } = brand.panels;
    expect(account).toBeGreaterThanOrEqual((memberCentre?.pages.length ?? 0) - 1);
    expect(team).toBeGreaterThanOrEqual((agentCentre?.pages.length ?? 0) - 1);
  },
  180_000,
);

/** Lets nothing be drawn, which would be half of the work; where things stand, and whether they come near, is the same. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
