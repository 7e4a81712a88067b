import type { Argument, Command } from 'commander';

/** Sentences about a command line that lacks something, or has too much of it. */
const OF_FORM = /^error: (missing required argument|too many arguments|required option)/;

/** Has every verb say how it is written where a command line lacks something that it needs, or has more than it takes. */
export function sayForms(command: Command): void {
  for (const verb of command.commands) sayForms(verb);
  command.configureOutput({
    outputError: (text, write) =>
      write(OF_FORM.test(text) ? `${text.trimEnd().replace(/\.?$/, '.')} Write: ${formOf(command)}\n` : text),
  });
}

/** The form of a verb, with all that it needs: `livery publish --to <place> [brand...]`. */
function formOf(command: Command): string {
  const names: string[] = [];
  for (let level: Command | null = command; level !== null; level = level.parent) names.unshift(level.name());
  const needed = command.options.flatMap(({ mandatory, flags }) => (mandatory ? [flags] : []));
  return [...names, ...needed, ...command.registeredArguments.map(formOfArgument)].join(' ');
}

function formOfArgument(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}
