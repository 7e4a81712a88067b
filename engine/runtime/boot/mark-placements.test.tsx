// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { WidgetProps } from '#engine/registry/widget.ts';
import { markPlacements } from './mark-placements.tsx';

afterEach(cleanup);

const List = ({ slot }: WidgetProps) => slot('items');
function Text() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h2>Title</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>More</span>
      </button>
      {count > 0 && <p>Count {count}</p>}
    </>
  );
}

test('placements are found from what they drew, adding no element, for as long as it is there', async () => {
  const marks = markPlacements();
  const loaders = marked();
  function marked() {
    const { list = load, text = load } = marks.marked({
      list: async () => ({ default: List }),
      text: async () => ({ default: Text }),
    });
    return { list, text };
  }
  async function load(): Promise<never> {
    throw new Error('Not marked.');
  }
  const [Outer, Inner] = [lazy(loaders.list), lazy(loaders.text)];
  const [outer, inner] = [{ of: 'list' }, { of: 'text' }];
  const page = (isThere: boolean) => (
    <Suspense>
      {isThere && (
        <Outer id="list" props={outer} slot={() => <Inner id="text" props={inner} slot={() => null} />} />
      )}
    </Suspense>
  );
  const { container, rerender } = render(page(true));
  const button = await screen.findByText('More');
  expect(container.innerHTML).toBe('<h2>Title</h2><button type="button"><span>More</span></button>');
  expect(new Set(marks.settingsAt(button))).toEqual(new Set([inner, outer]));
  expect(marks.settingsAt(container)).toEqual([]);
  await act(async () => button.click());
  expect(new Set(marks.settingsAt(screen.getByText('Count 1')))).toEqual(new Set([inner, outer]));
  expect([marks.isDrawn(inner), marks.isDrawn({ of: 'text' })]).toEqual([true, false]);

  // The code of a widget that is given again is not another component: what it holds would be lost.
  expect((await marked().text()).default).toBe((await loaders.text()).default);
  rerender(page(false));
  expect([marks.isDrawn(inner), marks.isDrawn(outer)]).toEqual([false, false]);
  expect(marks.boxesOf(inner)).toEqual([]);
});
