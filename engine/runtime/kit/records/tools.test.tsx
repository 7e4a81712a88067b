// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { Tools } from './tools.tsx';

afterEach(cleanup);

test('filters unfold, and how many narrow the list is said where they are folded', () => {
  render(
    <TestPortal>
      <Tools chosen={2} filters={<input aria-label="Name" />}>
        <p>Days</p>
      </Tools>
    </TestPortal>,
  );
  const button = screen.getByRole('button', { name: 'records.filters 2' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(filters?.contains(screen.getByLabelText('Name'))).toBe(true);
});

test('without filters there is nothing to unfold', () => {
  render(
    <TestPortal>
      <Tools chosen={0}>
        <p>Days</p>
      </Tools>
    </TestPortal>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
