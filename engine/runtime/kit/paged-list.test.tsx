// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { withLeftOut } from './left-out-count.ts';
import { PagedList } from './paged-list.tsx';
import { TestPortal, testApp } from './testing.tsx';

interface Page {
  readonly list: readonly string[];
  readonly totalPages: number;
}

afterEach(cleanup);

function show(resource: { data?: Page; stale?: boolean; failure?: string }, page = 2) {
  const retry = vi.fn();
  const whole = { data: undefined, stale: false, failure: undefined, retry, ...resource };
  const { container } = render(
    <TestPortal app={testApp()} path="/?itemPage=2&other=1">
      <PagedList
        resource={whole}
        empty={['history', 'test.nothing']}
        page={page}
        param="itemPage"
        pages="test.pages"
      >
        {({ list }) => list.map((item) => <p key={item}>{item}</p>)}
      </PagedList>
    </TestPortal>,
  );
  return { retry, busy: () => container.querySelector('[aria-busy="true"]') !== null };
}

test('entries show with their pages, and stay when only their renewal fails', () => {
  show({ data: { list: ['one'], totalPages: 3 }, failure: 'test.failed' });
  expect(screen.getByText('one')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'test.pages' })).toBeTruthy();
  expect(screen.queryByText('test.failed')).toBeNull();
});

test('a page that cannot be had says so, whatever showed before it', () => {
  const { retry } = show({ data: { list: ['one'], totalPages: 3 }, stale: true, failure: 'test.failed' });
  expect(screen.getByText('test.failed')).toBeTruthy();
  expect(screen.queryByText('one')).toBeNull();
  screen.getByRole('button', { name: 'engine.retry' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('it is said aloud that there is nothing, once that is known', () => {
  const { busy } = show({ data: { list: [], totalPages: 0 } }, 1);
  expect(busy()).toBe(false);
  expect(screen.getByText('test.nothing').closest('[aria-live="polite"]')).not.toBeNull();
});

test('that an earlier question had no answer says nothing about this one', () => {
  const { busy } = show({ data: { list: [], totalPages: 0 }, stale: true }, 1);
  expect(busy()).toBe(true);
  expect(screen.queryByText('test.nothing')).toBeNull();
});

test('where the list of an earlier question ends says nothing about the page of this one', async () => {
  const { busy } = show({ data: { list: [], totalPages: 0 }, stale: true });
  await waitFor(() => expect(busy()).toBe(true));
  expect(window.location.search).toBe('?itemPage=2&other=1');
});

test.each([
  ['the last', 3, 5, '?itemPage=3&other=1'],
  ['the first, which the address does not name', 1, 2, '?other=1'],
])('a page behind the last gives way to %s', async (_, totalPages, page, address) => {
  const { busy } = show({ data: { list: [], totalPages } }, page);
  expect(busy()).toBe(true);
  expect(screen.queryByText('test.nothing')).toBeNull();
  await waitFor(() => expect(window.location.search).toBe(address));
});

test('entries that could not be read are told of, and where no other is nobody says that there is nothing', () => {
  show({ data: { list: withLeftOut(['one'], 1), totalPages: 1 } });
  expect(screen.getByRole('note').textContent).toBe('engine.leftOut');
  cleanup();
  show({ data: { list: withLeftOut([], 1), totalPages: 1 } }, 1);
  expect(screen.getByRole('note').textContent).toBe('engine.leftOut');
  expect(screen.queryByText('test.nothing')).toBeNull();
  cleanup();
  show({ data: { list: ['one'], totalPages: 1 } });
  expect(screen.queryByRole('note')).toBeNull();
});
