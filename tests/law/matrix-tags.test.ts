import { expect, test } from 'vitest';
import { UNITS_OF_MATRIX } from '#tests/run/runs.ts';
import { ROOMS, sourceFiles, sourceText } from './source-files.ts';

/** Files of the projects that the matrix runs whole, but for the units. */
const RUN = /^(sandbox\/conformance|tests\/(browser|builds|command|fuzz|matrix|packages|stories))\//;
/** The dash stands in brackets, or Vitest would read the tag here as this file's own. */
const TAGGED = /@module[-]tag matrix|\btags: 'matrix'|\btestFirstOf\(/;

test('every unit with a test of the matrix is in the project that the matrix runs, and no other', () => {
  const files = sourceFiles(ROOMS, /\.test\.tsx?$/).filter((file) => !RUN.test(file));
  const tagged = files.filter((file) => TAGGED.test(sourceText(file)));
  expect(files.length).toBeGreaterThan(300);
  expect(tagged.sort()).toEqual(UNITS_OF_MATRIX.toSorted());
});
