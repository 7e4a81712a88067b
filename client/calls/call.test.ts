import type { Call } from '@liveryjs/schemas/contract/call';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, stubPlatform, tenant } from '#client/testing.ts';
import { call } from './call.ts';
import { keyOf } from './key-of.ts';

const getThings: Call<{ query: { page?: number; name?: string }; answer: { id: number }; session: 'none' }> =
  {
    name: 'getThings',
    method: 'GET',
    path: '/wps/x',
    session: 'none',
    answer: { id: 'i' },
  };
const saveThing: Call<{ body: { name: string; kind: 'A' }; fixed: 'kind'; session: 'required' }> = {
  name: 'saveThing',
  method: 'POST',
  path: '/wps/x',
  session: 'required',
  headers: { 'X-Version': '3' },
  fixed: { kind: 'A' },
};

beforeEach(() => endSession(tenant));

test('parameters of a call that reads stand in its address, its answer is read, and no token goes where none is wanted', async () => {
  startSession(loginResult());
  const calls = stubPlatform({ 'GET /wps/x': { id: '7', more: 'x' } });
  expect(await call(getThings, { page: 2 })).toEqual({ id: 7 });
  expect(calls[0]?.url).toBe('/wps/x?page=2');
  expect(calls[0]?.headers.get('authorization')).toBeNull();
});

test('what has one value only is sent by itself, with the headers of the call and the token', async () => {
  startSession(loginResult());
  const calls = stubPlatform({ 'POST /wps/x': 'whatever' });
  expect(await call(saveThing, { name: 'x' })).toBeUndefined();
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ kind: 'A', name: 'x' });
  expect(calls[0]?.headers.get('x-version')).toBe('3');
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('an answer of another shape is a failure', async () => {
  stubPlatform({ 'GET /wps/x': { id: 'seven' } });
  await expect(call(getThings)).rejects.toMatchObject({ kind: 'shape' });
});

test('what a session brings is known by the number of that session, and without a session not asked for', () => {
  expect(keyOf(getThings, { page: 1 }, { token: 'a', number: 4 })).toEqual(['getThings', { page: 1 }]);
  expect(keyOf(saveThing, undefined, { token: 'a', number: 4 })).toEqual(['saveThing', undefined, 4]);
  expect(keyOf(saveThing, undefined, { token: undefined, number: 4 })).toBeNull();
});
