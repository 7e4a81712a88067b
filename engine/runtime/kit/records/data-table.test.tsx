// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withLeftOut } from '#engine/kit/left-out-count.ts';
import { PagedList } from '#engine/kit/paged-list.tsx';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const columns = [{ id: 'name', head: 'Name', cell: (name: string) => name }];
const table = (rows: readonly string[]) => (
  <DataTable caption="Names" columns={columns} rows={rows} rowKey={(name) => name} />
);

test('a table says that rows could not be read, and nothing where all could', () => {
  const { rerender } = render(<TestPortal app={testApp()}>{table(withLeftOut(['one'], 2))}</TestPortal>);
  expect(screen.getByRole('note').textContent).toBe('engine.leftOut');
  rerender(<TestPortal app={testApp()}>{table(['one'])}</TestPortal>);
  expect(screen.queryByRole('note')).toBeNull();
});

test('in a list in pages, which says it, a table does not say it once more', () => {
  const list = withLeftOut(['one'], 1);
  const resource = { data: { list, totalPages: 1 }, stale: false, failure: undefined, retry() {} };
  render(
    <TestPortal app={testApp()}>
      <PagedList resource={resource} empty={['history', 'none']} page={1} param="page" pages="pages">
        {({ list: rows }) => table(rows)}
      </PagedList>
    </TestPortal>,
  );
  expect(screen.getAllByRole('note')).toHaveLength(1);
  expect(screen.getByRole('table')).toBeTruthy();
});
