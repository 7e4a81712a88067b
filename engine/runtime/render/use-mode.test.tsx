// @vitest-environment jsdom
import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBrand, TestPortal, testApp } from '#engine/kit/testing.tsx';
import { stubWindow } from '#engine/kit/testing-window.ts';
import { useModes } from './use-mode.ts';

beforeEach(() => {
  stubWindow();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Modes() {
  const { current, all } = useModes();
  return <p>{`${current.id} of ${all.map(({ id }) => id)}`}</p>;
}

test('a mode that comes with a condition, such as a season, is none to choose', () => {
  const modes: ResolvedBrand['theme']['modes'] = [
    { id: 'feast', scheme: 'light', when: { season: 'feast' } },
    { id: 'dark', scheme: 'dark' },
    { id: 'light', scheme: 'light' },
  ];
  const app = testApp({ brand: { theme: { ...emptyBrand.theme, modes, defaultMode: 'light' } } });
  render(
    <TestPortal app={app}>
      <Modes />
    </TestPortal>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('light of dark,light');
});
