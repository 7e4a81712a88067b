import { expect, test } from 'vitest';
import { written } from './say.ts';
import { textRows } from './text-rows.ts';

test('a thing has a row for each language, with a column for each text', () => {
  const rows = textRows({
    name: 'reward.paper-lantern.name',
    description: 'reward.paper-lantern.description',
  });
  expect(rows.map(({ language }) => language)).toEqual(written);
  expect(rows.find(({ language }) => language === 'EN')).toEqual({
    language: 'EN',
    name: 'Paper lantern',
    description: 'Folds flat, glows warm.',
  });
});

test('a text that even English lacks is named', () => {
  expect(() => textRows({ name: 'reward.paper-lantern.name', description: 'reward.nowhere' })).toThrow(
    'There is no text reward.nowhere in messages/EN.json.',
  );
});
