// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { expect, test } from 'vitest';
import Columns from './Columns.tsx';

test('what fills a slot stands in its column, in the order of the line; an empty one takes no room', () => {
  const { container } = mountWidget(Columns, {
    props: {},
    slot: (name) => (name === 'middle' ? null : <section aria-label={name} />),
  });
  const columns = [...container.querySelectorAll('[data-column]')];
  expect(columns.map((column) => column.innerHTML)).toEqual([
    '<section aria-label="start"></section>',
    '<section aria-label="end"></section>',
  ]);
});
