import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './channel.ts';

const refuses = () => {
  throw new DOMException('no', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['missing', undefined],
  ['null', null],
  ['forbidden', refuses],
  [
    'gone while the page runs',
    class {
      postMessage = refuses;
      close() {}
    },
  ],
  [
    'throwing at everything',
    class {
      set onmessage(_: unknown) {
        refuses();
      }
      postMessage = refuses;
      close = refuses;
    },
  ],
])('a page without other tabs goes on where channels are %s', (_, value) => {
  vi.stubGlobal('BroadcastChannel', value);
  const hear = vi.fn();
  const channel = openChannel<string>('livery:test', hear);
  channel.tell('signedOut');
  channel.close();
  expect(hear).not.toHaveBeenCalled();
});
