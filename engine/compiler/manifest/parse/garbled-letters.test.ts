import { expect, it } from 'vitest';
import { garbledIssues } from './garbled-letters.ts';

it.each([
  ['El aÃ±o', 'Ã± stands where ñ was', 'Write ñ'],
  ['donâ€™t', 'â€™ stands where ’ was', 'Write ’'],
  ['Tiáº¿ng', 'áº¿ stands where ế was', 'Write ế'],
  ['10 â‚¬', 'â‚¬ stands where € was', 'Write €'],
])('letters that another encoding made are told with what they were: %s', (text, message, hint) => {
  const [first] = garbledIssues(`{ "a": "${text}" }`, 'messages/ES.json');
  expect(first).toMatchObject({
    code: 'garbled-letter',
    line: 1,
    message: expect.stringContaining(message),
    hint: expect.stringContaining(hint),
  });
});

it.each([
  'NÃO',
  'São Tomé',
  'Â',
  'café « crème »',
  'Tiếng Việt',
  '“Ä”',
  '«CAFÉ»',
  'CAFÉ\u00a0!',
  '“AMANHÃ”',
  '100 €',
  'Ñandú',
])('what is right is no finding: %s', (text) => {
  expect(garbledIssues(text, 'messages/ES.json')).toEqual([]);
});

it('one line is told once', () => {
  const issues = garbledIssues('aÃ±o, seÃ±or\naÃ±o', 'messages/ES.json');
  expect(issues.map(({ line, column, endColumn }) => [line, column, endColumn])).toEqual([
    [1, 2, 4],
    [2, 2, 4],
  ]);
});
