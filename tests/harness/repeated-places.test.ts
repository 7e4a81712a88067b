import { expect, it } from 'vitest';
import { type Composed, repeatedPlaces } from './repeated-places.ts';

const grid = (columns: number) =>
  [{ id: 'grid', widget: 'grid', props: { columns }, slots: {} }] as unknown as Composed['routes'][0]['main'];

const brand = (id: string, columns: number, inPanel: number): Composed => ({
  id,
  routes: [
    { id: 'home', main: grid(columns) },
    { id: 'help', main: grid(3) },
  ],
  panels: { centre: { pages: [{ id: 'records', main: grid(inPanel) }] } },
});

it('names what a brand before has put together with the same widgets and props, and nothing of the first brand', () => {
  const repeated = repeatedPlaces([brand('first', 1, 1), brand('second', 2, 1), brand('third', 2, 2)]);
  expect([...repeated].map(([id, places]) => [id, ...places])).toEqual([
    ['first'],
    ['second', 'help', 'centre/records'],
    ['third', 'home', 'help'],
  ]);
});
