// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, testApp } from '#engine/kit/testing.tsx';
import { offerLanguage, wishedLanguage } from './offer-language.ts';

const supported = [
  { code: 'EN', locale: 'en' },
  { code: 'VI', locale: 'vi' },
  { code: 'CN', locale: 'zh-CN' },
  { code: 'BR', locale: 'pt-BR' },
  { code: 'TY', locale: 'fil' },
];

test.each<[wishes: string[], want: string | undefined]>([
  [['vi-VN', 'en'], 'VI'],
  [['VI'], 'VI'],
  [['de', 'pt-PT', 'en'], 'BR'],
  [['zh-Hans-SG'], 'CN'],
  [['zh-TW', 'en-GB'], 'EN'],
  [['tl'], 'TY'],
  [['de-DE', 'fr'], undefined],
  [['x', '', 'en_US.UTF-8', 'en'], 'EN'],
  [[], undefined],
])('a browser that asks for %j is understood', (wishes, want) => {
  expect(wishedLanguage(supported, wishes)).toBe(want);
});

const appOf = (addresses: 'path' | 'none') => ({
  ...testApp({ brand: { ...emptyBrand, languages: { default: 'EN', supported, addresses } } }),
  messages: { VI: async () => ({ default: {} }) },
});

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => localStorage.clear());

test('a language is offered once, whatever the answer', async () => {
  const app = appOf('path');
  offerLanguage(app, ['vi']);
  await expect.poll(() => app.state.languageOffer).toMatchObject({ code: 'VI', from: 'EN' });
  const later = appOf('path');
  const isOffered = vi.fn();
  later.messages.VI = async () => {
    isOffered();
    return { default: {} };
  };
  offerLanguage(later, ['vi']);
  await new Promise((next) => setTimeout(next));
  expect(isOffered).not.toHaveBeenCalled();
});

test.each<[why: string, addresses: 'path' | 'none', wishes: string[], chosen?: string]>([
  ['the page is in it', 'path', ['en-GB', 'vi']],
  ['languages have no addresses', 'none', ['vi']],
  ['the visitor has chosen one before', 'path', ['vi'], 'EN'],
  ['the brand does not speak it', 'path', ['de']],
])('no language is offered where %s', async (_why, addresses, wishes, chosen) => {
  const app = appOf(addresses);
  if (chosen) localStorage.setItem(`livery:${app.brand.id}:language`, chosen);
  offerLanguage(app, wishes);
  await new Promise((next) => setTimeout(next));
  expect([app.state.languageOffer, localStorage.getItem(`livery:${app.brand.id}:offered`)]).toEqual([
    undefined,
    null,
  ]);
});

test('a language whose texts do not arrive is offered at the next visit', async () => {
  const app = appOf('path');
  const lost = { ...app, messages: { VI: async () => Promise.reject(new Error('offline')) } };
  offerLanguage(lost, ['vi']);
  await new Promise((next) => setTimeout(next));
  expect(app.state.languageOffer).toBeUndefined();
  offerLanguage(app, ['vi']);
  await expect.poll(() => app.state.languageOffer).toMatchObject({ code: 'VI' });
});
