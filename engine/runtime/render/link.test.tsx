// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { Link } from './link.tsx';

afterEach(cleanup);

const Where = () => {
  const { pathname, search, state } = useLocation();
  return <p>{JSON.stringify([pathname + search, state])}</p>;
};

const show = (link: React.ReactNode) =>
  render(
    <TestPortal path="/news?page=1">
      {link}
      <Where />
    </TestPortal>,
  );
const click = (init: MouseEventInit = {}) =>
  act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next' }), init));
const where = () => JSON.parse(screen.getByRole('paragraph').textContent ?? '');

test('a link has an address, and opens it in the page with its state', async () => {
  show(
    <Link to={{ search: '?page=2' }} state="kept" className="way">
      Next
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Next' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/news?page=2', 'way']);
  await click();
  expect(where()).toEqual(['/news?page=2', 'kept']);
});

test('a click that asks for another tab, or that its owner has answered, opens nothing in the page', async () => {
  let isAnswered = false;
  show(
    <Link to="/else" onClick={(event) => isAnswered && event.preventDefault()}>
      Next
    </Link>,
  );
  await click({ ctrlKey: true });
  isAnswered = true;
  await click();
  expect(where()).toEqual(['/news?page=1', null]);
  isAnswered = false;
  await click();
  expect(where()).toEqual(['/else', null]);
});

test('a link that replaces leaves no step back', async () => {
  show(
    <Link to="/else" replace>
      Next
    </Link>,
  );
  const before = history.length;
  await click();
  expect([where()[0], history.length]).toEqual(['/else', before]);
});
