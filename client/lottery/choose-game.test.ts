import { expect, test } from 'vitest';
import { chosenGame, gamesByCode, gamesOf, menuOf, pageOfLottery, withoutVendors } from './choose-game.ts';
import { five, menu, north, six } from './testing.ts';

test.each([
  ['the first without one', [], null, 'FIVE', false],
  ['the one of the code', [], 'VNMB', 'VNMB', false],
  ['the vendor’s first', ['TCG_LOTTO_VN'], null, 'VNMB', false],
  ['none for a code that there is not', [], 'NONE', undefined, true],
  ['none for a code of another vendor', ['TCG_SEA'], 'FIVE', undefined, true],
  ['none where there is no lottery', ['ELSE'], null, undefined, false],
])('[2.04] [2.05] an address names %s', (_, vendors, code, gameCode, unknown) => {
  const chosen = chosenGame(menu, vendors, code);
  expect([chosen.game?.gameCode, chosen.unknown]).toEqual([gameCode, unknown]);
});

test('nothing is unknown while the menu is on its way', () => {
  expect(chosenGame(undefined, [], 'NONE')).toEqual({ game: undefined, unknown: false });
});

test('groups that a vendor has nothing in go, and a lottery of two groups counts once', () => {
  expect(menuOf(menu, ['TCG_LOTTO_VN']).map(({ gameGroupCode }) => gameGroupCode)).toEqual(['VN']);
  const twice = [...menu, { gameGroupCode: 'HOT', labelName: 'Hot', gameMenus: [five] }];
  expect(gamesOf(twice)).toEqual([five, six, north]);
});

test('lotteries of vendors that are not offered are in no menu, and no address names them', () => {
  const left = withoutVendors(menu, ['TCG_LOTTO_VN']);
  expect(gamesOf(left)).toEqual([five, six]);
  expect(menuOf(left, []).map(({ gameGroupCode }) => gameGroupCode)).toEqual(['FAST']);
  expect(chosenGame(left, [], 'VNMB')).toEqual({ game: undefined, unknown: true });
  expect(gamesByCode(left, ['VNMB', 'SIX45'])).toEqual([six]);
  expect(withoutVendors(menu, [])).toBe(menu);
});

test('a lottery that pays in no way is not offered', () => {
  const broken = { gameGroupCode: 'HOT', labelName: 'Hot', gameMenus: [{ ...five, prizeModes: [] }, six] };
  expect(menuOf([broken], [])).toEqual([{ ...broken, gameMenus: [six] }]);
  expect(chosenGame([broken], [], 'FIVE')).toEqual({ game: undefined, unknown: true });
});

test('lotteries stand in the order of their codes, without those that are gone', () => {
  expect(gamesByCode(menu, ['VNMB', 'GONE', 'FIVE'])).toEqual([north, five]);
});

test('a lottery opens on the first page that takes its vendor', () => {
  const pages = [
    { id: 'vn', vendors: ['TCG_LOTTO_VN'], to: { route: 'vnlottery' } },
    { id: 'all', vendors: [], to: { route: 'lottery' } },
  ];
  expect(pageOfLottery(pages, { vassalage: 'TCG_LOTTO_VN' })?.id).toBe('vn');
  expect(pageOfLottery(pages, { vassalage: 'TCG' })?.id).toBe('all');
  expect(pageOfLottery([], { vassalage: 'TCG' })).toBeUndefined();
});
