// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { call, oneAfterAnother } from './calls.ts';
import { withoutPlacesOf } from './use-draft.ts';

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const UNREADABLE =
  'The studio gave an answer that this page cannot read. Load the page again: the draft is kept.';

test.each([
  ['a refusal', 409, '{"error":"There is no brand here."}', 'There is no brand here.', true],
  ['a fault', 500, '{"error":"The studio failed."}', 'The studio failed.', false],
  ['a page of another server', 502, '<h1>Bad gateway</h1>', UNREADABLE, false],
  ['a refusal without a sentence', 500, '{"message":"x"}', UNREADABLE, false],
  ['no body', 500, '', UNREADABLE, false],
  ['an answer that is no JSON', 200, 'hello', UNREADABLE, false],
])('%s is told in a sentence', async (_, status, body, message, isFinal) => {
  answer(status, body);
  await expect(call('/api/draft', {})).rejects.toMatchObject({ message, isFinal });
});

test('a host that is away is told in a sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('/api/draft', {})).rejects.toMatchObject({
    message: 'The studio cannot be reached. Start livery studio again if it has ended. Your draft is kept.',
    isFinal: false,
  });
});

test('of works of one gesture that wait the last one is sent, and all hear what became of it', async () => {
  const sent: string[] = [];
  const send = oneAfterAnother(async (gesture: string, work: string) => {
    sent.push(work);
    await Promise.resolve();
    return `${gesture} ${work}`;
  });
  const outcomes = await Promise.all([send('a', '1'), send('a', '2'), send('b', '3'), send('a', '4')]);
  expect(sent).toEqual(['1', '4', '3']);
  expect(outcomes).toEqual(['a 1', 'a 4', 'b 3', 'a 4']);
});

test('an edit that did not reach the host is not sent again over a later one of its place', () => {
  const edit = (place: string, language?: string) => ({
    op: 'set' as const,
    brand: 'lotus',
    at: place,
    value: 'x',
    ...(language !== undefined && { language }),
  });
  const unsent = [
    ['1', [edit('/name')]],
    ['2', [edit('nav.home', 'EN')]],
    ['3', [edit('nav.home', 'TH')]],
  ] as const;
  const left = withoutPlacesOf(unsent, '1', [edit('nav.home', 'EN')]);
  expect(left.map(([gesture]) => gesture)).toEqual(['3']);
});
