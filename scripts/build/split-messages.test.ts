import { expect, test } from 'vitest';
import { splitMessages } from './split-messages.ts';

const messages = { close: 'Close', menu: 'Menu', code: 'Code', reset: 'Reset', stray: 'Stray' };
const speakers = {
  close: ['', 'login'],
  menu: ['header', 'login'],
  code: ['login', 'register'],
  reset: ['register'],
};

test('what the engine or a core widget says is there from the start, the rest comes with each widget that says it', () => {
  expect(splitMessages(messages, speakers, ['header'], [])).toEqual({
    first: { close: 'Close', menu: 'Menu', stray: 'Stray' },
    soon: {},
    speakSoon: new Set(),
    common: {},
    speakCommon: new Set(),
    more: { login: { code: 'Code' }, register: { code: 'Code', reset: 'Reset' } },
  });
});

test('without core widgets, only the engine speaks from the start', () => {
  expect(splitMessages(messages, speakers, [], []).more.header).toEqual({ menu: 'Menu' });
});

test('what widgets say that come right after the first stands once, for others that say it, too', () => {
  const parts = splitMessages(messages, speakers, ['header'], ['register']);
  expect(parts).toMatchObject({ soon: { code: 'Code', reset: 'Reset' }, more: {} });
  expect([...parts.speakSoon]).toEqual(['login', 'register']);
});

test('what many widgets say stands once, and each of them fetches it beside its own', () => {
  const forms = ['a', 'b', 'c', 'd', 'e', 'f'];
  const parts = splitMessages({ slow: 'Slow', own: 'Own' }, { slow: forms, own: ['a'] }, [], []);
  expect(parts).toMatchObject({ first: {}, common: { slow: 'Slow' }, more: { a: { own: 'Own' } } });
  expect([...parts.speakCommon]).toEqual(forms);
  expect(splitMessages({ slow: 'Slow' }, { slow: [...forms, 'header'] }, ['header'], []).common).toEqual({});
});
