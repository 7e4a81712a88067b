import { expect, it } from 'vitest';
import { forbiddenWords } from './vocabulary.ts';

const render = 'engine/runtime/render/a.ts';

it.each<[name: string, path: string, text: string, want: string[]]>([
  ['a plain word', render, 'a\n// the game', ['2:8 game']],
  ['a part of an identifier', render, 'const betSlip = gameList;', ['1:7 bet', '1:17 game']],
  ['capitals and snakes', render, 'GAME_LIST', ['1:1 GAME']],
  ['an unmistakable word inside of another', render, "'/vnlottery'", ['1:5 lottery']],
  ['the name of the file', 'engine/runtime/render/wallet.ts', '', ['0:23 wallet']],
  ['a member where people are meant', render, 'memberCentre', ['1:1 member']],
  ['any member in a part that knows visitors', render, '// every member', ['1:10 member']],
  ["JSON's member in a part that reads data", 'engine/compiler/manifest/a.ts', 'an object’s members', []],
  [
    'the member centre in a part that reads data',
    'engine/compiler/manifest/a.ts',
    'member centre',
    ['1:1 member'],
  ],
  [
    'words that only look alike',
    render,
    'between alphabet remember gamepad-less slot userAgent agentless',
    [],
  ],
])('%s', (_name, path, text, want) => {
  expect(forbiddenWords(path, text).map(({ line, column, word }) => `${line}:${column} ${word}`)).toEqual(
    want,
  );
});
