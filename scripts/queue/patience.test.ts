import { expect, it, vi } from 'vitest';
import { allDone, createPatience } from './patience.ts';

const AWAY = 'The shared cache does not answer.';

function patience(limit: number) {
  let time = 0;
  const note = vi.fn();
  const { look } = createPatience(limit, note, () => time);
  return {
    note,
    /** Looks after so many seconds more. */
    after(seconds: number, done: number, ...troubles: readonly string[]) {
      time += seconds * 1000;
      look(done, troubles);
    },
  };
}

it('trouble is told once, with the time that is waited', () => {
  const { after, note } = patience(30 * 60 * 1000);
  after(0, 0, AWAY, AWAY);
  after(60, 0, AWAY);
  expect(note.mock.calls).toEqual([[`${AWAY} The build waits for it, 30 minutes at most (--patience).`]]);
});

it('trouble for longer than that ends the build, and names no brand as failed', () => {
  const { after } = patience(60_000);
  after(0, 0, AWAY);
  after(59, 0, AWAY);
  expect(() => after(1, 0, AWAY)).toThrow(
    `The build has waited 60 seconds in vain. ${AWAY} No brand has failed for that: the same command goes on where this one ended, and --patience lets it wait longer.`,
  );
});

it('a brand that is done, or a time without trouble, begins the time anew', () => {
  const { after } = patience(60_000);
  after(0, 0, AWAY);
  after(59, 1, AWAY);
  after(59, 1, AWAY);
  after(0, 1);
  after(59, 1, AWAY);
  expect(() => after(1, 1, AWAY)).toThrow('60 seconds');
});

it('what takes long without trouble is waited for', () => {
  const { after } = patience(60_000);
  after(3600, 0);
  expect(() => after(3600, 0)).not.toThrow();
});

it('what fails is thrown when the others have ended, too', async () => {
  let isOver = false;
  const later = new Promise<void>((resolve) => {
    setTimeout(() => {
      isOver = true;
      resolve();
    }, 20);
  });
  await expect(allDone([Promise.reject(new Error('away')), later])).rejects.toThrow('away');
  expect(isOver).toBe(true);
});
