import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { testFirstOf } from '#tests/harness/first-of-many.ts';
import { accountMenu, fromAccountMenu, logIn } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';

const aurora = portal('aurora');

/** What a browser may lack, and the object that has it. */
const FACILITIES = {
  sessionStorage: 'window',
  localStorage: 'window',
  BroadcastChannel: 'window',
  indexedDB: 'window',
  matchMedia: 'window',
  Notification: 'window',
  caches: 'window',
  open: 'window',
  subtle: 'crypto',
  locks: 'navigator',
  serviceWorker: 'navigator',
  clipboard: 'navigator',
  share: 'navigator',
  requestFullscreen: 'element',
  fullscreenEnabled: 'document',
  exitFullscreen: 'document',
  cookie: 'document',
} as const;

type Facility = keyof typeof FACILITIES;

/** How it lets a page down. `full` is said of what keeps something. */
type Way = 'missing' | 'null' | 'throwing' | 'full';

const KEEPERS: readonly Facility[] = ['sessionStorage', 'localStorage', 'indexedDB'];

/** Those first that were seen to take a page down. */
const FIRST: readonly (readonly [Facility, Way])[] = [
  ['BroadcastChannel', 'throwing'],
  ['sessionStorage', 'null'],
  ['subtle', 'missing'],
];

const all = (Object.keys(FACILITIES) as Facility[]).flatMap((name) =>
  (['missing', 'null', 'throwing', 'full'] as const)
    .filter((way) => way !== 'full' || KEEPERS.includes(name))
    .map((way) => [name, way] as const),
);
const isFirst = ([name, way]: readonly [Facility, Way]) => FIRST.some(([a, b]) => a === name && b === way);

/** Runs in a page before its own scripts: one facility is there no more, or does not do what it says. */
function letDown({ name, holder, way }: { name: string; holder: string; way: Way }): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  if (way === 'full') {
    const quota = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    if (name === 'indexedDB') IDBObjectStore.prototype.put = quota;
    else {
      const { setItem } = Storage.prototype;
      const full = Reflect.get(window, name);
      Storage.prototype.setItem = function (...args) {
        if (this === full) quota();
        setItem.apply(this, args);
      };
    }
    return;
  }
  const holders: Record<string, object> = {
    window,
    navigator: Navigator.prototype,
    crypto: Crypto.prototype,
    element: Element.prototype,
    document: Document.prototype,
  };
  const owner = holders[holder] ?? window;
  const before = Reflect.get(holder === 'window' ? window : owner.constructor.prototype, name, document);
  Reflect.deleteProperty(owner, name);
  if (way === 'missing') return;
  const isFunction = typeof before === 'function';
  Object.defineProperty(owner, name, {
    configurable: true,
    ...(way === 'null' ? { value: null } : isFunction ? { value: refuse } : { get: refuse, set: refuse }),
  });
}

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });

testFirstOf(
  FIRST.length,
  [...FIRST, ...all.filter((row) => !isFirst(row))],
  'a member opens the portal, logs in, deposits, plays and logs out where %s is %s',
  async (name, way) => {
    const page = await aurora.open('/');
    await page.addInitScript(letDown, { name, holder: FACILITIES[name], way });
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
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button').first().click();
    const game = page.getByRole('main').frameLocator('iframe');
    await game.getByRole('button', { name: 'Spin' }).click();

    await fromAccountMenu(page, 'Log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await accountMenu(page).count()).toBe(0);
  },
);
