import { LISTENER, type MomentListener } from '#scripts/plugin/moments.ts';
import type { RenderedPage } from './renderer.ts';

/** A place in a workspace's own code that reads what is another at each moment, and shows it. */
export interface Moment {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The expression as its author wrote it. */
  readonly source: string;
}

/** A page that would show the moment at which it was built. */
export class MomentFault extends Error {
  override readonly name = 'MomentFault';
  readonly path: string;
  readonly moments: readonly Moment[];
  constructor(path: string, moments: readonly Moment[]) {
    super(`The page at ${path} shows ${moments.map(({ source }) => source).join(', ')}.`);
    this.path = path;
    this.moments = moments;
  }
}

/** A year, a month, a day and some hours, minutes and seconds: no part of a date is the same after it. */
const APART = 34_585_631_123;

/**
 * A page that is the same whenever it is built. A page whose code has looked at the clock, or has drawn a random number,
 * is rendered again with another value in each of these places: what is looked at and not shown does no harm.
 *
 * @throws MomentFault where the page is another one then
 */
export function timeless(path: string, render: () => RenderedPage): RenderedPage {
  const first = new Map<string, { readonly source: string; readonly value: unknown }>();
  const page = listening((place, source, read) => {
    const value = read();
    if (!first.has(place)) first.set(place, { source, value });
    return value;
  }, render);
  if (first.size === 0) return page;
  const drawn = (changed?: string) => {
    const { html, css, title } = listening((place, _source, read) => {
      const value = first.get(place)?.value ?? read();
      return place === changed ? another(value) : copyOf(value);
    }, render);
    return JSON.stringify([html, css, title]);
  };
  const still = drawn();
  const shown = [...first].filter(([place]) => drawn(place) !== still);
  if (shown.length === 0) return page;
  throw new MomentFault(
    path,
    shown.map(([place, { source }]) => ({ ...placeOf(place), source })),
  );
}

/** Runs something that does not wait, while somebody listens. */
function listening<T>(listener: MomentListener, run: () => T): T {
  const world = globalThis as { [LISTENER]?: MomentListener };
  world[LISTENER] = listener;
  try {
    return run();
  } finally {
    delete world[LISTENER];
  }
}

function copyOf(value: unknown): unknown {
  return value instanceof Date ? new Date(value) : value;
}

function another(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + APART);
  // A random number lies below one, and the clock nowhere near.
  if (typeof value === 'number') return value < 1 ? (value + 0.5) % 1 : value + APART;
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? crypto.randomUUID() : String(new Date(time + APART));
}

function placeOf(place: string): { file: string; line: number; column: number } {
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line), column: Number(column) };
}
