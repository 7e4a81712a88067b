import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

it.each([
  'check',
  'explain',
  'diff',
  'seasons',
  'reach',
  'brands',
  'edit',
  'new',
  'rename',
  'remove',
  'dev',
  'build',
  'worker',
  'publish',
  'preview',
  'releases',
  'rollback',
  'unpublish',
  'serve',
  'types',
  'platform',
])('%s explains itself with examples', async (verb) => {
  const { code, out, notes } = await livery(project.root, verb, '--help');
  expect([code, notes]).toEqual([0, '']);
  expect(out).toMatch(new RegExp(`^Usage: livery ${verb} .*\\nExamples:\\n {2}\\$ livery `, 's'));
});
