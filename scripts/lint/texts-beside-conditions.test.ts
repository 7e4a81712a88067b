import { expect, it } from 'vitest';
import { textsBesideConditions } from './texts-beside-conditions.ts';

it.each<[name: string, jsx: string, lines: number[]]>([
  ['a text after an element that comes and goes', '<p>\n{busy && <Spinner />}\n{t("send")}\n</p>', [3]],
  ['written text', '<p>{busy && <Spinner />} Send</p>', [1]],
  ['a text or an element', '<p><b />{busy ? <Spinner /> : label}</p>', [1]],
  ['a text that comes and goes', '<p><b />{busy && t("wait")}</p>', [1]],
  [
    'a part of several that comes and goes with texts in it',
    '<p><b />{busy && <>{t("wait")}<i /></>}</p>',
    [1],
  ],
  ['a list of elements', '<p>{rows.map((row) => <b key={row} />)}{intl.formatNumber(3)}</p>', [1]],
  ['a text in an element of its own', '<p>{busy && <Spinner />}<span>{t("send")}</span></p>', []],
  ['one text or another', '<p><b />{busy ? t("wait") : t("send")}</p>', []],
  ['a text alone', '<p>{busy ? <Spinner /> : t("send")}</p>', []],
  ['a text beside what stays', '<p><Icon name="send" />{t("send")}</p>', []],
  ['space between elements', '<p><b />{" "}{busy && <Spinner />}</p>', []],
])('%s', (_name, jsx, lines) => {
  expect(textsBesideConditions('a.tsx', `const a = ${jsx};`).map(({ line }) => line)).toEqual(lines);
});
