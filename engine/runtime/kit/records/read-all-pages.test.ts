import { expect, test } from 'vitest';
import { leftOutOf, withLeftOut } from '#engine/kit/left-out-count.ts';
import { MOST_ROWS, readAllPages } from './read-all-pages.ts';

/** A platform with so many rows, and the pages that were asked of it. */
function platformOf(total: number) {
  const requestedPages: number[] = [];
  const read = async ({ pageNo: page, pageSize }: { pageNo: number; pageSize: number }) => {
    requestedPages.push(page);
    const first = (page - 1) * pageSize;
    const list = Array.from(
      { length: Math.max(0, Math.min(pageSize, total - first)) },
      (_, index) => first + index,
    );
    return { list, totalPages: Math.ceil(total / pageSize) };
  };
  return { asked: requestedPages, read };
}

test('all pages are read, one after the other, in their order', async () => {
  const { asked, read } = platformOf(250);
  expect(await readAllPages(read)).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(asked).toEqual([1, 2, 3]);
});

test.each([
  ['nothing', 0, 0],
  ['as many as a file holds', MOST_ROWS, MOST_ROWS],
  ['one more: who saves them sees that some are left', MOST_ROWS + 1, MOST_ROWS + 1],
])('%s is read', async (_, total, expectedLength) => {
  expect(await readAllPages(platformOf(total).read)).toHaveLength(expectedLength);
});

test('it stops soon behind what a file holds, however many there are', async () => {
  const { asked, read } = platformOf(10_000_000);
  expect((await readAllPages(read)).length).toBeLessThanOrEqual(MOST_ROWS + 100);
  expect(asked).toHaveLength(MOST_ROWS / 100 + 1);
});

test('a page without rows is the last, however many pages there are said to be', async () => {
  const { asked, read } = platformOf(250);
  const rows = await readAllPages(async (cut) => {
    if (cut.pageNo > 9) throw new Error('It goes on.');
    return { ...(await read(cut)), totalPages: 1_000_000 };
  });
  expect([rows.length, asked]).toEqual([250, [1, 2, 3, 4]]);
});

test('what a call throws comes through', async () => {
  const broken = new Error('no');
  await expect(readAllPages(() => Promise.reject(broken))).rejects.toBe(broken);
});

test('rows that could not be read are counted over all pages, one of which may have no other', async () => {
  const pages = [withLeftOut(['a'], 1), withLeftOut([], 2), ['b']];
  const rows = await readAllPages(async ({ pageNo }) => ({ list: pages[pageNo - 1] ?? [], totalPages: 3 }));
  expect(rows).toEqual(['a', 'b']);
  expect(leftOutOf(rows)).toBe(3);
});
