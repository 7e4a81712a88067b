import { expect, test } from 'vitest';
import { splitMessages } from './split-messages.ts';

const messages = { close: 'Close', menu: 'Menu', code: 'Code', reset: 'Reset', stray: 'Stray' };
const speakers = {
  close: ['', 'login'],
  menu: ['header', 'login'],
  code: ['login', 'register'],
  reset: ['register'],
};

const apart = ['header', 'login', 'register'];

test('what the engine or a core widget says is there from the start, the rest comes with each widget that says it', () => {
  expect(splitMessages(messages, speakers, ['header'], [], apart)).toEqual({
    first: { close: 'Close', menu: 'Menu', stray: 'Stray' },
    soon: {},
    speakSoon: new Set(),
    common: {},
    speakCommon: new Set(),
    more: { login: { code: 'Code' }, register: { code: 'Code', reset: 'Reset' } },
  });
});

test('without core widgets, only the engine speaks from the start', () => {
  expect(splitMessages(messages, speakers, [], [], apart).more.header).toEqual({ menu: 'Menu' });
});

test('what widgets say that come right after the first stands once, for others that say it, too', () => {
  const parts = splitMessages(messages, speakers, ['header'], ['register'], []);
  expect(parts).toMatchObject({ soon: { code: 'Code', reset: 'Reset' }, more: {} });
  expect([...parts.speakSoon]).toEqual(['login', 'register']);
});

test('what many widgets say stands once, and each of them fetches it beside its own', () => {
  const forms = ['a', 'b', 'c', 'd', 'e', 'f'];
  const parts = splitMessages({ slow: 'Slow', own: 'Own' }, { slow: forms, own: ['a'] }, [], [], ['a']);
  expect(parts).toMatchObject({ first: {}, common: { slow: 'Slow' }, more: { a: { own: 'Own' } } });
  expect([...parts.speakCommon]).toEqual(forms);
  expect(splitMessages({ slow: 'Slow' }, { slow: [...forms, 'header'] }, ['header'], [], []).common).toEqual(
    {},
  );
});

test('a widget that says little has no words of its own, but for one that is to have them apart', () => {
  const long = 'A sentence of many words. '.repeat(30);
  const texts = { short: 'Short', also: 'Also', long };
  const speakers = { short: ['a', 'c'], also: ['b'], long: ['c'] };
  const parts = splitMessages(texts, speakers, [], [], ['b']);
  expect(parts.common).toEqual({ short: 'Short' });
  expect([...parts.speakCommon]).toEqual(['a']);
  expect(parts.more).toEqual({ b: { also: 'Also' }, c: { short: 'Short', long } });
});
