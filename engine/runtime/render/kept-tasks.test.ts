// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { KEPT_TASKS } from './kept-tasks.ts';

/** A channel whose messages arrive when the test says. */
class SlowChannel {
  static sent = 0;
  static inner: { onmessage?: () => void } = {};
  readonly port1 = SlowChannel.inner;
  readonly port2 = {
    postMessage() {
      SlowChannel.sent += 1;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('tasks run in order, an error ends no other, and one whose message is lost runs when the page is brought back', () => {
  vi.stubGlobal('MessageChannel', SlowChannel);
  vi.stubGlobal('setImmediate', undefined);
  new Function(KEPT_TASKS)();
  const arrive = () => SlowChannel.inner.onmessage?.();
  const done: string[] = [];
  setImmediate(() => {
    done.push('first');
    throw new Error('The first task fails.');
  });
  setImmediate(() => done.push('second'));
  expect(arrive).toThrow('The first task fails.');
  arrive();
  expect(done).toEqual(['first', 'second']);

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(SlowChannel.sent).toBe(2);
  setImmediate(() => done.push('third'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(SlowChannel.sent).toBe(4);
  arrive();
  arrive();
  expect(done).toEqual(['first', 'second', 'third']);
});
