import { checkOne } from '@liveryjs/workspace/check/check-one';
import { expect, test } from 'vitest';
import { type FileMistake, textOf } from './file-rows.ts';
import { changedLines } from './made-by-rules.ts';
import { type Files, withFiles, workspace } from './prepared.ts';
import { assetMistakes } from './rows-of-assets.ts';
import { contentMistakes } from './rows-of-contents.ts';
import { messageFileMistakes } from './rows-of-message-files.ts';
import { textMistakes } from './rows-of-texts.ts';
import { tokenValues } from './rows-of-token-values.ts';
import { tokenMistakes } from './rows-of-tokens.ts';

/** One mistake is told once, and once more where it shows beside its place. */
const MOST = 2;

const all: Readonly<Record<string, readonly FileMistake[]>> = {
  tokens: tokenMistakes,
  'values of tokens': tokenValues,
  texts: textMistakes,
  messages: messageFileMistakes,
  contents: contentMistakes,
  assets: assetMistakes,
};
const named = Object.entries(all).flatMap(([kind, mistakes]) =>
  mistakes.map((mistake) => [`${kind}: ${mistake.name}`, mistake] as const),
);

test.each(named)('%s', (_name, { brand, files, code, at, remedy }) => {
  const changes = files();
  const issues = withFiles(changes, () => checkOne(workspace, brand).issues);
  const told = issues.map((issue) => {
    const text = textIn(changes, issue.file);
    const { line, column, endColumn = column + 1 } = issue;
    const marked = text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1);
    return {
      code: issue.code,
      at: `${issue.file.replace(`brands/${brand}/`, '')} «${marked}»`,
      hint: issue.hint,
      isPlaced: isChanged(changes, issue.file, line),
    };
  });
  expect(told).toContainEqual({ code, at, hint: expect.stringContaining(remedy), isPlaced: true });
  expect(told.slice(MOST)).toEqual([]);
});

test('there are so many of them, each another one', () => {
  expect(new Set(named.map(([name]) => name)).size).toBe(named.length);
  expect(named.length).toBeGreaterThanOrEqual(340);
});

/** Tells whether a line is one of those that a mistake changed; a file that is new, gone or as it was has none of them. */
function isChanged(changes: Files, file: string, line: number): boolean {
  const after = changes[file];
  const before = textOf(file);
  if (typeof after !== 'string' || before === '' || after === before) return true;
  const [first, last] = changedLines(before, after);
  // Something that is missing is told at the line before it, or behind it.
  return line >= first - 1 && line <= last + 1;
}

function textIn(changes: Files, file: string): string {
  const change = changes[file];
  return typeof change === 'object' ? new TextDecoder().decode(change) : (change ?? textOf(file));
}
