// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createPortalIntl } from '#engine/i18n/create-portal-intl.ts';
import { followTexts } from './follow-texts.ts';

afterEach(cleanup);

test('a text that changes renders what has read it, and nothing else', async () => {
  let words = { title: 'First', note: 'Note' };
  const intl = createPortalIntl({ locale: 'en', brand: 'Aurora' }, words, {
    changed: async () => ({ default: words }),
  });
  const texts = followTexts('changed');
  const renders: Record<string, number> = {};
  const useText = (key: string) => {
    renders[key] = (renders[key] ?? 0) + 1;
    return texts.useTexts(intl)(key);
  };
  const Title = () => <h1>{useText('title')}</h1>;
  const Note = () => <p>{useText('note')}</p>;
  render(
    <>
      <Title />
      <Note />
    </>,
  );
  words = { title: 'Second', note: 'Note' };
  await act(() => texts.change(['title']));
  expect(screen.getByRole('heading').textContent).toBe('Second');
  expect(renders).toEqual({ title: 2, note: 1 });
});
