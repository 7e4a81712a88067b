import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import LongFilesFirst from './tests/harness/long-files-first.ts';
import ProjectLines from './tests/harness/project-lines.ts';
import { LONG, UNITS_OF_MATRIX } from './tests/run/runs.ts';

const browser = 'tests/browser/**/*.test.ts';
const builds = 'tests/builds/**/*.test.ts';
const command = 'tests/command/**/*.test.ts';
const fuzz = 'tests/fuzz/{fuzz,finds}.test.ts';
const packages = 'tests/packages/packed.test.ts';
const managers = 'tests/packages/managers.test.ts';
const long = 'tests/long/**/*.test.ts';
const stories = 'tests/stories/*.test.ts';
const storiesMatrix = 'tests/stories/matrix/*.test.ts';
const conformance = 'sandbox/conformance/**/*.test.ts';
const matrixBrowsers = 'tests/matrix/browsers/**/*.test.ts';
const widgets = 'tests/contract/widgets-*.test.ts';
const cores = availableParallelism();
// Tests that drive a browser or processes wait for them half of the time.
const browserWorkers = Number(process.env.WORKERS ?? Math.ceil(cores * 1.5));

const fixtures = 'tests/fixtures/**';

// A test takes as long as a busy machine takes, and machines differ by three; only a failure waits so long, in milliseconds.
const LONGEST = 240_000;
const patient = { poll: { timeout: 60_000 } };
const PATIENT_WAITS = 'tests/harness/patient-waits.ts';

export default defineConfig({
  test: {
    maxWorkers: Number(process.env.WORKERS ?? cores),
    tags: [
      { name: 'matrix', description: 'Runs in npm run test:matrix, and not in npm test.' },
      { name: 'postgres', description: 'Money, locks and migrations: runs on PostgreSQL, too.' },
    ],
    sequence: { sequencer: LongFilesFirst },
    // All of npm test or of the matrix says a line a project; a run of less says one a file.
    reporters: [process.env.LIVERY_RUN ? new ProjectLines() : 'default', './tests/harness/closing-report.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            conformance,
            browser,
            builds,
            command,
            fuzz,
            packages,
            managers,
            long,
            stories,
            storiesMatrix,
            matrixBrowsers,
            widgets,
            fixtures,
          ],
          alias: { 'virtual:stories/seed': resolve(import.meta.dirname, 'stories/config/story-seed.ts') },
          // A process for each file would cost as much as all the tests.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout: LONGEST,
          expect: patient,
          setupFiles: ['tests/harness/unit-setup.ts', PATIENT_WAITS],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          // The units of the matrix, such as all widgets on answers with one field that is wrong.
          name: 'units-of-matrix',
          include: UNITS_OF_MATRIX,
          setupFiles: ['tests/harness/unit-setup.ts', PATIENT_WAITS],
          testTimeout: LONGEST,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'conformance',
          // Files share a platform, which every test leaves as it was.
          isolate: false,
          include: [conformance],
          testTimeout: LONGEST,
          expect: patient,
          setupFiles: ['sandbox/testing/derive-quickly.ts', PATIENT_WAITS],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          // The matrix's tests of money, locks and migrations on PostgreSQL.
          name: 'conformance-postgres',
          isolate: false,
          include: [conformance, 'sandbox/store/open-store.test.ts'],
          testTimeout: LONGEST,
          expect: patient,
          setupFiles: ['sandbox/testing/derive-quickly.ts', PATIENT_WAITS],
          globalSetup: 'sandbox/testing/postgres.ts',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'builds',
          // To load the compiler and the bundler takes longer than most of these files.
          isolate: false,
          include: [builds, command, packages, fuzz],
          setupFiles: PATIENT_WAITS,
          globalSetup: 'tests/harness/repositories-setup.ts',
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          expect: patient,
          // Beside the browser's, as these wait for processes, locks and a queue.
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // A command of its own: a repository of brands by every package manager.
          name: 'managers',
          include: [managers],
          globalSetup: 'tests/harness/repositories-setup.ts',
          testTimeout: 600_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // A command of its own: many brands, and the properties of edits tried as often as takes hours.
          name: 'long',
          // Whoever names a folder of units means these, and not ten thousand tries of them.
          include: process.env.TRIES === undefined ? [long] : [long, ...LONG],
          globalSetup: 'tests/harness/repositories-setup.ts',
          setupFiles: 'tests/harness/unit-setup.ts',
          testTimeout: 3 * 3_600_000,
          hookTimeout: LONGEST,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          // Files share a browser and a sandbox, which every test leaves as they were.
          isolate: false,
          include: [browser],
          setupFiles: ['sandbox/testing/derive-quickly.ts', 'tests/harness/portal-hooks.ts'],
          globalSetup: 'tests/harness/global-setup.ts',
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          expect: { poll: { timeout: 50_000 } },
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'stories',
          include: [stories],
          globalSetup: 'tests/stories/global-setup.ts',
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          // Beside the last of the browser's, so that no worker is without work.
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'stories-matrix',
          include: [storiesMatrix],
          globalSetup: 'tests/stories/global-setup.ts',
          testTimeout: LONGEST,
          hookTimeout: LONGEST,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browsers',
          include: [matrixBrowsers],
          globalSetup: 'tests/harness/global-setup.ts',
          testTimeout: 600_000,
          hookTimeout: LONGEST,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
