// @vitest-environment jsdom

import { Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Friends } from './Friends.tsx';

const friend = {
  id: 1,
  name: 'An',
  since: '2026-11-01T00:00:00Z',
  isActive: true,
  friends: 0,
  earned: '1.00',
};

test('a page that cannot be had does not leave the one before in its place', async () => {
  let answer: object = { list: [friend], total: 2, totalPages: 2, level: 1, currency: 'USD' };
  mountWidget(<Friends pageSize={1} />, {
    answers: { 'GET /wps/relay/MCSFE_referralFriends': () => answer },
    session: true,
  });
  await screen.findByText('An');
  answer = new Refused(500, 'internal');
  fireEvent.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(screen.queryByText('An')).toBeNull();
});
