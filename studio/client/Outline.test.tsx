// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutlineNode, PageView } from '#studio/api.ts';
import type { NodeActions } from './node-actions.ts';
import { Outline } from './Outline.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(cleanup);

const line = (name: string): OutlineNode => ({
  ...{ at: `/routes/home/main/${name}`, kind: 'placement', title: name, id: name, widget: 'grid' },
  ...{ isOwn: false, isAdded: false, isHidden: false, isItem: true, errors: 0, nodes: [] },
});
const pageOf = (...names: readonly string[]): PageView => ({
  nodes: [
    {
      ...{
        at: '/routes/home',
        kind: 'thing',
        title: 'Home',
        list: { at: '/routes/home/main', takes: 'main' },
      },
      ...{ isOwn: false, isAdded: false, isHidden: false, isItem: true, errors: 0 },
      nodes: names.map(line),
    },
  ],
  takes: { main: ['grid'] },
});

test('an answer of the host that comes while a line is held shows when the line has landed, or is let go', async () => {
  const commit = vi.fn();
  const outline = (...names: readonly string[]) => (
    <Outline
      {...{ brand: 'blue', selected: undefined, onSelect: () => undefined, commit }}
      view={pageOf(...names)}
      actions={{} as NodeActions}
    />
  );
  const names = () =>
    screen
      .getAllByRole('row', { hidden: true })
      .flatMap(({ textContent }) => /^Home|^\w/.exec(textContent ?? '')?.[0] ?? []);
  const { rerender } = render(outline('a', 'b', 'c'));
  expect(names()).toEqual(['Home', 'a', 'b', 'c']);

  await userEvent.click(screen.getByRole('row', { name: 'c c' }));
  screen.getByRole('button', { name: 'Move c' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(outline('x', 'y', 'a', 'b', 'c'));
  expect(names()).toEqual(['Home', 'a', 'b', 'c']);
  await userEvent.keyboard('{Escape}');
  expect(names()).toEqual(['Home', 'x', 'y', 'a', 'b', 'c']);
  expect(commit).not.toHaveBeenCalled();
});
