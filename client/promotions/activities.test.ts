import { CallError } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import type { ActivityStatus, Promotion } from '@liveryjs/schemas/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import {
  type Answers,
  loginResult,
  member,
  Refused,
  type SentCall,
  stubPlatform,
  tenant,
  testContext,
} from '#client/testing.ts';
import { drawOnce, joinOnce } from './act-once.ts';
import { type ActivityAction, activityAction } from './activity-action.ts';
import { activityRefusal, takePart, takingPart } from './take-part.ts';
import { promotion as promotionOf } from './testing.ts';

const JOIN = 'POST /wps/promotion/activities/join';
const CLAIM = 'POST /wps/promotion/activities/claim';
let calls: SentCall[] = [];
const answer = (answers: Answers) => {
  calls = stubPlatform(answers);
};

beforeEach(() => {
  startSession(loginResult());
  takingPart.promotion = undefined;
});
afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

type Kind = NonNullable<Promotion['activity']>['kind'];
const promotion = (kind: Kind) => promotionOf(6, { activity: { kind } });

test.each<[Kind, ActivityStatus | undefined, ActivityStatus, ActivityAction]>([
  ['join', undefined, 'JOIN', 'join'],
  ['apply', undefined, 'JOIN', 'apply'],
  ['join', 'JOIN', 'JOIN', 'join'],
  ['apply', 'JOIN', 'JOIN', 'apply'],
  ['raffle', 'JOIN', 'JOIN', 'join'],
  ['join', 'CLAIM', 'CLAIM', 'claim'],
  ['raffle', 'CLAIM', 'CLAIM', 'draw'],
  ['join', 'APPLYING', 'APPLYING', undefined],
  ['join', 'CLOSE', 'CLOSE', undefined],
  ['apply', 'REJECTED', 'REJECTED', undefined],
  ['join', 'ISSUED', 'ISSUED', undefined],
  ['join', 'CLAIMED', 'CLAIMED', undefined],
  ['join', 'PROCESS', 'PROCESS', undefined],
  ['join', 'JOINED', 'JOINED', undefined],
  ['join', 'COMING_SOON', 'COMING_SOON', undefined],
])('[4.20] %s that stands at %s is %s, and offers %s', (kind, ownStatus, status, action) => {
  expect(activityAction({ kind }, ownStatus, new Date())).toEqual({ status, action });
});

test('[4.20] a visitor reads that an activity is coming soon, until it is open', () => {
  const activity = { kind: 'join', startsAt: '2026-11-26T00:00:00Z' } as const;
  expect(activityAction(activity, undefined, new Date('2026-11-25T23:59:59Z'))).toEqual({
    status: 'COMING_SOON',
    action: undefined,
  });
  expect(activityAction(activity, undefined, new Date('2026-11-26T00:00:00Z')).action).toBe('join');
});

test.each<[Kind, NonNullable<ActivityAction>, string | undefined, string | undefined, string | undefined]>([
  ['join', 'join', JOIN, undefined, 'activity.joinedNow'],
  ['join', 'claim', CLAIM, undefined, 'activity.claimedNow'],
  ['apply', 'apply', undefined, 'joinActivity', undefined],
  ['raffle', 'join', JOIN, 'raffle', undefined],
  ['raffle', 'draw', undefined, 'raffle', undefined],
])('[4.20] %s, %s: sends %s, opens %s, says %s', async (kind, action, call, modal, sentence) => {
  const activity = { promotionId: 6, status: 'JOINED' };
  answer({ [JOIN]: activity, [CLAIM]: activity });
  const context = testContext(emptyBrand);
  await takePart(promotion(kind), action, context);
  expect(calls.map(({ name }) => name)).toEqual(call ? [call] : []);
  expect(context.open.mock.calls).toEqual(modal ? [[{ modal }]] : []);
  expect(context.notify.mock.calls).toEqual(sentence ? [[sentence]] : []);
  expect(takingPart.promotion?.id).toBe(modal ? 6 : undefined);
});

test('[4.20] what cannot be joined any more says so', async () => {
  answer({ [JOIN]: new Refused(409, 'activity_state') });
  const context = testContext(emptyBrand);
  await takePart(promotion('join'), 'join', context);
  expect(context.notify.mock.calls).toEqual([['activity.changed', 'error']]);
});

test.each([
  [
    'a visitor is asked to log in',
    undefined,
    [{ modal: 'loginPopupModal' }, 'activity.signedOut', expect.any(Function)],
  ],
  ['[6.04] a trial account needs one of its own', 4, [{ modal: 'needTrueAccount' }]],
])('[4.20] %s', async (_, type, opened) => {
  endSession(tenant);
  if (type !== undefined) startSession(loginResult({ member: member({ type }) }));
  answer({});
  const context = testContext(emptyBrand);
  await takePart(promotion('join'), 'join', context);
  expect(context.open.mock.calls).toEqual([opened]);
  expect(calls).toEqual([]);
});

test('[5.09] an application names its pictures, and keeps its key while nobody knows whether it arrived', async () => {
  const file = new File(['a'], 'a.png', { type: 'image/png' });
  const uploaded = new Map([[file, 'the-id-of-a-picture-000']]);
  answer({ [JOIN]: new Refused(500, 'failed') });
  const apply = () => joinOnce(6, { comment: 'Five bets.', pictures: [file], uploaded });
  await expect(apply()).rejects.toThrow();
  await expect(apply()).rejects.toThrow();
  const [first, second] = calls.map(({ body }) => JSON.parse(body ?? ''));
  expect(first).toEqual({
    promotionId: 6,
    comment: 'Five bets.',
    pictures: ['the-id-of-a-picture-000'],
    idempotencyKey: expect.any(String),
  });
  expect(second).toEqual(first);
});

test('a raffle is drawn from under a key', async () => {
  answer({ 'POST /wps/promotion/raffle/claim': { prizeId: 3, tickets: '2' } });
  expect(await drawOnce(11)).toEqual({ prizeId: 3, tickets: 2 });
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ promotionId: 11, idempotencyKey: expect.any(String) });
});

test.each([
  ['activity_gone', 'activity.changed'],
  ['no_ticket', 'activity.noTicket'],
  ['picture_unknown', 'activity.picturesGone'],
])('what %s says', (code, key) => {
  expect(activityRefusal(new CallError('refused', 'no', { code }))).toBe(key);
});
