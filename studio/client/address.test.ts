import { expect, test } from 'vitest';
import { brandIn, hashOf, hashOfSets, setIn, viewIn } from './address.ts';

test('an address leads to the brand and the view that it was made of', () => {
  const view = { page: 'home', width: '390', language: 'PT_BR', at: '/routes/home/main/a~1b&c' };
  const hash = hashOf('jade', view);
  expect(hash).toBe('#/brand/jade?page=home&width=390&language=PT_BR&at=/routes/home/main/a%7E1b%26c');
  expect([brandIn(hash), viewIn(hash)]).toEqual(['jade', view]);
  expect([brandIn('#/brand/jade'), viewIn('#/brand/jade')]).toEqual(['jade', {}]);
  expect(brandIn('#/brand/jade/more')).toBeUndefined();
});

test('an address leads to all change sets, or to one', () => {
  expect([setIn(hashOfSets()), setIn(hashOfSets('spring-offer'))]).toEqual(['', 'spring-offer']);
  for (const other of ['', '#/', '#/brand/changes', '#/changes/../x', '#/changesets'])
    expect([other, setIn(other)]).toEqual([other, undefined]);
});
