import type { Resource } from '@liveryjs/schemas/platform';
import { expect, test } from 'vitest';
import { portal } from '#client/portal.ts';
import { enabledModules } from './enabled-modules.ts';
import { resourceAddresses } from './resource-addresses.ts';
import { statusOf } from './status-of.ts';

const permission = (rest: object) =>
  ({ maintenance: false, regionRestriction: false, ...rest }) as Parameters<typeof statusOf>[0];

test.each([
  ['nothing special', {}, 0],
  ['maintenance', { maintenance: true }, 1],
  ['a restricted region', { regionRestriction: true }, 2],
  ['both: maintenance goes first', { maintenance: true, regionRestriction: true }, 1],
  ['a status of its own', { maintenance: true, status: 7 }, 7],
])('[4.16] %s', (_, given, want) => {
  expect(statusOf(permission(given))).toBe(want);
});

test('countries, which are the longest answer and stay the same, are not asked for by the clock', () => {
  const every = Object.fromEntries(portal.sources.map((source) => [source.key, source.every]));
  expect(every.countries).toBe(0);
  expect(every.gameMenus).toBe(60_000);
});

test('[6.07] a module is on when it says 1 and everything above it is on', () => {
  const tree = {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: [
      { modId: 'DIRECTREG3', enabled: '1' },
      { modId: 'FREEPLAY3', enabled: '0' },
      { modId: 'POINTS', enabled: '0', childrenNodes: [{ modId: 'PTSYS3', enabled: '1' }] },
    ],
  };
  expect(enabledModules(tree as Parameters<typeof enabledModules>[0])).toEqual(['ROOT', 'DIRECTREG3']);
});

test('[1.11] a resource has an address only where a page may open it', () => {
  const resource = (resourceType: string, url: string): Resource => ({
    resourceType,
    url,
    labelNameEn: resourceType,
  });
  const resources = [
    resource('FACEBOOK', 'https://social.test/f'),
    resource('TELEGRAM', 'javascript:alert(1)'),
    resource('INSTAGRAM', 'social.test'),
  ];
  expect(resourceAddresses(resources)).toEqual({ FACEBOOK: 'https://social.test/f' });
});

test('the countries, the longest of all answers, are asked for once, and never by the clock', () => {
  const every = Object.fromEntries(portal.sources.map((source) => [source.key, source.every]));
  expect(every).toMatchObject({ countries: 0, promotions: expect.any(Number) });
  expect(every.promotions).toBeGreaterThan(60_000);
});
