import { verbs } from '@liveryjs/cli/cli';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

/** Verbs that do nothing themselves: each is a group of commands. */
const GROUPS = ['import', 'export', 'messages', 'widgets'];

it.each(Object.keys(verbs).filter((verb) => !GROUPS.includes(verb)))(
  '%s explains itself with examples',
  async (verb) => {
    const { code, out, notes } = await livery(project.root, verb, '--help');
    expect([code, notes]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: livery ${verb} .*\\nExamples:\\n {2}\\$ livery `, 's'));
  },
);
