// @vitest-environment jsdom

import { takingPart } from '@liveryjs/client/promotions/take-part';
import { endSession, startSession } from '@liveryjs/client/session/session';
import {
  type Answers,
  loginResult,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
} from '@liveryjs/client/testing';
import { emptyBrand, TestPortal, testApp } from '@liveryjs/engine/kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import ActivityJoin from './ActivityJoin.tsx';

const JOIN = 'POST /wps/promotion/activities/join';
const UPLOAD = 'POST /wps/upload/picture';
let calls: SentCall[];

beforeEach(() => {
  startSession(loginResult());
  takingPart.promotion = {
    id: 6,
    category: 'sports',
    title: 'One leg short?',
    summary: '',
    content: '',
    image: '/a.svg',
    startsAt: '2026-11-01T00:00:00Z',
    activity: { kind: 'apply' },
  };
});
afterEach(() => {
  cleanup();
  endSession(tenant);
  takingPart.promotion = undefined;
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
const show = (answers: Answers = {}) => {
  calls = stubPlatform({ [UPLOAD]: { id: 'the-id-of-a-picture-000' }, ...answers });
  const app = testApp({ brand: { ...emptyBrand, tenant } as object, state: { modal: 'joinActivity' } });
  render(
    <TestPortal app={app}>
      <ActivityJoin />
    </TestPortal>,
  );
  return app;
};
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('activityJoin.comment');
const send = () => user.click(screen.getByRole('button', { name: 'activityJoin.submit' }));
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const addPicture = async () => {
  const picture = new File([PNG], 'a.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('form.pictureAdd'), picture);
  await screen.findByRole('img', { name: 'a.png' });
};
const sent = () => calls.filter(({ name }) => name === JOIN).map(({ body }) => JSON.parse(body ?? ''));

test('[5.09] an application is a comment of 140 characters with pictures', async () => {
  const app = show({ [JOIN]: { promotionId: 6, status: 'APPLYING' } });
  await user.click(comment());
  await user.paste('x'.repeat(141));
  await addPicture();
  await send();
  await waitFor(() => expect(app.state.modal).toBeUndefined());
  expect(sent()).toEqual([
    {
      promotionId: 6,
      comment: 'x'.repeat(140),
      pictures: ['the-id-of-a-picture-000'],
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(app.state.notices.map(({ messageKey }) => messageKey)).toEqual(['activity.appliedNow']);
});

test('[5.09] an empty comment is not sent', async () => {
  show();
  await user.type(comment(), '   ');
  await send();
  await screen.findByText('form.notEmpty');
  expect(calls).toEqual([]);
});

test.each([
  ['the join', { [JOIN]: new Refused(500, 'failed') }, 'engine.actionFailed'],
  ['a picture', { [UPLOAD]: new Refused(500, 'failed') }, 'engine.actionFailed'],
  ['an activity that changed', { [JOIN]: new Refused(409, 'activity_state') }, 'activity.changed'],
  ['a picture that is not there', { [JOIN]: new Refused(400, 'picture_unknown') }, 'activity.picturesGone'],
])('[5.09] %s that fails loses nothing', async (_, answers, key) => {
  show(answers);
  await user.type(comment(), 'Five bets.');
  await addPicture();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(key);
  expect(comment().value).toBe('Five bets.');
  screen.getByRole('img', { name: 'a.png' });
});

test('[5.09] a picture that the platform cannot read is said beside the pictures', async () => {
  show({ [UPLOAD]: new Refused(400, 'picture_broken') });
  await user.type(comment(), 'Five bets.');
  await addPicture();
  await send();
  await screen.findByText('activityJoin.badPicture');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a promotion there is nothing to apply for', () => {
  takingPart.promotion = undefined;
  show();
  screen.getByText('activityJoin.none');
});
