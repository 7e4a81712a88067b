import { expect, test } from 'vitest';
import { joinSentences } from './join-sentences.ts';

test.each([
  ['Rank 2 of 8.', 'Next: Silver.', 'Rank 2 of 8. Next: Silver.'],
  ['第2级，共8级。', '下一等级：白银。', '第2级，共8级。下一等级：白银。'],
  ['ระดับ 2 จาก 8', 'ถัดไป: ซิลเวอร์', 'ระดับ 2 จาก 8 ถัดไป: ซิลเวอร์'],
])('%s %s', (first, second, joined) => {
  expect(joinSentences(first, second)).toBe(joined);
});
