import { expect, test } from 'vitest';
import { missionRows } from '#sandbox/seed/missions.ts';
import { promotionRows } from '#sandbox/seed/promotion-rows.ts';
import { rewardRows } from '#sandbox/seed/reward-rows.ts';
import { moneyText } from './money-text.ts';

test.each([
  ['EN', '$1,250.50'],
  ['TY', '$1,250.50'],
  ['VI', '1.250,50 $'],
  ['XX', '$1,250.50'],
])('in %s a text has an amount as the portal writes it: %s', (language, want) => {
  expect(moneyText('1250.50', 'USD', language).replaceAll('\u00a0', ' ')).toBe(want);
});

test('texts that come with the platform write their amounts in the same way', () => {
  const texts: (readonly [language: string, text: string])[] = [
    ...missionRows().mission_text.map(({ language, title }) => [language, title] as const),
    ...promotionRows().raffle_prize_text.map(({ language, name }) => [language, name] as const),
    ...rewardRows().reward_text.map(({ language, name }) => [language, name] as const),
  ];
  expect(texts.length).toBeGreaterThan(60);
  const isWrong = ([language, text]: readonly [string, string]) =>
    language === 'VI' || language === 'AR'
      ? /\$\s?\d|USD|US\$|đô la|دولار/.test(text)
      : /\d\s?\$|USD|US\$|dollar/i.test(text);
  expect(texts.filter(isWrong)).toEqual([]);
});
