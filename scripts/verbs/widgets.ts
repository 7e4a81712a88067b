import { didYouMean, nearest } from '@liveryjs/compiler/issues';
import { usesOfWidgets } from '@liveryjs/workspace/widgets/listed-uses';
import { placementsOf } from '@liveryjs/workspace/widgets/placements-of';
import { printWidget, printWidgets } from '@liveryjs/workspace/widgets/print-widgets';
import { type Command, Option } from 'commander';
import { workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly format: string;
  readonly json?: true;
}

export const widgetsVerb: Verb = (program, terminal) => {
  program
    .command('widgets')
    .description(
      'Say which widgets there are, what each shows, in which regions it may stand, what can be set, and where brands place it.',
    )
    .argument('[name]', 'name of a widget (default: a list of all)')
    .addOption(
      new Option('--format <format>', 'how it is written').choices(['pretty', 'json']).default('pretty'),
    )
    .option('--json', 'the same as --format json')
    .addHelpText('after', examples('livery widgets', 'livery widgets game-grid', 'livery widgets --json'))
    .action(async (name: string | undefined, { format, json }: Options, command: Command) => {
      const workspace = await workspaceOf(command, foldersOf(command));
      const names = workspace.widgets.map((widget) => widget.name);
      if (name !== undefined && !names.includes(name))
        command.error(`error: there is no widget "${name}". ${didYouMean(nearest(name, names), names)}`, {
          exitCode: exitCodes.usage,
        });
      const usesOf = usesOfWidgets(workspace);
      const widgets = workspace.widgets
        .filter((widget) => name === undefined || widget.name === name)
        .map((widget) => ({ ...widget, calls: usesOf(widget).calls }));
      const placed = placementsOf(workspace).filter(({ widget }) => name === undefined || widget === name);
      if (json || format === 'json') {
        const all = widgets.map((widget) => ({
          ...widget,
          placed: placed.filter((placement) => placement.widget === widget.name),
        }));
        return terminal.out(JSON.stringify(name === undefined ? all : all[0], null, 2));
      }
      const [widget] = widgets;
      terminal.out(
        name === undefined || widget === undefined
          ? printWidgets(widgets, placed, terminal.colors, terminal.columns)
          : printWidget(widget, placed, terminal.colors),
      );
    });
};
