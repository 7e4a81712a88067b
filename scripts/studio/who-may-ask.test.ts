import { expect, test } from 'vitest';
import { callRefusal, isForStudio, type Requester, refusalOf } from './who-may-ask.ts';

const request = (headers: Record<string, string>, more: Partial<Requester> = {}): Requester => ({
  url: '/api/brands',
  method: 'POST',
  headers,
  headersDistinct: { host: [headers.host ?? ''] },
  socket: { remoteAddress: '127.0.0.1' },
  ...more,
});
const host = 'studio.localhost:5173';

test('only this machine reaches the studio, under its own name and port', () => {
  expect(refusalOf(request({ host }), 5173)).toBeUndefined();
  expect(refusalOf(request({ host }, { socket: { remoteAddress: '::1' } }), 5173)).toBeUndefined();
  expect(refusalOf(request({ host }, { socket: { remoteAddress: '192.0.2.7' } }), 5173)).toBe(
    'The studio answers this machine alone.',
  );
  for (const other of ['studio.localhost', 'studio.localhost:80', 'studio.localhost.evil.example:5173'])
    expect(refusalOf(request({ host: other }), 5173)).toBe(
      'The studio answers on http://studio.localhost:5173 alone.',
    );
  expect(
    ['Studio.localhost:1', 'lotus.localhost:5173'].map((name) => isForStudio(request({ host: name }))),
  ).toEqual([true, false]);
});

test('a call has the token of the page, its origin and a body of JSON', () => {
  const right = {
    host,
    origin: `http://${host}`,
    'x-studio-token': 'secret',
    'content-type': 'application/json',
  };
  const refused = (headers: Record<string, string>, more?: Partial<Requester>) =>
    callRefusal(request({ ...right, ...headers }, more), 5173, 'secret');
  expect(refused({})).toBeUndefined();
  expect(refused({}, { method: 'GET' })).toBe('Calls of the studio are POST requests.');
  for (const origin of ['http://lotus.localhost:5173', 'null', ''])
    expect(refused({ origin })).toBe('This call is not from the page of the studio.');
  for (const token of ['', 'secre', 'Secret', 'secret2'])
    expect(refused({ 'x-studio-token': token })).toContain('Load the page again');
  expect(refused({ 'content-type': 'text/plain' })).toBe('The body of a call is application/json.');
});
