import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';
import { wantsColors } from './terminal.ts';

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
  const said: string[] = [];
  const progress = createProgress({ live: true, status: (text) => said.push(text), note: () => undefined });
  progress.step('one');
  progress.step('two');
  progress.end();
  expect(said).toEqual(['one', 'two', '']);
});

it('progress is a line now and then where nobody watches', () => {
  const said: string[] = [];
  let now = 0;
  const progress = createProgress(
    { live: false, status: () => undefined, note: (text) => said.push(text) },
    () => now,
  );
  for (const [at, text] of [
    [1000, 'one'],
    [6000, 'two'],
    [7000, 'three'],
    [12_000, 'four'],
  ] as const) {
    now = at;
    progress.step(text);
  }
  expect(said).toEqual(['two', 'four']);
});
