import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each(['portals', 's3://bucket/live', 'é/ü', '.', 'a%20b'])('leaves %j as it is', (text) => {
  expect(shellWord(text)).toBe(text);
});

it.each(['a b#c?d%20', "it's", '$HOME `id`', '', '(a) & [b]; c', 'a\nb', '~', '*'])(
  'makes one word of %j',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], { encoding: 'utf8' })).toBe(text);
  },
);
