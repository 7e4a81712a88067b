import { readAnswer } from '@liveryjs/client/calls/read-answer';
import { CallError } from '@liveryjs/engine/kit/plain';
import * as contract from '@liveryjs/schemas/calls';
import type { Call, Shape } from '@liveryjs/schemas/contract/call';
import { beforeEach, expect, it, vi } from 'vitest';
import { damaged, damages, placesIn } from './bad-answers.ts';
import { isOf, sampleOf } from './sample-of.ts';

const calls = Object.values<Call>(contract).flatMap(({ name, answer }) =>
  answer === undefined ? [] : [[name, answer] as const],
);

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Reads an answer; undefined for one that is of no use, which only a failure of the kind shape may say. */
function read(shape: Shape, value: unknown): unknown {
  try {
    return readAnswer(shape, value, 'GET /x');
  } catch (error) {
    expect(error).toBeInstanceOf(CallError);
    expect((error as CallError).kind).toBe('shape');
    return undefined;
  }
}

it.each(calls)('%s: an answer as the contract says is read as it is', (_, shape) => {
  const sample = sampleOf(shape);
  expect(isOf(shape, sample)).toBe(true);
  expect(read(shape, sample)).toEqual(sample);
});

let cases = 0;

it.each(calls)(
  '%s: whatever one field says, what is read is of the contract, or the call has failed',
  (_, shape) => {
    const sample = sampleOf(shape);
    for (const keys of placesIn(sample)) {
      for (const [damage, instead] of damages) {
        cases += 1;
        const answer = read(shape, damaged(sample, keys, instead));
        if (answer !== undefined && !isOf(shape, answer))
          expect.fail(`/${keys.join('/')} ${damage}: read as ${JSON.stringify(answer).slice(0, 300)}`);
      }
    }
  },
);

it.each(calls)('%s: a wrong item of a list takes away nothing else', (_, shape) => {
  const sample = sampleOf(shape);
  const items = placesIn(sample).filter((keys) => keys.at(-1) === '0');
  for (const keys of items) {
    const without = read(shape, damaged(sample, keys, undefined));
    expect([keys, read(shape, damaged(sample, keys, Symbol.for('nothing known')))]).toEqual([keys, without]);
  }
});

it('tries every call and every field', () => {
  console.log(`${cases} answers with one field that is wrong were read, of ${calls.length} calls.`);
  expect(cases).toBeGreaterThan(calls.length * 30);
});
