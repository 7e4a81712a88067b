import { beforeEach, expect, test } from 'vitest';
import { favouriteLotteries, openFavourites, toggleFavourite } from './favourite-lotteries.ts';

let kept: Map<string, string>;
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  clear: () => kept.clear(),
};
const shown = () => [...favouriteLotteries.codes];

beforeEach(() => {
  kept = new Map();
  openFavourites(undefined, storage);
});

test('[3.05] favourites are kept apart for each username', () => {
  openFavourites('mai', storage);
  toggleFavourite('VNMB', storage);
  toggleFavourite('TCG3D', storage);
  openFavourites('quynh', storage);
  expect(shown()).toEqual([]);
  toggleFavourite('TCG3D', storage);
  openFavourites('mai', storage);
  expect(shown()).toEqual(['VNMB', 'TCG3D']);
  expect([...kept.keys()].map((name) => name.split(':').at(-1))).toEqual(['mai', 'quynh']);
});

test('[4.14] marking again takes the mark away, and guests have none', () => {
  openFavourites('mai', storage);
  toggleFavourite('VNMB', storage);
  toggleFavourite('VNMB', storage);
  expect(shown()).toEqual([]);
  openFavourites(undefined, storage);
  toggleFavourite('VNMB', storage);
  expect(shown()).toEqual([]);
  expect([...kept.values()]).toEqual(['[]']);
});

test('what another tab has marked meanwhile stays marked', () => {
  openFavourites('mai', storage);
  for (const name of [...kept.keys(), 'livery:undefined:favouriteLotteries:mai']) kept.set(name, '["VNMB"]');
  toggleFavourite('TCG3D', storage);
  expect(shown()).toEqual(['VNMB', 'TCG3D']);
});

test.each(['{', '{"a":1}', '[1,null,"VNMB"]'])('what is kept as %s does no harm', (text) => {
  kept.set('livery:undefined:favouriteLotteries:mai', text);
  openFavourites('mai', storage);
  expect(shown()).toEqual(text.includes('VNMB') ? ['VNMB'] : []);
});
