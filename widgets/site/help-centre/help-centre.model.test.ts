import { expect, test } from 'vitest';
import { articleOf, findArticles } from './help-centre.model.ts';

const article = (id: string, title: string, summary = 'None.', content = '<p>None.</p>') => ({
  id,
  title,
  summary,
  content,
  updatedAt: '2026-11-01T00:00:00Z',
});
const categories = [
  {
    id: 'account',
    title: 'Account',
    articles: [
      article('open', 'Mở tài khoản', 'Chỉ cần tên.', '<p class="withdraw">Số điện thoại</p>'),
      article('code', 'Mã không đến', 'Đợi một phút.', '<b>Tài</b> khoản nghỉ nửa giờ.'),
    ],
  },
  { id: 'money', title: 'Money', articles: [article('withdraw', 'Rút tiền', 'Về tài khoản của bạn.')] },
];
const ids = (typed: string) => findArticles(categories, typed).map((match) => match.article.id);

test.each([
  ['accents do not matter', 'tai khoan', ['open', 'withdraw', 'code']],
  ['nor do case and order', 'KHOẢN tài', ['open', 'withdraw', 'code']],
  ['every word counts', 'tai phut', ['code']],
  ['the start of a word will do', 'dien tho', ['open']],
  ['the middle of one will not', 'oan', []],
  ['marks of the text do not count', 'class', []],
  ['nothing typed is everything', '  ', ['open', 'code', 'withdraw']],
])('[2.37] %s', (_, typed, want) => {
  expect(ids(typed)).toEqual(want);
});

test('[2.09] an article is found by its name, with its category', () => {
  const match = articleOf(categories, 'withdraw');
  expect([match?.article.title, match?.category.id]).toEqual(['Rút tiền', 'money']);
  expect(articleOf(categories, 'nothing')).toBeUndefined();
});
