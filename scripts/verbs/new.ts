import { brandOptions } from '@liveryjs/workspace/new-brand/questions';
import type { Command } from 'commander';
import { type NewBrandOptions, newBrand } from './new-brand.ts';
import { newWidget } from './new-widget.ts';
import { examples, type Verb } from './verb.ts';

export const newVerb: Verb = (program, terminal, finish) => {
  const verb = program
    .command('new')
    .description('Make a brand that is like another one, or a widget, ready to be changed.')
    .addHelpText(
      'after',
      examples(
        'livery new lotus --from aurora',
        'livery new lotus --from house --merchant LTS8 --currency EUR --languages ES,EN --domains lotus.example,www.lotus.example --game-origins https://play.example',
        'livery new lotus --from aurora --name "Lotus Play" --yes',
        'livery new widget petals',
        'livery new widget games/petals',
      ),
    );
  const brand = verb
    .command('brand', { isDefault: true })
    .description(
      'Make a brand that is like another one. The word "brand" may be left out. At a terminal it asks for what no option says.',
    )
    .argument('<id>', 'id of the new brand: its folder and its host name <id>.localhost')
    .requiredOption('--from <brand>', 'the brand to inherit from')
    .option('--yes', 'ask nothing: what no option says is as its default');
  for (const [flags, description] of Object.values(brandOptions)) brand.option(flags, description);
  brand.action(async (id: string, options: NewBrandOptions, command: Command) =>
    finish(await newBrand(id, options, command, terminal)),
  );
  verb
    .command('widget')
    .description(
      'Make a widget that shows a heading: its description, its code and, where they can run, a story and a test.',
    )
    .argument(
      '<name>',
      'name of the new widget: its folder, and what manifests write. A group may stand before it: games/petals',
    )
    .action(async (path: string, _options: object, command: Command) =>
      finish(await newWidget(path, command, terminal)),
    );
};
