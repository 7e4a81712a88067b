import fc from 'fast-check';
import { parse } from 'junit2json';
import { expect, it } from 'vitest';
import { junitReport } from './report.ts';
import type { Result } from './result.ts';

const letters = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a\nb\tc', '<b> & "c" \'d\'', ']]>', '\u0000\u001b[31m', '\ufffe', '\ud800', '&amp;'),
  )
  // The reader takes what looks like a number for one.
  .map((letter) => `x${letter}`);

const result = fc.record({
  call: letters,
  at: letters,
  area: letters,
  as: fc.option(letters, { nil: undefined }),
  verdict: fc.constantFrom('passed', 'refused', 'absent', 'skipped', 'failed'),
  note: letters,
  misfits: fc.array(fc.record({ at: letters, expected: letters, got: letters, serious: fc.boolean() })),
  milliseconds: fc.option(fc.nat(100_000), { nil: undefined }),
}) as unknown as fc.Arbitrary<Result>;

const times = { began: new Date('2026-11-28T14:42:39.123Z'), seconds: 1.5 };

/** A text without the letters that XML cannot hold. */
const held = (text: string) =>
  text.replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');

it('JUnit is read by a reader of another family as it was written, whatever a platform says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(result, { minLength: 1, maxLength: 5 }), async (results) => {
      const read = await parse(junitReport(results, times));
      const [suite] = read && 'testsuite' in read ? (read.testsuite ?? []) : [];
      const failed = results.filter(({ verdict }) => verdict === 'failed');
      expect(suite).toMatchObject({
        name: 'livery platform',
        tests: results.length,
        failures: failed.length,
      });
      expect(
        suite?.testcase?.map(({ classname, name, failure, skipped }) => [
          classname,
          name,
          failure?.[0]?.message,
          skipped?.[0]?.message,
        ]),
      ).toEqual(
        results.map(({ area, at, as, verdict, note }) => [
          held(area),
          held(as === undefined ? at : `${at} as ${as}`),
          verdict === 'failed' ? held(note) : undefined,
          verdict === 'absent' || verdict === 'skipped' ? held(note) : undefined,
        ]),
      );
    }),
    { numRuns: 100 },
  );
});

it('JUnit says when the trials began and how long they took', () => {
  const trial = {
    call: 'getThing',
    at: 'GET /thing',
    area: 'things',
    as: undefined,
    note: '',
    misfits: [],
    status: 200,
  };
  const verdicts = ['passed', 'failed', 'absent', 'skipped'] as const;
  const text = junitReport(
    verdicts.map((verdict) => ({ ...trial, verdict, milliseconds: 40 })),
    times,
  );
  expect(text).toContain('<testsuites tests="4" failures="1" errors="0" time="1.500">');
  expect(text).toContain(
    '<testsuite name="livery platform" tests="4" failures="1" errors="0" time="1.500" skipped="2" timestamp="2026-11-28T14:42:39">',
  );
  expect(text.match(/<testcase [^>]*time="0.040"/g)).toHaveLength(4);
});
