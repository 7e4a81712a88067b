import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { RUNS } from '#tests/run/runs.ts';
import { SPECIFIED } from './specified-calls.ts';
import { SPECIFIED_ROWS } from './specified-rows.ts';

const SLOWEST = 20;

/**
 * Ends the output of a run: the slowest files, the tests that needed a second try, the stores that the sandbox was
 * tested on, the rows of the specification that no test of `npm test` proved, its calls that no page made, and one
 * plain line of counts: `N passed, N failed, N skipped`. A row or call without a proof fails the run.
 */
export default class ClosingReport implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const whole = isWhole(modules);
    const unproven = whole ? rowsWithout(tests) : [];
    const unmade = whole ? callsWithout(tests) : [];
    const say = (line: string) => this.#vitest?.logger.log(line);
    if (modules.length > 0) say(`\nThe slowest files:\n${slowestOf(modules).join('\n')}`);
    say(`\n${secondTries(tests)}`);
    const stores = storesOf(modules);
    if (stores.length > 0) say(`\nThe sandbox was tested on ${stores.join(' and ')}.`);
    if (unproven.length > 0)
      say(`\nNo test of this run names these rows of the specification: ${unproven.join(', ')}.`);
    if (unmade.length > 0)
      say(`\nNo page of this run made these calls of the specification: ${unmade.join(', ')}.`);
    if (unproven.length + unmade.length > 0) process.exitCode = 1;
    const states = tests.map((test) => test.result().state);
    const count = (...wantedStates: string[]) =>
      states.filter((state) => wantedStates.includes(state)).length;
    const failed =
      count('failed') +
      errors.length +
      unproven.length +
      unmade.length +
      modules.flatMap((module) => module.errors()).length;
    say(`\n${count('passed')} passed, ${failed} failed, ${count('skipped', 'pending')} skipped`);
  }
}

/** Tells whether this is all of `npm test`, and not a part that somebody chose. */
function isWhole(modules: readonly TestModule[]): boolean {
  const projects = new Set(modules.map(({ project }) => project.name));
  return process.env.LIVERY_RUN === 'test' && RUNS.test.projects.every((name) => projects.has(name));
}

/** The rows of the specification that no test that passed names: `[2.07]`. */
function rowsWithout(tests: readonly TestCase[]): string[] {
  const passed = tests.filter((test) => test.result().state === 'passed');
  const named = new Set(passed.flatMap(({ fullName }) => fullName.match(/\[\d\.\d\d\]/g) ?? []));
  return SPECIFIED_ROWS.map((row) => `[${row}]`).filter((row) => !named.has(row));
}

/** The calls that the specification names and that no page of a test that passed has made. */
function callsWithout(tests: readonly TestCase[]): string[] {
  const passed = tests.filter((test) => test.result().state === 'passed');
  const made = new Set(passed.flatMap((test) => test.meta().calls ?? []));
  return SPECIFIED.map(({ call }) => call).filter((call) => !made.has(call));
}

function slowestOf(modules: readonly TestModule[]): string[] {
  const timed = modules.map((module) => {
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    return { module, time: collectDuration + duration + setupDuration };
  });
  timed.sort((timing, other) => other.time - timing.time);
  return timed
    .slice(0, SLOWEST)
    .map(({ module, time }) => `${(time / 1000).toFixed(1).padStart(7)} s  ${module.relativeModuleId}`);
}

function secondTries(tests: readonly TestCase[]): string {
  const tried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0);
  if (tried.length === 0) return 'No test needed a second try.';
  return `Tests that needed a second try:\n${tried.map(({ fullName }) => `  ${fullName}`).join('\n')}`;
}

function storesOf(modules: readonly TestModule[]): string[] {
  const names = modules
    .filter(({ moduleId }) => moduleId.includes('/sandbox/conformance/'))
    .flatMap(({ children }) => [...children.suites()])
    .map(({ name }) => / on (\w+)$/.exec(name)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined);
}
