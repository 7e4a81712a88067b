import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { accountMenu, fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** A property of a page, and the object that has it. */
type Place = readonly [holder: 'window' | 'crypto' | 'navigator' | 'element' | 'document', name: string];

/** The facilities that a browser may lack. */
const FACILITIES = {
  sessionStorage: [['window', 'sessionStorage']],
  localStorage: [['window', 'localStorage']],
  BroadcastChannel: [['window', 'BroadcastChannel']],
  indexedDB: [['window', 'indexedDB']],
  matchMedia: [['window', 'matchMedia']],
  'crypto.subtle': [['crypto', 'subtle']],
  cookie: [['document', 'cookie']],
  Notification: [['window', 'Notification']],
  caches: [['window', 'caches']],
  'window.open': [['window', 'open']],
  locks: [['navigator', 'locks']],
  serviceWorker: [['navigator', 'serviceWorker']],
  clipboard: [['navigator', 'clipboard']],
  share: [['navigator', 'share']],
  credentials: [['navigator', 'credentials']],
  'full screen': [
    ['element', 'requestFullscreen'],
    ['document', 'fullscreenEnabled'],
    ['document', 'exitFullscreen'],
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

type Facility = keyof typeof FACILITIES;

/** The way in which it lets a page down. `full` is for what keeps something. */
type Way = 'missing' | 'null' | 'throwing' | 'full';

const KEEPERS: readonly Facility[] = ['sessionStorage', 'localStorage', 'indexedDB'];

/**
 * Facilities that are read in modules of their own, none of which needs another's to be reached: they are taken away at once.
 * Each of the others, which the walk leads through, throws alone.
 */
const GROUPS = [
  ['matchMedia', 'Notification', 'serviceWorker', 'clipboard', 'full screen'],
  ['window.open', 'caches', 'share', 'credentials'],
] as const satisfies readonly (readonly Facility[])[];

/** Where the others are missing, the modules that read them go on, and reach the next: of each group all are missing at once. */
const MISSING = [
  ['sessionStorage', 'BroadcastChannel', 'crypto.subtle'],
  ['localStorage', 'cookie'],
  ['indexedDB', 'locks'],
] as const satisfies readonly (readonly Facility[])[];

type Row = [names: readonly Facility[], way: Way];

/** Those first that were seen to take a page down. */
const FIRST: readonly Row[] = [[['BroadcastChannel'], 'throwing']];

const REST: readonly Row[] = [
  ...[...MISSING, ...GROUPS].map((names): Row => [names, 'missing']),
  ...[...MISSING.flat().map((name) => [name]), ...GROUPS].map((names): Row => [names, 'throwing']),
  ...KEEPERS.map((name): Row => [[name], 'full']),
  // A WebView that keeps nothing has null for each of its stores at once.
  [KEEPERS, 'null'],
];
const isFirst = ([names, way]: Row) =>
  FIRST.some(([firstNames, firstWay]) => firstWay === way && `${firstNames}` === `${names}`);

/** Runs in a page before its own scripts: something is there no more, or does not do what it says. */
function letDown({ places, way }: { places: readonly Place[]; way: Way }): void {
  const overflow = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const holders = {
    window,
    navigator: Navigator.prototype,
    crypto: Crypto.prototype,
    element: Element.prototype,
    document: Document.prototype,
  };
  for (const [holder, name] of places) {
    if (way === 'full') {
      if (name === 'indexedDB') IDBObjectStore.prototype.put = overflow;
      else {
        const { setItem } = Storage.prototype;
        const full = Reflect.get(window, name);
        Storage.prototype.setItem = function (...args) {
          if (this === full) overflow();
          setItem.apply(this, args);
        };
      }
      continue;
    }
    const owner = holders[holder];
    const refuse = (): never => {
      throw new DOMException(`${holder}.${name}: the operation is insecure.`, 'SecurityError');
    };
    const isFunction = typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function';
    Reflect.deleteProperty(owner, name);
    const instead = {
      missing: undefined,
      null: { value: null },
      throwing: isFunction ? { value: refuse } : { get: refuse, set: refuse },
    }[way];
    if (instead) Object.defineProperty(owner, name, { configurable: true, ...instead });
  }
}

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

testFirstOf<Row>(
  FIRST.length,
  [...FIRST, ...REST.filter((row) => !isFirst(row))],
  'a member opens the portal, logs in, deposits, plays and logs out without %j: %s',
  async (names, way) => {
    // A page that costs nothing: what matters begins with the next.
    const page = await aurora.open('/sandbox/accounts');
    const places = names.flatMap((name): readonly Place[] => FACILITIES[name]);
    await page.addInitScript(letDown, { places, way });
    await page.goto(aurora.url('/rng'));
    await logIn(page, 'mai');

    await page.getByRole('banner').getByRole('button', { name: 'Deposit', exact: true }).click();
    await centre(page).getByRole('textbox', { name: 'Amount' }).fill('100');
    await centre(page).getByRole('button', { name: 'Continue' }).click();
    await centre(page).getByRole('button', { name: 'Deposit $100.00' }).click();
    await centre(page).getByRole('timer').waitFor();
    await page.keyboard.press('Escape');
    await centre(page).waitFor({ state: 'detached' });

    await page
      .getByRole('navigation', { name: 'Game categories' })
      .getByRole('link', { name: 'Slots', exact: true })
      .click();
    // The page before stays until this one can be shown.
    const card = page.getByRole('region', { name: 'Slots', exact: true }).getByRole('article').first();
    await card.getByRole('button').first().click();
    const game = page.getByRole('main').frameLocator('iframe');
    await game.getByRole('button', { name: 'Spin' }).click();

    await fromAccountMenu(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await accountMenu(page).count()).toBe(0);
  },
);
