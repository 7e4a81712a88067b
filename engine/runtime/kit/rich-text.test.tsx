// @vitest-environment jsdom

import type { Content } from '@liveryjs/compiler/plain/rich-node';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RichText } from './rich-text.tsx';
import { TestPortal, testApp } from './testing.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function show(content: Content) {
  const app = testApp({
    brand: {
      name: 'Lotus <b>',
      languages: {
        default: 'EN',
        supported: [
          { code: 'EN', locale: 'en' },
          { code: 'AR', locale: 'ar' },
        ],
      },
    },
    contents: { terms: { EN: async () => ({ default: content }) } },
    assets: { art: '/art.svg' },
  });
  await act(async () => {
    render(
      <TestPortal app={app}>
        <Suspense>
          <RichText content="terms" values={{ amount: 1500 }} level={2} />
        </Suspense>
      </TestPortal>,
    );
  });
}

test('data becomes elements: headings below the page, values as the language writes them, links by what they lead to', async () => {
  await show({
    language: 'EN',
    body: [
      { type: 'heading', level: 1, id: 'who', children: ['Who'] },
      { type: 'heading', level: 2, id: 'deep', children: ['Deep'] },
      {
        type: 'paragraph',
        children: [
          { type: 'value', name: 'brand' },
          { type: 'value', name: 'amount' },
        ],
      },
      { type: 'link', to: { route: 'home' }, children: ['home'] },
      { type: 'link', to: { hash: 'who' }, children: ['who'] },
      { type: 'link', to: { href: 'https://a.example' }, children: ['outside'] },
      { type: 'link', to: { href: 'mailto:a@b.example' }, children: ['mail'] },
      { type: 'picture', asset: 'art', alt: 'Art' },
      { type: 'table', align: ['right'], rows: [[['head']], [['cell']]] },
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Who' })).toHaveProperty('id', 'who');
  expect(screen.getByRole('heading', { level: 3, name: 'Deep' })).toBeTruthy();
  expect(screen.getByText('Lotus <b>')).toBeTruthy();
  expect(screen.getByText('1,500')).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('home').getAttribute('href')).toBe('/');
  expect(link('who').getAttribute('href')).toBe('#who');
  expect(link('outside').getAttribute('rel')).toBe('noopener noreferrer');
  expect(link('mail').hasAttribute('target')).toBe(false);
  expect(screen.getByRole('img', { name: 'Art' }).getAttribute('src')).toBe('/art.svg');
  expect(screen.getByRole('columnheader', { name: 'head' }).getAttribute('data-align')).toBe('right');
});

test('a text of another language says which, and in which direction it is read', async () => {
  await show({ language: 'AR', body: [{ type: 'paragraph', children: ['نص'] }] });
  const text = screen.getByText('نص').parentElement;
  expect([text?.lang, text?.dir]).toEqual(['ar', 'rtl']);
});
