// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { StatusKeeper } from './status-keeper.tsx';
import { useLanguages } from './use-language.ts';

afterEach(cleanup);

const languages = {
  default: 'EN',
  supported: ['EN', 'VI', 'AR'].map((code) => ({ code, locale: code.toLowerCase() })),
};

const withPseudo = { ...languages, supported: [...languages.supported, { code: 'XA', locale: 'en-XA' }] };

function Languages() {
  const { current, supported, choose } = useLanguages();
  return (
    <button type="button" onClick={() => void choose(supported.at(-1)?.code === 'XA' ? 'XA' : 'VI')}>
      {`${current.code} of ${supported.map(({ code }) => code)}`}
    </button>
  );
}

const show = async (offered: readonly string[] | undefined, language = 'EN', spoken = languages) => {
  const languageChosen = vi.fn();
  const app = testApp({
    brand: { languages: spoken },
    portal: {
      languageChosen,
      loadStatus: async () => ({ status: 0, modules: [], facts: {}, languages: offered }),
    },
    state: { language },
  });
  const messages = async () => ({ default: {} });
  render(
    <TestPortal app={{ ...app, messages: { EN: messages, VI: messages, AR: messages, XA: messages } }}>
      <StatusKeeper />
      <Languages />
    </TestPortal>,
  );
  return { languageChosen };
};

test.each([
  ['all that the brand has, where the platform names none', undefined, 'EN of EN,VI,AR'],
  ['those that both have', ['VI', 'EN', 'TY'], 'EN of EN,VI'],
  ['all that the brand has, rather than none', ['TY'], 'EN of EN,VI,AR'],
])('the languages on offer are %s', async (_, offered, want) => {
  await show(offered);
  expect(await screen.findByText(want)).toBeTruthy();
});

test.each([
  ['the default', ['EN', 'VI'], 'EN of EN,VI'],
  ['the first that is left, without the default', ['VI'], 'VI of VI'],
])('a language that is switched off gives way to %s', async (_, offered, want) => {
  await show(offered, 'AR');
  expect(await screen.findByText(want)).toBeTruthy();
  expect(localStorage.getItem('livery:test:language')).toBeNull();
});

test('the portal hears of a choice', async () => {
  const { languageChosen } = await show(undefined);
  await act(async () => (await screen.findByText('EN of EN,VI,AR')).click());
  await waitFor(() => expect(languageChosen).toHaveBeenCalledWith('VI'));
  expect(localStorage.getItem('livery:test:language')).toBe('VI');
});

test('a pseudo-language is offered where the default one is, which the platform hears of in its place', async () => {
  const { languageChosen } = await show(['VI', 'EN'], 'EN', withPseudo);
  await act(async () => (await screen.findByText('EN of EN,VI,XA')).click());
  await waitFor(() => expect(languageChosen).toHaveBeenCalledWith('EN'));
  expect(localStorage.getItem('livery:test:language')).toBe('XA');
});

test('of two languages that are chosen the last one shows and is remembered, whichever texts come first', async () => {
  const languageChosen = vi.fn();
  let choose: (code: string) => Promise<void> = async () => {};
  function Chooser() {
    const { current, ...rest } = useLanguages();
    choose = rest.choose;
    return <p>{current.code}</p>;
  }
  const app = testApp({ brand: { languages }, portal: { languageChosen } });
  let come = () => {};
  const late = () =>
    new Promise<{ default: Record<string, never> }>((resolve) => {
      come = () => resolve({ default: {} });
    });
  const messages = async () => ({ default: {} });
  render(
    <TestPortal app={{ ...app, messages: { EN: messages, VI: late, AR: messages } }}>
      <Chooser />
    </TestPortal>,
  );
  await act(async () => {
    const first = choose('VI');
    await choose('AR');
    come();
    await first;
  });
  expect(screen.getByRole('paragraph').textContent).toBe('AR');
  expect(document.documentElement.lang).toBe('ar');
  expect(localStorage.getItem('livery:test:language')).toBe('AR');
  expect(languageChosen.mock.calls).toEqual([['AR']]);
});
