// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import type { FieldSpec } from './field-spec.ts';
import { FormField } from './form-field.tsx';

afterEach(cleanup);

const show = (spec: Omit<FieldSpec, 'name' | 'label'>) => {
  const app = testApp({ messages: { 'form.showPassword': 'Show' } });
  render(
    <TestPortal app={app}>
      <FormField spec={{ name: 'x', label: 'Field', ...spec }} error="wrong" />
    </TestPortal>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Field|form\.optional/);
};

test.each([
  ['text', { type: 'text', inputMode: 'text', autocomplete: 'off' }],
  ['tel', { type: 'tel', inputMode: 'tel', autocomplete: 'tel' }],
  // As text, so that what is typed stays as it is.
  ['email', { type: 'text', inputMode: 'email', autocomplete: 'email' }],
  ['code', { type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code' }],
  ['password', { type: 'password' }],
  ['date', { type: 'date' }],
] as const)(
  'a field of kind %s has the keyboard for it',
  (kind, { inputMode, ...want }: object & { inputMode?: string }) => {
    const input = show({ kind });
    expect(input).toMatchObject({ name: 'x', ...want });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('enterkeyhint')).toBe('go');
    if (inputMode !== undefined) expect(input.getAttribute('inputmode') ?? '').toBe(inputMode);
  },
);

test('what the description says goes over what the kind has', () => {
  expect(show({ kind: 'code', autoComplete: 'off', maxLength: 4 })).toMatchObject({
    autocomplete: 'off',
    maxLength: 4,
  });
});

test('a field that may stay empty says so; a password can be shown', () => {
  show({ kind: 'password', optional: true });
  expect(screen.getByLabelText('form.optional')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
});
