// @vitest-environment jsdom

import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import Messages from './Messages.tsx';

const LIST = 'GET /wps/relay/CSP_messages';
const READ = 'POST /wps/relay/CSP_readMessages';
const message = (id: number, read: boolean) => ({
  id,
  title: `Title ${id}`,
  text: `Text <b>${id}</b>`,
  sentAt: '2026-11-02T08:00:00.000Z',
  read,
});

const show = (answers: Answers = {}) =>
  mountWidget(Messages, {
    props: { pageSize: 10 },
    answers: {
      [LIST]: { list: [message(1, false), message(2, false), message(3, true)], totalPages: 1 },
      [READ]: { count: 1 },
      ...answers,
    },
    session: true,
  });

const unread = () => screen.queryAllByText('messages.unread').length;
const unfold = (title: string) => {
  const details = screen.getByText(title).closest('details');
  if (!details) throw new Error(`${title} does not unfold.`);
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

test('[2.35] a message that is unfolded is read, here and on the platform, once', async () => {
  const { sent } = show();
  await screen.findByText('Title 1');
  expect(unread()).toBe(2);
  unfold('Title 1');
  await waitFor(() => expect(sent(READ)).toEqual([{ ids: [1] }]));
  expect(unread()).toBe(1);
  unfold('Title 3');
  unfold('Title 1');
  expect(sent(READ)).toHaveLength(1);
});

test('all are read at once', async () => {
  const { sent } = show();
  (await screen.findByRole('button', { name: 'messages.readAll' })).click();
  await waitFor(() => expect(sent(READ)).toEqual([{}]));
  expect(unread()).toBe(0);
  expect(screen.queryByRole('button', { name: 'messages.readAll' })).toBe(null);
});

test('one that could not be marked is unread again', async () => {
  const { app } = show({ [READ]: new Refused(500, 'internal') });
  await screen.findByText('Title 1');
  unfold('Title 1');
  await waitFor(() => expect(app.state.notices).toMatchObject([{ messageKey: 'messages.notRead' }]));
  expect(unread()).toBe(2);
});

test('a page that cannot be had does not leave the one before in its place', async () => {
  let list: object = { list: [message(1, true)], totalPages: 2 };
  show({ [LIST]: () => list });
  await screen.findByText('Title 1');
  list = new Refused(500, 'internal');
  fireEvent.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(screen.queryByText('Title 1')).toBe(null);
});

test('what the platform wrote is text', async () => {
  show();
  expect(await screen.findByText('Text <b>1</b>')).toBeTruthy();
});
