// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SafeHtml } from './safe-html.tsx';
import { emptyBrand, TestPortal, testApp } from './testing.tsx';
import { stubWindow } from './testing-window.ts';

beforeEach(() => {
  stubWindow();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (html: string, app = testApp()) =>
  render(
    <TestPortal app={app}>
      <SafeHtml html={html} level={4} />
    </TestPortal>,
  );

test('what is clean shows, below the heading that it stands under; nothing else does', async () => {
  const { container } = show('<h1>News</h1><p onclick="alert(1)">Text</p><script>alert(1)</script>');
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  await screen.findByRole('heading', { level: 4, name: 'News' });
  expect(container.innerHTML).not.toContain('alert');
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('a link to a page of the portal is followed there without loading it anew, and closes what lay over it', async () => {
  const [home] = emptyBrand.routes;
  if (!home) throw new Error('no home');
  const app = testApp({
    brand: { routes: [home, { ...home, id: 'news', path: '/news' }] },
    state: { modal: 'notice' },
  });
  const address = () => location.pathname + location.search;
  show('<a href="/news?page=2">Inside</a><a href="/files/terms.pdf">File</a>', app);
  const link = await screen.findByRole('link', { name: 'Inside' });
  for (const elsewhere of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link, { [elsewhere]: true })).toBe(true);
  expect(fireEvent.click(link, { button: 1 })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'File' }))).toBe(true);
  expect(address()).toBe('/');
  expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe('/news?page=2');
  expect(app.state.modal).toBeUndefined();
});

test('a link that is pressed as soon as it is drawn is followed without loading the page anew', async () => {
  const [home] = emptyBrand.routes;
  if (!home) throw new Error('no home');
  const app = testApp({ brand: { routes: [home, { ...home, id: 'news', path: '/news' }] } });
  const { container } = show('<a href="/news">Inside</a>', app);
  const loadsAnew = await new Promise<boolean>((resolve) => {
    new MutationObserver(() => {
      const link = container.querySelector('a');
      if (link) resolve(fireEvent.click(link));
    }).observe(container, { childList: true, subtree: true });
  });
  expect(loadsAnew).toBe(false);
});
