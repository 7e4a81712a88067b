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
  expect(splitMessages(messages, speakers, ['header'])).toEqual({
    first: { close: 'Close', menu: 'Menu', stray: 'Stray' },
    more: { login: { code: 'Code' }, register: { code: 'Code', reset: 'Reset' } },
  });
});

test('without core widgets, only the engine speaks from the start', () => {
  expect(splitMessages(messages, speakers, []).more.header).toEqual({ menu: 'Menu' });
});
