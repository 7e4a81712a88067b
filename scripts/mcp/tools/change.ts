import { wrongIn } from '@liveryjs/workspace/changes/add-edits';
import { doing, filesToApply, filesToTakeBack } from '@liveryjs/workspace/changes/applied';
import {
  listChangeSets,
  nameProblem,
  pathOfSet,
  readChangeSet,
  textOfSet,
} from '@liveryjs/workspace/changes/change-set';
import { filesWithSet } from '@liveryjs/workspace/changes/lay-over';
import { noteOf, setWithNote } from '@liveryjs/workspace/changes/notes';
import { collisionLine, editLine, noteLines, stateOf } from '@liveryjs/workspace/changes/print-set';
import { rebase } from '@liveryjs/workspace/changes/rebase';
import { counted } from '@liveryjs/workspace/check/counts';
import { draftEdits } from '@liveryjs/workspace/edits/draft-edits';
import type { FileChange } from '@liveryjs/workspace/edits/file-change';
import { collisionSentence } from '@liveryjs/workspace/edits/merge/merge-texts';
import { type FileSave, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { Failure } from '@liveryjs/workspace/failure';
import type { Outcome } from '@liveryjs/workspace/live/live-workspace';
import { z } from 'zod';
import { filesOfSet, sentence, setNamed } from '#scripts/mcp/names.ts';
import { cursorShape, pageOf, pageShape } from '#scripts/mcp/paging.ts';
import { defined, fileOf, fileShape, outcomeOf, outcomeShape } from '#scripts/mcp/shapes.ts';
import { addTool, type Tools } from '#scripts/mcp/tool.ts';

const name = z.string().describe('Name of the set: small letters, digits and -');
const take = z
  .enum(['mine', 'theirs'])
  .optional()
  .describe('Decides what others have changed, too: mine is the set, theirs the files');
const collisions = z.array(z.string()).describe('Places that others have changed, too: nothing was written');
const setShape = z.object({
  name: z.string(),
  title: z.string(),
  edits: z.number().int(),
  state: z.string(),
  wrong: z.string().optional().describe('Why it cannot be read'),
});

/** Adds the tools of change sets: edits under a name, which are applied as one and taken back. */
export function addChange(tools: Tools): void {
  const { live } = tools;
  const none: Outcome = { come: [], gone: [], reached: [] };

  addTool(
    tools,
    'change_new',
    {
      description: 'Begins a change set, to which edit adds when it names it.',
      input: { name, title: z.string().min(1).describe('The purpose, in a few words for people') },
      output: { file: z.string() },
      writes: true,
    },
    (input, workspace) => {
      const path = pathOfSet(input.name);
      const problem = nameProblem(input.name);
      if (problem !== undefined) throw new Failure(sentence(problem));
      if (workspace.files.size(path) !== undefined)
        throw new Failure(`${path} is there already. Choose another name, or call change_show.`);
      const after = textOfSet({ title: input.title.trim(), edits: [], from: {} });
      saveFiles(workspace, `livery change new ${input.name}`, [{ path, before: undefined, after }]);
      return { file: path };
    },
  );

  addTool(
    tools,
    'change_list',
    {
      description: 'All change sets, with what became of each.',
      input: cursorShape,
      output: { sets: z.array(setShape), ...pageShape },
    },
    ({ cursor }, workspace) => {
      const sets = listChangeSets(workspace).map((each) => {
        const named = readChangeSet(workspace, each);
        if ('wrong' in named)
          return { name: each, title: '', edits: 0, state: 'unreadable', wrong: named.wrong };
        const { title, edits } = named.set;
        return { name: each, title, edits: edits.length, state: stateOf(named.set) };
      });
      const { items, ...page } = pageOf(sets, cursor, live.revision);
      return { sets: items, ...page };
    },
  );

  addTool(
    tools,
    'change_show',
    {
      description: 'What a change set does: its edits, and what would come of it.',
      input: { name, ...cursorShape },
      output: {
        title: z.string(),
        state: z.string(),
        edits: z.array(z.string()),
        notes: z.string().optional().describe('Notes of people, with their answers'),
        wrong: z.array(z.string()).describe('Why it cannot be applied as it is'),
        ...outcomeShape,
        ...pageShape,
      },
    },
    async ({ name: setName, cursor }, workspace) => {
      const named = setNamed(workspace, setName);
      const laid = filesWithSet(workspace, named);
      const [files, wrong] = 'wrong' in laid ? [[], laid.wrong] : [laid.files, []];
      const lines = named.set.applied
        ? named.set.edits.map(editLine)
        : draftEdits(workspace, named.set.edits).edits.map((edit) => edit.sentence);
      const { items, ...page } = pageOf(lines, cursor, live.revision, 2000);
      const outcome = outcomeOf(files, await live.judge(files));
      return {
        title: named.set.title,
        state: stateOf(named.set),
        edits: items,
        ...(named.set.notes?.length && { notes: noteLines(named.set).join('\n') }),
        wrong: [...wrong],
        ...outcome,
        ...page,
      };
    },
  );

  addTool(
    tools,
    'change_diff',
    {
      description: 'The lines that a change set changes in the files of brands.',
      input: { name, ...cursorShape },
      output: { files: z.array(fileShape), ...pageShape },
    },
    ({ name: setName, cursor }, workspace) => {
      const files = filesOfSet(workspace, setName).map(fileOf);
      const { items, ...page } = pageOf(files, cursor, live.revision);
      return { files: items, ...page };
    },
  );

  addTool(
    tools,
    'change_note',
    {
      description:
        'Writes a note for people about a change set or one of its edits, answers one, or settles it.',
      input: {
        name,
        text: z.string().optional().describe('The note, or the answer'),
        edit: z.number().int().optional().describe('Number of the edit that it is about, from 1'),
        reply: z.number().int().optional().describe('Number of the note that it answers, from 1'),
        settled: z.boolean().optional().describe('With reply: true settles that note, false opens it again'),
      },
      output: { file: z.string() },
      writes: true,
    },
    ({ name: setName, text, edit, reply, settled }, workspace) => {
      if (edit !== undefined && reply !== undefined)
        throw new Failure('A note is about an edit, or it answers another note. Leave out edit or reply.');
      if (settled !== undefined && reply === undefined)
        throw new Failure('settled is of a note that is there. Name its number with reply.');
      const named = setNamed(workspace, setName);
      const note = noteOf(workspace, named, { text, edit, reply, isSettled: settled });
      const save = 'wrong' in note ? note : setWithNote(workspace, named, note, doing(workspace.root));
      if ('wrong' in save) throw new Failure(save.wrong.replace(/^say/, 'Say'));
      saveFiles(workspace, `livery change note ${setName}`, [save]);
      return { file: named.path };
    },
  );

  const written = {
    written: z.array(z.string()).describe('Files'),
    collisions,
    refused: z.string().optional().describe('Why nothing was written'),
    ...outcomeShape,
  };

  /** Writes files where no error comes of those of the brands. */
  async function save(what: string, ofBrands: readonly FileChange[], saves: readonly FileSave[]) {
    const outcome = await live.judge(ofBrands);
    const errors = outcome.come.filter(({ severity }) => severity === 'error');
    const answer = { collisions: [], ...outcomeOf(ofBrands, outcome) };
    const refused = `${counted(errors.length, 'error')} would come of it: ${errors[0]?.message} Add edits that mend it.`;
    if (errors.length > 0) return { written: [], refused, ...answer };
    saveFiles(live.workspace, what, saves);
    return { written: saves.map(({ path }) => path), ...answer };
  }
  const collided = (lines: readonly string[]) => ({
    written: [],
    refused: 'Others have changed the same places since. Say with take which side counts.',
    collisions: [...lines],
    ...outcomeOf([], none),
  });

  addTool(
    tools,
    'change_apply',
    {
      description:
        'Writes a change set into the files of brands: all of it, or nothing. Refused where errors would come.',
      input: { name, take },
      output: written,
      writes: true,
    },
    ({ name: setName, take: side }, workspace) => {
      const named = setNamed(workspace, setName);
      if (named.set.applied) throw new Failure(`${setName} is ${stateOf(named.set)} already.`);
      if (named.set.edits.length === 0)
        throw new Failure(
          `${setName} has no edit yet. Add some by edit, with change: ${JSON.stringify(setName)}.`,
        );
      const rebased = rebase(workspace, named.set, side);
      if (rebased.collisions.length > 0) return collided(rebased.collisions.map(collisionLine));
      const { draft } = rebased;
      const wrong = wrongIn(draft);
      if (wrong.length > 0) throw new Failure(`${named.path}: ${wrong.join('\n')}`);
      const { files } = draft;
      const saves = filesToApply(workspace, named, rebased.set, files, doing(workspace.root));
      return save(`livery change apply ${setName}`, files, saves);
    },
  );

  addTool(
    tools,
    'change_undo',
    {
      description: 'Takes an applied change set back. What others have changed since stays.',
      input: { name, take },
      output: written,
      writes: true,
    },
    ({ name: setName, take: side }, workspace) => {
      const named = setNamed(workspace, setName);
      if (named.set.applied === undefined)
        throw new Failure(`${setName} is not applied, so there is nothing to take back.`);
      const back = filesToTakeBack(workspace, named, doing(workspace.root), side);
      if (back.collisions.length > 0)
        return collided(back.collisions.map((each) => `${each.file} ${collisionSentence(each)}`));
      // A file that goes says nothing any more.
      const files = back.files.flatMap(({ path, before, after = '{}' }): FileChange[] =>
        path.startsWith(`${workspace.brandsFolder}/`) ? [{ path, before, after }] : [],
      );
      return save(`livery change undo ${setName}`, files, back.files);
    },
  );

  addTool(
    tools,
    'change_rebase',
    {
      description: 'Holds a change set against what the files say now. Only the set is written.',
      input: { name, take },
      output: { changed: z.array(z.string()).describe('Files that others have changed'), collisions },
      writes: true,
    },
    ({ name: setName, take: side }, workspace) => {
      const named = setNamed(workspace, setName);
      if (named.set.applied)
        throw new Failure(`${setName} is ${stateOf(named.set)}, and is not rebased any more.`);
      const rebased = rebase(workspace, named.set, side);
      if (rebased.collisions.length === 0)
        saveFiles(workspace, `livery change rebase ${setName}`, [
          { path: named.path, before: named.text, after: textOfSet(rebased.set) },
        ]);
      return { changed: [...rebased.changed], collisions: rebased.collisions.map(collisionLine) };
    },
  );

  addTool(
    tools,
    'change_remove',
    {
      description: 'Takes a change set away. What it has changed in brands stays.',
      input: { name },
      output: { file: z.string() },
      writes: true,
    },
    ({ name: setName }, workspace) => {
      const { path, text } = setNamed(workspace, setName);
      saveFiles(workspace, `livery change remove ${setName}`, [{ path, before: text, after: undefined }]);
      return defined({ file: path });
    },
  );
}
