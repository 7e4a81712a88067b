/** @module-tag matrix */
import { expect, it } from 'vitest';
import { caseOf, textIn } from './case.ts';
import { runTasks } from './fuzz.ts';
import type { Failing } from './messages.ts';
import { faulty } from './targets/faulty.ts';

/** Milliseconds of the processor: a slow machine needs up to fifteen thousand until all memory is taken. */
const HANGS = 25_000;

it('every kind of fault is found and named, and what is told in a sentence is none', {
  timeout: 600_000,
}, async () => {
  // Linux counts for a process what the one has that starts it, and one that runs tests may have as much.
  const held = new Uint8Array(1000 * 1024 * 1024).fill(1);
  const failures: Failing[] = [];
  const tasks = Object.keys(faulty)
    .filter((target) => !['making', 'unmade'].includes(target))
    .map((target) => ({
      ...{ target, first: 0, milliseconds: 0 },
      given: [caseOf('a.txt', 'sound'), caseOf('a.txt', 'a fault')],
    }));
  await runTasks(1, tasks, { onFound: (failing) => failures.push(failing), hangs: HANGS });
  expect(failures.map(({ target, number, kind }) => `${target}, case ${number}: ${kind}`)).toEqual([
    // No other reader is left out because one cannot be opened.
    'opening, case -1: crash',
    'crash, case 1: crash',
    'later, case 1: crash',
    'slow, case 1: slow',
    'write, case 1: outside',
    'read, case 1: outside',
    'memory, case 1: memory',
    'heap, case 1: memory',
    'hang, case 1: hang',
    'wait, case 1: hang',
  ]);
  expect(held.at(-1)).toBe(1);
  expect(textIn([...(failures[1]?.input.values() ?? [])][0])).toBe('fault');
});

it('time that a case takes to be made counts neither for its reader nor for that of the case before', {
  timeout: 600_000,
}, async () => {
  const failures: Failing[] = [];
  const tasks = ['making', 'unmade'].map((target) => ({ target, first: 0, milliseconds: 2500 }));
  await runTasks(1, tasks, { onFound: (failing) => failures.push(failing), hangs: 4000 });
  expect(failures.map(({ target, number, kind }) => `${target}, case ${number}: ${kind}`)).toEqual([
    'unmade, case 0: unmade',
  ]);
});
