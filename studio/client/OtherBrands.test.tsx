// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OtherBrand, OtherBrandsView, StudioEdit } from '#studio/api.ts';
import { OtherBrands, passedOnBy } from './OtherBrands.tsx';

const edit: StudioEdit = { op: 'set', brand: 'blue', at: '/name', value: 'x' };
const brand = (id: string, more: Partial<OtherBrand> = {}): OtherBrand => ({
  id,
  name: `Brand ${id}`,
  parents: [],
  state: 'changes',
  sentence: `/name is "x", and was "${id}".`,
  ...more,
});
let view: OtherBrandsView;
const committed: (readonly StudioEdit[])[] = [];
let refusal: string | undefined;
const onClose = vi.fn();

beforeEach(() => {
  committed.length = 0;
  refusal = undefined;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(view)));
});
afterEach(cleanup);

async function show(brands: readonly OtherBrand[], groups: OtherBrandsView['groups'] = []) {
  view = { brands, groups };
  render(
    <OtherBrands
      edit={edit}
      revision={1}
      onClose={onClose}
      commit={async (edits) => {
        committed.push(edits);
        return refusal;
      }}
    />,
  );
  await screen.findByRole('grid', { name: 'Brands' });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const row = (name: string) => screen.getByRole('row', { name });
const brandsOf = (edits: readonly StudioEdit[] | undefined) => edits?.map((each) => each.brand);

test('only brands in which something changes are chosen, one by one, all, or by a group', async () => {
  await show(
    [
      brand('red'),
      brand('green'),
      brand('grey', { state: 'refused', sentence: 'grey has no such place.' }),
      brand('cyan', { state: 'reached' }),
      brand('teal', { state: 'same' }),
    ],
    [{ name: 'warm', brands: ['red', 'grey'] }],
  );
  expect(within(row('Brand grey')).getByText('grey has no such place.')).toBeTruthy();
  expect(row('Brand grey').getAttribute('aria-disabled')).toBe('true');
  expect(within(row('Brand cyan')).getByText('Reached already')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change 0 brands' }).disabled).toBe(true);
  await press('@warm');
  await press('Change 1 brand');
  expect(brandsOf(committed[0])).toEqual(['red']);
  await press('Select none');
  await press('Select all 2');
  await press('Change 2 brands');
  expect(brandsOf(committed[1])).toEqual(['red', 'green']);
  expect(committed[1]?.[0]).toEqual({ ...edit, brand: 'red' });
});

test('a search narrows the list and keeps what was chosen outside of it', async () => {
  await show([brand('red'), brand('green')]);
  await press('Select all 2');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search brands' }), 'gre');
  expect(screen.queryByRole('row', { name: 'Brand red' })).toBeNull();
  await userEvent.click(row('Brand green'));
  await press('Change 1 brand');
  expect(brandsOf(committed[0])).toEqual(['red']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search brands' }), 'zzz');
  expect(screen.getByText('No brand matches')).toBeTruthy();
});

test('a brand that inherits from a chosen one gets nothing of its own, and the list says so', async () => {
  await show([brand('night'), brand('blue-night', { parents: ['night'], from: 'night' })]);
  await press('Select all 2');
  expect(within(row('Brand blue-night')).getByText('Reached through night')).toBeTruthy();
  await press('Change 1 brand');
  expect(brandsOf(committed[0])).toEqual(['night']);
});

test('a refusal stays in the dialog, with what was chosen', async () => {
  refusal = 'red cannot be written.';
  await show([brand('red')]);
  onClose.mockClear();
  await press('Select all 1');
  await press('Change 1 brand');
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  expect(onClose).not.toHaveBeenCalled();
  refusal = undefined;
  await press('Change 1 brand');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

test.each<[name: string, from: string | undefined, by: string | undefined]>([
  ['a value that nobody says is passed on by the nearest chosen parent', undefined, 'mid'],
  ['a value of the chosen parent is passed on', 'mid', 'mid'],
  ['a value of a grandparent is passed on by the parent between', 'top', 'mid'],
  ['an own value is passed on by nobody', 'low', undefined],
])('%s', (_name, from, by) => {
  const low = brand('low', { parents: ['mid', 'top'], ...(from !== undefined && { from }) });
  expect(passedOnBy(low, [brand('mid')])?.id).toBe(by);
});

test('a value that is said nearer than by the chosen brand stays', () => {
  const low = brand('low', { parents: ['mid', 'top'], from: 'mid' });
  expect(passedOnBy(low, [brand('top')])).toBeUndefined();
});
