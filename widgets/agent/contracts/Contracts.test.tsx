// @vitest-environment jsdom

import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget } from '@liveryjs/parts/testing';
import { storyContract, storyTerms } from '@liveryjs/stories/platform/answers/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GivenContracts } from './GivenContracts.tsx';

const TERMS = 'GET /wps/agent/contract';
const GIVEN = 'GET /wps/agent/contract/given';
const ENDINGS = 'GET /wps/agent/contract/endings';
const ANSWER = 'POST /wps/agent/contract/answer';
const offered = storyContract('DIVIDEND', 'OFFERED', { upline: 'tomas', downline: 'amara' });

const show = (answers: Answers, path = '/') =>
  mountWidget(<GivenContracts name="dividend" type="DIVIDEND" pageSize={10} />, {
    answers: { [TERMS]: storyTerms('DIVIDEND'), [ENDINGS]: { list: [] }, ...answers },
    session: true,
    path,
  });

test('a page that cannot be had does not leave the one before in its place', async () => {
  let given: object = { list: [offered], total: 11, totalPages: 2 };
  show({ [GIVEN]: () => given });
  await screen.findByText('contracts.takeBack');
  given = new Refused(500, 'internal');
  fireEvent.click(screen.getByRole('button', { name: 'engine.nextPage' }));
  await screen.findByRole('button', { name: 'engine.retry' });
  expect(screen.queryByText('contracts.takeBack')).toBeNull();
});

test("the titles of contracts stand one level below the centre's", async () => {
  show({ [GIVEN]: { list: [offered], total: 1, totalPages: 1 } });
  await screen.findByText('contracts.takeBack');
  const headings = screen.getAllByRole('heading');
  expect(headings).toEqual(screen.getAllByRole('heading', { level: 3 }));
});

test('a page behind the last gives way to the last', async () => {
  show({ [GIVEN]: { list: [], total: 10, totalPages: 1 } }, '/?dividendGivenPage=2');
  await waitFor(() => expect(location.search).toBe(''));
});

test('what was pressed has the focus again after a no, and asks once', async () => {
  const { sent } = show({ [GIVEN]: { list: [offered], total: 1, totalPages: 1 }, [ANSWER]: {} });
  const button = await screen.findByText('contracts.takeBack');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  const question = within(await screen.findByRole('alertdialog'));
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-disabled')]).toEqual([false, 'false']);
  fireEvent.click(question.getByText('engine.cancel'));
  await waitFor(() => expect(sent(GIVEN).length).toBeGreaterThan(1));
  expect([sent(ENDINGS).length, sent(ANSWER).length]).toEqual([1, 0]);
});
