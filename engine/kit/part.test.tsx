// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { part } from './part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Greeting({ name }: { name: string }) {
  return <p>Hello, {name}</p>;
}

test('a part comes when it is first shown, once', async () => {
  const load = vi.fn(async () => ({ default: Greeting }));
  const Part = part(load);
  expect(load).not.toHaveBeenCalled();
  const tree = (
    <Suspense fallback="on its way">
      <Part name="Mai" />
      <Part name="Quynh" />
    </Suspense>
  );
  render(tree);
  expect(screen.getByText('on its way')).toBeTruthy();
  expect((await screen.findByText('Hello, Mai')).nextSibling?.textContent).toBe('Hello, Quynh');
  cleanup();
  render(tree);
  expect(screen.getByText('Hello, Mai')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that is here already does not start anew when it is rendered again', async () => {
  const Part = part(async () => ({ default: Greeting }));
  const { rerender } = render(<Part name="Mai" />);
  const first = await screen.findByText('Hello, Mai');
  rerender(<Part name="Linh" />);
  expect(screen.getByText('Hello, Linh')).toBe(first);
});

test('a page is written with its parts', async () => {
  vi.stubGlobal('window', undefined);
  const Part = part(async () => ({ default: Greeting }));
  await Promise.resolve();
  await Promise.resolve();
  expect(renderToString(<Part name="Mai" />)).toBe('<p>Hello, <!-- -->Mai</p>');
});
