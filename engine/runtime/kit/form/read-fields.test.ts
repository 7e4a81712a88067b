import { expect, test } from 'vitest';
import { readFields } from './read-fields.ts';

const read = (value: string, kind: 'text' | 'password' | 'code' = 'text') => {
  const data = new FormData();
  data.set('x', value);
  return readFields(data, [{ name: 'x', kind }]).x;
};

test.each([
  ['space', '  mai\t', 'mai'],
  ['space inside', ' a  b ', 'a  b'],
  ['marks of direction, as they come with pasted numbers', '\u202a+84 912\u202c', '+84 912'],
  ['the mark of Arabic letters', '\u061c+84 912\u061c', '+84 912'],
  ['marks inside', 'a\u200fb', 'a\u200fb'],
  ['wide and unbreakable space', '\u3000mai\u00a0\ufeff', 'mai'],
  ['nothing but space', ' \u200b \u2066', ''],
  ['an emoji at the end', 'mai 🎲', 'mai 🎲'],
])('[5.01] %s around a value goes, inside it stays', (_, value, want) => {
  expect(read(value)).toBe(want);
});

test('[5.01] what comes along when a password is pasted goes, too', () => {
  expect(read(' \u200fse cret ', 'password')).toBe('se cret');
});

test('a code is read as it was sent, however it came', () => {
  expect(['947 176', 'G-947176', ' ٩٤٧-١٧٦ ', '947176'].map((text) => read(text, 'code'))).toEqual(
    Array(4).fill('947176'),
  );
});

test('a long value is trimmed as fast as a short one', () => {
  const value = `x${' '.repeat(10_000)}x${' '.repeat(10_000)}`;
  expect(read(value)).toHaveLength(10_002);
});

test('what is not there, or no text, is empty', () => {
  const data = new FormData();
  data.set('file', new Blob());
  expect(readFields(data, [{ name: 'file' }, { name: 'missing' }])).toEqual({ file: '', missing: '' });
});
