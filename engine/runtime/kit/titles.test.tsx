// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestPortal, testApp } from './testing.tsx';
import { SectionTitle } from './titles.tsx';

afterEach(cleanup);

test('a heading that repeats the title of the page looks as one for screen readers alone, and others are seen', () => {
  render(
    <TestPortal app={testApp()}>
      <SectionTitle>Seen</SectionTitle>
      <SectionTitle shown={false}>Hidden</SectionTitle>
      <SectionTitle>route.home.title</SectionTitle>
    </TestPortal>,
  );
  const [seen, hidden, repeated] = ['Seen', 'Hidden', 'route.home.title'].map(
    (name) => screen.getByRole('heading', { level: 2, name }).className,
  );
  expect(repeated).toBe(hidden);
  expect(seen).not.toBe(hidden);
});
