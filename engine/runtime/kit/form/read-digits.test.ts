import { expect, test } from 'vitest';
import { asciiDigits, readCode, readNumber } from './read-digits.ts';

test('digits of every script that Intl writes are read', () => {
  // The others are no places of ten, or no digits of Unicode's.
  const others = ['hans', 'hant', 'jpan', 'roman', 'armn', 'grek', 'hebr', 'geor', 'cyrl', 'ethi', 'taml'];
  const systems = Intl.supportedValuesOf('numberingSystem').filter(
    (system) => !others.some((name) => system === name || system === `${name}fin` || system === `${name}low`),
  );
  expect(systems.length).toBeGreaterThan(50);
  for (const numberingSystem of systems) {
    const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210);
    expect([numberingSystem, asciiDigits(text)]).toEqual([numberingSystem, '9876543210']);
  }
});

test.each([
  ['947176', '947176'],
  ['947 176', '947176'],
  ['947-176', '947176'],
  ['947\u2013176', '947176'],
  ['9 4 7 1 7 6', '947176'],
  ['947\u00a0176\u200e', '947176'],
  ['G-947176', '947176'],
  ['g-947 176', '947176'],
  ['٩٤٧١٧٦', '947176'],
  ['９４７１７６', '947176'],
  ['९४७ १७६', '947176'],
  ['(947176)', '947176'],
  ['[947 176]', '947176'],
  ['"947176"', '947176'],
  ['<G-947176>', '947176'],
  ['947176,', '947176'],
  ['#947176', '947176'],
  ['947·176', '947176'],
  ['947_176', '947176'],
  ['９４７－１７６', '947176'],
  ['947ー176', '947176'],
  ['\u061c947176', '947176'],
  ['code:947176', '947176'],
  ['947\u00a0176 is your code', '947176'],
  ['947\u2013176 is your code', '947176'],
  ['947176\n10 minutes are left', '947176'],
  ['Your code is 947176', '947176'],
  ['947 176 is your code. It is good for 10 minutes.', '947176'],
  ['<#> G-947176 is your verification code.', '947176'],
  ['验证码947176，10分钟内有效', '947176'],
  ['007123', '007123'],
  ['ABCD-1234', 'ABCD-1234'],
  ['a7f3q2', 'a7f3q2'],
  ['1234 5678 and 8765 4321', '1234 5678 and 8765 4321'],
  ['', ''],
  ['no code', 'no code'],
])('of %j the code is %j', (text, want) => {
  expect(readCode(text)).toBe(want);
});

test.each([
  ['0071 0001 2345 6', '0071000123456'],
  ['0071-0001-2345', '007100012345'],
  ['0071.0001\u20112345', '007100012345'],
  ['٠٠٧١ ٠٠٠١', '00710001'],
  ['০০৭১', '0071'],
  ['DE89 3704 0044', 'DE8937040044'],
  ['\u061c0071\u00a00001', '00710001'],
  ['[0071] (0001)', '00710001'],
  ['（0071）0001', '00710001'],
  ['0071／0001＿2345', '007100012345'],
  ['0071ー0001', '00710001'],
  ['0071·0001', '00710001'],
  ["'0071'0001'", '00710001'],
  ['“00710001”', '00710001'],
  ['0071x', '0071x'],
  ['**** 0001', '****0001'],
  ['•••• 0001', '••••0001'],
  ['0071,12#', '0071,12#'],
  ['0071😀', '0071😀'],
  ['0071%200001', '0071%200001'],
])('of %j the number is %j', (text, want) => {
  expect(readNumber(text)).toBe(want);
});
