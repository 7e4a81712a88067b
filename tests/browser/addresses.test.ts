import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { portal } from '#tests/harness/portal.ts';

/** A brand of two languages, which says them in its addresses: English begins, and Spanish stands below `/es`. */
const almanac = portal('almanac');
const folder = join(inject('bundles'), 'almanac');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const ORIGIN = 'https://almanac.localhost';

/** The file of a page, by its address. */
const fileOf = (address: string) => {
  const path = new URL(address).pathname;
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
};
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

/** Chooses a language in the side menu, which stays open, and closes it. */
async function choose(page: Page, code: string, [menu, picker]: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  const navigation = page.getByRole('navigation', { name: /^Men[uú]$/ });
  await page.getByRole('combobox', { name: picker }).last().selectOption(code);
  await page.waitForFunction(
    (lang) => document.documentElement.lang === lang,
    code === 'ES' ? 'es-419' : 'en',
  );
  expect(await navigation.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await navigation.waitFor({ state: 'hidden' });
}

test('the sitemaps, the pages and their links to each other name the same addresses in each language', () => {
  const sitemaps = all(read('sitemap.xml'), /<loc>(.*?)<\/loc>/g);
  expect(sitemaps).toEqual([`${ORIGIN}/sitemap-en.xml`, `${ORIGIN}/sitemap-es.xml`]);
  const entries = sitemaps.flatMap((address) => all(read(new URL(address).pathname), /<url>(.*?)<\/url>/g));
  const linksOf = new Map(
    entries.map((entry) => {
      const [address = ''] = all(entry, /<loc>(.*?)<\/loc>/g);
      return [address, all(entry, /hreflang="([\w-]+" href=".*?)"/g)] as const;
    }),
  );
  const listed = [...linksOf.keys()];
  expect(listed.length).toBe(entries.length);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && read(file).includes('rel="canonical"'))
    .filter((file) => !read(file).includes('<div id="root"></div>'));
  const canonicals = pages.map((file) => all(read(file), /rel="canonical" href="(.*?)"/g)[0]);
  expect([...new Set(canonicals)].sort()).toEqual([...listed].sort());
  expect(listed.filter((address) => /^\/es(\/|$)/.test(new URL(address).pathname)).length).toBe(
    listed.length / 2,
  );
  for (const address of listed) {
    const html = read(fileOf(address));
    expect(all(html, /rel="canonical" href="(.*?)"/g)).toEqual([address]);
    const isSpanish = /^\/es(\/|$)/.test(new URL(address).pathname);
    expect(all(html, /<html lang="(.*?)"/g)).toEqual([isSpanish ? 'es-419' : 'en']);
    const alternates = all(html, /rel="alternate" hreflang="[\w-]+" href="(.*?)"/g);
    expect(alternates).toContain(address);
    expect(linksOf.get(address)).toEqual(all(html, /hreflang="([\w-]+" href=".*?)"/g));
    // Each of them names this one, too.
    for (const other of alternates)
      expect(all(read(fileOf(other)), /rel="alternate" hreflang="[\w-]+" href="(.*?)"/g)).toEqual(alternates);
    expect(all(html, /hreflang="(.*?)"/g)).toEqual(['en', 'es-419', 'x-default']);
  }
  expect(listed).toContain(`${ORIGIN}/es/year`);
});

test('who runs no script reads each page in the language of its address', async () => {
  const html = read('es/login.html');
  expect(html).toContain('<html lang="es-419"');
  expect(html).toMatch(/<h1[^>]*>Iniciar sesión</);
});

test('each page says to programs what it is, in its language, and no policy is in the way', async () => {
  const dataOf = (page: Page) =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((blocks) => blocks.map(({ textContent }) => JSON.parse(textContent ?? '')));
  const year = await almanac.open('/es/year');
  const item = (position: number, name: string, path: string) => ({
    ...{ '@type': 'ListItem', position, name, item: { '@type': 'WebPage', '@id': ORIGIN + path } },
  });
  const [, title = ''] = /^(.*) · Almanac$/.exec(await year.title()) ?? [];
  expect(await dataOf(year)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [item(1, 'Almanac', '/es'), item(2, title, '/es/year')],
    },
  ]);
  const home = await almanac.open('/');
  const [{ '@graph': graph }] = await dataOf(home);
  expect(graph).toMatchObject([
    { '@type': 'Organization', name: 'Almanac', url: `${ORIGIN}/` },
    { '@type': 'WebSite', name: 'Almanac', url: `${ORIGIN}/` },
  ]);
  // The logo is one that the page shows.
  await home
    .locator(`img[src="${graph[0].logo.slice(ORIGIN.length)}"]`)
    .first()
    .waitFor();
  expect(read('404.html')).not.toContain('ld+json');
});

test.each([
  [
    'year/questions.html',
    ['When does the fair open?', 'On 21 December, when the ice on the pond carries. It closes on 7 January.'],
    ['Who may play at Almanac?', 'Whoever is 20 or older.'],
  ],
  [
    'es/year/questions.html',
    [
      '¿Cuándo abre la feria?',
      'El 21 de diciembre, cuando el hielo del estanque aguanta. Cierra el 7 de enero.',
    ],
    ['¿Quién puede jugar en Almanac?', 'Quien tenga 20 años o más.'],
  ],
])('%s says its questions and answers to programs, beside the pages above it', (file, ...questions) => {
  const [data = ''] = all(read(file), /<script type="application\/ld\+json">(.*?)<\/script>/g);
  const { '@graph': graph } = JSON.parse(data);
  expect(graph).toEqual([
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(([name, text]) => ({
        ...{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } },
      })),
    },
  ]);
  // A page of which no text is questions and answers says none.
  expect(read('year.html')).not.toContain('FAQPage');
});

test('an address that is not there is answered in its language, before any script runs', async () => {
  almanac.expectProblem(/\b404\b/);
  const page = await almanac.open('/es/no/where');
  await page.getByRole('heading', { level: 1, name: 'Esta página no existe' }).waitFor();
  expect(read('es/404.html')).toMatch(/<h1[^>]*>Esta página no existe</);
  expect(read('404.html')).toMatch(/<h1[^>]*>This page does not exist</);
});

test('a visitor comes to a page in its language, changes it, and keeps the page and the way back', async () => {
  // An earlier choice leads nobody away from an address.
  const page = await almanac.open('/es/year', { size: [390, 844], chosen: { language: 'EN' } });
  const main = page.getByRole('main');
  await main.getByRole('cell', { name: 'Premios de cosecha en las misiones' }).waitFor();
  await main.getByRole('table').evaluate((table) => table.setAttribute('data-kept', ''));
  await choose(page, 'EN', ['Abrir menú', 'Idioma']);
  await page.waitForURL(almanac.url('/year'));
  await main.getByRole('cell', { name: 'Harvest prizes in the missions' }).waitFor();
  expect(await main.getByRole('table').getAttribute('data-kept')).toBe('');

  await page.getByRole('contentinfo').getByRole('link', { name: 'User agreement' }).click();
  await page.waitForURL(almanac.url('/terms'));
  await choose(page, 'ES', ['Open menu', 'Language']);
  await page.waitForURL(almanac.url('/es/terms'));
  // The language that was chosen last stays, whichever page a step back leads to.
  await page.goBack();
  await page.waitForURL(almanac.url('/es/year'));
  await main.getByRole('cell', { name: 'Premios de cosecha en las misiones' }).waitFor();
  await page.reload();
  await main.getByRole('cell', { name: 'Premios de cosecha en las misiones' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/es/year');
});

test('what is typed and who is signed in survive a change of language, and nobody is led elsewhere', async () => {
  const login = await almanac.open('/login', { size: [390, 844] });
  const name = login.getByRole('main').getByRole('textbox').first();
  await name.fill('half a name');
  // The page stands alone, and has the menu of languages itself.
  await login.getByRole('combobox', { name: 'Language' }).selectOption('ES');
  await login.waitForURL(almanac.url('/es/login'));
  await login.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  expect(await name.inputValue()).toBe('half a name');

  const page = await almanac.open('/terms', { size: [390, 844], as: 'mai' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await choose(page, 'ES', ['Open menu', 'Language']);
  await page.waitForURL(almanac.url('/es/terms'));
  const isSignedIn = () =>
    page
      .getByRole('banner')
      .getByRole('group', { name: 'Saldo' })
      .filter({ visible: true, hasText: /\d/ })
      .waitFor();
  await isSignedIn();
  // The address decides, whatever the browser asks for: the server answers it itself, and the session stays.
  const answer = await page.reload();
  expect([answer?.status(), answer?.request().redirectedFrom()]).toEqual([200, null]);
  await isSignedIn();
  expect(new URL(page.url()).pathname).toBe('/es/terms');
});

test('links on a page whose lower parts wait to come near follow the language at once', async () => {
  const page = await almanac.open('/es', { size: [390, 844] });
  const links = (start: RegExp) =>
    page
      .locator('a[href^="/"]')
      .evaluateAll(
        (all, pattern) => all.filter((a) => new RegExp(pattern).test(a.getAttribute('href') ?? '')).length,
        start.source,
      );
  await expect.poll(() => links(/^\/es(\/|$)/)).toBeGreaterThan(10);
  await choose(page, 'EN', ['Abrir menú', 'Idioma']);
  await page.waitForURL(almanac.url('/'));
  await expect.poll(() => links(/^\/es(\/|$)/)).toBe(0);
});

test('a panel, a login and a link keep the language of the address', async () => {
  const page = await almanac.open('/es/year?memberCentre=overview', { as: 'mai' });
  const centre = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
  await centre.waitFor();
  await page.keyboard.press('Escape');
  await centre.waitFor({ state: 'detached' });
  await page.waitForURL(almanac.url('/es/year'));
  await page.getByRole('banner').getByRole('link', { name: 'Inicio' }).first().click();
  await page.waitForURL(almanac.url('/es'));
});

test('who asks for another language is offered it once, in its own words, and keeps page and address until then', async () => {
  const page = await almanac.open('/year', { locale: 'es-MX' });
  const main = page.getByRole('main');
  const switchTo = page.getByRole('button', { name: 'Ver en español' });
  await switchTo.waitFor();
  await page.getByText('Esta página también está en español.').waitFor();
  // Nobody is led there by what a browser asks for.
  expect(new URL(page.url()).pathname).toBe('/year');
  expect(await switchTo.getAttribute('lang')).toBe('es-419');
  await switchTo.click();
  await page.waitForURL(almanac.url('/es/year'));
  await main.getByRole('cell', { name: 'Premios de cosecha en las misiones' }).waitFor();
  expect(await switchTo.count()).toBe(0);

  const other = await almanac.open('/es/year');
  const toEnglish = other.getByRole('button', { name: 'Switch to English' });
  await toEnglish.waitFor();
  await other.getByRole('button', { name: 'Descartar' }).click();
  await toEnglish.waitFor({ state: 'detached' });
  await other.goto(almanac.url('/es/terms'));
  await other.getByRole('heading', { level: 1 }).waitFor();
  await other.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await toEnglish.count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe('/es/terms');
});
