/** @module-tag matrix */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { announce, announcement, dialog, openAnnouncements } from '#tests/harness/announcements.ts';
import { goTo } from '#tests/harness/go-to.ts';
import { openAs } from '#tests/harness/log-in.ts';
import { portal } from '#tests/harness/portal.ts';
import { ELSEWHERE, NEVER, OWN_PAGES, PATH } from '#tests/hostile/addresses.ts';
import { HTML } from '#tests/hostile/html.ts';

const aurora = portal('aurora');
const ADDRESSES = [...NEVER, ...ELSEWHERE];

/** Each page tries everything of a kind. */
const LONG = { timeout: 240_000 } as const;

/**
 * Chromium holds markup against the policy when it is read into a document that shows and runs nothing, too: that is
 * how it becomes clean. Those reports name the reader, and are of no element in the page.
 */
const READ = [
  /policy violation: (script-src-attr|style-src-attr|style-src-elem|base-uri) .* read by .*\/assets\/sanitize-/s,
  /violates the following Content Security Policy directive.* from .*\/assets\/sanitize-/s,
];
/** Pictures of other origins, which no policy of this brand allows. */
const PICTURES = [
  /policy violation: img-src /,
  /Loading the image '.*' violates/s,
  /request failed: GET \S+ csp$/,
];
/** Pictures that the portal's own host does not have. */
const LOST = /(answered 4\d\d|request failed): GET http:\/\/aurora\.localhost/;

declare global {
  interface Window {
    hit?: () => void;
  }
}

/** Fails the test when anything hostile runs; keeps what it reaches out for. */
async function guard(page: Page): Promise<string[]> {
  const reached: string[] = [];
  const ownAddress = aurora.url('');
  const context = page.context();
  await page.evaluate(() => {
    window.hit = () => window.reportViolation('hostile code ran');
  });
  page.on('dialog', (shown) => {
    reached.push(`a dialog: ${shown.message()}`);
    void shown.dismiss();
  });
  context.on('page', (other) => reached.push(`a window: ${other.url()}`));
  const hear = (request: Request) => {
    const blocked = request.failure()?.errorText === 'csp';
    if (!blocked && !request.url().startsWith(ownAddress)) reached.push(`a request: ${request.url()}`);
  };
  context.on('requestfinished', hear);
  context.on('requestfailed', hear);
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(ownAddress)) reached.push(`a navigation: ${frame.url()}`);
  });
  return reached;
}

/** Lists the parts of a page that could act: runs in the page. */
function acting(root: Element): string[] {
  const findings: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const name = element.localName;
    if (/^(script|style|iframe|object|embed|base|form|template|link|meta|math)$/.test(name))
      findings.push(name);
    for (const { name: attribute } of element.attributes) {
      if (/^(on|style$|srcdoc$|srcset$|ping$|formaction$)/.test(attribute))
        findings.push(`${name} ${attribute}`);
    }
    const address = element.getAttribute('href') ?? element.getAttribute('src');
    if (address === null || name === 'use' || !URL.canParse(address, location.href)) continue;
    const { protocol, origin } = new URL(address, location.href);
    if (!/^(https:|mailto:|tel:)$/.test(protocol) && origin !== location.origin && name !== 'img')
      findings.push(`${name} ${address}`);
  }
  return findings;
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

async function stands(page: Page, reached: readonly string[]): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Aurora' }).waitFor();
  expect(reached).toEqual([]);
}

test('[8.04] nothing hostile in announcements acts', LONG, async () => {
  aurora.expectProblem(...READ, ...PICTURES, LOST);
  const links = ADDRESSES.map((address) => `<a href="${escaped(address)}">a</a>`).join(' ');
  const pictures = ADDRESSES.map((address) => `<img src="${escaped(address)}" alt="b">`).join(' ');
  const texts = [...HTML, links, pictures];
  await announce(aurora, ...texts.map((content, index) => announcement(index + 1, { content })));
  const page = await openAnnouncements(aurora);
  const reached = await guard(page);
  await dialog(page).getByRole('article').waitFor();
  await page.evaluate(`window.acting = ${acting}`);
  const result = await dialog(page).evaluate(async (element) => {
    const { acting: look } = window as unknown as { acting: (root: Element) => string[] };
    // Whoever follows a link stays.
    addEventListener('click', (event) => event.preventDefault());
    const read: string[] = [];
    const wrong: string[] = [];
    for (const button of element.querySelectorAll<HTMLElement>('li button')) {
      const title = /Announcement \d+/.exec(button.textContent ?? '')?.[0] ?? '';
      button.click();
      const heading = () => element.querySelector('article :is(h2, h3)')?.textContent;
      const text = () => element.querySelector('article div[dir=auto]');
      for (let frame = 0; (heading() !== title || !text()) && frame < 600; frame += 1)
        await new Promise(requestAnimationFrame);
      if (heading() === title) read.push(title);
      for (const part of text()?.querySelectorAll('*') ?? []) {
        for (const type of ['click', 'pointerover', 'focus', 'toggle', 'animationstart', 'animationend'])
          part.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
      const shown = text();
      if (shown) wrong.push(...look(shown).map((what) => `${title}: ${what}`));
    }
    return { read, wrong };
  });
  expect(result.wrong).toEqual([]);
  expect(result.read).toHaveLength(texts.length);
  await stands(page, reached);
});

test('[2.20] [2.38] nothing hostile in banners and promotions acts', LONG, async () => {
  aurora.expectProblem(...READ, ...PICTURES, LOST);
  // Empty text is no address: the reader of answers leaves such a banner out, and says so.
  const addresses = ADDRESSES.filter((address) => address !== '');
  const banners = addresses.flatMap((address, index) =>
    (['URL', 'ROUTE'] as const).map((linkageType, kind) => ({
      bannerId: index * 2 + kind + 1,
      groupName: 'w_promotion',
      title: `Banner ${index}`,
      url: address,
      phoneUrl: address,
      line: HTML[index % HTML.length]?.slice(0, 80),
      action: 'Go',
      linkageType,
      linkage: address,
    })),
  );
  const promotions = addresses.map((address, index) => ({
    id: index + 1,
    category: 'BONUS',
    title: `Promotion ${index}`,
    summary: HTML[index % HTML.length],
    content: HTML[index % HTML.length],
    image: address,
    startsAt: '2026-01-01T00:00:00Z',
  }));
  const answer = (value: object) => ({ body: JSON.stringify({ success: true, value }) });
  await aurora.state({
    faults: [
      { call: 'GET /wps/relay/MCSFE_banners', ...answer(banners) },
      { call: 'GET /wps/relay/MCSFE_promotions', ...answer({ list: promotions }) },
    ],
  });
  const page = await aurora.open('/cockfight');
  const reached = await guard(page);
  await goTo(page, '/promotions');
  const cards = page.getByRole('main').locator('button[aria-expanded]');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(promotions.length);
  await page.evaluate(`window.acting = ${acting}`);
  const result = await page.getByRole('main').evaluate(async (main) => {
    const { acting: look } = window as unknown as { acting: (root: Element) => string[] };
    addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault());
    const wrong: string[] = [];
    for (const button of main.querySelectorAll<HTMLElement>('button[aria-expanded=false]')) {
      button.click();
      await new Promise(requestAnimationFrame);
      // The slider's slides are placed by script.
      wrong.push(...look(main).filter((what) => what !== 'div style'));
    }
    for (const link of main.querySelectorAll('a'))
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return { wrong: [...new Set(wrong)], links: main.querySelectorAll('a').length };
  });
  expect(result.wrong).toEqual([]);
  expect(result.links).toBeGreaterThan(0);
  await stands(page, reached);
});

test('[3.06] [4.17] [4.18] the platform’s own links and its chat lead nowhere hostile', LONG, async () => {
  aurora.expectProblem(...PICTURES, LOST);
  const page = await aurora.open('/down');
  await page.clock.install();
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  const reached = await guard(page);
  const envelope = await page.evaluate(async () =>
    (await fetch(`/wps/system/status?url=${location.host}`, { headers: { merchant: 'aurora' } })).json(),
  );
  const types = ['FACEBOOK', 'TELEGRAM', 'INSTAGRAM', 'ANDROID_APP', 'IOS_APP'];
  let addresses: readonly string[] = [];
  let answered = 0;
  await page.route('**/wps/system/status?*', async (route) => {
    envelope.value.info.resources = types.map((resourceType, index) => ({
      resourceType,
      url: addresses[index],
      qrCodeUrl: addresses[index],
      labelNameEn: resourceType,
    }));
    envelope.value.info.customerService = [{ csType: 'LIVECHAT', type: 1, path: addresses[0] }];
    await route.fulfill({ json: envelope });
    answered += 1;
  });
  await page.evaluate(`window.acting = ${acting}`);
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, {
      opened,
      open: (first: string) => {
        opened.push(first);
        return { location: { replace: (next: string) => opened.push(next) }, close() {}, opener: null };
      },
    });
  });
  // Each type leads to some of them, and each of them is led to.
  for (let start = 0; start < ADDRESSES.length; start += types.length) {
    addresses = types.map((_, place) => ADDRESSES[(start + place) % ADDRESSES.length] ?? '');
    const before = answered;
    // The page asks again every minute.
    await expect
      .poll(async () => {
        await page.clock.fastForward(61_000);
        return answered;
      })
      .toBeGreaterThan(before);
    await page.clock.runFor(50);
    const wrong = await page.evaluate(() => {
      const { acting: look } = window as unknown as { acting: (root: Element) => string[] };
      const buttons = [...document.querySelectorAll<HTMLElement>('footer button, aside button, nav button')];
      for (const button of buttons)
        if (/customer service|support/i.test(button.textContent ?? '')) button.click();
      return look(document.body).filter((what) => !/^(script|style|form|link|\w+ style)$/.test(what));
    });
    expect([addresses, wrong]).toEqual([addresses, []]);
  }
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  const off = opened.filter(
    (chat) => chat !== 'about:blank' && !/^https:/.test(chat) && !chat.startsWith(aurora.url('/')),
  );
  expect(opened.length).toBeGreaterThan(ADDRESSES.length / types.length / 2);
  expect(off).toEqual([]);
  await stands(page, reached);
});

test('[4.13] [8.03] no game opens at a hostile address', LONG, async () => {
  const page = await openAs(aurora, 'mai');
  const reached = await guard(page);
  const hostile = [...ADDRESSES, ...OWN_PAGES].filter((address) => !PATH.test(address));
  let launches = 0;
  await page.route('**/wps/game/launchGame', (route) => {
    const game_url = hostile[launches];
    launches += 1;
    return route.fulfill({ json: { success: true, value: { game_url } } });
  });
  const game = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('button', { name: game, exact: true }).first().click();
  await page.waitForURL(aurora.url('/game'));
  await page.getByRole('main').getByText('Invalid URL, please contact customer service').waitFor();
  const frames = await page.evaluate(async (count) => {
    const seen: (string | null)[] = [];
    const alert = () => document.querySelector('main [role=alert]');
    for (let step = 1; step < count; step += 1) {
      const alertBefore = alert();
      history.pushState(null, '', step % 2 === 0 ? '/game' : '/seamless');
      dispatchEvent(new PopStateEvent('popstate'));
      for (let frame = 0; [null, alertBefore].includes(alert()) && frame < 600; frame += 1)
        await new Promise(requestAnimationFrame);
      const frame = document.querySelector('iframe');
      if (frame) seen.push(frame.getAttribute('src'));
    }
    return seen;
  }, hostile.length);
  expect(frames).toEqual([]);
  expect(launches).toBe(hostile.length);
  await stands(page, reached);
});
