import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { greetingOf, type ToStudio, type Welcome } from '#studio/bridge.ts';
import { FrameLink } from './frame-link.ts';

const ORIGIN = 'http://jade.localhost:5173';
const nonce = 'a-nonce-that-nobody-guesses';

/** A window that hears what is posted to it, and the window of the studio. */
const studio = new EventTarget();
const posted: { message: Welcome; origin: string; port: MessagePort }[] = [];
const portal = {
  postMessage: (message: Welcome, origin: string, [port]: [MessagePort]) =>
    posted.push({ message, origin, port }),
};
const open: MessagePort[] = [];

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal('addEventListener', studio.addEventListener.bind(studio));
  vi.stubGlobal('removeEventListener', studio.removeEventListener.bind(studio));
  vi.stubGlobal('console', { ...console, debug: () => {} });
});
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function greet(change: object = {}): void {
  const event = new Event('message');
  studio.dispatchEvent(
    Object.assign(event, { data: greetingOf(nonce), origin: ORIGIN, source: portal, ...change }),
  );
}

/** The portal's half of the last port, and all that it hears. */
function portalHalf() {
  const last = posted.at(-1);
  if (last === undefined) throw new Error('The studio has answered nobody.');
  const heard: Record<string, unknown>[] = [];
  last.port.onmessage = ({ data }) => heard.push(data);
  open.push(last.port);
  const { answer } = last.message;
  const say = (message: ToStudio) => last.port.postMessage(message);
  const ready = (proof = answer) =>
    say({ kind: 'ready', answer: proof, path: '/', page: 'home', placements: [] });
  return { heard, say, ready };
}

test('only the portal in the frame gets a port, and is heard once it has said the word that came along', async () => {
  const heard: string[] = [];
  const link = new FrameLink(ORIGIN, async () => ({ rev: 1 }));
  const end = link.attach({ contentWindow: portal } as unknown as HTMLIFrameElement, ({ kind }) =>
    heard.push(kind),
  );
  greet({ origin: 'http://jade.localhost:5174' });
  greet({ source: {} });
  expect(posted).toEqual([]);
  greet();
  expect(posted).toMatchObject([{ origin: ORIGIN, message: { nonce } }]);

  const { say, ready } = portalHalf();
  say({ kind: 'navigate', path: '/elsewhere' });
  ready('another-word-than-the-one-that-came');
  ready();
  say({ kind: 'navigate', path: '/slots', page: 'slots' });
  await expect.poll(() => heard).toEqual(['ready', 'navigate']);
  expect(link.state()).toMatchObject({ isOpen: true, path: '/slots', page: 'slots' });
  end();
  expect(link.state().isOpen).toBe(false);
});

test('a draft goes over whole, each text once a load, and the last wishes are said again after each load', async () => {
  let rev = 1;
  const calls: (readonly string[])[] = [];
  const link = new FrameLink(ORIGIN, async (has) => {
    calls.push(has);
    const part = (name: string, hash: string) => ({
      name,
      hash,
      ...(has.includes(hash) ? {} : { text: `"${hash}"` }),
    });
    return { rev, parts: [part('styles', 'same'), part('manifest', `m${rev}`)] };
  });
  const end = link.attach({ contentWindow: portal } as unknown as HTMLIFrameElement, () => {});
  link.wish({ kind: 'pick', isOn: false });
  link.wish({ kind: 'pick', isOn: true });
  await link.show();
  greet();
  const first = portalHalf();
  first.ready();
  const whole = (hash: string) => [
    { name: 'styles', hash: 'same', text: '"same"' },
    { name: 'manifest', hash, text: `"${hash}"` },
  ];
  await expect
    .poll(() => first.heard)
    .toEqual([
      { kind: 'pick', isOn: true },
      { kind: 'draft', rev: 1, parts: whole('m1') },
    ]);
  rev = 2;
  await link.show();
  await expect
    .poll(() => first.heard[2])
    .toEqual({
      kind: 'draft',
      rev: 2,
      parts: [{ name: 'styles', hash: 'same' }, whole('m2')[1]],
    });
  expect(calls).toEqual([[], ['same', 'm1']]);

  greet();
  const second = portalHalf();
  second.ready();
  await expect
    .poll(() => second.heard)
    .toEqual([
      { kind: 'pick', isOn: true },
      { kind: 'draft', rev: 2, parts: whole('m2') },
    ]);
  end();
});
