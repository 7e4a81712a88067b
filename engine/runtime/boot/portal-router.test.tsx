// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { watchComeNear } from '#engine/render/come-near.ts';
import { KEEP_MAIN } from '#engine/routing/use-main-key.ts';
import { PortalRouter } from './portal-router.tsx';

afterEach(cleanup);

const languages = {
  default: 'EN',
  supported: [
    { code: 'EN', locale: 'en' },
    { code: 'VI', locale: 'vi' },
  ],
};

test('a step through the history that is made while the page is hydrated is followed', async () => {
  history.replaceState(null, '', '/after');
  const Page = () => {
    const { pathname, search } = useLocation();
    // The browser is elsewhere before anybody listens for its steps.
    useLayoutEffect(() => history.replaceState(null, '', '/before?from=mail'), []);
    return <h1>{pathname + search}</h1>;
  };
  render(
    <PortalRouter languages={languages}>
      <Page />
    </PortalRouter>,
  );
  await screen.findByRole('heading', { name: '/before?from=mail' });
  expect(location.pathname).toBe('/before');
});

test('pages are told their address without the language, and links keep it', async () => {
  history.replaceState(null, '', '/vi/rules?part=2');
  const Page = () => {
    const { pathname, search } = useLocation();
    return (
      <>
        <h1>{pathname + search}</h1>
        <Link to="/help">Help</Link>
      </>
    );
  };
  render(
    <PortalRouter languages={{ ...languages, addresses: 'path' }}>
      <Page />
    </PortalRouter>,
  );
  screen.getByRole('heading', { name: '/rules?part=2' });
  const link = screen.getByRole('link', { name: 'Help' });
  expect(link.getAttribute('href')).toBe('/vi/help');
  link.click();
  await screen.findByRole('heading', { name: '/help' });
  expect(location.pathname).toBe('/vi/help');
});

test.each([
  ['the same address', '/rules', {}, ['page', 'footer']],
  ['another query of the page', '/rules?part=2', {}, ['page', 'footer']],
  ['the page in another language', '/vi/rules', { state: KEEP_MAIN }, ['page', 'footer']],
  ['another page', '/help', {}, ['footer']],
])(
  'on the way to %s, what stays comes near: React holds an address back until all of it is hydrated',
  (_, path, options, want) => {
    history.replaceState(null, '', '/rules');
    const near: string[] = [];
    const Far = ({ name }: { name: string }) => {
      const element = useRef<HTMLDivElement>(null);
      useEffect(
        () => (element.current ? watchComeNear(element.current, () => near.push(name)) : undefined),
        [name],
      );
      return <div ref={element} />;
    };
    render(
      <PortalRouter languages={{ ...languages, addresses: 'path' }}>
        <main>
          <Far name="page" />
          <Link to={path} {...options}>
            On
          </Link>
        </main>
        <footer>
          <Far name="footer" />
        </footer>
      </PortalRouter>,
    );
    screen.getByRole('link', { name: 'On' }).click();
    expect(near).toEqual(want);
  },
);
