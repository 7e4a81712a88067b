import { counted, countIssues } from '@liveryjs/workspace/check/counts';
import { type Answer, lookUp } from '@liveryjs/workspace/explain/look-up';
import { printAnswer } from '@liveryjs/workspace/explain/print-answer';
import { printRepeated } from '@liveryjs/workspace/explain/print-repeated';
import { repeatedValues } from '@liveryjs/workspace/explain/repeated-values';
import { loadBrand } from '@liveryjs/workspace/open';
import { printChanges } from '@liveryjs/workspace/seasons/print-year';
import { yearOf } from '@liveryjs/workspace/seasons/year-of';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { atOption } from './at-option.ts';
import { brandsNamed, isGroup, workspaceOf } from './brand-argument.ts';
import { changeOption, withChange } from './change-option.ts';
import { foldersOf } from './folders.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

interface Options {
  readonly depth: number;
  readonly as?: string;
  readonly language?: string;
  readonly feature?: Readonly<Record<string, boolean>>;
  readonly at?: string;
  readonly timeline?: true;
  readonly repeated?: true;
  readonly format: string;
  readonly change?: string;
}

export const explainVerb: Verb = (program, terminal, finish) => {
  program
    .command('explain')
    .description('Say which file and line something of a brand comes from, and what it took the place of.')
    .argument('<brand>', 'id of a brand, or @ and the name of a group')
    .argument(
      '[name]',
      'JSON Pointer into the manifest or a path as issues write it, address of a page, token, colour, message key, content, asset, or an id',
      '',
    )
    .option('--depth <n>', 'how many levels of members are listed', depth, 1)
    .option(
      '--as <audience>',
      'what the page shows to a kind of visitor, such as member, and why not the rest',
    )
    .option('--language <code>', 'language of that visitor, or the only one of a message')
    .option('--feature <name=on|off>', 'whether a module is on for that visitor; may be given again', feature)
    .option(...atOption)
    .option(...changeOption)
    .option('--timeline', 'what begins and what ends in twelve months, as far as the time decides')
    .option('--repeated', 'what the brand says as its parent does, and could leave out')
    .addOption(
      new Option('--format <format>', 'how it is written').choices(['pretty', 'json']).default('pretty'),
    )
    .addHelpText(
      'after',
      examples(
        'livery explain aurora /languages/default',
        "livery explain aurora 'routes[home].main[hot].props.pageSize'",
        'livery explain aurora /routes --depth 2',
        'livery explain aurora color.action.primary',
        'livery explain kiosk nav.elott --language TY',
        "livery explain aurora '#6142bf'",
        'livery explain aurora logo',
        'livery explain aurora memberCentre=withdraw',
        'livery explain @asia /theme/defaultMode',
        'livery explain aurora /rng',
        'livery explain aurora / --as member --language VI --feature pointsMall=off',
        'livery explain aurora / --at 2026-12-24T20:00',
        'livery explain aurora --timeline',
        'livery explain lotus --repeated',
        'livery explain aurora /theme/defaultMode --change spring-offer',
      ),
    )
    .action(async (brand: string, name: string, options: Options, command: Command) => {
      const folders = await withChange(command, foldersOf(command), options.change);
      const workspace = await workspaceOf(command, folders);
      const ids = brandsNamed(command, workspace, [brand]);
      const { depth, as, language, feature, at, timeline, repeated, format } = options;
      const whole = timeline ? '--timeline' : repeated && '--repeated';
      if (whole && name !== '')
        command.error(`error: ${whole} is of a whole brand: leave out the name.`, {
          exitCode: exitCodes.usage,
        });
      if (repeated) {
        const values = ids.map((id) => ({ brand: id, repeated: repeatedValues(workspace, id) }));
        if (format === 'json')
          return terminal.out(JSON.stringify(isGroup(brand) ? values : values[0]?.repeated, null, 2));
        return terminal.out(values.map((each) => printRepeated(each.brand, each.repeated)).join('\n\n'));
      }
      if (timeline) {
        const years = ids.map((id) => yearOf(loadBrand(workspace, id), at));
        const changes = years.map((year) => ({ brand: year.brand, changes: year.changes }));
        return terminal.out(
          format === 'json'
            ? JSON.stringify(isGroup(brand) ? changes : changes[0]?.changes, null, 2)
            : years.map((year) => printChanges(year, terminal.colors)).join('\n\n'),
        );
      }
      const isPerson = as !== undefined || feature !== undefined || at !== undefined;
      const answers: { readonly brand: string; readonly answer: Answer }[] = [];
      for (const id of ids) {
        const lookup = lookUp(workspace, id, name, {
          depth,
          language,
          ...(isPerson && { person: { audience: as, at, ...(feature && { features: feature }) } }),
        });
        if ('unreadable' in lookup) {
          const errors = counted(countIssues(lookup.unreadable).errors, 'error');
          terminal.note(`${id} cannot be read (${errors}). See: livery check ${id}`);
          finish(exitCodes.failed);
        } else if ('answer' in lookup) answers.push({ brand: id, answer: lookup.answer });
        else if (isGroup(brand)) terminal.note(lookup.wrong);
        else command.error(`error: ${lookup.wrong}`, { exitCode: exitCodes.usage });
      }
      if (!isGroup(brand)) {
        for (const { answer } of answers)
          terminal.out(
            format === 'json' ? JSON.stringify(answer, null, 2) : printAnswer(answer, terminal.colors),
          );
        return;
      }
      if (answers.length === 0) finish(exitCodes.failed);
      if (format === 'json') return terminal.out(JSON.stringify(answers, null, 2));
      for (const { brand: id, answer } of answers)
        terminal.out(`${terminal.colors.bold(id)}\n${printAnswer(answer, terminal.colors)}\n`);
    });
};

function depth(text: string): number {
  if (!/^\d$/.test(text)) throw new InvalidArgumentError('Expected a number from 0 to 9.');
  return Number(text);
}

function feature(text: string, before: Readonly<Record<string, boolean>> = {}) {
  const [, name, state] = /^([^=]+)=(on|off)$/.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError('Expected a feature and on or off, such as pointsMall=off.');
  return { ...before, [name]: state === 'on' };
}
