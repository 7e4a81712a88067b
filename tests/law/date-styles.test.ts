import { expect, test } from 'vitest';
import { sourceFiles, sourceText } from './source-files.ts';

const OWNER = 'engine/runtime/kit/date-styles.ts';

test('the kit alone says how dates are written: on one page, two styles would look like two things', () => {
  const files = sourceFiles(['client', 'engine/runtime', 'parts', 'widgets'], /(?<!\.test)\.tsx?$/);
  expect(files.length).toBeGreaterThan(100);
  const saying = files.filter((file) => /\b(dateStyle|timeStyle):/.test(sourceText(file)));
  expect(saying).toEqual([OWNER]);
});
