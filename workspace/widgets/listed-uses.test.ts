import { expect, test } from 'vitest';
import { withMessages } from './listed-uses.ts';

const before = `{
    "name": "box",   "regions": ["main"],
    "messages": ["box.old"],

    "props": { "type": "object" }
}
`;

test('a list gives way to another, and no other byte changes', () => {
  expect(withMessages(before, ['box.a', 'box.b'])).toBe(before.replace('["box.old"]', '["box.a", "box.b"]'));
  expect(withMessages(before, [])).toBe(before.replace('["box.old"]', '[]'));
});

test('a list that is too long for a line has a line a key, indented as the file is', () => {
  const keys = ['a', 'b', 'c'].map((letter) => `box.${letter.repeat(40)}`);
  const lines = keys.map((key) => `        "${key}"`).join(',\n');
  expect(withMessages(before, keys)).toBe(before.replace('["box.old"]', `[\n${lines}\n    ]`));
});

test('where there was none, the list comes before the settings', () => {
  const bare = '{\n  "name": "box",\n  "props": {}\n}\n';
  expect(withMessages(bare, [])).toBe(bare);
  expect(withMessages(bare, ['box.a'])).toBe(
    '{\n  "name": "box",\n  "messages": ["box.a"],\n  "props": {}\n}\n',
  );
});

test.each(['', '[]', '{ "name": ', '{ "messages": [ }'])('what is no definition stays: %s', (text) => {
  expect(withMessages(text, ['box.a'])).toBe(text);
});
