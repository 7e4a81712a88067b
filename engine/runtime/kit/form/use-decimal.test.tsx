// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPortal, testApp } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { FormField } from './form-field.tsx';
import { type DecimalRules, useDecimal } from './use-decimal.ts';

beforeEach(stubWindow);
afterEach(cleanup);

const messages = {
  'form.notEmpty': '{field} is empty',
  'form.noNumber': '{given} is none',
  'form.fewerDigits': '{given}: {digits}',
  'form.tooLittle': '{given} below {least}',
  'form.tooMuch': '{given} above {most}',
};
const rules: DecimalRules = { digits: 2, min: '10', max: '1500' };

function Sample({ text, rules }: { text: string; rules: DecimalRules }) {
  const { problem } = useDecimal();
  const error = problem('Weight', text, rules);
  return <FormField spec={{ name: 'weight', kind: 'decimal', label: 'Weight' }} error={error} />;
}

test.each([
  ['', rules, 'Weight is empty'],
  ['ten', rules, 'ten is none'],
  ['10.005', rules, '10.005: 2'],
  ['9.99', rules, '9.99 below 10'],
  ['1500.01', rules, '1,500.01 above 1,500'],
  ['9', { ...rules, show: (exact: string) => `${exact} kg` }, '9 kg below 10 kg'],
])('%j is told what is wrong with it', (text, given, message) => {
  render(
    <TestPortal app={testApp({ messages })}>
      <Sample text={text} rules={given} />
    </TestPortal>,
  );
  expect(screen.getByLabelText('Weight').getAttribute('inputmode')).toBe('decimal');
  screen.getByText(message);
});

test.each(['10', '1,500.00', '10,50'])('%j is right', (text) => {
  render(
    <TestPortal app={testApp({ messages })}>
      <Sample text={text} rules={rules} />
    </TestPortal>,
  );
  expect(screen.getByLabelText('Weight').getAttribute('aria-invalid')).toBeNull();
});
