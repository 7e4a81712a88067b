// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createRegistry } from '#engine/registry/create-registry.ts';
import { Placements } from '#engine/render/placement.tsx';
import { part } from './part.tsx';
import { TestPortal, testApp } from './testing.tsx';

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

test('[8.04] a part that did not load is asked for once, and again when the visitor tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let online = false;
  const load = vi.fn(async () => {
    if (!online) throw new TypeError('offline');
    return { default: Greeting };
  });
  const Part = part(load);
  const registry = createRegistry({}, { box: () => <Part name="Mai" /> });
  render(
    <TestPortal app={{ ...testApp(), registry }}>
      <Placements list={[{ id: 'a', widget: 'box', props: {}, slots: {}, load: 'eager' }]} />
    </TestPortal>,
  );
  const retry = await screen.findByRole('button', { name: 'engine.retry' });
  expect(load).toHaveBeenCalledTimes(1);
  online = true;
  await userEvent.click(retry);
  await screen.findByText('Hello, Mai');
  expect(load).toHaveBeenCalledTimes(2);
});
