// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
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
