import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './remembered-login.ts';

/**
 * The cookies as they were written, with their attributes; and the jar that holds them, which the test may fill by itself.
 */
let written: string[];
let jar: Map<string, string>;

beforeEach(() => {
  written = [];
  jar = new Map();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const mobile = { mobileNum: '912345678', countryDialingCode: '84' };

test('[3.04] who it was is kept in cookies for 24 hours, for this site and over TLS only', async () => {
  await remember({ username: 'mai=; ñ', mobile });
  expect(written).toEqual([
    'livery_remember=1; Path=/; Max-Age=86400; SameSite=Strict; Secure',
    'livery_user=mai%3D%3B%20%C3%B1; Path=/; Max-Age=86400; SameSite=Strict; Secure',
    `livery_mobile=${encodeURIComponent(JSON.stringify(mobile))}; Path=/; Max-Age=86400; SameSite=Strict; Secure`,
  ]);
  expect(await recall()).toEqual({ username: 'mai=; ñ', password: undefined, mobile });
});

test('a page without TLS can be remembered too', async () => {
  vi.stubGlobal('location', { protocol: 'http:' });
  await remember({ username: 'mai' });
  expect(written[0]).toBe('livery_remember=1; Path=/; Max-Age=86400; SameSite=Strict');
});

test('[3.04] where the browser keeps no secrets the name is remembered, and the password nowhere', async () => {
  await remember({ username: 'mai', password: 'Secret 1' });
  expect(await recall()).toEqual({ username: 'mai', password: undefined, mobile: undefined });
  expect(written.join()).not.toContain('Secret');
});

test('a login takes the place of the one before', async () => {
  await remember({ username: 'mai', mobile });
  await remember({ username: 'tomas' });
  expect(await recall()).toEqual({ username: 'tomas', password: undefined, mobile: undefined });
});

test('who does not want to be remembered is not', async () => {
  await remember({ username: 'mai', mobile });
  await forget();
  expect(await recall()).toBeUndefined();
  expect([...jar]).toEqual([]);
});

test.each([
  ['nothing', undefined, undefined],
  ['no JSON', '{"mobileNum', undefined],
  ['a number that is none', '{"mobileNum":7,"countryDialingCode":"84"}', undefined],
  ['an escape that is none', '%E0%A4%A', undefined],
  ['a number', encodeURIComponent(JSON.stringify(mobile)), mobile],
])('a cookie that holds %s is read as such', async (_, value, want) => {
  jar.set('livery_remember', '1');
  if (value !== undefined) jar.set('livery_mobile', value);
  expect(await recall()).toEqual({ username: undefined, password: undefined, mobile: want });
});
