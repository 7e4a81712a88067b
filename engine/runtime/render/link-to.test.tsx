// @vitest-environment jsdom
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { emptyBrand, TestPortal, testApp } from '#engine/kit/testing.tsx';
import { LinkTo } from './link-to.tsx';

afterEach(cleanup);

const [home] = emptyBrand.routes;
if (!home) throw new Error('The brand has no home page.');
const routes = [home, { ...home, id: 'news', path: '/news' }];

test.each<[subject: string, to: LinkTarget, current: string | null]>([
  ['the page that shows', { route: 'home' }, 'page'],
  ['a search on that page', { route: 'home', query: { sort: 'new' } }, null],
  ['a place of that page', { route: 'home', hash: 'rules' }, null],
  ['another page', { route: 'news' }, null],
])('a link to %s says whether its page is the current one', (_, to, current) => {
  render(
    <TestPortal app={testApp({ brand: { routes } })}>
      <LinkTo to={to}>There</LinkTo>
    </TestPortal>,
  );
  expect(screen.getByRole('link', { name: 'There' }).getAttribute('aria-current')).toBe(current);
});
