// @vitest-environment jsdom

import { tabStorage } from '@liveryjs/engine/kit/plain';
import { mountWidget } from '@liveryjs/parts/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import RewardCentre from './RewardCentre.tsx';

const LIST = 'GET /wps/reward-centre';
const OUTCOME = 'POST /wps/member/request/outcome';

/** Renders the widget, which asks for the unheard outcome of a claim on an earlier page of this tab. */
const show = (outcome: object) =>
  mountWidget(RewardCentre, {
    props: { pageSize: 10 },
    answers: { [LIST]: { list: [], total: 0, totalPages: 0, currency: 'USD' }, [OUTCOME]: outcome },
    session: true,
  });

test('what an earlier page has claimed is said and shown', async () => {
  tabStorage().setItem('money:ownReward', 'key-of-an-earlier-page');
  let tell: (outcome: object) => void = () => {};
  const { app, sent } = show(
    new Promise<object>((resolve) => {
      tell = resolve;
    }),
  );
  await screen.findByText('rewardCentre.emptyReady');
  const before = sent(LIST).length;
  tell({ state: 'DONE', answer: { id: 'R1', kind: 'WEEKLY', amount: '10', state: 'CLAIMED' } });
  await waitFor(() => expect(app.state.notices).toMatchObject([{ messageKey: 'rewardCentre.done' }]));
  await waitFor(() => expect(sent(LIST).length).toBeGreaterThan(before));
});

test('that it did not arrive is not said again on a later visit', async () => {
  tabStorage().setItem('money:ownReward', 'key-of-an-earlier-page');
  show({ state: 'VOID' });
  await screen.findByText('outcome.void');
  cleanup();
  show({ state: 'VOID' });
  await screen.findByText('rewardCentre.emptyReady');
  expect(screen.queryByText('outcome.void')).toBeNull();
});
