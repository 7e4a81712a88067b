// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useMade } from './use-made.ts';

afterEach(() => sessionStorage.clear());

const MADE = {
  ...{ id: 'lotus', name: 'Lotus', folder: 'brands/lotus', palette: {}, wrong: [], notes: [] },
  left: [{ sentence: 'Its domains.', at: '/domains' }],
};

test('a brand that was made stays through a reload, until its list is closed', () => {
  const { result } = renderHook(useMade);
  expect(result.current[0]).toBeUndefined();
  act(() => result.current[1](MADE));
  // A page that is loaded again begins with what the tab keeps.
  expect(renderHook(useMade).result.current[0]).toEqual(MADE);
  act(() => result.current[1](undefined));
  expect([result.current[0], renderHook(useMade).result.current[0]]).toEqual([undefined, undefined]);
});

test.each(['', '{', 'null', '{"id":"lotus"}', '[1]'])(
  'what the tab keeps otherwise is nothing: %s',
  (text) => {
    sessionStorage.setItem('studio:made', text);
    expect(renderHook(useMade).result.current[0]).toBeUndefined();
  },
);
