import { expect, test } from 'vitest';
import { inOtherScript } from './other-script.ts';

test.each([
  ['Открыть', 'en', 'Открыть'],
  ['{count, plural, one {# игра} other {# игр}}', 'en', 'игра'],
  ['ลงทะเบียน', 'vi', 'ลงทะเบียน'],
  ['登録する', 'th', '登録する'],
  ['ゲームを見る', 'zh-Hans', 'ゲームを見る'],
  ['게임 보기', 'ja', '게임'],
  ['Play خوش', 'hi', 'خوش'],
])('%s is in other letters than %s', (text, locale, term) => {
  expect(inOtherScript(text, locale)).toBe(term);
});

test.each([
  ['Đăng ký ngay', 'vi'],
  ['OK', 'ko'],
  ['{count, plural, one {# игра} other {# игр}}', 'ru'],
  ['{name}さん', 'ja'],
  ['全部', 'ja'],
  ['全部', 'zh-Hant'],
  ['μ', 'en'],
  ['Thai (ไทย)', 'en'],
  ['12 ₫ — 5 %', 'en'],
  ['QR ስካን', 'am'],
  ['Игра', 'sr'],
  ['Игра', 'und'],
])('%s is in the letters of %s', (text, locale) => {
  expect(inOtherScript(text, locale)).toBeUndefined();
});
