import { expect, it } from 'vitest';
import { readUpTo, TooManyBytes } from './read-up-to.ts';

const MIB = 1024 * 1024;

/** An answer that does not end, and the number of parts that were taken of it. */
function endless() {
  const taken = { parts: 0, isLeft: false };
  async function* parts() {
    try {
      for (;;) {
        taken.parts += 1;
        yield new Uint8Array(MIB);
      }
    } finally {
      taken.isLeft = true;
    }
  }
  return { taken, parts: parts() };
}

it('an answer that does not end is left as soon as it is too large', async () => {
  const { taken, parts } = endless();
  await expect(readUpTo(2 * MIB, parts)).rejects.toThrow(new TooManyBytes('its answer has more than 2 MiB'));
  expect(taken).toEqual({ parts: 3, isLeft: true });
});

it('an answer of exactly the limit comes whole, and one without a body is empty', async () => {
  async function* parts() {
    yield Buffer.alloc(MIB - 3);
    yield Buffer.from('end');
  }
  const bytes = await readUpTo(MIB, parts());
  expect([bytes.length, bytes.subarray(-3).toString()]).toEqual([MIB, 'end']);
  expect(await readUpTo(MIB, null)).toHaveLength(0);
});
