import { expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';
import { catchConsole, processTerminal, showControls, wantsColors } from './terminal.ts';

it.each<[env: Record<string, string>, isTerminal: boolean, want: boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
  [{ TERM: 'dumb' }, true, false],
])('with %j and a terminal: %s, colours are used: %s', (env, isTerminal, want) => {
  expect(wantsColors(env, isTerminal)).toBe(want);
});

it('progress rewrites a line where somebody watches', () => {
  const statusTexts: string[] = [];
  const progress = createProgress({
    live: true,
    status: (text) => statusTexts.push(text),
    note: () => undefined,
  });
  progress.step('one');
  progress.step('two');
  progress.end();
  expect(statusTexts).toEqual(['one', 'two', '']);
});

it('progress is a line now and then where nobody watches', () => {
  const notes: string[] = [];
  let now = 0;
  const progress = createProgress(
    { live: false, status: () => undefined, note: (text) => notes.push(text) },
    () => now,
  );
  for (const [time, text] of [
    [1000, 'one'],
    [6000, 'two'],
    [7000, 'three'],
    [12_000, 'four'],
  ] as const) {
    now = time;
    progress.step(text);
  }
  expect(notes).toEqual(['two', 'four']);
});

it.each<[name: string, text: string, want: string]>([
  ['plain text and lines stay', 'Một\n\tHai\r\nBa', 'Một\n\tHai\r\nBa'],
  [
    'colours of our own stay',
    '\u001b[31mred\u001b[39m \u001b[1mbold\u001b[22m',
    '\u001b[31mred\u001b[39m \u001b[1mbold\u001b[22m',
  ],
  ['a title of the window', '\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['a screen that is wiped', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['text that is hidden', '\u001b[8msecret', '\\u001b[8msecret'],
  ['a line that is written over', 'bad\rgood', 'bad\\u000dgood'],
  ['the short form of an escape', '\u009b31m', '\\u009b31m'],
])('%s', (_name, text, want) => {
  expect(showControls(text)).toBe(want);
});

it('what is shown in a text of JSON is read as it was', () => {
  const value = { name: 'a\u001b[2J\u007f\u009b' };
  expect(JSON.parse(showControls(JSON.stringify(value)))).toEqual(value);
});

it('no line of a command lets a name, a text or an answer steer the terminal', () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    vi.spyOn(stream, 'on').mockReturnThis();
  }
  vi.stubEnv('TERM', 'xterm');
  const isTTY = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  const { out, note, status } = processTerminal(new AbortController().signal);
  for (const print of [out, note, status]) print('a\u001b[2J');
  if (isTTY) Object.defineProperty(process.stderr, 'isTTY', isTTY);
  else Reflect.deleteProperty(process.stderr, 'isTTY');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  expect(written).toEqual(['a\\u001b[2J\n', 'a\\u001b[2J\n', '\r\u001b[2Ka\\u001b[2J']);
});

it('what libraries print goes the way of what the command prints', () => {
  const out: string[] = [];
  const notes: string[] = [];
  const print = { log() {}, info() {}, debug() {}, warn() {}, error() {} } as unknown as Console;
  catchConsole({ out: (text) => out.push(text), note: (text) => notes.push(text) }, print);
  print.log('%s of %d', 'page', 2);
  print.info({ a: 1 });
  print.warn('Eviction policy is', 'allkeys-lru');
  print.error(new Error('away').message);
  expect({ out, notes }).toEqual({
    out: ['page of 2', '{ a: 1 }'],
    notes: ['Eviction policy is allkeys-lru', 'away'],
  });
});
