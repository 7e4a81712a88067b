import type { JsonValue } from '@liveryjs/compiler/manifest';
import { expect, it } from 'vitest';
import { type BrandList, moveItem } from './item-edits.ts';

it('an item that says its place says the new one in the same line', () => {
  const text = '{ "main": [{ "id": "news", "$after": "hero", "widget": "text" }] }\n';
  const itemsIn = (from: string) => (JSON.parse(from) as { main: JsonValue[] }).main;
  const nothing = () => {
    throw new Error('The item is written where it stands.');
  };
  const list: BrandList = {
    inherited: ['hero', 'hot', 'winners'],
    path: ['main'],
    items: itemsIn(text),
    itemsIn,
    append: nothing,
    drop: nothing,
  };
  const moved = moveItem(text, list, 'news', { side: 'after', beside: 'hot' });
  expect(moved).toBe(text.replace('"hero"', '"hot"'));
});
