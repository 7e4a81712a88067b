import { describe, expect, it } from 'vitest';
import { LISTENER, type MomentListener } from '#scripts/plugin/moments.ts';
import { type MomentFault, timeless } from './moments.ts';
import type { RenderedPage } from './renderer.ts';

const PLACE = 'widgets/petals/Petals.tsx:7:12';

/** Reads as code does that `momentMarks` has changed. */
function moment<Value>(place: string, source: string, read: () => Value): Value {
  const listener = (globalThis as { [LISTENER]?: MomentListener })[LISTENER];
  return (listener?.(place, source, read) as Value | undefined) ?? read();
}

const rendered = (html: string, others: Partial<RenderedPage> = {}): RenderedPage => ({
  ...{ route: 'home', html, css: '', title: 'Red', description: undefined },
  ...{ lang: 'en', dir: 'ltr', hasPicture: false, isTimed: false },
  ...others,
});

/** The moments that a page is told to show; nothing for a page that is taken as it is. */
function momentsIn(render: () => RenderedPage) {
  try {
    timeless('/fair', render);
    return [];
  } catch (fault) {
    return (fault as MomentFault).moments;
  }
}

describe('a page that is the same whenever it is built', () => {
  it('is rendered once where its code looks at no clock', () => {
    let count = 0;
    const page = timeless('/', () => rendered(`<p>${++count}</p>`));
    expect(page.html).toBe('<p>1</p>');
    expect(count).toBe(1);
  });

  it('may look at the clock and at chance for what it does not show', () => {
    const page = timeless('/', () => {
      const started = moment(PLACE, 'Date.now()', () => Date.now());
      const id = moment('widgets/petals/Petals.tsx:8:3', 'crypto.randomUUID()', () => crypto.randomUUID());
      return rendered(started > 0 && id.length > 0 ? '<p>Petals</p>' : '');
    });
    expect(page.html).toBe('<p>Petals</p>');
  });

  it('is the first that was rendered, with what was read then', () => {
    let count = 0;
    const page = timeless('/', () => {
      moment(PLACE, 'Math.random()', () => Math.random());
      count++;
      return rendered('<p>Petals</p>', { description: `No. ${count}` });
    });
    expect(page.description).toBe('No. 1');
    expect(count).toBeGreaterThan(1);
  });
});

describe('a page that shows the moment of its build', () => {
  it.each<[source: string, read: () => unknown]>([
    ['Date.now()', () => Date.now()],
    ['new Date()', () => new Date()],
    ['performance.now()', () => performance.now()],
    ['Math.random()', () => Math.random()],
    ['crypto.randomUUID()', () => crypto.randomUUID()],
    ['Date()', () => String(new Date())],
  ])('is refused for %s, with file, line and column', (source, read) => {
    expect(momentsIn(() => rendered(`<p>${moment(PLACE, source, read)}</p>`))).toEqual([
      { file: 'widgets/petals/Petals.tsx', line: 7, column: 12, source },
    ]);
  });

  it.each<[part: string, get: (now: Date) => unknown]>([
    ['the year', (now) => now.getUTCFullYear()],
    ['the month', (now) => now.getUTCMonth()],
    ['the day', (now) => now.getUTCDate()],
    ['the hour', (now) => now.getUTCHours()],
    ['the minute', (now) => now.getUTCMinutes()],
    ['the second', (now) => now.getUTCSeconds()],
    ['the thousandth of a second', (now) => now.getUTCMilliseconds()],
  ])('is refused for %s alone, at any time', (_part, get) => {
    const times = ['2026-01-31T23:59:59.999Z', '2026-12-31T12:00:00Z', '2028-02-29T00:00:00.123Z'];
    for (const time of times) {
      const render = () => rendered(`<p>${get(moment(PLACE, 'new Date()', () => new Date(time)))}</p>`);
      expect(
        momentsIn(render).map(({ source }) => source),
        time,
      ).toEqual(['new Date()']);
    }
  });

  it('is refused for its title and its styles as for its text', () => {
    const year = () => moment(PLACE, 'new Date()', () => new Date()).getFullYear();
    expect(momentsIn(() => rendered('', { title: `Fair ${year()}` }))).toHaveLength(1);
    expect(momentsIn(() => rendered('', { css: `p { order: ${year()} }` }))).toHaveLength(1);
  });

  it('is told of the moments that show, and of no other', () => {
    const render = () => {
      const started = moment('widgets/a/A.tsx:1:1', 'performance.now()', () => performance.now());
      const [year, seed] = [
        moment('widgets/b/B.tsx:2:2', 'new Date()', () => new Date()).getUTCFullYear(),
        moment('widgets/c/C.tsx:3:3', 'Math.random()', () => Math.random()),
      ];
      return rendered(started < 0 ? '' : `<p>${year}</p><p>${seed}</p>`);
    };
    expect(momentsIn(render).map(({ file, source }) => `${file} ${source}`)).toEqual([
      'widgets/b/B.tsx new Date()',
      'widgets/c/C.tsx Math.random()',
    ]);
    expect(() => timeless('/fair', render)).toThrow('The page at /fair shows new Date(), Math.random().');
  });

  it('is told of a date that code moves, and of nothing else for it: each look gives a date of its own', () => {
    const render = () => {
      const day = moment(PLACE, 'new Date()', () => new Date('2026-11-30T12:00:00Z'));
      day.setUTCDate(day.getUTCDate() + 1);
      moment('widgets/d/D.tsx:4:4', 'Math.random()', () => Math.random());
      return rendered(`<p>${day.toISOString()}</p>`);
    };
    expect(momentsIn(render).map(({ source }) => source)).toEqual(['new Date()']);
  });
});

it('nobody listens any more after a page, whether it was rendered or failed', () => {
  const world = globalThis as { [LISTENER]?: MomentListener };
  timeless('/', () => rendered('<p></p>'));
  expect(world[LISTENER]).toBeUndefined();
  const failing = () => {
    throw new Error('A widget failed.');
  };
  expect(() => timeless('/', failing)).toThrow('A widget failed.');
  expect(world[LISTENER]).toBeUndefined();
});
