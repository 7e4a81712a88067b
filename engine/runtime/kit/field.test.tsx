// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TestPortal } from './testing.tsx';

afterEach(cleanup);

const show = (texts: { hint?: string; error?: string }) => {
  render(
    <TestPortal>
      <Field label="Name" name="name" autoComplete="name" defaultValue="Mai" {...texts} />
    </TestPortal>,
  );
  return screen.getByLabelText<HTMLInputElement>('Name');
};

const descriptions = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a field is called by its label, and the rest is the input’s own', () => {
  const input = show({});
  expect(input).toMatchObject({ name: 'name', autocomplete: 'name', value: 'Mai' });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(descriptions(input)).toEqual([]);
});

test('[5.10] what is wrong is said first, then what helps, and the field is marked', () => {
  const input = show({ hint: 'As on your card', error: 'Too short' });
  expect(descriptions(input)).toEqual(['Too short', 'As on your card']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a hint alone marks nothing', () => {
  const input = show({ hint: 'As on your card' });
  expect(descriptions(input)).toEqual(['As on your card']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});
