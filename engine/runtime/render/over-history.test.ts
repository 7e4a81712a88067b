// @vitest-environment jsdom
import fc from 'fast-check';
import { ref } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '#engine/kit/testing.tsx';
import { follow, open } from './action-context.ts';
import { keepOverHistory, type Way } from './over-history.ts';

const modal = (id: string) => ({ id, size: 'small' as const, main: [] });

let app: ReturnType<typeof testApp>;
let way: Way;
beforeEach(() => {
  app = testApp({ brand: { modals: [modal('login'), modal('terms')] } });
  history.pushState({ key: 'first', idx: 0 }, '', '/');
  history.pushState({ key: 'second', idx: 1 }, '', '/news');
  way = keepOverHistory(app);
});
afterEach(() => way.end());

/** Done when the history and what lies over the page rest. A step takes two of jsdom's tasks, which are timers of the same length as these. */
const rest = async () => {
  for (let quiet = 0; quiet < 4; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    let isUnderWay = true;
    way.afterwards(() => {
      isUnderWay = false;
    });
    if (isUnderWay) quiet = 0;
  }
};
const entry = () => ({ path: location.pathname, over: history.state?.over ?? [] });
const step = async (delta: number) => {
  history.go(delta);
  await rest();
};

test('Back closes a modal and leaves the page as it is, and Forward opens it again', async () => {
  follow(app, { modal: 'login' });
  await rest();
  expect(entry()).toEqual({ path: '/news', over: ['modal:login'] });
  await step(-1);
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
  await step(1);
  expect([app.state.modal, entry()]).toEqual(['login', { path: '/news', over: ['modal:login'] }]);
});

test('ten openings and closings leave no steps behind', async () => {
  for (let time = 0; time < 10; time += 1) {
    follow(app, { modal: 'login' });
    await rest();
    app.state.modal = undefined;
    await rest();
  }
  await step(-1);
  expect(entry()).toEqual({ path: '/', over: [] });
});

test('of what lies over each other Back closes the uppermost, and a question is answered by no', async () => {
  const answer = vi.fn(() => {
    app.state.question = undefined;
  });
  follow(app, { modal: 'terms' });
  await rest();
  app.state.question = ref({ id: 1, question: { text: 'sure' }, answer });
  await rest();
  expect(entry().over).toEqual(['modal:terms', 'question']);
  await step(-1);
  expect([answer.mock.calls, app.state.modal]).toEqual([[[false]], 'terms']);
  await step(-1);
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
});

test('what shows stays in the entry when Forward cannot open what lay over it', async () => {
  follow(app, { modal: 'login' });
  await rest();
  app.state.question = ref({
    id: 1,
    question: { text: 'sure' },
    answer: () => {
      app.state.question = undefined;
    },
  });
  await rest();
  await step(-1);
  await step(1);
  expect([app.state.modal, app.state.question, entry().over]).toEqual(['login', undefined, ['modal:login']]);
  app.state.modal = undefined;
  await rest();
  expect(entry()).toEqual({ path: '/news', over: [] });
});

test('a modal that takes the place of another takes its step', async () => {
  follow(app, { modal: 'login' });
  await rest();
  follow(app, { modal: 'terms' });
  await rest();
  expect(entry().over).toEqual(['modal:terms']);
  await step(-1);
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
});

test.each([
  ['a step of something', () => open(app, { modal: 'login' })],
  [
    'a modal of somebody else',
    () => {
      follow(app, { modal: 'login' });
      setTimeout(() => {
        app.state.signedIn = true;
        app.state.modal = undefined;
      }, 4);
    },
  ],
])('Forward does not open %s again', async (_, act) => {
  act();
  await rest();
  if (app.state.modal) await step(-1);
  await step(1);
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
});

test('a page that a modal led to leads back past it when it cannot be opened again', async () => {
  open(app, { modal: 'login' });
  await rest();
  app.state.modal = undefined;
  history.pushState({ key: 'third', idx: (history.state?.idx ?? 0) + 1 }, '', '/about');
  await rest();
  expect(entry()).toEqual({ path: '/about', over: [] });
  await step(-1);
  await rest();
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
});

test('who leads elsewhere while a step is under way waits for it', async () => {
  follow(app, { modal: 'login' });
  await rest();
  const next = vi.fn(() => entry().over);
  const go = history.go.bind(history);
  vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
    go(delta);
    way.afterwards(next);
  });
  app.state.modal = undefined;
  await rest();
  expect(next.mock.results).toEqual([{ type: 'return', value: [] }]);
});

test('a step that takes longer than anybody waits goes back once, and closes nothing that has opened since', async () => {
  open(app, { modal: 'login' });
  await rest();
  const go = vi.spyOn(history, 'go');
  let arrive = () => {};
  go.mockImplementationOnce((delta) => {
    arrive = () => history.go(delta);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app.state.modal = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await rest();
  expect(go).toHaveBeenCalledOnce();
  open(app, { modal: 'terms' });
  await rest();
  arrive();
  await rest();
  expect([app.state.modal, entry()]).toEqual(['terms', { path: '/news', over: ['step:terms'] }]);
  await step(-1);
  expect([app.state.modal, entry()]).toEqual([undefined, { path: '/news', over: [] }]);
});

test('back to a page leads across what lies over it, and nowhere where that page was not noted', async () => {
  way.note('/news');
  expect(way.backTo('/news')).toBe(false);
  for (const page of ['records', 'settings']) {
    history.pushState({ key: page, idx: history.state.idx + 1 }, '', `/news?centre=${page}`);
    way.note(undefined);
  }
  expect(way.backTo('/about')).toBe(false);
  expect(way.backTo('/news')).toBe(true);
  await rest();
  expect([location.pathname, location.search]).toEqual(['/news', '']);
});

test('after any sequence of openings, closings and steps, what shows is what the entry says', async () => {
  const acts = fc.constantFrom('login', 'terms', 'ask', 'close', 'answer', 'back', 'forth');
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 12 }), async (sequence) => {
      for (const act of sequence) {
        if (act === 'login' || act === 'terms') follow(app, { modal: act });
        else if (act === 'close') app.state.modal = undefined;
        else if (act === 'answer') app.state.question?.answer(true);
        else if (act === 'ask')
          app.state.question = ref({
            id: 1,
            question: { text: 'sure' },
            answer: () => {
              app.state.question = undefined;
            },
          });
        else if (act === 'forth' || entry().path === '/news') history.go(act === 'back' ? -1 : 1);
        await rest();
      }
      const { modal: id, question } = app.state;
      expect(entry().over).toEqual([...(id ? [`modal:${id}`] : []), ...(question ? ['question'] : [])]);
      app.state.modal = undefined;
      app.state.question?.answer(false);
      await rest();
      expect(entry().over).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
