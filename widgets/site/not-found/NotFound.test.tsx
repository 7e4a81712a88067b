// @vitest-environment jsdom

import { mountWidget } from '@liveryjs/parts/testing';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import NotFound from './NotFound.tsx';

const links = [
  { id: 'live', label: 'nav.live', to: { route: 'live' }, when: { vendorsIn: ['LIVE'] } },
  { id: 'fish', label: 'nav.fish', to: { route: 'fish' }, when: { vendorsIn: ['FISH'] } },
];
const show = () =>
  mountWidget(NotFound, {
    props: { links },
    pages: { live: '/live', fish: '/fish' },
    state: { facts: { vendorsIn: ['LIVE'] } },
    path: '/nowhere',
  });

test('the page leads home and to the pages whose condition holds', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('notFound.title');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['notFound.home', '/'],
    ['nav.live', '/live'],
  ]);
});

test('within the portal the page does not repeat the brand, and has no inline style', () => {
  const html = renderToString(show().tree);
  expect(html).not.toContain('Test');
  expect(html).not.toContain('style=');
});
