import { expect, test } from 'vitest';
import { keyOfTexts, parentOf } from './use-picking.ts';

const message = (key: string, text: string) => ({ key, text });
const view = {
  fields: [
    {
      name: 'title',
      at: '',
      title: 'Title',
      control: 'message' as const,
      isRequired: false,
      findings: [],
      message: message('hero.title', 'Play (now)'),
    },
  ],
  texts: [
    message('hero.count', 'You have {count, plural, one {# game} other {# games}} left'),
    message('hero.only', '{name}'),
    message('hero.rules', 'Read <b>our rules</b>.'),
  ],
};

test.each<[string, string[], string | undefined]>([
  ['the text itself', ['Play (now)'], 'hero.title'],
  ['a text with something in its places', ['You have 12 games left'], 'hero.count'],
  ['a text with tags', ['our rules', 'Read our rules.'], 'hero.rules'],
  ['a text that the placement does not say', ['Play now'], undefined],
  ['no text, which a message of one place alone could be', ['Mai'], undefined],
])('finds %s', (_what, texts, key) => {
  expect(keyOfTexts(view, texts)).toBe(key);
});

test('the placement around one is that of its slot', () => {
  expect(parentOf('/regions/header/top/slots/navigation/menu')).toBe('/regions/header/top');
  expect(parentOf('/regions/header/top')).toBeUndefined();
});
