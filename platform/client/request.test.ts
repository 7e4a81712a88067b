import { afterEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  );

afterEach(() => void vi.unstubAllGlobals());

test('the value of a good answer is what comes back, and undefined parameters are not sent', async () => {
  answer('{"success":true,"value":[1]}');
  expect(await request('/wps/x', { query: { pageNo: 2, gameName: undefined, vassalage: 'A B' } })).toEqual([
    1,
  ]);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/wps/x?pageNo=2&vassalage=A+B');
});

test.each([
  ['an error status', '{"success":false}', 503, { kind: 'http', status: 503, retryable: true }],
  ['an error status without JSON', '<h1>Bad gateway</h1>', 502, { kind: 'http', status: 502 }],
  ['broken JSON', '{"success":tr', 200, { kind: 'shape', retryable: true }],
  ['JSON that is no envelope', '[]', 200, { kind: 'shape' }],
  [
    'a refusal',
    '{"success":false,"message":"No such group."}',
    200,
    { kind: 'refused', message: 'No such group.', retryable: false },
  ],
])('%s is a call error that says so', async (_, body, status, want) => {
  answer(body, status);
  await expect(request('/wps/x')).rejects.toMatchObject(want);
});

test('a call that does not get through is told from one that takes too long', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
  await expect(request('/wps/x')).rejects.toMatchObject({
    kind: 'network',
    messageKey: 'engine.networkFailed',
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await expect(request('/wps/x', { signal: AbortSignal.timeout(5) })).rejects.toMatchObject({
    kind: 'timeout',
    messageKey: 'engine.slow',
  });
});
