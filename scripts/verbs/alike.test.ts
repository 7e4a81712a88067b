import { Command } from 'commander';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { verbs } from '#scripts/cli.ts';
import { makeFlagsAlike } from './alike.ts';

/** Every command of a program that does something itself, such as `messages status`. */
function commandsOf(command: Command): Command[] {
  return command.commands.length === 0 ? [command] : command.commands.flatMap(commandsOf);
}

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
