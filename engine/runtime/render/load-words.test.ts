// @vitest-environment jsdom
import { ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { createPortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { testApp } from '#engine/kit/testing.tsx';
import { loadWords } from './use-language.ts';

/** A language that has the words of the widget `late` only once they are fetched. */
const speak = (locale: string, hello: string) =>
  createPortalIntl(
    { locale, brand: 'Test' },
    {},
    { late: async () => ({ default: { 'late.hello': hello } }) },
  );

test('a widget that comes late speaks the language that the page came in, and the one chosen since', async () => {
  const app = testApp({ state: { intl: ref(speak('en', 'Hello')) } });
  app.state.intl = ref(speak('vi', 'Xin chào'));
  await loadWords(app, 'late');
  // Prerendered content is hydrated in the first, and shown in the second.
  expect(app.initial.intl.t('late.hello')).toBe('Hello');
  expect(app.state.intl.t('late.hello')).toBe('Xin chào');
});
