import { expect, test } from 'vitest';
import {
  greetingOf,
  readGreeting,
  readToPortal,
  readToStudio,
  readWelcome,
  type ToPortal,
  type ToStudio,
  welcomeOf,
} from './bridge.ts';

const NONCE = 'a-nonce-that-nobody-guesses';
const frame = {} as MessageEventSource;
const other = {} as MessageEventSource;
const portal = { origin: 'http://jade.localhost:5173', source: frame };
const studio = { origin: 'http://studio.localhost:5173', source: frame };

test('a greeting and its answer count from the exact origin and window, and with the nonce of that load', () => {
  const hello = greetingOf(NONCE);
  expect(readGreeting({ data: hello, ...portal }, portal)).toEqual({ message: hello });
  const refused = (change: object) => readGreeting({ data: hello, ...portal, ...change }, portal);
  expect(refused({ origin: 'http://jade.localhost:51730' })).toEqual({
    ignored: 'It comes from http://jade.localhost:51730, and not from http://jade.localhost:5173.',
  });
  expect(refused({ source: other })).toEqual({ ignored: 'It comes from another window.' });
  expect(
    readGreeting({ data: hello, origin: portal.origin, source: null }, { ...portal, source: null }),
  ).toEqual({ ignored: 'It comes from another window.' });
  expect(refused({ data: { ...hello, version: 2 } })).toEqual({
    ignored: 'It is of version 2, and this side speaks version 1.',
  });
  expect(refused({ data: { ...hello, nonce: 'short' } })).toEqual({
    ignored: '"nonce" of "hello" has another shape.',
  });

  const welcome = welcomeOf(hello, `${NONCE}-too`);
  expect(readWelcome({ data: welcome, ...studio }, studio, hello)).toEqual({ message: welcome });
  expect(readWelcome({ data: welcome, ...studio }, studio, greetingOf(`${NONCE}-of-a-load-before`))).toEqual({
    ignored: 'It answers another greeting.',
  });
  expect(readWelcome({ data: welcome, ...portal }, studio, hello)).toHaveProperty('ignored');
});

test.each<ToPortal>([
  { kind: 'draft', rev: 3, parts: [{ name: 'manifest', hash: 'abc', text: '{}' }] },
  { kind: 'look', mode: 'dark', language: 'VI' },
  { kind: 'select', at: '/routes/home/main/hello', isSought: true },
  {
    kind: 'guise',
    audience: 'agent',
    moment: { at: '2026-12-24T20:00', timeZone: 'Asia/Ho_Chi_Minh' },
    status: 1,
    switched: [{ kind: 'vendors', name: 'OPAL', isOn: false }],
  },
  { kind: 'guise', switched: [] },
  { kind: 'navigate', path: '/slots' },
])('the portal takes %j', (message) => {
  expect(readToPortal(message)).toEqual({ message });
});

test.each<ToStudio>([
  { kind: 'ready', answer: NONCE, path: '/', page: 'home', placements: ['/routes/home/main/hello'] },
  { kind: 'hover', at: undefined },
  { kind: 'rects', boxes: [{ at: '/routes/home/main/hello', x: 0, y: -3.5, width: 2, height: 1 }] },
  { kind: 'parent' },
  { kind: 'leave', isBack: true },
  { kind: 'facts', facts: [{ kind: 'audience', names: ['visitor'] }], vendors: ['OPAL'] },
])('the studio takes %j', (message) => {
  expect(readToStudio(message)).toEqual({ message });
});

test.each<[unknown, string]>([
  ['setImmediate$0', 'It is no message of Livery.'],
  [null, 'It is no message of Livery.'],
  [{ kind: 'toString' }, 'There is no message "toString".'],
  [{ kind: 'shown', rev: Number.NaN }, '"rev" of "shown" has another shape.'],
  [{ kind: 'navigate', path: '//elsewhere.example/' }, '"path" of "navigate" has another shape.'],
  [{ kind: 'navigate', path: 'javascript:alert(1)' }, '"path" of "navigate" has another shape.'],
  [
    { kind: 'rects', boxes: [{ at: '/x', x: 0, y: 0, width: '1', height: 1 }] },
    '"boxes" of "rects" has another shape.',
  ],
  [
    { kind: 'facts', facts: [{ kind: 'audience', names: 'visitor' }], vendors: [] },
    '"facts" of "facts" has another shape.',
  ],
])('the studio ignores %j', (data, ignored) => {
  expect(readToStudio(data)).toEqual({ ignored });
});
