import { emptyBrand } from '@liveryjs/engine/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '#client/calls/connection.ts';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, tenant, testContext } from '#client/testing.ts';
import { followLive } from './follow-live.ts';

/** A connection that a page has opened, as the platform holds it. */
interface Opened {
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  say(text: string): void;
  end(): void;
}

let page: EventTarget;
let opened: Opened[];
let hidden: boolean;
/** The answer to whoever asks for the stream. */
let answer: (stream: ReadableStream) => Response;
const ends: (() => void)[] = [];
/** Names of locks, each with those who wait for it in their order; the first has it. */
let locks: Map<string, Promise<void>>;

const bytes = (text: string) => new TextEncoder().encode(text);
const event = (topic: string, data: object, id?: string) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`;
const hello = (more: object = {}) => event('hello', { topics: ['balance', 'odds'], ...more });
const ofBalance = ['getWallets', 'getBalance', 'getWithdrawConfig'];

beforeEach(() => {
  page = new EventTarget();
  opened = [];
  hidden = false;
  locks = new Map();
  answer = (stream) => new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  connection.merchant = 'test';
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: page.addEventListener.bind(page),
  });
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
        const before = locks.get(name) ?? Promise.resolve();
        const turn = before.then(() => (signal.aborted ? undefined : work()));
        locks.set(name, turn);
        await turn;
      },
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { headers, signal }: RequestInit & { signal: AbortSignal }) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(made) {
        control = made;
      },
    });
    signal.addEventListener('abort', () => control?.error(signal.reason));
    opened.push({
      headers: headers as Record<string, string>,
      signal,
      say: (text) => control?.enqueue(bytes(text)),
      end: () => control?.close(),
    });
    return answer(stream);
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  endSession(tenant);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that follows the stream. @returns what it did with the answers that it keeps, and its end */
function tab() {
  const context = testContext(emptyBrand);
  const end = followLive(context);
  ends.push(end);
  const { renew, replace, push } = context.answers;
  return { renew, replace, push, end };
}
const last = () => opened.at(-1) as Opened;
const connected = (count: number) => vi.waitFor(() => expect(opened).toHaveLength(count));

test('of several tabs one has the connection and tells the others; when it goes, another goes on from the last event', async () => {
  startSession(loginResult());
  const first = tab();
  await connected(1);
  const second = tab();
  expect(last().headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer ./),
    merchant: 'test',
  });
  last().say(hello());
  for (const { push } of [first, second])
    await vi.waitFor(() => expect(push).toHaveBeenLastCalledWith([...ofBalance, 'getFixtures']));
  last().say(event('odds', {}, 'run-7'));
  last().say(event('balance', { balance: { sumBalance: '5.00' } }));
  for (const { renew, replace } of [first, second]) {
    await vi.waitFor(() => expect(renew).toHaveBeenCalledWith(expect.arrayContaining(['getFixtures'])));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('getBalance', expect.any(Function)));
  }
  expect(opened).toHaveLength(1);

  // A tab that comes later may have asked before that.
  const third = tab();
  await vi.waitFor(() => expect(third.replace).toHaveBeenCalledWith('getBalance', expect.any(Function)));
  expect(second.replace).toHaveBeenCalledTimes(1);
  expect(opened).toHaveLength(1);

  // The tabs stand on one page here: all go, and all come back.
  hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(last().signal.aborted).toBe(true);
  for (const { push } of [first, second, third]) expect(push).toHaveBeenLastCalledWith([]);
  hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await connected(2);
  expect(last().headers['last-event-id']).toBe('run-7');
});

test('a tab that came after the last event goes on from it, too, once the other has gone', async () => {
  const first = tab();
  await connected(1);
  last().say(hello());
  await vi.waitFor(() =>
    expect(first.push).toHaveBeenLastCalledWith(expect.arrayContaining(['getFixtures'])),
  );
  last().say(event('odds', {}, 'run-7'));
  await vi.waitFor(() => expect(first.renew).toHaveBeenCalled());
  const late = tab();
  await vi.waitFor(() => expect(late.renew).toHaveBeenCalled());

  vi.useFakeTimers();
  first.end();
  await vi.waitFor(() => expect(late.push).toHaveBeenLastCalledWith([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
  expect(last().headers['last-event-id']).toBe('run-7');
});

test('who missed something asks anew for all that the platform tells of; who missed nothing does not', async () => {
  const { renew, push } = tab();
  await connected(1);
  last().say(hello());
  await vi.waitFor(() => expect(push).toHaveBeenLastCalledWith(expect.arrayContaining(['getFixtures'])));
  expect(last().headers).not.toHaveProperty('authorization');
  expect(renew).not.toHaveBeenCalled();

  vi.useFakeTimers();
  last().end();
  await vi.waitFor(() => expect(push).toHaveBeenLastCalledWith([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(opened).toHaveLength(2);
  last().say(hello({ resumed: true }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(renew).not.toHaveBeenCalled();
  last().end();
  await vi.advanceTimersByTimeAsync(2000);
  last().say(hello());
  await vi.advanceTimersByTimeAsync(1000);
  expect(renew.mock.calls).toEqual([[[...ofBalance, 'getFixtures']]]);
});

test('a connection that is silent for too long is given up, and begun anew', async () => {
  vi.useFakeTimers();
  tab();
  await vi.advanceTimersByTimeAsync(10);
  last().say(hello());
  await vi.advanceTimersByTimeAsync(40_000);
  last().say(':\n\n');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveLength(2);
});

test.each<[string, () => Response]>([
  ['has no stream', () => new Response('', { status: 404 })],
  ['answers a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('a platform that %s is not asked again', async (_what, reply) => {
  vi.useFakeTimers();
  answer = reply;
  const { push } = tab();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(opened).toHaveLength(1);
  expect(push.mock.calls.flat(2)).toEqual([]);
});

test('a platform that fails is asked ever more rarely', async () => {
  vi.useFakeTimers();
  answer = () => new Response('', { status: 503 });
  tab();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.length).toBeLessThan(40);
});

test('a token that the platform does not know ends the session here, and what comes then is a visitor’s', async () => {
  const expired = vi.spyOn(connection, 'expired');
  const { token } = loginResult();
  startSession(loginResult());
  answer = () => new Response('', { status: 401 });
  tab();
  await vi.waitFor(() => expect(expired.mock.calls).toEqual([[token]]));
  answer = (stream) => new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  endSession(tenant);
  await connected(2);
  expect(last().headers).not.toHaveProperty('authorization');
});

test('events that cannot be read are left out', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { renew } = tab();
  await connected(1);
  last().say(hello());
  last().say('event: odds\ndata: {"fixtures": 7}\n\nevent: odds\ndata: no JSON\n\n: \n\n');
  last().say(event('odds', {}));
  await vi.waitFor(() => expect(renew.mock.calls).toEqual([[['getFixtures']]]));
});
