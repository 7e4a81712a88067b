import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Đăng ký, tài khoản!', 'dang ky tai khoan'],
  ['Ñoño', 'nono'],
  ['أَهْلًا', 'اهلا'],
  ['  A—b  ', 'a b'],
  ['…', ''],
])('%s is looked for as %s', (text, want) => {
  expect(foldText(text)).toBe(want);
});
