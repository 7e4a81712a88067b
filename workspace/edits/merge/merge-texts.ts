import type { JsonValue } from '@liveryjs/compiler/manifest';
import { pointerFor } from '#workspace/edits/json-text.ts';
import { short } from '#workspace/explain/print-explanation.ts';
import { type Collision, placeIn, type Step, stepsBetween, takeStep } from './steps.ts';

/** The side whose value is taken where both have changed one place. */
export type Side = 'mine' | 'theirs';

/** A text that two people have changed at the same time, each beginning with the same one. */
export interface Merged {
  /** Undefined where there is no such file. Where they collide, theirs. */
  readonly text: string | undefined;
  readonly collisions: readonly Collision[];
}

/**
 * Merges what two sides made of a text of JSON, by the paths of values in which items are named by id. What mine changes is
 * written into the text of theirs, of which no other byte is another one.
 *
 * @param base the text that both began from; undefined where there was none. So are the sides
 * @param take decides what collides; then nothing is told as a collision
 */
export function mergeSides(
  base: string | undefined,
  mine: string | undefined,
  theirs: string | undefined,
  take?: Side,
): Merged {
  if (mine === base || mine === theirs) return { text: theirs, collisions: [] };
  if (theirs === base) return { text: mine, collisions: [] };
  const values = [base, mine, theirs].map(valueIn);
  const [from, toMine] = values;
  const isJson = values.every((value, index) => value !== undefined || (index === 0 && base === undefined));
  if (!isJson || theirs === undefined) {
    if (take !== undefined) return { text: take === 'mine' ? mine : theirs, collisions: [] };
    return { text: theirs, collisions: [{ at: [], mine: toMine ?? mine, theirs: values[2] ?? theirs }] };
  }
  let text = theirs;
  const collisions: Collision[] = [];
  for (const step of stepsBetween(from, toMine)) {
    const taken = takeStep(text, step, take === 'mine');
    text = taken.text;
    if (take === 'mine' && taken.collisions.length > 0) text = restored(text, step, toMine);
    if (take === undefined) collisions.push(...taken.collisions);
  }
  return { text, collisions };
}

/** A place that both sides have changed, with what each has there, in a sentence. */
export function collisionSentence({ at, mine, theirs, line }: Collision): string {
  const whole = line === undefined ? 'the whole file' : `line ${line}`;
  const name = at.length === 0 ? whole : pointerFor(at);
  const shown = (value: JsonValue | undefined) => (value === undefined ? 'nothing' : short(value, 60));
  return `${name}: mine is ${shown(mine)}, theirs is ${shown(theirs)}.`;
}

/** The text in which what was around a place, and is gone, is again as mine has it. */
function restored(text: string, { at }: Step, mine: JsonValue | undefined): string {
  const root = valueIn(text) ?? null;
  const depth = at.findIndex((_, index) => placeIn(root, at.slice(0, index + 1))?.value === undefined);
  // A value that is no object and no list any more is replaced itself.
  const around = at.slice(0, placeIn(root, at.slice(0, depth + 1)) ? depth + 1 : depth);
  const is = placeIn(mine ?? null, around)?.value;
  return depth === -1 || is === undefined ? text : takeStep(text, { at: around, is }, true).text;
}

function valueIn(text: string | undefined): JsonValue | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\ufeff/, '')) as JsonValue);
  } catch {
    return undefined;
  }
}
