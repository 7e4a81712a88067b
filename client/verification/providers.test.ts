// @vitest-environment jsdom

import { CallError } from '@liveryjs/engine/kit/plain';
import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInRefusalKey } from '#client/session/sign-in-refusal-key.ts';
import { system } from '#client/system/store.ts';
import { Refused, stubPlatform, testContext } from '#client/testing.ts';
import { identityProviders } from './identity-providers.ts';
import { beginJourney, endJourney, takeReturn } from './identity-return.ts';
import { phoneProvider } from './phone-provider.ts';
import { socialProvider } from './social-provider.ts';

const SEND = 'POST /sandbox/identity/phone/send';
const CONFIRM = 'POST /sandbox/identity/phone/confirm';
/** A visitor who does not want to go on in the window of the page. */
const context = { confirm: async () => false };
const number = { countryDialingCode: '84', mobileNum: '912345678' };

/** [8.02] */
const ERRORS = [
  ['invalid_phone_number', 'identity.invalidPhoneNumber'],
  ['missing_phone_number', 'identity.missingPhoneNumber'],
  ['too_many_requests', 'identity.tooManyRequests'],
  ['unknown', 'identity.unknown'],
  ['invalid_verification_code', 'identity.invalidVerificationCode'],
  ['missing_verification_code', 'identity.missingVerificationCode'],
  ['captcha_check_failed', 'identity.captchaCheckFailed'],
  ['quota_exceeded', 'identity.quotaExceeded'],
  ['operation_not_allowed', 'identity.operationNotAllowed'],
  ['code_expired', 'identity.codeExpired'],
  ['popup_closed_by_user', 'identity.popupClosed'],
  ['something_of_tomorrow', 'identity.unknown'],
  ['constructor', 'identity.unknown'],
] as const;

const phone = () => {
  const provider = phoneProvider();
  if (!provider) throw new Error('There is no provider.');
  return provider;
};
const social = () => {
  const provider = socialProvider();
  if (!provider) throw new Error('There is no provider.');
  return provider;
};
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(async () => {
  system.identityProvider = { name: 'sandbox', channels: ['sms', 'google'] };
  await social().prepare();
});
afterEach(() => {
  system.identityProvider = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['none', undefined, false, undefined],
  ['one for phones', { name: 'sandbox', channels: ['sms'] }, true, undefined],
  ['one for sign-in', { name: 'sandbox', channels: ['facebook', 'google'] }, false, ['google', 'facebook']],
  [
    'one that the portal has no adapter for',
    { name: 'toString', channels: ['sms', 'google'] },
    false,
    undefined,
  ],
] as const)('where the platform names %s, that is what there is', (_, provider, phones, channels) => {
  const identityProvider = provider && { ...provider, channels: [...provider.channels] };
  expect(phoneProvider({ ...system, identityProvider }) !== undefined).toBe(phones);
  expect(socialProvider({ ...system, identityProvider })?.channels).toEqual(channels);
});

test('a third party whose code does not come, or that has no such channel, is told of', async () => {
  identityProviders.broken = () => Promise.reject(new TypeError('Failed to fetch'));
  identityProviders.mute = async () => ({ provider: {} });
  const named = (name: string) => ({ identityProvider: { name, channels: ['sms', 'google'] } });
  const tries = (name: string) => [
    phoneProvider(named(name))?.send(number),
    socialProvider(named(name))?.signIn('google', context),
  ];
  await socialProvider(named('broken'))?.prepare();
  for (const attempt of tries('broken'))
    expect(signInRefusalKey(await thrown(Promise.resolve(attempt)))).toBe('engine.networkFailed');
  for (const attempt of tries('mute'))
    expect(signInRefusalKey(await thrown(Promise.resolve(attempt)))).toBe('identity.operationNotAllowed');
  delete identityProviders.broken;
  delete identityProviders.mute;
});

test('[4.10] a third party sends the code to the whole number, and the pause is a minute', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1000);
  const calls = stubPlatform({ [SEND]: null, [CONFIRM]: { idToken: 'signed' } });
  expect(await phone().send(number)).toEqual({ until: 61_000 });
  expect(await phone().confirm(number, '123456')).toBe('signed');
  expect(calls.map(({ name, body }) => [name, JSON.parse(body ?? '')])).toEqual([
    [SEND, { mobile: '+84912345678' }],
    [CONFIRM, { mobile: '+84912345678', code: '123456' }],
  ]);
});

test.each(ERRORS)('[8.02] a phone that is refused with %s is told %s', async (code, want) => {
  stubPlatform({ [SEND]: new Refused(400, code), [CONFIRM]: new Refused(429, code) });
  expect(signInRefusalKey(await thrown(phone().send(number)))).toBe(want);
  expect(signInRefusalKey(await thrown(phone().confirm(number, '1')))).toBe(want);
});

test('a third party that cannot be reached is a call that did not get through', async () => {
  stubPlatform({ [SEND]: new TypeError('Failed to fetch') });
  const error = await thrown(phone().send(number));
  expect(error).toBeInstanceOf(CallError);
  expect(signInRefusalKey(error)).toBe('engine.networkFailed');
});

/** A window of the third party, as far as the page sees it. */
function stubWindow() {
  const popup = { closed: false, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const say = (data: unknown, { origin = location.origin, source = popup as unknown } = {}) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  return { popup, open, say };
}

const stateOf = (open: { mock: { calls: unknown[][] } }) =>
  new URL(String(open.mock.calls[0]?.[0]), location.origin).searchParams.get('state');

/** Waits until all is done that the click brings about: the window speaks later than that. */
const listening = async () => {
  for (let turn = 0; turn < 5; turn += 1) await undefined;
};

test('a sign-in opens the third party’s window at once, and takes what it says to this question', async () => {
  const { popup, open, say } = stubWindow();
  const signedIn = social().signIn('google', context);
  expect(open).toHaveBeenCalledOnce();
  await listening();
  const state = stateOf(open);
  expect(String(open.mock.calls[0]?.[0])).toBe(`/sandbox/identity/authorize?channel=google&state=${state}`);
  say({ state, idToken: 'signed' });
  expect(await signedIn).toBe('signed');
  expect(popup.close).toHaveBeenCalledOnce();
});

test('nobody else can answer: no other origin, window, question or shape', async () => {
  vi.useFakeTimers();
  const { popup, open, say } = stubWindow();
  const signedIn = thrown(social().signIn('google', context));
  await listening();
  const state = stateOf(open);
  say({ state, idToken: 'forged' }, { origin: 'https://evil.example' });
  say({ state, idToken: 'forged' }, { source: window });
  say({ state: 'another', idToken: 'forged' });
  for (const data of [null, 'forged', { state }, { state, idToken: 7 }, { state, idToken: 'a', error: 'b' }])
    say(data);
  popup.closed = true;
  vi.advanceTimersByTime(600);
  expect(signInRefusalKey(await signedIn)).toBe('identity.popupClosed');
});

test('what the window said last counts, even if it is closed by then', async () => {
  vi.useFakeTimers();
  const { popup, open, say } = stubWindow();
  const signedIn = social().signIn('google', context);
  await listening();
  popup.closed = true;
  vi.advanceTimersByTime(300);
  say({ state: stateOf(open), idToken: 'signed' });
  expect(await signedIn).toBe('signed');
});

test.each(ERRORS)('[8.02] a sign-in that ends with %s is told %s', async (code, want) => {
  const { open, say } = stubWindow();
  const signedIn = thrown(social().signIn('google', context));
  await listening();
  say({ state: stateOf(open), error: code });
  expect(signInRefusalKey(await signedIn)).toBe(want);
});

test('[8.03] a window that the browser blocks is told, where the visitor does not go on in this one', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(signInRefusalKey(await thrown(social().signIn('google', context)))).toBe('identity.popupBlocked');
});

test('a visitor goes to the third party in the window of the page, and comes back to the form with the answer', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/rng', search: '?page=2', assign });
  const willing = testContext(emptyBrand);
  void thrown(social().signIn('google', willing, 'TOMAS1'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const sent = new URL(String(assign.mock.calls[0]?.[0]), 'https://a.test').searchParams;
  expect([sent.get('channel'), sent.get('back')]).toEqual(['google', '/rng?page=2']);
  const answer = (part: object) => `#identity=${encodeURIComponent(JSON.stringify(part))}`;
  const state = sent.get('state');

  endJourney(answer({ state, idToken: 'signed' }), willing);
  expect(willing.open.mock.calls).toEqual([[{ modal: 'loginPopupModal' }, undefined]]);
  expect(takeReturn()).toMatchObject({ channel: 'google', affiliateCode: 'TOMAS1', idToken: 'signed' });
  expect(takeReturn()).toBeUndefined();

  // Once: the same answer is not taken again.
  endJourney(answer({ state, idToken: 'signed' }), willing);
  expect(takeReturn()).toBeUndefined();
});

test.each([
  ['of nobody who left', { state: 'forged-by-others', idToken: 'forged' }],
  ['that is no object', 'forged'],
  ['without a state', { idToken: 'forged' }],
])('an answer %s signs nobody in', (_, payload) => {
  beginJourney({ state: 'state-of-the-visitor', channel: 'google' });
  const visitor = testContext(emptyBrand);
  endJourney(`#identity=${encodeURIComponent(JSON.stringify(payload))}`, visitor);
  expect(takeReturn()).toBeUndefined();
  expect(visitor.open).not.toHaveBeenCalled();
});

test('[8.02] a sign-in that failed in the window of the page says why', () => {
  beginJourney({ state: 'state-of-the-visitor', channel: 'google' });
  const payload = { state: 'state-of-the-visitor', error: 'quota_exceeded' };
  endJourney(`#identity=${encodeURIComponent(JSON.stringify(payload))}`, testContext(emptyBrand));
  expect(signInRefusalKey(takeReturn()?.error)).toBe('identity.quotaExceeded');
});

test('a visitor who goes back by hand may try again', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.stubGlobal('location', { pathname: '/', search: '', assign: vi.fn() });
  const signedIn = thrown(social().signIn('google', testContext(emptyBrand)));
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalled());
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(signInRefusalKey(await signedIn)).toBe('identity.popupClosed');
});
