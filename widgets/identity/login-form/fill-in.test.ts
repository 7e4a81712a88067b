// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const REMEMBERED = { username: 'mai', password: 'Secret 1' };

test.each([
  ['nothing', '', '', ['mai', 'Secret 1']],
  ['another name', 'quynh', '', ['quynh', '']],
  ['a password', '', 'x', ['', 'x']],
])(
  '[3.04] where somebody has typed %s, a remembered login does not mix with that',
  (_, name, secret, want) => {
    document.body.innerHTML = '<form><input name="username"><input name="password"></form>';
    const [form] = document.forms;
    const inputs = [...document.querySelectorAll('input')];
    const [username, password] = inputs;
    if (!form || !username || !password) throw new Error('There is no form.');
    [username.value, password.value] = [name, secret];
    fillIn(form, REMEMBERED);
    expect(inputs.map(({ value }) => value)).toEqual(want);
  },
);

test('what is not remembered stays empty', () => {
  document.body.innerHTML = '<form><input name="username"><input name="password"></form>';
  const [form = null] = document.forms;
  fillIn(form, { username: 'mai', password: undefined });
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['mai', '']);
});
