/** @vitest-environment jsdom */
import { afterEach, expect, test, vi } from 'vitest';
import { canShare, copyText, share } from './clipboard.ts';
import { canFillScreen, turnFullScreen } from './full-screen.ts';
import { matchesMedia, watchMedia } from './media.ts';

const refuses = (): never => {
  throw new DOMException('no', 'NotAllowedError');
};
const rejects = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
const set = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { configurable: true, value });

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
  for (const name of ['execCommand', 'fullscreenEnabled', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
});

test.each([
  ['missing', undefined],
  ['throwing', refuses],
  ['without an answer', () => null],
])('no media query matches where matchMedia is %s', (_, value) => {
  vi.stubGlobal('matchMedia', value);
  expect(matchesMedia('(min-width: 1px)')).toBe(false);
  const listener = vi.fn();
  watchMedia('(min-width: 1px)', listener)();
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['throwing', { writeText: refuses }],
  ['rejecting', { writeText: rejects }],
])('a text is copied as by hand where the clipboard is %s', async (_, clipboard) => {
  set(navigator, 'clipboard', clipboard);
  const copied: unknown[] = [];
  set(document, 'execCommand', () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value);
    return true;
  });
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText('WELCOME');
  expect(copied).toEqual(['WELCOME']);
  expect([document.activeElement, document.querySelector('textarea')]).toEqual([button, null]);
  button.remove();
});

test.each([
  ['missing', undefined],
  ['refusing', () => false],
  ['throwing', refuses],
])('who cannot copy in any way is told, where copying by hand is %s', async (_, command) => {
  set(navigator, 'clipboard', undefined);
  set(document, 'execCommand', command);
  await expect(copyText('WELCOME')).rejects.toThrow('The browser does not let the page copy.');
});

test('a link is shared where the device can, and closing its dialog is no failure', async () => {
  expect(canShare()).toBe(false);
  set(navigator, 'share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(canShare()).toBe(true);
  await share({ url: 'https://a.test/' });
  set(navigator, 'share', rejects);
  await expect(share({ url: 'https://a.test/' })).rejects.toThrow('no');
});

test.each([
  ['missing', undefined],
  ['throwing', refuses],
  ['rejecting', rejects],
])('a page stays as it is where full screen is %s', async (_, request) => {
  const element = document.createElement('div');
  set(element, 'requestFullscreen', request);
  set(document, 'exitFullscreen', request);
  await turnFullScreen(element, true);
  await turnFullScreen(element, false);
  set(document, 'fullscreenEnabled', true);
  expect(canFillScreen()).toBe(request !== undefined);
});
