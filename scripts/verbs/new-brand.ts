import { countIssues } from '@liveryjs/workspace/check/counts';
import { prettyIssues } from '@liveryjs/workspace/check/formats/pretty';
import { type FileSave, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { type BrandPlan, planBrand } from '@liveryjs/workspace/new-brand/plan-brand';
import { type BrandOption, brandOptions, questionsOf } from '@liveryjs/workspace/new-brand/questions';
import { listParents, loadBrand } from '@liveryjs/workspace/open';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { keepSchemas } from '@liveryjs/workspace/types/editor/keep-schemas';
import type { Command } from 'commander';
import { type Answers, describeBrand, flagOf, sentenceOf } from '#scripts/new/describe-brand.ts';
import { expectBrands, workspaceOf } from './brand-argument.ts';
import { foldersOf } from './folders.ts';
import { exitCodes } from './verb.ts';

export interface NewBrandOptions extends Partial<Readonly<Record<BrandOption, string>>> {
  readonly from: string;
  readonly yes?: true;
}

/** Makes a brand. Nothing is written where an answer is wrong. */
export async function newBrand(
  id: string,
  { from, yes, ...given }: NewBrandOptions,
  command: Command,
  terminal: Terminal,
): Promise<number> {
  const folders = foldersOf(command);
  const workspace = await workspaceOf(command, folders);
  const refuse = (sentence: string) => command.error(`error: ${sentence}`, { exitCode: exitCodes.usage });
  expectBrands(command, workspace, [from], listParents(workspace));
  const planOf = (answers: Answers) => planBrand(workspace, { id, from, answers });
  const failed = ({ wrong }: BrandPlan): number | undefined => {
    const ofParent = wrong.find(({ field }) => field === 'from');
    const ofId = wrong.find(({ field }) => field === 'id');
    if (ofId) refuse(ofId.sentence);
    if (ofParent) terminal.note(ofParent.sentence);
    if (ofParent) return exitCodes.failed;
    const options = Object.keys(brandOptions) as BrandOption[];
    const slips = options.flatMap((option) => {
      const sentence = sentenceOf(wrong, option);
      return sentence === undefined ? [] : `${flagOf(option)}: ${sentence}`;
    });
    if (slips.length > 0) refuse(slips.join('\n'));
    if (wrong.length > 0) refuse(wrong.map(({ sentence }) => sentence).join('\n'));
    return undefined;
  };

  const code = failed(planOf(given));
  if (code !== undefined) return code;
  const questions = questionsOf(workspace, loadBrand(workspace, from), id);
  const answers =
    yes || terminal.ask === undefined
      ? given
      : await describeBrand(questions, {
          given,
          ask: terminal.ask,
          note: terminal.note,
          faults: (next) => planOf(next).wrong,
        });
  if (answers === undefined) {
    terminal.note('\nNothing was made.');
    return exitCodes.interrupted;
  }
  const plan = planOf(answers);
  const failure = failed(plan);
  if (failure !== undefined) return failure;
  saveFiles(workspace, `livery new ${id} --from ${from}`, plan.files);
  const made = await workspaceOf(command, folders);
  const path = `${workspace.brandsFolder}/${id}`;
  for (const text of prettyIssues(plan.issues, made.files, terminal.colors)) terminal.out(`${text}\n`);
  terminal.out(steps(id, path, from, plan));
  await keepSchemas(made, { ids: [id] });
  return countIssues(plan.issues).errors > 0 ? exitCodes.failed : exitCodes.ok;
}

function steps(id: string, folder: string, from: string, { files, left }: BrandPlan): string {
  const about: Readonly<Record<string, string>> = {
    'brand.json': 'what differs: name, domains, pages, languages, features',
    'tokens.json': `its colours, those of ${from} until you change them`,
    'assets/logo.svg': 'a mark and its name, until it has a logo of its own',
    'assets/favicon.svg': 'the mark, in the colour brand.500 of its tokens',
  };
  const names = files.map(({ path }: FileSave) => path.slice(folder.length + 1));
  const widest = Math.max(...names.map((file) => file.length));
  return [
    `Made ${id}, which inherits from ${from}:`,
    ...names.map((file) => `  ${folder}/${file.padEnd(widest)}  ${about[file] ?? ''}`),
    ...(left.length > 0
      ? ['', `Left to do in ${folder}/brand.json:`, ...left.map(({ sentence }) => `  ${sentence}`)]
      : []),
    '',
    'Next:',
    `  livery dev              shows it under the host name ${id}.localhost; a running one does already`,
    `  livery check ${id}`,
    `  livery build ${id}`,
  ].join('\n');
}
