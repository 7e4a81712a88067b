// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NARROW, Picture, type PictureProps } from './picture.tsx';
import { TestPortal, testApp } from './testing.tsx';
import { stubWindow } from './testing-window.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tree = (src: string | undefined, rest: Partial<PictureProps> = {}) => (
  <TestPortal app={testApp({ assets: { fallbackImage: '/fallback.svg' } })}>
    <Picture src={src} alt="a cat" width={10} height={10} {...rest} />
  </TestPortal>
);
const image = () => {
  const imageElement = document.querySelector('img');
  if (!imageElement) throw new Error('no picture');
  return imageElement;
};
const address = () => image().getAttribute('src');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('[2.23] [9.03] a picture is tried three times, 200 ms apart, and gives way to the fallback', () => {
  stubWindow();
  render(tree('/cat.svg'));
  for (const _ of [1, 2]) {
    expect(address()).toBe('/cat.svg');
    fireEvent.error(image());
    pass(199);
    expect(address()).toBeNull();
    pass(1);
  }
  expect(address()).toBe('/cat.svg');
  fireEvent.error(image());
  expect(address()).toBe('/fallback.svg');
  pass(5000);
  expect(address()).toBe('/fallback.svg');
});

test('[2.32] [9.03] where the platform has a picture elsewhere too, those places are tried in turn', () => {
  stubWindow();
  const otherPictures = () => ['https://two.example/cat.svg'];
  const app = testApp({ assets: { fallbackImage: '/fallback.svg' } });
  render(
    <TestPortal app={{ ...app, portal: { ...app.portal, otherPictures } }}>
      <Picture src="https://one.example/cat.svg" alt="a cat" width={10} height={10} />
    </TestPortal>,
  );
  const tried: (string | null)[] = [];
  for (const _ of [1, 2, 3]) {
    tried.push(address());
    fireEvent.error(image());
    pass(200);
  }
  expect(tried).toEqual([
    'https://one.example/cat.svg',
    'https://two.example/cat.svg',
    'https://one.example/cat.svg',
  ]);
  expect(address()).toBe('/fallback.svg');
});

test('[2.23] the name of what is lost stands on the brand’s colours, for the eye alone', () => {
  stubWindow();
  const { container } = render(tree('/cat.svg', { name: 'The cat' }));
  expect(container.textContent).toBe('');
  for (const _ of [1, 2, 3]) {
    fireEvent.error(image());
    pass(200);
  }
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-fallback]')?.textContent).toBe('The cat');
});

test('[2.23] a picture that says something is still said when it is lost, and none at all is as one that is lost', () => {
  stubWindow();
  render(tree(undefined, { name: 'The cat' }));
  expect(screen.getByRole('img', { name: 'a cat' }).textContent).toBe('The cat');
});

test('a picture of its own for narrow windows shows there alone, and nothing asks the browser to keep it', () => {
  const window = stubWindow();
  window.media([NARROW]);
  render(tree('/cat.svg', { narrow: '/cat-tall.svg' }));
  expect([address(), document.querySelector('source')]).toEqual(['/cat-tall.svg', null]);
  act(() => window.media([]));
  expect(address()).toBe('/cat.svg');
});

test('[2.23] another address starts afresh', () => {
  stubWindow();
  const { rerender } = render(tree('/cat.svg'));
  for (const _ of [1, 2, 3]) {
    fireEvent.error(image());
    pass(200);
  }
  rerender(tree('/dog.svg'));
  expect(address()).toBe('/dog.svg');
});

test('[9.03] a picture that is not near is not asked for, unless it is eager or urgent', () => {
  stubWindow({ near: false });
  const { rerender } = render(tree('/far.svg'));
  expect([address(), image().alt]).toEqual([null, '']);
  rerender(tree('/far.svg', { eager: true }));
  expect([address(), image().alt, image().getAttribute('fetchpriority')]).toEqual([
    '/far.svg',
    'a cat',
    null,
  ]);
  rerender(tree('/far.svg', { urgent: true }));
  expect(image().getAttribute('fetchpriority')).toBe('high');
});
