/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveNavigator } from '#engine/kit/testing-window.ts';
import { nameEnterKey } from './enter-key.ts';
import { takeSentCode } from './sent-code.ts';

let signals: AbortSignal[];
let arrive: (code: string | null) => void;
let refuse: (reason: unknown) => void;

function letReceive(): void {
  vi.stubGlobal('OTPCredential', class {});
  giveNavigator({
    credentials: {
      get: (options: { otp: { transport: string[] }; signal: AbortSignal }) => {
        expect(options.otp).toEqual({ transport: ['sms'] });
        signals.push(options.signal);
        return new Promise((resolve, reject) => {
          arrive = (code) => resolve(code === null ? null : { code });
          refuse = reject;
        });
      },
    },
  });
}

const field = (rest: Partial<HTMLInputElement> = {}) =>
  Object.assign(document.createElement('input'), { autocomplete: 'one-time-code', ...rest });

beforeEach(() => {
  signals = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a code that comes by SMS is written into its field, which hears of it', async () => {
  letReceive();
  const input = field();
  const heard = vi.fn();
  input.addEventListener('input', heard);
  const { signal } = new AbortController();
  const taken = takeSentCode(input, signal);
  await takeSentCode(input, signal);
  expect(signals).toHaveLength(1);
  arrive('123456');
  await taken;
  expect([input.value, heard.mock.calls.length]).toEqual(['123456', 1]);
});

test('what was typed stays, and so does the field when the visitor declines or the browser fails', async () => {
  letReceive();
  const { signal } = new AbortController();
  const typed = field({ value: '9' });
  let taken = takeSentCode(typed, signal);
  arrive('123456');
  await taken;
  expect(typed.value).toBe('9');
  const empty = field();
  for (const end of [() => arrive(null), () => refuse(new DOMException('no', 'NotAllowedError'))]) {
    taken = takeSentCode(empty, signal);
    end();
    await taken;
  }
  expect(empty.value).toBe('');
});

test.each([
  ['the form has gone', (leave: () => void) => leave()],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
])('nothing waits any more once %s', async (_, act) => {
  letReceive();
  const form = new AbortController();
  const input = field();
  const taken = takeSentCode(input, form.signal);
  act(() => form.abort());
  expect(signals[0]?.aborted).toBe(true);
  arrive('123456');
  await taken;
  expect(input.value).toBe('');
});

test('nothing is asked of a browser that cannot, nor for another field', async () => {
  const { signal } = new AbortController();
  await takeSentCode(field(), signal);
  letReceive();
  await takeSentCode(field({ autocomplete: 'off' }), signal);
  expect(signals).toEqual([]);
});

test('the last key of a phone leads on from field to field, and from the last it sends the form', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="a"><input name="b" enterkeyhint="send"><input type="hidden"><input name="c" disabled><input name="d"><input type="checkbox">';
  const named = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const hints = () =>
    ['a', 'b', 'd'].map((name) => {
      nameEnterKey(named(name));
      return named(name).getAttribute('enterkeyhint');
    });
  expect(hints()).toEqual(['next', 'send', 'go']);
  named('c').disabled = false;
  form.append(named('c'));
  expect(hints()).toEqual(['next', 'send', 'next']);
});
