// @vitest-environment jsdom

import { takingPart } from '@liveryjs/client/promotions/take-part';
import { promotion } from '@liveryjs/client/promotions/testing';
import { type Answers, Refused } from '@liveryjs/client/testing';
import { mountWidget, user } from '@liveryjs/parts/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import ActivityJoin from './ActivityJoin.tsx';

const JOIN = 'POST /wps/promotion/activities/join';
const UPLOAD = 'POST /wps/upload/picture';

beforeEach(() => {
  takingPart.promotion = promotion(6, { activity: { kind: 'apply' } });
});

const show = (answers: Answers = {}) =>
  mountWidget(<ActivityJoin />, {
    answers: { [UPLOAD]: { id: 'the-id-of-a-picture-000' }, ...answers },
    session: true,
    state: { modal: 'joinActivity' },
  });
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('activityJoin.comment');
const send = () => user.click(screen.getByRole('button', { name: 'activityJoin.submit' }));
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const addPicture = async () => {
  const picture = new File([PNG], 'a.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('form.pictureAdd'), picture);
  await screen.findByRole('img', { name: 'a.png' });
};

test('[5.09] an application is a comment of 140 characters with pictures', async () => {
  const { app, sent } = show({ [JOIN]: { promotionId: 6, status: 'APPLYING' } });
  await user.click(comment());
  await user.paste('x'.repeat(141));
  await addPicture();
  await send();
  await waitFor(() => expect(app.state.modal).toBeUndefined());
  expect(sent(JOIN)).toEqual([
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
  const { calls } = show();
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
