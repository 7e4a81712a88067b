import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { Locator, Page } from 'playwright-core';
import { Fitting } from './fitting.ts';
import { untilQuiet } from './until-quiet.ts';

/** The narrowest window, in which the side menu is a drawer. */
export const NARROW = 320;

interface Place {
  readonly page: Page;
  readonly brand: ResolvedBrand;
  readonly text: (key: string) => string;
  readonly fitting: Fitting;
}

const named = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).first();

/** Closes what is open over a page. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' });
}

/** Looks at what a visitor opens over a page: the ways in, the drawer of the menu, and the dialogs that the menu opens. */
export async function openAsVisitor({ page, brand, text, fitting }: Place): Promise<void> {
  const banner = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  await fitting.open('the login', () => named(banner, text('nav.login')).click());
  await fitting.open('the forgotten password', () => named(dialog, text('loginForm.forgot')).click());
  await close(page);
  await fitting.open('the registration', () => named(banner, text('nav.register')).click());
  await close(page);

  const menu = page.getByRole('navigation', { name: text('sideMenu.label'), exact: true });
  const openMenu = () => named(page, text('engine.openMenu')).click();
  const inMenu: string[] = [];
  const promotions = named(menu, text('sideMenu.promotions'));
  // The drawer lies over half of the header, whose colours axe would compare with the drawer's.
  const drawer = new Fitting(page, [NARROW]);
  await drawer.open('the menu', async () => {
    await openMenu();
    await menu.getByRole('listitem').first().waitFor();
    // The platform has answered by then: an entry shows, or is not there.
    await untilQuiet(page);
    if (await promotions.isVisible()) await promotions.click();
    for (const name of dialogsOfMenu(brand).map(text))
      if (await named(menu, name).isVisible()) inMenu.push(name);
  });
  fitting.found.push(...drawer.found);
  await page.keyboard.press('Escape');
  for (const name of inMenu) {
    const press = async () => {
      await openMenu();
      await named(menu, name).click();
      await dialog.waitFor();
    };
    await fitting.open(name, press, [NARROW, 1440]);
    await close(page);
  }
}

/** Looks at what an account opens over a page: its menu, and the question before it logs out. */
export async function openAsMember({ page, text, fitting }: Place, menu: string): Promise<void> {
  const banner = page.getByRole('banner');
  await fitting.open('the menu of the account', () => named(banner, menu).click());
  await fitting.open('the question before logging out', () => named(banner, text('nav.signOut')).click());
  await close(page);
}

/**
 * Opens a panel from the account's menu, over a page that costs little.
 *
 * @param menu name of the button that opens the menu
 * @param entry name of the menu's entry
 * @returns the addresses of the panel's pages
 */
export async function openPanel(page: Page, menu: string, entry: string): Promise<string[]> {
  const banner = page.getByRole('banner');
  await named(banner, menu).click();
  await named(banner, entry).click();
  const ways = page.getByRole('dialog').getByRole('navigation').first().locator('a');
  await ways.first().waitFor({ state: 'attached' });
  return ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Keys of the names of what the side menu of a brand opens as dialogs. */
function dialogsOfMenu(brand: ResolvedBrand): string[] {
  const groups = brand.regions.sideMenu.flatMap(({ props }) => Object.values(props));
  return groups.flat().flatMap((entry) => {
    const { label, to } = Object(entry);
    return to?.modal === undefined ? [] : [String(label)];
  });
}
