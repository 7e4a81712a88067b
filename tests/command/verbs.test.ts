import { verbs } from '@liveryjs/cli/cli';
import { makeFlagsAlike } from '@liveryjs/cli/verbs/alike';
import { Command } from 'commander';
import pc from 'picocolors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject, livery, type TestProject } from './test-command.ts';

let project: TestProject;
beforeAll(() => {
  project = createTestProject();
});
afterAll(() => project.remove());

/** Every command of a program that does something itself, such as `messages status`. */
function commandsOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);
}

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

it.each(Object.entries(verbs))('%s takes --json and --format json alike', async (_name, load) => {
  const { signal } = new AbortController();
  const program = new Command('livery');
  const verb = await load();
  verb(
    program,
    { out() {}, note() {}, status() {}, live: false, colors: pc.createColors(false), signal },
    () => {},
    [],
  );
  makeFlagsAlike(program);
  for (const command of commandsOf(program)) {
    const optionOf = (flag: string) => command.options.find(({ long }) => long === flag);
    const formats = optionOf('--format')?.argChoices ?? [];
    expect([command.name(), optionOf('--json') !== undefined]).toEqual([
      command.name(),
      formats.includes('json'),
    ]);
    if (formats.length === 0) continue;
    const given = (...args: readonly string[]) => {
      command
        .setOptionValue('json', undefined)
        .setOptionValue('format', undefined)
        .parseOptions([...args]);
      return command.opts();
    };
    expect(given('--json')).toMatchObject({ json: true, format: 'json' });
    expect(given('--format', 'json')).toMatchObject({ json: true, format: 'json' });
    const [other = ''] = formats.filter((format) => format !== 'json');
    expect(given('--json', '--format', other)).toMatchObject({ json: undefined, format: other });
  }
});
