// @vitest-environment jsdom

import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import NotFound from './NotFound.tsx';

afterEach(cleanup);

const [home] = emptyBrand.routes;
if (!home) throw new Error('no home');
const app = testApp({
  brand: { routes: [home, { ...home, id: 'live', path: '/live' }, { ...home, id: 'fish', path: '/fish' }] },
  state: { facts: { vendorsIn: ['LIVE'] } },
});
const links = [
  { id: 'live', label: 'nav.live', to: { route: 'live' }, when: { vendorsIn: ['LIVE'] } },
  { id: 'fish', label: 'nav.fish', to: { route: 'fish' }, when: { vendorsIn: ['FISH'] } },
];
const tree = (
  <TestPortal app={app} path="/nowhere">
    <NotFound id="notFound" props={{ links }} slot={() => null} />
  </TestPortal>
);

test('the page leads home and to the pages whose condition holds', () => {
  render(tree);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('notFound.title');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['notFound.home', '/'],
    ['nav.live', '/live'],
  ]);
});

test('within the portal the page does not repeat the brand, and has no inline style', () => {
  const html = renderToString(tree);
  expect(html).not.toContain('Test');
  expect(html).not.toContain('style=');
});
