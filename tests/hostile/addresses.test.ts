import { bannerTarget } from '@liveryjs/client/banners/banner-target';
import { gameAddress } from '@liveryjs/client/games/launch/game-address';
import { launchAddress } from '@liveryjs/client/games/launch/launch-address';
import { imageUrl } from '@liveryjs/client/image-url';
import { chatAddress } from '@liveryjs/client/support/chat-address';
import { packageAddress } from '@liveryjs/client/system/package-address';
import { resourceAddresses } from '@liveryjs/client/system/resource-addresses';
import { system } from '@liveryjs/client/system/store';
import type { CustomerService, Resource } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ELSEWHERE, NEVER, OWN, OWN_PAGES, PATH } from './addresses.ts';

const chat = (path: string): CustomerService[] => [{ csType: 'LIVECHAT', type: 1, path }];
const resource = (url: string): Resource[] => [{ resourceType: 'TELEGRAM', url, labelNameEn: 'x' }];

/** All that turns an address of the platform into one that a page opens or fetches from. */
const checks: readonly [name: string, check: (address: string) => string | undefined][] = [
  ['the link of a banner', (linkage) => hrefOf(bannerTarget({ linkageType: 'URL', linkage }))],
  ['the page of a banner', (linkage) => hrefOf(bannerTarget({ linkageType: 'ROUTE', linkage }))],
  ['the chat', (path) => chatAddress(chat(path), undefined, OWN)],
  ['a resource', (url) => resourceAddresses(resource(url)).TELEGRAM],
  ['a package of the app', (url) => packageAddress(resource(url), 'TELEGRAM')],
  ['a picture', imageUrl],
];

const origins = ['https://play.example', 'https://*.vendor.example', 'http://games.localhost:*'];
const game = (address: string, allowed = origins) => gameAddress(address, allowed, OWN);

function hrefOf(target: ReturnType<typeof bannerTarget>): string | undefined {
  return target && ('path' in target ? target.path : target.href);
}

/** Where a browser on a page of the portal would go. Undefined for nowhere. */
function destination(address: string | undefined): URL | undefined {
  return address !== undefined && URL.canParse(address, OWN) ? new URL(address, OWN) : undefined;
}

describe.each(checks)('%s', (name, check) => {
  test.each(NEVER)('never comes from %j', (address) => {
    expect([undefined, OWN]).toContain(destination(check(address))?.origin);
  });

  test.each(ELSEWHERE)('is on the web or in the portal, whatever %j says', (address) => {
    const { protocol, origin } = destination(check(address)) ?? {};
    const web = name === 'a picture' ? ['http:', 'https:'] : ['https:'];
    expect([undefined, ...web]).toContain(protocol);
    if (name === 'the page of a banner') expect([undefined, OWN]).toContain(origin);
  });
});

describe('[4.13] [8.03] a game of a platform that names a base of games', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { origin: OWN });
    system.launchBases = ['https://play.example/games'];
  });
  afterEach(() => {
    system.launchBases = [];
    vi.unstubAllGlobals();
  });

  test.each([...NEVER, ...ELSEWHERE, ...OWN_PAGES])('opens nowhere but there, with %j', (address) => {
    const opened = game(launchAddress(address, origins));
    expect([undefined, 'https://play.example']).toContain(destination(opened)?.origin);
    if (!PATH.test(address)) expect(opened).toBeUndefined();
  });
});

describe('[4.13] [8.03] a game', () => {
  test.each([...NEVER, ...ELSEWHERE, ...OWN_PAGES])('does not open at %j', (address) => {
    expect(game(address)).toBeUndefined();
  });

  test.each(OWN_PAGES)('does not open at %j though a manifest allows the portal’s own origin', (address) => {
    expect(game(address, [OWN, 'https://*.example', 'https://portal.example:*'])).toBeUndefined();
  });

  test('does not open at an address of any length', () => {
    expect(game(`https://play.example/?t=${'a'.repeat(2000)}`)).toBeUndefined();
  });

  test.each([
    ['https://play.example', 'https://play.example/'],
    ['https://PLAY.example/7?ticket=a_b-c', 'https://play.example/7?ticket=a_b-c'],
    ['https://play.example:443/7#a@b', 'https://play.example/7#a@b'],
    ['https://a.vendor.example/x', 'https://a.vendor.example/x'],
    ['https://a.b.vendor.example/x', 'https://a.b.vendor.example/x'],
    ['http://games.localhost:4173/play/7?ticket=abc', 'http://games.localhost:4173/play/7?ticket=abc'],
    ['http://games.localhost/play/7', 'http://games.localhost/play/7'],
  ])('opens at %s', (address, want) => {
    expect(game(address)).toBe(want);
  });

  test.each([
    'https://vendor.example/',
    'https://evilvendor.example/',
    'https://a.vendor.example:8443/',
    'http://a.vendor.example/',
    'https://a.vendor.example.evil.example/',
    'http://games.localhost.evil.example:4173/',
    'https://games.localhost/',
    'https://xplay.example/',
    'https://playxexample/',
  ])('does not open at %s, which only looks like an origin that is allowed', (address) => {
    expect(game(address)).toBeUndefined();
  });
});

test('the lists hold enough, and nothing twice', () => {
  const all = [...NEVER, ...ELSEWHERE, ...OWN_PAGES];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(150);
});
