// @vitest-environment jsdom

import { TestPortal } from '@liveryjs/engine/kit/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import Columns from './Columns.tsx';

afterEach(cleanup);

test('what fills a slot stands in its column, in the order of the line; an empty one takes no room', () => {
  const { container } = render(
    <TestPortal>
      <Columns
        id="columns"
        props={{}}
        slot={(name) => (name === 'middle' ? null : <section aria-label={name} />)}
      />
    </TestPortal>,
  );
  const columns = [...container.querySelectorAll('[data-column]')];
  expect(columns.map((column) => column.innerHTML)).toEqual([
    '<section aria-label="start"></section>',
    '<section aria-label="end"></section>',
  ]);
});
